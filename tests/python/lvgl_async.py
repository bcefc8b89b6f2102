# Calls that LVGL makes later, and those that are cancelled before.
import lvgl as lv

lv.init()


class Equal:
    # Compared while LVGL's timers are looked through.
    def __eq__(self, other):
        made.append(lv.timer_create(lambda timer: None, 1000))
        return False


class Counter:
    def count(self, data):
        log.append(-data)


log = []
made = []
counter = Counter()


def call(data):
    log.append(data)


def run(name):
    lv.tick_inc(1)
    lv.timer_handler()
    print(name, [data if isinstance(data, (bool, int)) else "object" for data in log])
    log.clear()


lv.async_call(call, 1)
lv.async_call(call, 2)
lv.async_call(call)
lv.async_call(counter.count, 1)
lv.async_call(call, Equal())
print(lv.async_call_cancel(call, 2) == lv.RESULT.OK)
print(lv.async_call_cancel(call) == lv.RESULT.OK)
print(lv.async_call_cancel(counter.count, 1) == lv.RESULT.OK)
print(lv.async_call_cancel(counter.count, 1) == lv.RESULT.OK)
print(lv.async_call_cancel(call, 7) == lv.RESULT.OK)
run("cancelled")
print(len(made) > 0)

# The newest runs first, and cancels another.
lv.async_call(call, 3)
lv.async_call(lambda data: log.append(lv.async_call_cancel(call, 3) == lv.RESULT.OK))
run("from within")
run("later")

for i in range(100):
    lv.async_call(call, i)
print(sum(lv.async_call_cancel(call, i) == lv.RESULT.OK for i in range(0, 100, 2)))
lv.tick_inc(1)
lv.timer_handler()
print(sorted(log) == list(range(1, 100, 2)))
try:
    lv.async_call_cancel()
except TypeError as e:
    print(e)
lv.deinit()
