"""What LVGL's memory is doing. A firmware without the pools has this module too; then all of stats() is 0."""

from array import array
from typing import Any, TypedDict

class _Stats(TypedDict):
    """Sizes are bytes."""

    wraps: bool
    """Whether the linker wraps the collector's functions: collections are exact."""
    leaves: bool
    """Whether collections leave out the data of str, bytes, bytearray and arrays of numbers."""
    pools: int
    """Pools, the reserve and the fast pool not counted."""
    bytes: int
    """Their memory."""
    used: int
    """Taken by blocks in pools, in the reserve and in the fast pool, headers included."""
    free: int
    """Free in pools, the reserve and the fast pool not counted."""
    peak: int
    """The most that was ever taken in pools, the reserve, the fast pool and blocks of LVGL's own together."""
    largest_free: int
    """Largest request that a pool can serve now, at least."""
    used_blocks: int
    """Allocated blocks in pools, in the reserve and in the fast pool."""
    free_blocks: int
    """Free blocks in pools."""
    gc_blocks: int
    """Blocks of LVGL's own in the heap: big ones, and what fitted nowhere else."""
    gc_bytes: int
    """Their payload."""
    reserve: int
    """The reserve's size, 0 where there is none."""
    reserve_free: int
    """Free in it."""
    fast: int
    """The fast pool's size (LVMP_FAST_POOL_BYTES), 0 where there is none."""
    fast_free: int
    """Free in it."""
    fallbacks: int
    """Requests for less than LVMP_POOL_BIG that got a block of their own, since no pool had room."""
    shortages: int
    """Requests that found neither pool nor heap: served from the reserve, or refused."""
    grown: int
    """Pools made since LVGL started."""
    returned: int
    """Pools returned to the heap since then."""

def stats() -> _Stats:
    """What LVGL's memory holds now, as a dict."""

def check() -> None:
    """Look at every block of the pools.

    Raises:
        RuntimeError: LVGL's memory is damaged; the message has the address.
    """

def trim() -> int:
    """Return empty pools to the heap, and fill the reserve.

    Returns:
        how many bytes went back to the heap
    """

def reserve(size: int, /) -> None:
    """Make a pool for `size` bytes that stays: at boot, while the heap is whole.

    Raises:
        ValueError: the size is negative, or too small for a pool.
        RuntimeError: there are as many pools as there can be.
        MemoryError: the heap has no room for it.
    """

def add_pool(buffer: bytearray | memoryview | array[Any], /) -> None:
    """Let LVGL's memory come from a buffer too, until a soft reset.

    The buffer is kept alive; nobody else may write to it or resize it.

    Raises:
        TypeError: it is no writable buffer.
        ValueError: it is too small for a pool, a pool already, or outside the heap where the linker wraps nothing.
        RuntimeError: there are as many pools as there can be.
    """

def heap_map() -> bytes:
    """A picture of the heap, which `cargo xtask heapmap` draws.

    Returns:
        a byte for each block of the heap: 0 free, 1 the head of an allocation, 2 what belongs to the head before it;
        of LVGL's memory 3 used in a pool, 4 free in a pool, 5 a block of its own, 6 the reserve
    """
