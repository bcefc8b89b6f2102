# builds: leaf test
# What looks like a str or a bytearray to the collector, and is none, keeps alive what it holds; what is one keeps its data.
import gc
import array
import lvmp
import lvmp_test as t
import sys
import uctypes
from _leak import grows


dead = 0


def died():
    global dead
    dead += 1


class Held:
    """Something of Python's own that has a number, and an object with a finaliser."""

    def __init__(self, n):
        self.n = n
        self.watch = t.on_del(died)


def scrub(depth=30):
    """Overwrites what calls have left of references on the stack."""
    return 0 if depth == 0 else scrub(depth - 1) + 1


def collect():
    scrub()
    gc.collect()
    gc.collect()


def words_like(kind):
    """Items that begin with a class, as objects of that class do, in every place of an object's data."""
    return [
        [kind, Held(0), 1, 2],
        [kind, 0, Held(1), 2],
        [kind, 0, 8, Held(2)],
        [kind, 0, 128, [Held(3)]],
        [kind, 1, 16, (Held(4),), 5, 6, 7, 8],
        {kind: Held(5)},
        (kind, 0, 4, Held(6)),
        {kind, 0, 4},
    ]


def check_like(kind):
    global dead
    collect()
    dead = 0
    lists = words_like(kind)
    # Copies have just the items' size: nothing behind them.
    lists += [list(items) for items in lists if isinstance(items, list)]
    for _ in range(3):
        collect()
        junk = [bytearray(50) for _ in range(200)]
        assert dead == 0, (kind, dead)
    assert lists[0][1].n == 0 and lists[1][2].n == 1 and lists[2][3].n == 2
    assert lists[3][3][0].n == 3 and lists[4][3][0].n == 4
    assert lists[5][kind].n == 5 and lists[6][3].n == 6
    lists = junk = None
    collect()
    assert dead > 3, "none died in the end either"


def check_data():
    """Data of every kind survives, moved and grown."""
    texts = ["text %d " % i * 40 for i in range(50)]
    data = [bytes(range(256)) * (i + 1) for i in range(20)]
    grown = bytearray()
    numbers = array.array("d", [i / 2 for i in range(500)])
    for i in range(200):
        grown.extend(b"0123456789abcdef")
        if i % 10 == 0:
            numbers.append(i)
            collect()
            [bytearray(400) for _ in range(20)]
    assert all(text == "text %d " % i * 40 for i, text in enumerate(texts))
    assert all(part == bytes(range(256)) * (i + 1) for i, part in enumerate(data))
    assert grown == b"0123456789abcdef" * 200
    assert list(numbers)[:500] == [i / 2 for i in range(500)] and len(numbers) == 520


def check_objects():
    """An array of objects is none of numbers."""
    global dead
    collect()
    dead = 0
    objects = array.array("O", [Held(i) for i in range(20)])
    collect()
    assert dead == 0
    assert [item.n for item in objects] == list(range(20))


def check_window(first):
    """Memory that a bytearray shows by its address is still the list's that it belongs to."""
    global dead
    collect()
    dead = 0
    items = [Held(i) for i in range(64)]
    # A list object's fourth word is the address of its items.
    size = 8 if sys.maxsize > 1 << 32 else 4
    address = uctypes.bytes_at(id(items), 4 * size)
    at = int.from_bytes(address[3 * size :], "little")
    window = uctypes.bytearray_at(at, 64 * size)
    keep = [window, items] if first else [items, window]
    del window, items
    collect()
    assert dead == 0
    assert [item.n for item in keep[first]] == list(range(64))


def check_hidden():
    """An address in a bytearray keeps nothing alive where leaves are known, and does where they are not."""
    global dead
    collect()
    dead = 0
    hidden = [hide(i) for i in range(16)]
    collect()
    # The stack may still refer to the data of the last ones.
    assert dead in (range(12, 17) if lvmp.stats()["leaves"] else (0,)), dead
    del hidden


def hide(i):
    size = len(bytes(array.array("P", [0])))
    hidden = bytearray(512)
    hidden[8 * size : 9 * size] = id(t.on_del(died)).to_bytes(size, "little")
    return hidden


def come_and_go():
    """Thousands of leaves; nothing of them stays."""
    for i in range(20):
        [b"%d" % i * 20 for i in range(500)] + [bytearray(i) for i in range(100)]


for kind in (str, bytes, bytearray, array.array):
    check_like(kind)
check_data()
check_objects()
check_window(0)
check_window(1)
check_hidden()
assert not grows(come_and_go)
print("ok")
