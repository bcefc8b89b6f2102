# LVMP_GC_LEAF: the data of bytes and their like are marked and not looked into; those of an array of objects are.
import array
import gc
import struct
import lvmp
import lvmp_test as t

if not lvmp.stats()["wraps"]:
    print("SKIP")
    raise SystemExit

died = [0]


def on_del():
    died[0] += 1


def churn():
    [[0] * 50 for _ in range(50)]
    gc.collect()
    gc.collect()


def hidden():
    # The address of an object that nothing else refers to.
    return struct.pack("P", t.address_of(t.on_del(on_del)))


def holders():
    return [
        bytes(8) + hidden(),
        bytearray(hidden()),
        array.array("I", hidden()),
        array.array("Q", hidden()),
    ]


keep = holders()
churn()
print("looked into", died[0])
t.leaves(True)
churn()
print("leaves", died[0])
objects = array.array("O", [t.on_del(on_del)])
text = [str(i) * 50 for i in range(100)]
data = [bytearray([i] * 200) for i in range(100)]
churn()
print("objects", died[0])
assert all(text[i] == str(i) * 50 for i in range(100))
assert all(bytes(data[i]) == bytes([i] * 200) for i in range(100))
print("ok")
