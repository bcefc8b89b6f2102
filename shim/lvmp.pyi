"""What LVGL's memory is doing. A firmware without the pools has this module too; then all of stats() is 0."""

from typing import TypedDict

class _Stats(TypedDict):
    """Sizes are bytes."""

    wraps: bool
    """Whether the linker wraps the collector's functions: collections are exact."""
    leaves: bool
    """Whether collections leave out the data of str, bytes, bytearray and arrays of numbers."""
    pools: int
    """Pools, the reserve not counted."""
    bytes: int
    """Memory of all pools, the reserve not counted."""
    used: int
    """Taken by blocks in pools and in the reserve, headers included."""
    free: int
    """Free in pools, the reserve not counted."""
    peak: int
    """The most that was ever taken in pools, the reserve and blocks of LVGL's own together."""
    largest_free: int
    """Largest request that a pool can serve now, at least."""
    used_blocks: int
    """Allocated blocks in pools and in the reserve."""
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
        ValueError: the size is negative.
        MemoryError: the heap has no room for it.
    """

def heap_map() -> bytes:
    """A picture of the heap, which `cargo xtask heapmap` draws.

    Returns:
        a byte for each block of the heap: 0 free, 1 the head of an allocation, 2 what belongs to the head before it;
        of LVGL's memory 3 used in a pool, 4 free in a pool, 5 a block of its own, 6 the reserve
    """
