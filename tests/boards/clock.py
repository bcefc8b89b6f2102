# The board's clock: 64 ns for each instruction.
import time


def spent(ticks, seconds):
    start = ticks()
    time.sleep_ms(int(seconds * 1000))
    return time.ticks_diff(ticks(), start)


assert 20 <= spent(time.ticks_ms, 0.02) <= 21
assert 20_000 <= spent(time.ticks_us, 0.02) <= 20_500
instructions = spent(time.ticks_cpu, 0.02)
assert abs(instructions - 20_000_000 // 64) < 5000, instructions


# What runs twice takes as long twice, whatever the host does.
def work():
    for _ in range(100):
        pass


def measured():
    start = time.ticks_cpu()
    work()
    return time.ticks_diff(time.ticks_cpu(), start)


measured()
assert measured() == measured()

# Over the first timer's end after 171 seconds: it was never more than a moment.
end = time.ticks_add(time.ticks_ms(), 172_000)
last = time.ticks_us()
while time.ticks_diff(end, time.ticks_ms()) > 0:
    time.sleep_ms(1000)
    now = time.ticks_us()
    assert 0 < time.ticks_diff(now, last) < 1_010_000, time.ticks_diff(now, last)
    last = now
print("ok")
