# What tests of leaks share; no test itself.
import gc


def mem_free():
    gc.collect()
    gc.collect()
    return gc.mem_free()


def grows(round, rounds=5):
    """Whether each round leaves less memory free than the one before: that is a leak, of however little. What a stale word on
    the stack happens to keep alive does not grow."""
    for _ in range(rounds):
        before = mem_free()
        round()
        if mem_free() >= before:
            return False
    return True
