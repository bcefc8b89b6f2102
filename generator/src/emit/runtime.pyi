"""LVGL for MicroPython: `lv.label(parent).set_text("x")`.

Functions take no keyword arguments. None is NULL. A dict of its fields stands for a struct, a list or tuple for an array.
What is true of all of them stands in lvgl/README.md.
"""

# mypy: disable-error-code="override"
# A widget's function may take other arguments than the one of the same name that its base has: they are C's.

import builtins
from array import array
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias, TypeVar

from typing_extensions import Never, Self

import lvgl

_T = TypeVar("_T")

# What has an address: LVGL writes there, or only reads.
_Writable: TypeAlias = "bytearray | memoryview | array[Any] | _Pointer | obj"
_Readable: TypeAlias = "bytes | str | _Writable"
# A struct, or its fields by their names; a pointer to it; and where LVGL takes several, a list of them.
_Struct: TypeAlias = "_T | Blob | dict[str, Any]"
_Structs: TypeAlias = "_Struct[_T] | Sequence[_Struct[_T]]"

def init() -> None:
    """Start LVGL, unless it is running already."""

def deinit() -> None:
    """End LVGL: all widgets, timers and displays are gone, and their memory is free.

    Raises:
        RuntimeError: in a callback of LVGL's.
    """

class LvReferenceError(Exception):
    """A widget, or something else of LVGL's, was used after LVGL had deleted it."""

class _Pointer:
    """The base of all structs."""

    @classmethod
    def __cast__(cls, pointer: _Writable, /) -> Self:
        """What is at the pointer, as an object of this type. The pointer is trusted."""

    def __cast_instance__(self, pointer: _Writable, /) -> Self:
        """Stand for what is at the pointer from now on; the same object."""

    def __getitem__(self, index: int, /) -> Self:
        """One struct of an array of them."""

    def __setitem__(self, index: int, value: Self | dict[str, Any], /) -> None:
        """Copy a struct, or its fields, into an array."""

    def __dereference__(self, size: int = ..., /) -> memoryview:
        """The memory at the pointer, to be read and written: a struct's own size, or as many bytes as are given."""

class Blob(_Pointer):
    """A pointer to memory of no known type: `lv.area_t.__cast__(blob)` gives it one."""

class C_Pointer(_Pointer):
    """A word for a pointer or a number that LVGL writes through a pointer."""

    __SIZE__: Final[int]
    ptr_val: Any
    str_val: str | None
    int_val: int
    uint_val: int

    def __init__(self, fields: C_Pointer | dict[str, Any] | int | None = None, /) -> None:
        """Copy a word, set its fields, or make an array of as many."""
