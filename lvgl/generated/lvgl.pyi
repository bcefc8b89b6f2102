# Made by lvmp-generator from LVGL 9.5.0 and lv_conf.h: do not edit. `cargo xtask gen` makes it again.
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

class _anim_t_parameter(_Pointer):
    def __init__(self, fields: _Struct[_anim_t_parameter] | int | None = None, /) -> None: ...
    @property
    def bezier3(self) -> anim_bezier3_para_t:
        """Parameter used when path is custom_bezier."""
    @bezier3.setter
    def bezier3(self, value: _Struct[anim_bezier3_para_t], /) -> None: ...

class _font_glyph_dsc_t_gid(_Pointer):
    def __init__(self, fields: _Struct[_font_glyph_dsc_t_gid] | int | None = None, /) -> None: ...
    index: int
    """Glyph descriptor index."""
    @property
    def src(self) -> Blob | None:
        """The source data used by image fonts."""
    @src.setter
    def src(self, value: _Readable | None, /) -> None: ...

class _grad_dsc_t_params(_Pointer):
    def __init__(self, fields: _Struct[_grad_dsc_t_params] | int | None = None, /) -> None: ...
    @property
    def linear(self) -> _grad_dsc_t_params_linear: ...
    @linear.setter
    def linear(self, value: _Struct[_grad_dsc_t_params_linear], /) -> None: ...
    @property
    def radial(self) -> _grad_dsc_t_params_radial: ...
    @radial.setter
    def radial(self, value: _Struct[_grad_dsc_t_params_radial], /) -> None: ...
    @property
    def conical(self) -> _grad_dsc_t_params_conical: ...
    @conical.setter
    def conical(self, value: _Struct[_grad_dsc_t_params_conical], /) -> None: ...

class _grad_dsc_t_params_linear(_Pointer):
    def __init__(self, fields: _Struct[_grad_dsc_t_params_linear] | int | None = None, /) -> None: ...
    @property
    def start(self) -> point_t:
        """Linear gradient vector start point."""
    @start.setter
    def start(self, value: _Struct[point_t], /) -> None: ...
    @property
    def end(self) -> point_t:
        """Linear gradient vector end point."""
    @end.setter
    def end(self, value: _Struct[point_t], /) -> None: ...

class _grad_dsc_t_params_radial(_Pointer):
    def __init__(self, fields: _Struct[_grad_dsc_t_params_radial] | int | None = None, /) -> None: ...
    @property
    def focal(self) -> point_t:
        """Center of the focal (starting) circle in local coordinates."""
    @focal.setter
    def focal(self, value: _Struct[point_t], /) -> None: ...
    @property
    def focal_extent(self) -> point_t:
        """Point on the circle (can be the same as the center)"""
    @focal_extent.setter
    def focal_extent(self, value: _Struct[point_t], /) -> None: ...
    @property
    def end(self) -> point_t:
        """Center of the ending circle in local coordinates."""
    @end.setter
    def end(self, value: _Struct[point_t], /) -> None: ...
    @property
    def end_extent(self) -> point_t:
        """Point on the circle determining the radius of the gradient."""
    @end_extent.setter
    def end_extent(self, value: _Struct[point_t], /) -> None: ...

class _grad_dsc_t_params_conical(_Pointer):
    def __init__(self, fields: _Struct[_grad_dsc_t_params_conical] | int | None = None, /) -> None: ...
    @property
    def center(self) -> point_t:
        """Conical gradient center point."""
    @center.setter
    def center(self, value: _Struct[point_t], /) -> None: ...
    start_angle: int
    """Start angle 0..3600."""
    end_angle: int
    """End angle 0..3600."""

class _yuv_buf_t_planar(_Pointer):
    def __init__(self, fields: _Struct[_yuv_buf_t_planar] | int | None = None, /) -> None: ...
    @property
    def y(self) -> yuv_plane_t: ...
    @y.setter
    def y(self, value: _Struct[yuv_plane_t], /) -> None: ...
    @property
    def u(self) -> yuv_plane_t: ...
    @u.setter
    def u(self, value: _Struct[yuv_plane_t], /) -> None: ...
    @property
    def v(self) -> yuv_plane_t: ...
    @v.setter
    def v(self, value: _Struct[yuv_plane_t], /) -> None: ...

class _yuv_buf_t_semi_planar(_Pointer):
    def __init__(self, fields: _Struct[_yuv_buf_t_semi_planar] | int | None = None, /) -> None: ...
    @property
    def y(self) -> yuv_plane_t: ...
    @y.setter
    def y(self, value: _Struct[yuv_plane_t], /) -> None: ...
    @property
    def uv(self) -> yuv_plane_t: ...
    @uv.setter
    def uv(self, value: _Struct[yuv_plane_t], /) -> None: ...

class obj:

    class TREE_WALK:
        NEXT: Final[int]
        SKIP_CHILDREN: Final[int]
        END: Final[int]

    class POINT_TRANSFORM_FLAG:
        NONE: Final[int]
        """No flags."""
        RECURSIVE: Final[int]
        """Consider the transformation properties of the parents too."""
        INVERSE: Final[int]
        """Execute the inverse of the transformation (-angle and 1/zoom)"""
        INVERSE_RECURSIVE: Final[int]
        """Both inverse and recursive."""

    class CLASS_EDITABLE:
        INHERIT: Final[int]
        """Check the base class. Must have 0 value to let zero initialized class inherit."""
        TRUE: Final[int]
        FALSE: Final[int]

    class CLASS_GROUP_DEF:
        INHERIT: Final[int]
        """Check the base class. Must have 0 value to let zero initialized class inherit."""
        TRUE: Final[int]
        FALSE: Final[int]

    class CLASS_THEME_INHERITABLE:
        FALSE: Final[int]
        """Do not inherit theme from base class."""
        TRUE: Final[int]

    class FLAG:
        """On/Off features controlling the object's behavior. OR-ed values are possible.

        Note: update obj flags corresponding properties below whenever add/remove flags or change
        bit definition of flags.
        """
        HIDDEN: Final[int]
        """Make the object hidden. (Like it wasn't there at all)"""
        CLICKABLE: Final[int]
        """Make the object clickable by the input devices."""
        CLICK_FOCUSABLE: Final[int]
        """Add focused state to the object when clicked."""
        CHECKABLE: Final[int]
        """Toggle checked state when the object is clicked."""
        SCROLLABLE: Final[int]
        """Make the object scrollable."""
        SCROLL_ELASTIC: Final[int]
        """Allow scrolling inside but with slower speed."""
        SCROLL_MOMENTUM: Final[int]
        """Make the object scroll further when "thrown"."""
        SCROLL_ONE: Final[int]
        """Allow scrolling only one snappable children."""
        SCROLL_CHAIN_HOR: Final[int]
        """Allow propagating the horizontal scroll to a parent."""
        SCROLL_CHAIN_VER: Final[int]
        """Allow propagating the vertical scroll to a parent."""
        SCROLL_CHAIN: Final[int]
        SCROLL_ON_FOCUS: Final[int]
        """Automatically scroll object to make it visible when focused."""
        SCROLL_WITH_ARROW: Final[int]
        """Allow scrolling the focused object with arrow keys."""
        SNAPPABLE: Final[int]
        """If scroll snap is enabled on the parent it can snap to this object."""
        PRESS_LOCK: Final[int]
        """Keep the object pressed even if the press slid from the object."""
        EVENT_BUBBLE: Final[int]
        """Propagate the events to the parent too."""
        GESTURE_BUBBLE: Final[int]
        """Propagate the gestures to the parent."""
        ADV_HITTEST: Final[int]
        """Allow performing more accurate hit (click) test. E.g. consider rounded corners."""
        IGNORE_LAYOUT: Final[int]
        """Make the object not positioned by the layouts."""
        FLOATING: Final[int]
        """Do not scroll the object when the parent scrolls and ignore layout."""
        SEND_DRAW_TASK_EVENTS: Final[int]
        """Send `lv.EVENT.DRAW_TASK_ADDED` events."""
        OVERFLOW_VISIBLE: Final[int]
        """Do not clip the children to the parent's ext draw size."""
        EVENT_TRICKLE: Final[int]
        """Propagate the events to the children too."""
        STATE_TRICKLE: Final[int]
        """Propagate the states to the children too."""
        LAYOUT_1: Final[int]
        """Custom flag, free to use by layouts."""
        LAYOUT_2: Final[int]
        """Custom flag, free to use by layouts."""
        FLEX_IN_NEW_TRACK: Final[int]
        """Start a new flex track on this item."""
        WIDGET_1: Final[int]
        """Custom flag, free to use by widget."""
        WIDGET_2: Final[int]
        """Custom flag, free to use by widget."""
        USER_1: Final[int]
        """Custom flag, free to use by user."""
        USER_2: Final[int]
        """Custom flag, free to use by user."""
        USER_3: Final[int]
        """Custom flag, free to use by user."""
        USER_4: Final[int]
        """Custom flag, free to use by user."""

    def __init__(self, parent: obj | None = None, /) -> None:
        """Create a base object (a rectangle)

        Args:
            parent: a parent object. If None then a screen will be created.
        """

    @classmethod
    def __cast__(cls, pointer: _Writable, /) -> Self:
        """The widget at the pointer."""

    def set_flex_flow(self, flow: int, /) -> None:
        """Set how the item should flow.

        Args:
            flow: an element of `lv.FLEX_FLOW`.
        """

    def set_flex_align(self, main_place: int, cross_place: int, track_cross_place: int, /) -> None:
        """Set how to place (where to align) the items and tracks.

        Args:
            main_place: where to place the items on main axis (in their track). Any value of
                `lv.FLEX_ALIGN`.
            cross_place: where to place the item in their track on the cross axis.
                `lv.FLEX_ALIGN.START/END/CENTER`
            track_cross_place: where to place the tracks in the cross direction. Any value of
                `lv.FLEX_ALIGN`.
        """

    def set_flex_grow(self, grow: int, /) -> None:
        """Sets the width or height (on main axis) to grow the object in order fill the free space.

        Args:
            grow: a value to set how much free space to take proportionally to other growing items.
        """

    def set_grid_dsc_array(
        self,
        col_dsc: _Readable | Sequence[int],
        row_dsc: _Readable | Sequence[int],
        /,
    ) -> None:
        """Make the widget a grid with these columns and rows, each list ended by
        lv.GRID_TEMPLATE_LAST.
        """

    def set_grid_align(self, column_align: int, row_align: int, /) -> None:
        """Set where the columns and rows stay when there is room to spare.

        Args:
            column_align: lv.GRID_ALIGN
            row_align: lv.GRID_ALIGN
        """

    def set_grid_cell(
        self,
        column_align: int,
        col_pos: int,
        col_span: int,
        row_align: int,
        row_pos: int,
        row_span: int,
        /,
    ) -> None:
        """Set the cell of an object. The object's parent needs to have grid layout, else nothing will
        happen.

        Args:
            column_align: the vertical alignment in the cell. `LV_GRID_START/END/CENTER/STRETCH`
            col_pos: column ID
            col_span: number of columns to take (>= 1)
            row_align: the horizontal alignment in the cell. `LV_GRID_START/END/CENTER/STRETCH`
            row_pos: row ID
            row_span: number of rows to take (>= 1)
        """

    def delete(self) -> None:
        """Delete an object and all of its children. Also remove the objects from their group and
        remove all animations (if any). Send `lv.EVENT.DELETE` to deleted objects.
        """

    def clean(self) -> None:
        """Delete all children of an object. Also remove the objects from their group and remove all
        animations (if any). Send `lv.EVENT.DELETE` to deleted objects.
        """

    def delete_delayed(self, delay_ms: int, /) -> None:
        """Delete an object after some delay.

        Args:
            delay_ms: time to wait before delete in milliseconds
        """

    def delete_async(self) -> None:
        """Helper function for asynchronously deleting objects. Useful for cases where you can't delete
        an object directly in an `lv.EVENT.DELETE` handler (i.e. parent).

        See lv.async_call.
        """

    def set_parent(self, parent: obj, /) -> None:
        """Move the parent of an object. The relative coordinates will be kept.

        Args:
            parent: the new parent
        """

    def swap(self, obj2: obj, /) -> None:
        """Swap the positions of two objects. When used in listboxes, it can be used to sort the
        listbox items.

        Args:
            obj2: the second object
        """

    def move_to_index(self, index: int, /) -> None:
        """Moves the object to the given index in its parent. When used in listboxes, it can be used to
        sort the listbox items.

        To move to the background: lv.obj.move_to_index(obj, 0)

        To move forward (up): lv.obj.move_to_index(obj, lv.obj.get_index(obj) - 1)

        Args:
            index: new index in parent. -1 to count from the back
        """

    def get_screen(self) -> obj:
        """Get the screen of an object.

        Returns:
            the object's screen
        """

    def get_display(self) -> display_t:
        """Get the display of the object.

        Returns:
            the object's display
        """

    def get_parent(self) -> obj | None:
        """Get the parent of an object.

        Returns:
            the parent of the object. (None if `obj` was a screen)
        """

    def get_child(self, idx: int, /) -> obj | None:
        """Get the child of an object by the child's index.

        Args:
            idx: the index of the child. 0: the oldest (firstly created) child 1: the second oldest
                child count-1: the youngest -1: the youngest -2: the second youngest

        Returns:
            the child or None if the index was invalid
        """

    def get_child_by_type(self, idx: int, class_p: obj_class_t | Blob, /) -> obj | None:
        """Get the child of an object by the child's index. Consider the children only with a given
        type.

        Args:
            idx: the index of the child. 0: the oldest (firstly created) child 1: the second oldest
                child count-1: the youngest -1: the youngest -2: the second youngest
            class_p: the type of the children to check

        Returns:
            the child or None if the index was invalid
        """

    def get_sibling(self, idx: int, /) -> obj | None:
        """Return a sibling of an object.

        Args:
            idx: 0: `obj` itself -1: the first older sibling -2: the next older sibling 1: the first
                younger sibling 2: the next younger sibling etc

        Returns:
            the requested sibling or None if there is no such sibling
        """

    def get_sibling_by_type(self, idx: int, class_p: obj_class_t | Blob, /) -> obj | None:
        """Return a sibling of an object. Consider the siblings only with a given type.

        Args:
            idx: 0: `obj` itself -1: the first older sibling -2: the next older sibling 1: the first
                younger sibling 2: the next younger sibling etc
            class_p: the type of the children to check

        Returns:
            the requested sibling or None if there is no such sibling
        """

    def get_child_count(self) -> int:
        """Get the number of children.

        Returns:
            the number of children
        """

    def get_child_count_by_type(self, class_p: obj_class_t | Blob, /) -> int:
        """Get the number of children having a given type.

        Args:
            class_p: the type of the children to check

        Returns:
            the number of children
        """

    def get_index(self) -> int:
        """Get the index of a child.

        Returns:
            the child index of the object. E.g. 0: the oldest (firstly created child). (-1 if child
                could not be found or no parent exists)
        """

    def get_index_by_type(self, class_p: obj_class_t | Blob, /) -> int:
        """Get the index of a child. Consider the children only with a given type.

        Args:
            class_p: the type of the children to check

        Returns:
            the child index of the object. E.g. 0: the oldest (firstly created child with the given
                class). (-1 if child could not be found or no parent exists)
        """

    def tree_walk(self, cb: Callable[[obj, Any], int], user_data: object = None, /) -> None:
        """Iterate through all children of any object.

        Args:
            cb: call this callback on the objects
            user_data: any user related data (will be passed to `cb`)
        """

    def dump_tree(self) -> None:
        """Iterate through all children of any object and print their ID."""

    def set_pos(self, x: int, y: int, /) -> None:
        """Set the position of an object relative to the set alignment.

        With default alignment it's the distance from the top left corner.

        E.g. lv.ALIGN.CENTER alignment it's the offset from the center of the parent.

        The position is interpreted on the content area of the parent.

        The values can be set in pixel or in percentage of parent size with `lv.pct(v)`

        Args:
            x: new x coordinate
            y: new y coordinate
        """

    def set_x(self, x: int, /) -> None:
        """Set the x coordinate of an object.

        With default alignment it's the distance from the top left corner.

        E.g. lv.ALIGN.CENTER alignment it's the offset from the center of the parent.

        The position is interpreted on the content area of the parent.

        The values can be set in pixel or in percentage of parent size with `lv.pct(v)`

        Args:
            x: new x coordinate
        """

    def set_y(self, y: int, /) -> None:
        """Set the y coordinate of an object.

        With default alignment it's the distance from the top left corner.

        E.g. lv.ALIGN.CENTER alignment it's the offset from the center of the parent.

        The position is interpreted on the content area of the parent.

        The values can be set in pixel or in percentage of parent size with `lv.pct(v)`

        Args:
            y: new y coordinate
        """

    def set_size(self, w: int, h: int, /) -> None:
        """Set the size of an object.

        Possible values are: pixel simple set the size accordingly lv.SIZE_CONTENT set the size to
        involve all children in the given direction lv.pct(x) to set size in percentage of the
        parent's content area size (the size without paddings). x should be in [0..1000]% range.

        Args:
            w: the new width
            h: the new height
        """

    def refr_size(self) -> bool:
        """Recalculate the size of the object.

        Returns:
            True: the size has been changed
        """

    def set_width(self, w: int, /) -> None:
        """Set the width of an object.

        Possible values are: pixel simple set the size accordingly lv.SIZE_CONTENT set the size to
        involve all children in the given direction lv.pct(x) to set size in percentage of the
        parent's content area size (the size without paddings). x should be in [0..1000]% range.

        Args:
            w: the new width
        """

    def set_height(self, h: int, /) -> None:
        """Set the height of an object.

        Possible values are: pixel simple set the size accordingly lv.SIZE_CONTENT set the size to
        involve all children in the given direction lv.pct(x) to set size in percentage of the
        parent's content area size (the size without paddings). x should be in [0..1000]% range.

        Args:
            h: the new height
        """

    def set_content_width(self, w: int, /) -> None:
        """Set the width reduced by the left and right padding and the border width.

        Args:
            w: the width without paddings in pixels
        """

    def set_content_height(self, h: int, /) -> None:
        """Set the height reduced by the top and bottom padding and the border width.

        Args:
            h: the height without paddings in pixels
        """

    def set_layout(self, layout: int, /) -> None:
        """Set a layout for an object.

        Args:
            layout: a layout descriptor to set
        """

    def is_layout_positioned(self) -> bool:
        """Test whether the and object is positioned by a layout or not.

        Returns:
            True: positioned by a layout; False: not positioned by a layout
        """

    def mark_layout_as_dirty(self) -> None:
        """Mark the object for layout update."""

    def update_layout(self) -> None:
        """Update the layout of an object."""

    def set_align(self, align: int, /) -> None:
        """Change the alignment of an object.

        Args:
            align: type of alignment (see 'lv.ALIGN' enum) `LV_ALIGN_OUT_...` can't be used.
        """

    def align(self, align: int, x_ofs: int, y_ofs: int, /) -> None:
        """Change the alignment of an object and set new coordinates. Equivalent to:
        lv.obj.set_align(obj, align); lv.obj.set_pos(obj, x_ofs, y_ofs);

        Args:
            align: type of alignment (see 'lv.ALIGN' enum) `LV_ALIGN_OUT_...` can't be used.
            x_ofs: x coordinate offset after alignment
            y_ofs: y coordinate offset after alignment
        """

    def align_to(self, base: obj | None, align: int, x_ofs: int, y_ofs: int, /) -> None:
        """Align an object to another object.

        If the position or size of `base` changes `obj` needs to be aligned manually again.

        Args:
            base: another object (if None `obj`s parent is used). 'obj' will be aligned to it.
            align: type of alignment (see 'lv.ALIGN' enum)
            x_ofs: x coordinate offset after alignment
            y_ofs: y coordinate offset after alignment
        """

    def center(self) -> None:
        """Align an object to the center on its parent.

        If the parent size changes `obj` needs to be aligned manually again.
        """

    def set_transform(self, matrix: matrix_t | Blob, /) -> None:
        """Set the transform matrix of an object.

        `LV_DRAW_TRANSFORM_USE_MATRIX` needs to be enabled.

        Args:
            matrix: a matrix to set
        """

    def reset_transform(self) -> None:
        """Reset the transform matrix of an object to identity matrix.

        `LV_DRAW_TRANSFORM_USE_MATRIX` needs to be enabled.
        """

    def get_coords(self, coords: _Structs[area_t], /) -> None:
        """Copy the coordinates of an object to an area.

        Args:
            coords: an area to store the coordinates
        """

    def get_x(self) -> int:
        """Get the x coordinate of object.

        The position of the object is recalculated only on the next redraw. To force coordinate
        recalculation call `lv.obj.update_layout(obj)`.

        Zero return value means the object is on the left padding of the parent, and not on the left
        edge.

        Scrolling of the parent doesn't change the returned value.

        The returned value is always the distance from the parent even if `obj` is positioned by a
        layout.

        Returns:
            distance of `obj` from the left side of its parent plus the parent's left padding
        """

    def get_x2(self) -> int:
        """Get the x2 coordinate of object.

        The position of the object is recalculated only on the next redraw. To force coordinate
        recalculation call `lv.obj.update_layout(obj)`.

        Zero return value means the object is on the right padding of the parent, and not on the
        right edge.

        Scrolling of the parent doesn't change the returned value.

        The returned value is always the distance from the parent even if `obj` is positioned by a
        layout.

        Returns:
            distance of `obj` from the right side of its parent plus the parent's right padding
        """

    def get_y(self) -> int:
        """Get the y coordinate of object.

        The position of the object is recalculated only on the next redraw. To force coordinate
        recalculation call `lv.obj.update_layout(obj)`.

        Zero return value means the object is on the top padding of the parent, and not on the top
        edge.

        Scrolling of the parent doesn't change the returned value.

        The returned value is always the distance from the parent even if `obj` is positioned by a
        layout.

        Returns:
            distance of `obj` from the top side of its parent plus the parent's top padding
        """

    def get_y2(self) -> int:
        """Get the y2 coordinate of object.

        The position of the object is recalculated only on the next redraw. To force coordinate
        recalculation call `lv.obj.update_layout(obj)`.

        Zero return value means the object is on the bottom padding of the parent, and not on the
        bottom edge.

        Scrolling of the parent doesn't change the returned value.

        The returned value is always the distance from the parent even if `obj` is positioned by a
        layout.

        Returns:
            distance of `obj` from the bottom side of its parent plus the parent's bottom padding
        """

    def get_x_aligned(self) -> int:
        """Get the actually set x coordinate of object, i.e. the offset from the set alignment.

        Returns:
            the set x coordinate
        """

    def get_y_aligned(self) -> int:
        """Get the actually set y coordinate of object, i.e. the offset from the set alignment.

        Returns:
            the set y coordinate
        """

    def get_width(self) -> int:
        """Get the width of an object.

        The position of the object is recalculated only on the next redraw. To force coordinate
        recalculation call `lv.obj.update_layout(obj)`.

        Returns:
            the width in pixels
        """

    def get_height(self) -> int:
        """Get the height of an object.

        The position of the object is recalculated only on the next redraw. To force coordinate
        recalculation call `lv.obj.update_layout(obj)`.

        Returns:
            the height in pixels
        """

    def get_content_width(self) -> int:
        """Get the width reduced by the left and right padding and the border width.

        The position of the object is recalculated only on the next redraw. To force coordinate
        recalculation call `lv.obj.update_layout(obj)`.

        Returns:
            the width which still fits into its parent without causing overflow (making the parent
                scrollable)
        """

    def get_content_height(self) -> int:
        """Get the height reduced by the top and bottom padding and the border width.

        The position of the object is recalculated only on the next redraw. To force coordinate
        recalculation call `lv.obj.update_layout(obj)`.

        Returns:
            the height which still fits into the parent without causing overflow (making the parent
                scrollable)
        """

    def get_content_coords(self, area: _Structs[area_t], /) -> None:
        """Get the area reduced by the paddings and the border width.

        The position of the object is recalculated only on the next redraw. To force coordinate
        recalculation call `lv.obj.update_layout(obj)`.

        Args:
            area: the area which still fits into the parent without causing overflow (making the
                parent scrollable)
        """

    def get_self_width(self) -> int:
        """Get the width occupied by the "parts" of the widget. E.g. the width of all columns of a
        table.

        This size independent from the real size of the widget. It just tells how large the internal
        ("virtual") content is.

        Returns:
            the width of the virtually drawn content
        """

    def get_self_height(self) -> int:
        """Get the height occupied by the "parts" of the widget. E.g. the height of all rows of a
        table.

        This size independent from the real size of the widget. It just tells how large the internal
        ("virtual") content is.

        Returns:
            the width of the virtually drawn content
        """

    def get_style_clamped_width(self) -> int:
        """Get the style width actually used by the object after clamping the width within the min max
        range.

        This is not the calculated size, so if the size was set as `lv.SIZE_CONTENT` or `LV_PCT()`
        then that value will be returned.

        Returns:
            the min/max/normal width set by `lv_obj_set_style_<min/max>_width()`
        """

    def get_style_clamped_height(self) -> int:
        """Get the style height actually used by the object after clamping the height within the min
        max range.

        This is not the calculated size, so if the size was set as `lv.SIZE_CONTENT` or `LV_PCT()`
        then that value will be returned.

        Returns:
            the min/max/normal height set by `lv_obj_set_style_<min/max>_height()`
        """

    def is_width_min(self) -> bool:
        """Determine if the object's resolved width was limited by its minimum width constraint.

        This function reports whether, in the most recent layout / size calculation, the object's
        final (used) width had to be raised to satisfy a minimum width requirement.

        Returns:
            True The computed width == the effective minimum width (i.e. it was clamped). False The
                width is larger than the minimum (not min‑clamped).
        """

    def is_height_min(self) -> bool:
        """Determine if the object's resolved height was limited by its minimum height constraint.

        This function reports whether, in the most recent layout / size calculation, the object's
        final (used) height had to be raised to satisfy a minimum height requirement.

        Returns:
            True The computed height == the effective minimum height (i.e. it was clamped). False
                The height is larger than the minimum (not min‑clamped).
        """

    def is_width_max(self) -> bool:
        """Determine if the object's resolved width was limited by its maximum width constraint.

        This function reports whether, in the most recent layout / size calculation, the object's
        final (used) width had to be raised to satisfy a maximum width requirement.

        Returns:
            True The computed width == the effective maximum width (i.e. it was clamped). False The
                width is smaller than the maximum (not min‑clamped).
        """

    def is_height_max(self) -> bool:
        """Determine if the object's resolved height was limited by its maximum height constraint.

        This function reports whether, in the most recent layout / size calculation, the object's
        final (used) height had to be raised to satisfy a maximum height requirement.

        Returns:
            True The computed height == the effective maximum height (i.e. it was clamped). False
                The height is smaller than the maximum (not min‑clamped).
        """

    def refresh_self_size(self) -> bool:
        """Handle if the size of the internal ("virtual") content of an object has changed.

        Returns:
            False: nothing happened; True: refresh happened
        """

    def refr_pos(self) -> None:
        """Place the widget anew, as its style says."""

    def move_to(self, x: int, y: int, /) -> None:
        """Move the widget at once, whatever its layout and its style say."""

    def move_children_by(self, x_diff: int, y_diff: int, ignore_floating: bool | int, /) -> None:
        """Move all children; those with lv.obj.FLAG.FLOATING only if they are not ignored."""

    def get_transform(self) -> matrix_t | None:
        """Get the transform matrix of an object.

        Returns:
            the transform matrix or None if not set
        """

    def transform_point(self, p: _Structs[point_t], flags: int, /) -> None:
        """Transform a point using the angle and zoom style properties of an object.

        Args:
            p: a point to transform, the result will be written back here too
            flags: OR-ed valued of :cpp:enum:`lv.obj.POINT_TRANSFORM_FLAG`
        """

    def transform_point_array(self, points: _Structs[point_t], count: int, flags: int, /) -> None:
        """Transform an array of points using the angle and zoom style properties of an object.

        Args:
            points: the array of points to transform, the result will be written back here too
            count: number of points in the array
            flags: OR-ed valued of :cpp:enum:`lv.obj.POINT_TRANSFORM_FLAG`
        """

    def get_transformed_area(self, area: _Structs[area_t], flags: int, /) -> None:
        """Transform an area using the angle and zoom style properties of an object.

        Args:
            area: an area to transform, the result will be written back here too
            flags: OR-ed valued of :cpp:enum:`lv.obj.POINT_TRANSFORM_FLAG`
        """

    def invalidate_area(self, area: _Structs[area_t], /) -> int:
        """Mark an area of an object as invalid. The area will be truncated to the object's area and
        marked for redraw.

        Args:
            area: the area to redraw

        Returns:
            lv.RESULT.OK: the area is invalidated; lv.RESULT.INVALID: the area wasn't invalidated.
                (maybe it was off-screen or fully clipped)
        """

    def invalidate(self) -> int:
        """Mark the object as invalid to redrawn its area.

        Returns:
            lv.RESULT.OK: the area is invalidated; lv.RESULT.INVALID: the area wasn't invalidated.
                (maybe it was off-screen or fully clipped)
        """

    def area_is_visible(self, area: _Structs[area_t], /) -> bool:
        """Tell whether an area of an object is visible (even partially) now or not.

        Args:
            area: the are to check. The visible part of the area will be written back here.

        Returns:
            True visible; False not visible (hidden, out of parent, on other screen, etc)
        """

    def is_visible(self) -> bool:
        """Tell whether an object is visible (even partially) now or not.

        Returns:
            True: visible; False not visible (hidden, out of parent, on other screen, etc)
        """

    def set_ext_click_area(self, size: int, /) -> None:
        """Set the size of an extended clickable area.

        Args:
            size: extended clickable area in all 4 directions [px]
        """

    def get_click_area(self, area: _Structs[area_t], /) -> None:
        """Get the an area where to object can be clicked. It's the object's normal area plus the
        extended click area.

        Args:
            area: store the result area here
        """

    def hit_test(self, point: _Structs[point_t], /) -> bool:
        """Hit-test an object given a particular point in screen space.

        Args:
            point: screen-space point (absolute coordinate)

        Returns:
            True: if the object is considered under the point
        """

    def calc_dynamic_width(self, prop: int, /) -> int:
        """Calculates the width in pixels of an LVGL object based on its style and parent for a given
        width `prop`.

        If the style width is a fixed value, that value is returned.

        If the style width is `lv.SIZE_CONTENT`, the content width is calculated and returned.

        If the style width is a `LV_PCT()`, the percentage is applied to the parent's width.

        Args:
            prop: Which style width to calculate for. Valid values are: lv.STYLE.WIDTH,
                lv.STYLE.MIN_WIDTH, or lv.STYLE.MAX_WIDTH.

        Returns:
            The computed width for the object:
        """

    def calc_dynamic_height(self, prop: int, /) -> int:
        """Calculates the height in pixels of an LVGL object based on its style and parent for a given
        height `prop`.

        If the style height is a fixed value, that value is returned.

        If the style height is `lv.SIZE_CONTENT`, the content height is calculated and returned.

        If the style height is a `LV_PCT()`, the percentage is applied to the parent's height.

        Args:
            prop: Which style height to calculate for. Valid values are: lv.STYLE.HEIGHT,
                lv.STYLE.MIN_HEIGHT, or lv.STYLE.MAX_HEIGHT.

        Returns:
            The computed height for the object:
        """

    def set_scrollbar_mode(self, mode: int, /) -> None:
        """Set how the scrollbars should behave.

        Args:
            mode: LV_SCROLL_MODE_ON/OFF/AUTO/ACTIVE
        """

    def set_scroll_dir(self, dir: int, /) -> None:
        """Set direction Widget can be scrolled.

        Args:
            dir: one or more bit-wise OR-ed values of `lv.DIR` enumeration
        """

    def set_scroll_snap_x(self, align: int, /) -> None:
        """Set where to snap the children when scrolling ends horizontally.

        Args:
            align: value from `lv.SCROLL_SNAP` enumeration
        """

    def set_scroll_snap_y(self, align: int, /) -> None:
        """Set where to snap the children when scrolling ends vertically.

        Args:
            align: value from `lv.SCROLL_SNAP` enumeration
        """

    def get_scrollbar_mode(self) -> int:
        """Get the current scroll mode (when to hide the scrollbars)

        Returns:
            the current scroll mode from `lv.SCROLLBAR_MODE`
        """

    def get_scroll_dir(self) -> int:
        """Get directions Widget can be scrolled (set with `lv.obj.set_scroll_dir()`)

        Returns:
            current scroll direction bit(s)
        """

    def get_scroll_snap_x(self) -> int:
        """Get where to snap child Widgets when horizontal scrolling ends.

        Returns:
            current snap value from `lv.SCROLL_SNAP`
        """

    def get_scroll_snap_y(self) -> int:
        """Get where to snap child Widgets when vertical scrolling ends.

        Returns:
            current snap value from `lv.SCROLL_SNAP`
        """

    def get_scroll_x(self) -> int:
        """Get current X scroll position. Identical to `lv.obj.get_scroll_left()`.

        Returns:
            current scroll position from left edge - If Widget is not scrolled return 0. - If
                scrolled return > 0. - If scrolled inside (elastic scroll) return < 0.
        """

    def get_scroll_y(self) -> int:
        """Get current Y scroll position. Identical to `lv.obj.get_scroll_top()`.

        Returns:
            current scroll position from top edge - If Widget is not scrolled return 0. - If
                scrolled return > 0. - If scrolled inside (elastic scroll) return < 0.
        """

    def get_scroll_top(self) -> int:
        """Number of pixels a scrollable container Widget can be scrolled down before its top edge
        appears. When lv.obj.FLAG.SCROLL_ELASTIC flag is set in Widget, this value can go negative
        while Widget is being dragged below its normal top-edge boundary.

        Returns:
            pixels Widget can be scrolled down before its top edge appears
        """

    def get_scroll_bottom(self) -> int:
        """Number of pixels a scrollable container Widget can be scrolled up before its bottom edge
        appears. When lv.obj.FLAG.SCROLL_ELASTIC flag is set in Widget, this value can go negative
        while Widget is being dragged above its normal bottom-edge boundary.

        Returns:
            pixels Widget can be scrolled up before its bottom edge appears
        """

    def get_scroll_left(self) -> int:
        """Number of pixels a scrollable container Widget can be scrolled right before its left edge
        appears. When lv.obj.FLAG.SCROLL_ELASTIC flag is set in Widget, this value can go negative
        while Widget is being dragged farther right than its normal left-edge boundary.

        Returns:
            pixels Widget can be scrolled right before its left edge appears
        """

    def get_scroll_right(self) -> int:
        """Number of pixels a scrollable container Widget can be scrolled left before its right edge
        appears. When lv.obj.FLAG.SCROLL_ELASTIC flag is set in Widget, this value can go negative
        while Widget is being dragged farther left than its normal right-edge boundary.

        Returns:
            pixels Widget can be scrolled left before its right edge appears
        """

    def get_scroll_end(self, end: _Structs[point_t], /) -> None:
        """Get the X and Y coordinates where the scrolling will end for Widget if a scrolling animation
        is in progress. If no scrolling animation, give the current `x` or `y` scroll position.

        Args:
            end: `lv.point_t` object in which to store result
        """

    def scroll_by(self, dx: int, dy: int, anim_en: bool | int, /) -> None:
        """Scroll by given amount of pixels.

        > 0 value means scroll right/bottom (show the more content on the right/bottom)

        E.g. dy = -20 means scroll down 20 px.

        Args:
            dx: pixels to scroll horizontally
            dy: pixels to scroll vertically
            anim_en: lv.ANIM.ON: scroll with animation; lv.ANIM.OFF: scroll immediately
        """

    def scroll_by_bounded(self, dx: int, dy: int, anim_en: bool | int, /) -> None:
        """Scroll by given amount of pixels. `dx` and `dy` will be limited internally to allow
        scrolling only on the content area.

        E.g. dy = -20 means scroll down 20 px.

        Args:
            dx: pixels to scroll horizontally
            dy: pixels to scroll vertically
            anim_en: lv.ANIM.ON: scroll with animation; lv.ANIM.OFF: scroll immediately
        """

    def scroll_to(self, x: int, y: int, anim_en: bool | int, /) -> None:
        """Scroll to given coordinate on Widget. `x` and `y` will be limited internally to allow
        scrolling only on the content area.

        Args:
            x: pixels to scroll horizontally
            y: pixels to scroll vertically
            anim_en: lv.ANIM.ON: scroll with animation; lv.ANIM.OFF: scroll immediately
        """

    def scroll_to_x(self, x: int, anim_en: bool | int, /) -> None:
        """Scroll to X coordinate on Widget. `x` will be limited internally to allow scrolling only on
        the content area.

        Args:
            x: pixels to scroll horizontally
            anim_en: lv.ANIM.ON: scroll with animation; lv.ANIM.OFF: scroll immediately
        """

    def scroll_to_y(self, y: int, anim_en: bool | int, /) -> None:
        """Scroll to Y coordinate on Widget. `y` will be limited internally to allow scrolling only on
        the content area.

        Args:
            y: pixels to scroll vertically
            anim_en: lv.ANIM.ON: scroll with animation; lv.ANIM.OFF: scroll immediately
        """

    def scroll_to_view(self, anim_en: bool | int, /) -> None:
        """Scroll `obj`'s parent Widget until `obj` becomes visible.

        Args:
            anim_en: lv.ANIM.ON: scroll with animation; lv.ANIM.OFF: scroll immediately
        """

    def scroll_to_view_recursive(self, anim_en: bool | int, /) -> None:
        """Scroll `obj`'s parent Widgets recursively until `obj` becomes visible. Widget will be
        scrolled into view even it has nested scrollable parents.

        Args:
            anim_en: lv.ANIM.ON: scroll with animation; lv.ANIM.OFF: scroll immediately
        """

    def is_scrolling(self) -> bool:
        """Tell whether Widget is being scrolled or not at this moment.

        Returns:
            True: `obj` is being scrolled
        """

    def stop_scroll_anim(self) -> None:
        """Stop scrolling the current object."""

    def update_snap(self, anim_en: bool | int, /) -> None:
        """Check children of `obj` and scroll `obj` to fulfill scroll_snap settings.

        Args:
            anim_en: lv.ANIM.ON/OFF
        """

    def get_scrollbar_area(self, hor: _Structs[area_t], ver: _Structs[area_t], /) -> None:
        """Get the area of the scrollbars.

        Args:
            hor: store the area of the horizontal scrollbar
            ver: store the area of the vertical scrollbar
        """

    def scrollbar_invalidate(self) -> None:
        """Invalidate the area of the scrollbars."""

    def readjust_scroll(self, anim_en: bool | int, /) -> None:
        """Checks if the content is scrolled "in" and adjusts it to a normal position.

        Args:
            anim_en: lv.ANIM.ON/OFF
        """

    def add_style(self, style: _Structs[style_t], selector: int, /) -> None:
        """Add a style to an object.

        Examples: lv.obj.add_style(btn, &style_btn, 0); //Default button style.

        lv.obj.add_style(btn, &btn_red, lv.STATE.PRESSED); //Overwrite only some colors to red when
        pressed.

        Args:
            style: a style to add
            selector: OR-ed value of parts and state to which the style should be added
        """

    def replace_style(
        self,
        old_style: _Structs[style_t],
        new_style: _Structs[style_t],
        selector: int,
        /,
    ) -> bool:
        """Replaces a style of an object, preserving the order of the style stack (local styles and
        transitions are ignored).

        Examples: lv.obj.replace_style(obj, &yellow_style, &blue_style, lv.PART.ANY | lv.STATE.ANY);
        //Replace a specific style.

        lv.obj.replace_style(obj, &yellow_style, &blue_style, lv.PART.MAIN | lv.STATE.PRESSED);
        //Replace a specific style assigned to the main part when it is pressed.

        Args:
            old_style: a style to replace.
            new_style: a style to replace the old style with.
            selector: OR-ed values of states and a part to replace only styles with matching
                selectors. lv.STATE.ANY and lv.PART.ANY can be used
        """

    def remove_style(self, style: _Structs[style_t] | None, selector: int, /) -> None:
        """Remove a style from an object.

        Examples: lv.obj.remove_style(obj, &style, lv.PART.ANY | lv.STATE.ANY); //Remove a specific
        style.

        lv.obj.remove_style(obj, None, lv.PART.MAIN | lv.STATE.ANY); //Remove all styles from the
        main part.

        lv.obj.remove_style(obj, None, lv.PART.ANY | lv.STATE.ANY); //Remove all styles.

        Args:
            style: a style to remove. Can be None to check only the selector
            selector: OR-ed values of states and a part to remove only styles with matching
                selectors. lv.STATE.ANY and lv.PART.ANY can be used
        """

    def remove_theme(self, selector: int, /) -> None:
        """Remove all styles added by a theme from a widget.

        Args:
            selector: OR-ed values of states and a part to remove only styles with matching
                selectors. lv.STATE.ANY and lv.PART.ANY can be used
        """

    def remove_style_all(self) -> None:
        """Remove all styles from an object."""

    def refresh_style(self, part: int, prop: int, /) -> None:
        """Notify an object and its children about its style is modified.

        Args:
            part: the part whose style was changed. E.g. `lv.PART.ANY`, `lv.PART.MAIN`
            prop: `lv.STYLE.PROP_ANY` or an `LV_STYLE_...` property. It is used to optimize what
                needs to be refreshed. `lv.STYLE.PROP_INV` to perform only a style cache update
        """

    def style_set_disabled(
        self,
        style: _Structs[style_t],
        selector: int,
        dis: bool | int,
        /,
    ) -> None:
        """Temporary disable a style for a selector. It will look like is the style wasn't added.

        Args:
            style: a style
            selector: the selector of a style (e.g. lv.STATE.PRESSED | lv.PART.KNOB)
            dis: True: disable the style, False: enable the style
        """

    def style_get_disabled(self, style: _Structs[style_t], selector: int, /) -> bool:
        """Get if a given style is disabled on an object.

        Args:
            style: a style
            selector: the selector of a style (e.g. lv.STATE.PRESSED | lv.PART.KNOB)

        Returns:
            True: disable the style, False: enable the style
        """

    @staticmethod
    def enable_style_refresh(en: bool | int, /) -> None:
        """Enable or disable automatic style refreshing when a new style is added/removed to/from an
        object or any other style change happens.

        Args:
            en: True: enable refreshing; False: disable refreshing
        """

    def get_style_prop(self, part: int, prop: int, /) -> style_value_t:
        """Get the value of a style property. The current state of the object will be considered.
        Inherited properties will be inherited. If a property is not set a default value will be
        returned.

        Args:
            part: a part from which the property should be get (lv.PART)
            prop: the property to get

        Returns:
            the value of the property. Should be read from the correct field of the
                `lv.style_value_t` according to the type of the property.
        """

    def has_style_prop(self, selector: int, prop: int, /) -> bool:
        """Check if an object has a specified style property for a given style selector.

        Args:
            selector: the style selector to be checked, defining the scope of the style to be
                examined.
            prop: the property to be checked.

        Returns:
            True if the object has the specified selector and property, False otherwise.
        """

    def set_local_style_prop(
        self,
        prop: int,
        value: _Struct[style_value_t],
        selector: int,
        /,
    ) -> None:
        """Set local style property on an object's part and state.

        Args:
            prop: the property
            value: value of the property. The correct element should be set according to the type of
                the property
            selector: OR-ed value of parts and state for which the style should be set
        """

    def get_local_style_prop(
        self,
        prop: int,
        value: _Structs[style_value_t],
        selector: int,
        /,
    ) -> int:
        """Look for a property that was set on the widget itself, as by set_style_width()."""

    def remove_local_style_prop(self, prop: int, selector: int, /) -> bool:
        """Remove a local style property from a part of an object with a given state.

        Args:
            prop: a style property to remove.
            selector: OR-ed value of parts and state for which the style should be removed

        Returns:
            True the property was found and removed; False: the property was not found
        """

    def style_apply_color_filter(self, part: int, v: _Struct[style_value_t], /) -> style_value_t:
        """Used internally for color filtering.

        Args:
            part: lv.PART
        """

    def fade_in(self, time: int, delay: int, /) -> None:
        """Fade in an an object and all its children.

        Args:
            time: time of fade
            delay: delay to start the animation
        """

    def fade_out(self, time: int, delay: int, /) -> None:
        """Fade out an an object and all its children.

        Args:
            time: time of fade
            delay: delay to start the animation
        """

    @staticmethod
    def style_get_selector_state(selector: int, /) -> int:
        """The states (lv.STATE) in a selector."""

    @staticmethod
    def style_get_selector_part(selector: int, /) -> int:
        """The part (lv.PART) in a selector."""

    def get_style_width(self, part: int, /) -> int:
        """Gets width of Widget. Pixel, percentage and `lv.SIZE_CONTENT` values can be used. Percentage
        values are relative to the width of the parent's content area. Default: Widget dependent,
        inherited: No, layout: Yes, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_min_width(self, part: int, /) -> int:
        """Gets a minimal width. Pixel and percentage values can be used. Percentage values are
        relative to the width of the parent's content area. Default: 0, inherited: No, layout: Yes,
        ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_max_width(self, part: int, /) -> int:
        """Gets a maximal width. Pixel and percentage values can be used. Percentage values are
        relative to the width of the parent's content area. Default: lv.COORD_MAX, inherited: No,
        layout: Yes, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_height(self, part: int, /) -> int:
        """Gets height of Widget. Pixel, percentage and `lv.SIZE_CONTENT` can be used. Percentage
        values are relative to the height of the parent's content area. Default: Widget dependent,
        inherited: No, layout: Yes, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_min_height(self, part: int, /) -> int:
        """Gets a minimal height. Pixel and percentage values can be used. Percentage values are
        relative to the height of the parent's content area. Default: 0, inherited: No, layout: Yes,
        ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_max_height(self, part: int, /) -> int:
        """Gets a maximal height. Pixel and percentage values can be used. Percentage values are
        relative to the height of the parent's content area. Default: lv.COORD_MAX, inherited: No,
        layout: Yes, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_length(self, part: int, /) -> int:
        """Its meaning depends on the type of Widget. For example in case of lv_scale it means the
        length of the ticks. Default: 0, inherited: No, layout: No, ext. draw: Yes.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_x(self, part: int, /) -> int:
        """Get X coordinate of Widget considering the ``align`` setting. Pixel and percentage values
        can be used. Percentage values are relative to the width of the parent's content area.
        Default: 0, inherited: No, layout: Yes, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_y(self, part: int, /) -> int:
        """Get Y coordinate of Widget considering the ``align`` setting. Pixel and percentage values
        can be used. Percentage values are relative to the height of the parent's content area.
        Default: 0, inherited: No, layout: Yes, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_align(self, part: int, /) -> int:
        """Get the alignment which tells from which point of the parent the X and Y coordinates should
        be interpreted. Possible values are: `lv.ALIGN.DEFAULT`, `lv.ALIGN.TOP_LEFT/MID/RIGHT`,
        `lv.ALIGN.BOTTOM_LEFT/MID/RIGHT`, `LV_ALIGN_LEFT/RIGHT_MID`, `lv.ALIGN.CENTER`.
        `lv.ALIGN.DEFAULT` means `lv.ALIGN.TOP_LEFT` with LTR base direction and
        `lv.ALIGN.TOP_RIGHT` with RTL base direction. Default: `lv.ALIGN.DEFAULT`, inherited: No,
        layout: Yes, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_transform_width(self, part: int, /) -> int:
        """Make Widget wider on both sides with this value. Pixel and percentage (with `lv.pct(x)`)
        values can be used. Percentage values are relative to Widget's width. Default: 0, inherited:
        No, layout: No, ext. draw: Yes.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_transform_height(self, part: int, /) -> int:
        """Make Widget higher on both sides with this value. Pixel and percentage (with `lv.pct(x)`)
        values can be used. Percentage values are relative to Widget's height. Default: 0,
        inherited: No, layout: No, ext. draw: Yes.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_translate_x(self, part: int, /) -> int:
        """Move Widget with this value in X direction. Applied after layouts, aligns and other
        positioning. Pixel and percentage (with `lv.pct(x)`) values can be used. Percentage values
        are relative to Widget's width. Default: 0, inherited: No, layout: Yes, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_translate_y(self, part: int, /) -> int:
        """Move Widget with this value in Y direction. Applied after layouts, aligns and other
        positioning. Pixel and percentage (with `lv.pct(x)`) values can be used. Percentage values
        are relative to Widget's height. Default: 0, inherited: No, layout: Yes, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_translate_radial(self, part: int, /) -> int:
        """Move object around the centre of the parent object (e.g. around the circumference of a
        scale). Default: 0, inherited: No, layout: Yes, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_transform_scale_x(self, part: int, /) -> int:
        """Zoom Widget horizontally. The value 256 (or `lv.SCALE_NONE`) means normal size, 128 half
        size, 512 double size, and so on. Default: 0, inherited: No, layout: Yes, ext. draw: Yes.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_transform_scale_y(self, part: int, /) -> int:
        """Zoom Widget vertically. The value 256 (or `lv.SCALE_NONE`) means normal size, 128 half size,
        512 double size, and so on. Default: 0, inherited: No, layout: Yes, ext. draw: Yes.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_transform_rotation(self, part: int, /) -> int:
        """Rotate Widget. The value is interpreted in 0.1 degree units. E.g. 450 means 45 deg. Default:
        0, inherited: No, layout: Yes, ext. draw: Yes.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_transform_pivot_x(self, part: int, /) -> int:
        """Get pivot point's X coordinate for transformations. Relative to Widget's top left corner.
        Default: 0, inherited: No, layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_transform_pivot_y(self, part: int, /) -> int:
        """Get pivot point's Y coordinate for transformations. Relative to Widget's top left corner.
        Default: 0, inherited: No, layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_transform_skew_x(self, part: int, /) -> int:
        """Skew Widget horizontally. The value is interpreted in 0.1 degree units. E.g. 450 means 45
        deg. Default: 0, inherited: No, layout: Yes, ext. draw: Yes.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_transform_skew_y(self, part: int, /) -> int:
        """Skew Widget vertically. The value is interpreted in 0.1 degree units. E.g. 450 means 45 deg.
        Default: 0, inherited: No, layout: Yes, ext. draw: Yes.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_pad_top(self, part: int, /) -> int:
        """Gets the padding on the top. It makes the content area smaller in this direction. Default:
        0, inherited: No, layout: Yes, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_pad_bottom(self, part: int, /) -> int:
        """Gets the padding on the bottom. It makes the content area smaller in this direction.
        Default: 0, inherited: No, layout: Yes, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_pad_left(self, part: int, /) -> int:
        """Gets the padding on the left. It makes the content area smaller in this direction. Default:
        0, inherited: No, layout: Yes, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_pad_right(self, part: int, /) -> int:
        """Gets the padding on the right. It makes the content area smaller in this direction. Default:
        0, inherited: No, layout: Yes, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_pad_row(self, part: int, /) -> int:
        """Gets the padding between the rows. Used by the layouts. Default: 0, inherited: No, layout:
        Yes, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_pad_column(self, part: int, /) -> int:
        """Gets the padding between the columns. Used by the layouts. Default: 0, inherited: No,
        layout: Yes, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_pad_radial(self, part: int, /) -> int:
        """Pad text labels away from the scale ticks/remainder of the ``LV_PART_``. Default: 0,
        inherited: No, layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_margin_top(self, part: int, /) -> int:
        """Gets margin on the top. Widget will keep this space from its siblings in layouts. Default:
        0, inherited: No, layout: Yes, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_margin_bottom(self, part: int, /) -> int:
        """Gets margin on the bottom. Widget will keep this space from its siblings in layouts.
        Default: 0, inherited: No, layout: Yes, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_margin_left(self, part: int, /) -> int:
        """Gets margin on the left. Widget will keep this space from its siblings in layouts. Default:
        0, inherited: No, layout: Yes, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_margin_right(self, part: int, /) -> int:
        """Gets margin on the right. Widget will keep this space from its siblings in layouts. Default:
        0, inherited: No, layout: Yes, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_bg_color(self, part: int, /) -> color_t:
        """Get background color of Widget. Default: `0xffffff`, inherited: No, layout: No, ext. draw:
        No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_bg_color_filtered(self, part: int, /) -> color_t:
        """Get background color of Widget. Default: `0xffffff`, inherited: No, layout: No, ext. draw:
        No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_bg_opa(self, part: int, /) -> int:
        """Get opacity of the background. Value 0, `lv.OPA._0` or `lv.OPA.TRANSP` means fully
        transparent, 255, `lv.OPA._100` or `lv.OPA.COVER` means fully covering, other values or
        lv.OPA._10, lv.OPA._20, etc means semi transparency. Default: `lv.OPA.TRANSP`, inherited:
        No, layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_bg_grad_color(self, part: int, /) -> color_t:
        """Get gradient color of the background. Used only if `grad_dir` is not `lv.GRAD_DIR.NONE`.
        Default: `0x000000`, inherited: No, layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_bg_grad_color_filtered(self, part: int, /) -> color_t:
        """Get gradient color of the background. Used only if `grad_dir` is not `lv.GRAD_DIR.NONE`.
        Default: `0x000000`, inherited: No, layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_bg_grad_dir(self, part: int, /) -> int:
        """Get direction of the gradient of the background. Possible values are
        `lv.GRAD_DIR.NONE/HOR/VER`. Default: `lv.GRAD_DIR.NONE`, inherited: No, layout: No, ext.
        draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_bg_main_stop(self, part: int, /) -> int:
        """Get point from which background color should start for gradients. 0 means to top/left side,
        255 the bottom/right side, 128 the center, and so on. Default: 0, inherited: No, layout: No,
        ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_bg_grad_stop(self, part: int, /) -> int:
        """Get point from which background's gradient color should start. 0 means to top/left side, 255
        the bottom/right side, 128 the center, and so on. Default: 255, inherited: No, layout: No,
        ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_bg_main_opa(self, part: int, /) -> int:
        """Get opacity of the first gradient color. Default: 255, inherited: No, layout: No, ext. draw:
        No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_bg_grad_opa(self, part: int, /) -> int:
        """Get opacity of the second gradient color. Default: 255, inherited: No, layout: No, ext.
        draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_bg_grad(self, part: int, /) -> grad_dsc_t:
        """Get gradient definition. The pointed instance must exist while Widget is alive. None to
        disable. It wraps `BG_GRAD_COLOR`, `BG_GRAD_DIR`, `BG_MAIN_STOP` and `BG_GRAD_STOP` into one
        descriptor and allows creating gradients with more colors as well. If it's set other
        gradient related properties will be ignored. Default: `None`, inherited: No, layout: No,
        ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_bg_image_src(self, part: int, /) -> Blob | None:
        """Get a background image. Can be `lv.image_dsc_t`, a path to a file or an `LV_SYMBOL_...`.
        Default: `None`, inherited: No, layout: No, ext. draw: Yes.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_bg_image_opa(self, part: int, /) -> int:
        """Get opacity of the background image. Value 0, `lv.OPA._0` or `lv.OPA.TRANSP` means fully
        transparent, 255, `lv.OPA._100` or `lv.OPA.COVER` means fully covering, other values or
        lv.OPA._10, lv.OPA._20, etc means semi transparency. Default: `lv.OPA.COVER`, inherited: No,
        layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_bg_image_recolor(self, part: int, /) -> color_t:
        """Get a color to mix to the background image. Default: `0x000000`, inherited: No, layout: No,
        ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_bg_image_recolor_filtered(self, part: int, /) -> color_t:
        """Get a color to mix to the background image. Default: `0x000000`, inherited: No, layout: No,
        ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_bg_image_recolor_opa(self, part: int, /) -> int:
        """Get intensity of background image recoloring. Value 0, `lv.OPA._0` or `lv.OPA.TRANSP` means
        no mixing, 255, `lv.OPA._100` or `lv.OPA.COVER` means full recoloring, other values or
        lv.OPA._10, lv.OPA._20, etc are interpreted proportionally. Default: `lv.OPA.TRANSP`,
        inherited: No, layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_bg_image_tiled(self, part: int, /) -> bool:
        """If enabled the background image will be tiled. Possible values are `True` or `False`.
        Default: 0, inherited: No, layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_border_color(self, part: int, /) -> color_t:
        """Get color of the border. Default: `0x000000`, inherited: No, layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_border_color_filtered(self, part: int, /) -> color_t:
        """Get color of the border. Default: `0x000000`, inherited: No, layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_border_opa(self, part: int, /) -> int:
        """Get opacity of the border. Value 0, `lv.OPA._0` or `lv.OPA.TRANSP` means fully transparent,
        255, `lv.OPA._100` or `lv.OPA.COVER` means fully covering, other values or lv.OPA._10,
        lv.OPA._20, etc means semi transparency. Default: `lv.OPA.COVER`, inherited: No, layout: No,
        ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_border_width(self, part: int, /) -> int:
        """Get width of the border. Only pixel values can be used. Default: 0, inherited: No, layout:
        Yes, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_border_side(self, part: int, /) -> int:
        """Get only which side(s) the border should be drawn. Possible values are
        `lv.BORDER_SIDE.NONE/TOP/BOTTOM/LEFT/RIGHT/INTERNAL`. OR-ed values can be used as well, e.g.
        `lv.BORDER_SIDE.TOP | lv.BORDER_SIDE.LEFT`. Default: `lv.BORDER_SIDE.FULL`, inherited: No,
        layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_border_post(self, part: int, /) -> bool:
        """Gets whether the border should be drawn before or after the children are drawn. `True`:
        after children, `False`: before children. Default: 0, inherited: No, layout: No, ext. draw:
        No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_outline_width(self, part: int, /) -> int:
        """Get width of outline in pixels. Default: 0, inherited: No, layout: No, ext. draw: Yes.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_outline_color(self, part: int, /) -> color_t:
        """Get color of outline. Default: `0x000000`, inherited: No, layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_outline_color_filtered(self, part: int, /) -> color_t:
        """Get color of outline. Default: `0x000000`, inherited: No, layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_outline_opa(self, part: int, /) -> int:
        """Get opacity of outline. Value 0, `lv.OPA._0` or `lv.OPA.TRANSP` means fully transparent,
        255, `lv.OPA._100` or `lv.OPA.COVER` means fully covering, other values or lv.OPA._10,
        lv.OPA._20, etc means semi transparency. Default: `lv.OPA.COVER`, inherited: No, layout: No,
        ext. draw: Yes.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_outline_pad(self, part: int, /) -> int:
        """Get padding of outline, i.e. the gap between Widget and the outline. Default: 0, inherited:
        No, layout: No, ext. draw: Yes.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_shadow_width(self, part: int, /) -> int:
        """Get width of the shadow in pixels. The value should be >= 0. Default: 0, inherited: No,
        layout: No, ext. draw: Yes.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_shadow_offset_x(self, part: int, /) -> int:
        """Get an offset on the shadow in pixels in X direction. Default: 0, inherited: No, layout: No,
        ext. draw: Yes.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_shadow_offset_y(self, part: int, /) -> int:
        """Get an offset on the shadow in pixels in Y direction. Default: 0, inherited: No, layout: No,
        ext. draw: Yes.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_shadow_spread(self, part: int, /) -> int:
        """Make shadow calculation to use a larger or smaller rectangle as base. The value can be in
        pixels to make the area larger/smaller. Default: 0, inherited: No, layout: No, ext. draw:
        Yes.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_shadow_color(self, part: int, /) -> color_t:
        """Get color of shadow. Default: `0x000000`, inherited: No, layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_shadow_color_filtered(self, part: int, /) -> color_t:
        """Get color of shadow. Default: `0x000000`, inherited: No, layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_shadow_opa(self, part: int, /) -> int:
        """Get opacity of shadow. Value 0, `lv.OPA._0` or `lv.OPA.TRANSP` means fully transparent, 255,
        `lv.OPA._100` or `lv.OPA.COVER` means fully covering, other values or lv.OPA._10,
        lv.OPA._20, etc means semi transparency. Default: `lv.OPA.COVER`, inherited: No, layout: No,
        ext. draw: Yes.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_image_opa(self, part: int, /) -> int:
        """Get opacity of an image. Value 0, `lv.OPA._0` or `lv.OPA.TRANSP` means fully transparent,
        255, `lv.OPA._100` or `lv.OPA.COVER` means fully covering, other values or lv.OPA._10,
        lv.OPA._20, etc means semi transparency. Default: `lv.OPA.COVER`, inherited: No, layout: No,
        ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_image_recolor(self, part: int, /) -> color_t:
        """Get color to mix with the image. Default: `0x000000`, inherited: No, layout: No, ext. draw:
        No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_image_recolor_filtered(self, part: int, /) -> color_t:
        """Get color to mix with the image. Default: `0x000000`, inherited: No, layout: No, ext. draw:
        No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_image_recolor_opa(self, part: int, /) -> int:
        """Get intensity of color mixing. Value 0, `lv.OPA._0` or `lv.OPA.TRANSP` means fully
        transparent, 255, `lv.OPA._100` or `lv.OPA.COVER` means fully covering, other values or
        lv.OPA._10, lv.OPA._20, etc means semi transparency. Default: 0, inherited: No, layout: No,
        ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_image_colorkey(self, part: int, /) -> image_colorkey_t:
        """Get image colorkey definition. The lv.image_colorkey_t contains two color values:
        `high_color` and `low_color`. the color of pixels ranging from `low_color` to `high_color`
        will be transparent. Default: `None`, inherited: No, layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_line_width(self, part: int, /) -> int:
        """Get width of lines in pixels. Default: 0, inherited: No, layout: No, ext. draw: Yes.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_line_dash_width(self, part: int, /) -> int:
        """Get width of dashes in pixels. Note that dash works only on horizontal and vertical lines.
        Default: 0, inherited: No, layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_line_dash_gap(self, part: int, /) -> int:
        """Get gap between dashes in pixels. Note that dash works only on horizontal and vertical
        lines. Default: 0, inherited: No, layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_line_rounded(self, part: int, /) -> bool:
        """Make end points of the lines rounded. `True`: rounded, `False`: perpendicular line ending.
        Default: 0, inherited: No, layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_line_color(self, part: int, /) -> color_t:
        """Get color of lines. Default: `0x000000`, inherited: No, layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_line_color_filtered(self, part: int, /) -> color_t:
        """Get color of lines. Default: `0x000000`, inherited: No, layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_line_opa(self, part: int, /) -> int:
        """Get opacity of lines. Default: `lv.OPA.COVER`, inherited: No, layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_arc_width(self, part: int, /) -> int:
        """Get width (thickness) of arcs in pixels. Default: 0, inherited: No, layout: No, ext. draw:
        Yes.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_arc_rounded(self, part: int, /) -> bool:
        """Make end points of arcs rounded. `True`: rounded, `False`: perpendicular line ending.
        Default: 0, inherited: No, layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_arc_color(self, part: int, /) -> color_t:
        """Get color of arc. Default: `0x000000`, inherited: No, layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_arc_color_filtered(self, part: int, /) -> color_t:
        """Get color of arc. Default: `0x000000`, inherited: No, layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_arc_opa(self, part: int, /) -> int:
        """Get opacity of arcs. Default: `lv.OPA.COVER`, inherited: No, layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_arc_image_src(self, part: int, /) -> Blob | None:
        """Get an image from which arc will be masked out. It's useful to display complex effects on
        the arcs. Can be `lv.image_dsc_t` or a path to a file. Default: `None`, inherited: No,
        layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_text_color(self, part: int, /) -> color_t:
        """Gets color of text. Default: `0x000000`, inherited: Yes, layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_text_color_filtered(self, part: int, /) -> color_t:
        """Gets color of text. Default: `0x000000`, inherited: Yes, layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_text_opa(self, part: int, /) -> int:
        """Get opacity of text. Value 0, `lv.OPA._0` or `lv.OPA.TRANSP` means fully transparent, 255,
        `lv.OPA._100` or `lv.OPA.COVER` means fully covering, other values or lv.OPA._10,
        lv.OPA._20, etc means semi transparency. Default: `lv.OPA.COVER`, inherited: Yes, layout:
        No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_text_font(self, part: int, /) -> font_t:
        """Get font of text (a pointer `lv.font_t *`). Default: `LV_FONT_DEFAULT`, inherited: Yes,
        layout: Yes, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_text_letter_space(self, part: int, /) -> int:
        """Get letter space in pixels. Default: 0, inherited: Yes, layout: Yes, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_text_line_space(self, part: int, /) -> int:
        """Get line space in pixels. Default: 0, inherited: Yes, layout: Yes, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_text_decor(self, part: int, /) -> int:
        """Get decoration for the text. Possible values are
        `lv.TEXT_DECOR.NONE/UNDERLINE/STRIKETHROUGH`. OR-ed values can be used as well. Default:
        `lv.TEXT_DECOR.NONE`, inherited: Yes, layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_text_align(self, part: int, /) -> int:
        """Get how to align the lines of the text. Note that it doesn't align the Widget itself, only
        the lines inside the Widget. Possible values are `lv.TEXT_ALIGN.LEFT/CENTER/RIGHT/AUTO`.
        `lv.TEXT_ALIGN.AUTO` detect the text base direction and uses left or right alignment
        accordingly. Default: `lv.TEXT_ALIGN.AUTO`, inherited: Yes, layout: Yes, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_text_outline_stroke_color(self, part: int, /) -> color_t:
        """Gets the color of letter outline stroke. Default: `0x000000`, inherited: Yes, layout: No,
        ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_text_outline_stroke_color_filtered(self, part: int, /) -> color_t:
        """Gets the color of letter outline stroke. Default: `0x000000`, inherited: Yes, layout: No,
        ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_text_outline_stroke_width(self, part: int, /) -> int:
        """Get the letter outline stroke width in pixels. Default: 0, inherited: Yes, layout: Yes, ext.
        draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_text_outline_stroke_opa(self, part: int, /) -> int:
        """Get the opacity of the letter outline stroke. Value 0, `lv.OPA._0` or `lv.OPA.TRANSP` means
        fully transparent, 255, `lv.OPA._100` or `lv.OPA.COVER` means fully covering, other values
        or lv.OPA._10, lv.OPA._20, etc means semi transparency. Default: `lv.OPA.COVER`, inherited:
        Yes, layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_blur_radius(self, part: int, /) -> int:
        """Gets the intensity of blurring. Applied on each lv_part separately before the children are
        rendered. Default: `0`, inherited: No, layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_blur_backdrop(self, part: int, /) -> bool:
        """If `True` the background of the widget will be blurred. The part should have < 100% opacity
        to make it visible. If `False` the given part will be blurred when it's rendered but before
        drawing the children. Default: `False`, inherited: No, layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_blur_quality(self, part: int, /) -> int:
        """Setting to `lv.BLUR_QUALITY.SPEED` the blurring algorithm will prefer speed over quality.
        `lv.BLUR_QUALITY.PRECISION` will force using higher quality but slower blur. With
        `lv.BLUR_QUALITY.AUTO` the quality will be selected automatically. Default:
        `lv.BLUR_QUALITY.AUTO`, inherited: No, layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_drop_shadow_radius(self, part: int, /) -> int:
        """Gets the intensity of blurring. Applied on each lv_part separately before the children are
        rendered. Default: `0`, inherited: No, layout: No, ext. draw: Yes.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_drop_shadow_offset_x(self, part: int, /) -> int:
        """Get an offset on the shadow in pixels in X direction. Default: `0`, inherited: No, layout:
        No, ext. draw: Yes.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_drop_shadow_offset_y(self, part: int, /) -> int:
        """Get an offset on the shadow in pixels in Y direction. Default: `0`, inherited: No, layout:
        No, ext. draw: Yes.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_drop_shadow_color(self, part: int, /) -> color_t:
        """Get the color of the shadow. Default: `0`, inherited: No, layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_drop_shadow_color_filtered(self, part: int, /) -> color_t:
        """Get the color of the shadow. Default: `0`, inherited: No, layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_drop_shadow_opa(self, part: int, /) -> int:
        """Get the opacity of the shadow. Default: `0`, inherited: No, layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_drop_shadow_quality(self, part: int, /) -> int:
        """Setting to `lv.BLUR_QUALITY.SPEED` the blurring algorithm will prefer speed over quality.
        `lv.BLUR_QUALITY.PRECISION` will force using higher quality but slower blur. With
        `lv.BLUR_QUALITY.AUTO` the quality will be selected automatically. Default:
        `lv.BLUR_QUALITY.PRECISION`, inherited: No, layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_radius(self, part: int, /) -> int:
        """Get radius on every corner. The value is interpreted in pixels (>= 0) or `lv.RADIUS_CIRCLE`
        for max radius. Default: 0, inherited: No, layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_radial_offset(self, part: int, /) -> int:
        """Move start point of object (e.g. scale tick) radially. Default: 0, inherited: No, layout:
        No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_clip_corner(self, part: int, /) -> bool:
        """Enable clipping of content that overflows rounded corners of parent Widget. Can be `True` or
        `False`. Default: 0, inherited: No, layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_opa(self, part: int, /) -> int:
        """Scale down all opacity values of the Widget by this factor. Value 0, `lv.OPA._0` or
        `lv.OPA.TRANSP` means fully transparent, 255, `lv.OPA._100` or `lv.OPA.COVER` means fully
        covering, other values or lv.OPA._10, lv.OPA._20, etc means semi transparency. Default:
        `lv.OPA.COVER`, inherited: Yes, layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_opa_layered(self, part: int, /) -> int:
        """First draw Widget on the layer, then scale down layer opacity factor. Value 0, `lv.OPA._0`
        or `lv.OPA.TRANSP` means fully transparent, 255, `lv.OPA._100` or `lv.OPA.COVER` means fully
        covering, other values or lv.OPA._10, lv.OPA._20, etc means semi transparency. Default:
        `lv.OPA.COVER`, inherited: Yes, layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_color_filter_dsc(self, part: int, /) -> color_filter_dsc_t:
        """Mix a color with all colors of the Widget. Default: `None`, inherited: No, layout: No, ext.
        draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_color_filter_opa(self, part: int, /) -> int:
        """The intensity of mixing of color filter. Default: `lv.OPA.TRANSP`, inherited: No, layout:
        No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_recolor(self, part: int, /) -> color_t:
        """Get a color to mix to the obj. Default: `0x000000`, inherited: No, layout: No, ext. draw:
        No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_recolor_opa(self, part: int, /) -> int:
        """Gets the intensity of color mixing. Value 0, `lv.OPA._0` or `lv.OPA.TRANSP` means fully
        transparent. A value of 255, `lv.OPA._100` or `lv.OPA.COVER` means fully opaque.
        Intermediate values like lv.OPA._10, lv.OPA._20, etc result in semi-transparency. Default:
        `lv.OPA.TRANSP`, inherited: No, layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_anim(self, part: int, /) -> anim_t:
        """Animation template for Widget's animation. Should be `lv.anim_t`. The animation parameters
        are widget specific, e.g. animation time could be the E.g. blink time of the cursor on the
        Text Area or scroll time of a roller. See Widgets' documentation to learn more. Default:
        `None`, inherited: No, layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_anim_duration(self, part: int, /) -> int:
        """Animation duration in milliseconds. Its meaning is widget specific. E.g. blink time of the
        cursor on the Text Area or scroll time of a roller. See Widgets' documentation to learn
        more. Default: 0, inherited: No, layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_transition(self, part: int, /) -> style_transition_dsc_t:
        """An initialized ``lv.style_transition_dsc_t`` to describe a transition. Default: `None`,
        inherited: No, layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_blend_mode(self, part: int, /) -> int:
        """Describes how to blend the colors to the background. Possible values are
        `lv.BLEND_MODE.NORMAL/ADDITIVE/SUBTRACTIVE/MULTIPLY/DIFFERENCE`. Default:
        `lv.BLEND_MODE.NORMAL`, inherited: No, layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_layout(self, part: int, /) -> int:
        """Get layout of Widget. Children will be repositioned and resized according to policies set
        for the layout. For possible values see documentation of the layouts. Default: 0, inherited:
        No, layout: Yes, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_base_dir(self, part: int, /) -> int:
        """Get base direction of Widget. Possible values are `LV_BIDI_DIR_LTR/RTL/AUTO`. Default:
        `lv.BASE_DIR.AUTO`, inherited: Yes, layout: Yes, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_bitmap_mask_src(self, part: int, /) -> Blob | None:
        """If set, a layer will be created for the widget and the layer will be masked with this A8
        bitmap mask. Default: `None`, inherited: No, layout: No, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_rotary_sensitivity(self, part: int, /) -> int:
        """Adjust sensitivity for rotary encoders in 1/256 unit. It means, 128: slow down the rotary to
        half, 512: speeds up to double, 256: no change. Default: `256`, inherited: Yes, layout: No,
        ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_flex_flow(self, part: int, /) -> int:
        """Defines in which direction the flex layout should arrange the children. Default:
        `LV_FLEX_FLOW_NONE`, inherited: No, layout: Yes, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_flex_main_place(self, part: int, /) -> int:
        """Defines how to align the children in the direction of flex flow. Default:
        `LV_FLEX_ALIGN_NONE`, inherited: No, layout: Yes, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_flex_cross_place(self, part: int, /) -> int:
        """Defines how to align the children perpendicular to the direction of flex flow. Default:
        `LV_FLEX_ALIGN_NONE`, inherited: No, layout: Yes, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_flex_track_place(self, part: int, /) -> int:
        """Defines how to align the tracks of the flow. Default: `LV_FLEX_ALIGN_NONE`, inherited: No,
        layout: Yes, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_flex_grow(self, part: int, /) -> int:
        """Defines how much space to take proportionally from the free space of the Widget's track.
        Default: `0`, inherited: No, layout: Yes, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_grid_column_dsc_array(self, part: int, /) -> Blob | None:
        """An array to describe the columns of the grid. Should be lv.GRID_TEMPLATE_LAST terminated.
        Default: `None`, inherited: No, layout: Yes, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_grid_column_align(self, part: int, /) -> int:
        """Defines how to distribute the columns. Default: `lv.GRID_ALIGN.START`, inherited: No,
        layout: Yes, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_grid_row_dsc_array(self, part: int, /) -> Blob | None:
        """An array to describe the rows of the grid. Should be lv.GRID_TEMPLATE_LAST terminated.
        Default: `None`, inherited: No, layout: Yes, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_grid_row_align(self, part: int, /) -> int:
        """Defines how to distribute the rows. Default: `lv.GRID_ALIGN.START`, inherited: No, layout:
        Yes, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_grid_cell_column_pos(self, part: int, /) -> int:
        """Get column in which Widget should be placed. Default: 0, inherited: No, layout: Yes, ext.
        draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_grid_cell_x_align(self, part: int, /) -> int:
        """Get how to align Widget horizontally. Default: `lv.GRID_ALIGN.START`, inherited: No, layout:
        Yes, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_grid_cell_column_span(self, part: int, /) -> int:
        """Get how many columns Widget should span. Needs to be >= 1. Default: 1, inherited: No,
        layout: Yes, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_grid_cell_row_pos(self, part: int, /) -> int:
        """Get row in which Widget should be placed. Default: 0, inherited: No, layout: Yes, ext. draw:
        No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_grid_cell_y_align(self, part: int, /) -> int:
        """Get how to align Widget vertically. Default: `lv.GRID_ALIGN.START`, inherited: No, layout:
        Yes, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def get_style_grid_cell_row_span(self, part: int, /) -> int:
        """Get how many rows Widget should span. Needs to be >= 1. Default: 1, inherited: No, layout:
        Yes, ext. draw: No.

        Args:
            part: One of the `LV_PART_...` enum values
        """

    def set_style_width(self, value: int, selector: int, /) -> None:
        """Sets width of Widget. Pixel, percentage and `lv.SIZE_CONTENT` values can be used. Percentage
        values are relative to the width of the parent's content area. Default: Widget dependent,
        inherited: No, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_min_width(self, value: int, selector: int, /) -> None:
        """Sets a minimal width. Pixel and percentage values can be used. Percentage values are
        relative to the width of the parent's content area. Default: 0, inherited: No, layout: Yes,
        ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_max_width(self, value: int, selector: int, /) -> None:
        """Sets a maximal width. Pixel and percentage values can be used. Percentage values are
        relative to the width of the parent's content area. Default: lv.COORD_MAX, inherited: No,
        layout: Yes, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_height(self, value: int, selector: int, /) -> None:
        """Sets height of Widget. Pixel, percentage and `lv.SIZE_CONTENT` can be used. Percentage
        values are relative to the height of the parent's content area. Default: Widget dependent,
        inherited: No, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_min_height(self, value: int, selector: int, /) -> None:
        """Sets a minimal height. Pixel and percentage values can be used. Percentage values are
        relative to the height of the parent's content area. Default: 0, inherited: No, layout: Yes,
        ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_max_height(self, value: int, selector: int, /) -> None:
        """Sets a maximal height. Pixel and percentage values can be used. Percentage values are
        relative to the height of the parent's content area. Default: lv.COORD_MAX, inherited: No,
        layout: Yes, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_length(self, value: int, selector: int, /) -> None:
        """Its meaning depends on the type of Widget. For example in case of lv_scale it means the
        length of the ticks. Default: 0, inherited: No, layout: No, ext. draw: Yes.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_x(self, value: int, selector: int, /) -> None:
        """Set X coordinate of Widget considering the ``align`` setting. Pixel and percentage values
        can be used. Percentage values are relative to the width of the parent's content area.
        Default: 0, inherited: No, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_y(self, value: int, selector: int, /) -> None:
        """Set Y coordinate of Widget considering the ``align`` setting. Pixel and percentage values
        can be used. Percentage values are relative to the height of the parent's content area.
        Default: 0, inherited: No, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_align(self, value: int, selector: int, /) -> None:
        """Set the alignment which tells from which point of the parent the X and Y coordinates should
        be interpreted. Possible values are: `lv.ALIGN.DEFAULT`, `lv.ALIGN.TOP_LEFT/MID/RIGHT`,
        `lv.ALIGN.BOTTOM_LEFT/MID/RIGHT`, `LV_ALIGN_LEFT/RIGHT_MID`, `lv.ALIGN.CENTER`.
        `lv.ALIGN.DEFAULT` means `lv.ALIGN.TOP_LEFT` with LTR base direction and
        `lv.ALIGN.TOP_RIGHT` with RTL base direction. Default: `lv.ALIGN.DEFAULT`, inherited: No,
        layout: Yes, ext. draw: No.

        Args:
            value: Value to submit (lv.ALIGN)
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_transform_width(self, value: int, selector: int, /) -> None:
        """Make Widget wider on both sides with this value. Pixel and percentage (with `lv.pct(x)`)
        values can be used. Percentage values are relative to Widget's width. Default: 0, inherited:
        No, layout: No, ext. draw: Yes.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_transform_height(self, value: int, selector: int, /) -> None:
        """Make Widget higher on both sides with this value. Pixel and percentage (with `lv.pct(x)`)
        values can be used. Percentage values are relative to Widget's height. Default: 0,
        inherited: No, layout: No, ext. draw: Yes.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_translate_x(self, value: int, selector: int, /) -> None:
        """Move Widget with this value in X direction. Applied after layouts, aligns and other
        positioning. Pixel and percentage (with `lv.pct(x)`) values can be used. Percentage values
        are relative to Widget's width. Default: 0, inherited: No, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_translate_y(self, value: int, selector: int, /) -> None:
        """Move Widget with this value in Y direction. Applied after layouts, aligns and other
        positioning. Pixel and percentage (with `lv.pct(x)`) values can be used. Percentage values
        are relative to Widget's height. Default: 0, inherited: No, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_translate_radial(self, value: int, selector: int, /) -> None:
        """Move object around the centre of the parent object (e.g. around the circumference of a
        scale). Default: 0, inherited: No, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_transform_scale_x(self, value: int, selector: int, /) -> None:
        """Zoom Widget horizontally. The value 256 (or `lv.SCALE_NONE`) means normal size, 128 half
        size, 512 double size, and so on. Default: 0, inherited: No, layout: Yes, ext. draw: Yes.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_transform_scale_y(self, value: int, selector: int, /) -> None:
        """Zoom Widget vertically. The value 256 (or `lv.SCALE_NONE`) means normal size, 128 half size,
        512 double size, and so on. Default: 0, inherited: No, layout: Yes, ext. draw: Yes.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_transform_rotation(self, value: int, selector: int, /) -> None:
        """Rotate Widget. The value is interpreted in 0.1 degree units. E.g. 450 means 45 deg. Default:
        0, inherited: No, layout: Yes, ext. draw: Yes.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_transform_pivot_x(self, value: int, selector: int, /) -> None:
        """Set pivot point's X coordinate for transformations. Relative to Widget's top left corner.
        Default: 0, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_transform_pivot_y(self, value: int, selector: int, /) -> None:
        """Set pivot point's Y coordinate for transformations. Relative to Widget's top left corner.
        Default: 0, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_transform_skew_x(self, value: int, selector: int, /) -> None:
        """Skew Widget horizontally. The value is interpreted in 0.1 degree units. E.g. 450 means 45
        deg. Default: 0, inherited: No, layout: Yes, ext. draw: Yes.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_transform_skew_y(self, value: int, selector: int, /) -> None:
        """Skew Widget vertically. The value is interpreted in 0.1 degree units. E.g. 450 means 45 deg.
        Default: 0, inherited: No, layout: Yes, ext. draw: Yes.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_pad_top(self, value: int, selector: int, /) -> None:
        """Sets the padding on the top. It makes the content area smaller in this direction. Default:
        0, inherited: No, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_pad_bottom(self, value: int, selector: int, /) -> None:
        """Sets the padding on the bottom. It makes the content area smaller in this direction.
        Default: 0, inherited: No, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_pad_left(self, value: int, selector: int, /) -> None:
        """Sets the padding on the left. It makes the content area smaller in this direction. Default:
        0, inherited: No, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_pad_right(self, value: int, selector: int, /) -> None:
        """Sets the padding on the right. It makes the content area smaller in this direction. Default:
        0, inherited: No, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_pad_row(self, value: int, selector: int, /) -> None:
        """Sets the padding between the rows. Used by the layouts. Default: 0, inherited: No, layout:
        Yes, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_pad_column(self, value: int, selector: int, /) -> None:
        """Sets the padding between the columns. Used by the layouts. Default: 0, inherited: No,
        layout: Yes, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_pad_radial(self, value: int, selector: int, /) -> None:
        """Pad text labels away from the scale ticks/remainder of the ``LV_PART_``. Default: 0,
        inherited: No, layout: No, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_margin_top(self, value: int, selector: int, /) -> None:
        """Sets margin on the top. Widget will keep this space from its siblings in layouts. Default:
        0, inherited: No, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_margin_bottom(self, value: int, selector: int, /) -> None:
        """Sets margin on the bottom. Widget will keep this space from its siblings in layouts.
        Default: 0, inherited: No, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_margin_left(self, value: int, selector: int, /) -> None:
        """Sets margin on the left. Widget will keep this space from its siblings in layouts. Default:
        0, inherited: No, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_margin_right(self, value: int, selector: int, /) -> None:
        """Sets margin on the right. Widget will keep this space from its siblings in layouts. Default:
        0, inherited: No, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_bg_color(self, value: _Struct[color_t], selector: int, /) -> None:
        """Set background color of Widget. Default: `0xffffff`, inherited: No, layout: No, ext. draw:
        No.

        Args:
            value: Color to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_bg_opa(self, value: int, selector: int, /) -> None:
        """Set opacity of the background. Value 0, `lv.OPA._0` or `lv.OPA.TRANSP` means fully
        transparent, 255, `lv.OPA._100` or `lv.OPA.COVER` means fully covering, other values or
        lv.OPA._10, lv.OPA._20, etc means semi transparency. Default: `lv.OPA.TRANSP`, inherited:
        No, layout: No, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_bg_grad_color(self, value: _Struct[color_t], selector: int, /) -> None:
        """Set gradient color of the background. Used only if `grad_dir` is not `lv.GRAD_DIR.NONE`.
        Default: `0x000000`, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Color to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_bg_grad_dir(self, value: int, selector: int, /) -> None:
        """Set direction of the gradient of the background. Possible values are
        `lv.GRAD_DIR.NONE/HOR/VER`. Default: `lv.GRAD_DIR.NONE`, inherited: No, layout: No, ext.
        draw: No.

        Args:
            value: Value to submit (lv.GRAD_DIR)
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_bg_main_stop(self, value: int, selector: int, /) -> None:
        """Set point from which background color should start for gradients. 0 means to top/left side,
        255 the bottom/right side, 128 the center, and so on. Default: 0, inherited: No, layout: No,
        ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_bg_grad_stop(self, value: int, selector: int, /) -> None:
        """Set point from which background's gradient color should start. 0 means to top/left side, 255
        the bottom/right side, 128 the center, and so on. Default: 255, inherited: No, layout: No,
        ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_bg_main_opa(self, value: int, selector: int, /) -> None:
        """Set opacity of the first gradient color. Default: 255, inherited: No, layout: No, ext. draw:
        No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_bg_grad_opa(self, value: int, selector: int, /) -> None:
        """Set opacity of the second gradient color. Default: 255, inherited: No, layout: No, ext.
        draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_bg_grad(self, value: _Structs[grad_dsc_t], selector: int, /) -> None:
        """Set gradient definition. The pointed instance must exist while Widget is alive. None to
        disable. It wraps `BG_GRAD_COLOR`, `BG_GRAD_DIR`, `BG_MAIN_STOP` and `BG_GRAD_STOP` into one
        descriptor and allows creating gradients with more colors as well. If it's set other
        gradient related properties will be ignored. Default: `None`, inherited: No, layout: No,
        ext. draw: No.

        Args:
            value: gradient descriptor
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_bg_image_src(self, value: _Readable | None, selector: int, /) -> None:
        """Set a background image. Can be `lv.image_dsc_t`, a path to a file or an `LV_SYMBOL_...`.
        Default: `None`, inherited: No, layout: No, ext. draw: Yes.

        Args:
            value: image source
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_bg_image_opa(self, value: int, selector: int, /) -> None:
        """Set opacity of the background image. Value 0, `lv.OPA._0` or `lv.OPA.TRANSP` means fully
        transparent, 255, `lv.OPA._100` or `lv.OPA.COVER` means fully covering, other values or
        lv.OPA._10, lv.OPA._20, etc means semi transparency. Default: `lv.OPA.COVER`, inherited: No,
        layout: No, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_bg_image_recolor(self, value: _Struct[color_t], selector: int, /) -> None:
        """Set a color to mix to the background image. Default: `0x000000`, inherited: No, layout: No,
        ext. draw: No.

        Args:
            value: Color to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_bg_image_recolor_opa(self, value: int, selector: int, /) -> None:
        """Set intensity of background image recoloring. Value 0, `lv.OPA._0` or `lv.OPA.TRANSP` means
        no mixing, 255, `lv.OPA._100` or `lv.OPA.COVER` means full recoloring, other values or
        lv.OPA._10, lv.OPA._20, etc are interpreted proportionally. Default: `lv.OPA.TRANSP`,
        inherited: No, layout: No, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_bg_image_tiled(self, value: bool | int, selector: int, /) -> None:
        """If enabled the background image will be tiled. Possible values are `True` or `False`.
        Default: 0, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_border_color(self, value: _Struct[color_t], selector: int, /) -> None:
        """Set color of the border. Default: `0x000000`, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Color to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_border_opa(self, value: int, selector: int, /) -> None:
        """Set opacity of the border. Value 0, `lv.OPA._0` or `lv.OPA.TRANSP` means fully transparent,
        255, `lv.OPA._100` or `lv.OPA.COVER` means fully covering, other values or lv.OPA._10,
        lv.OPA._20, etc means semi transparency. Default: `lv.OPA.COVER`, inherited: No, layout: No,
        ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_border_width(self, value: int, selector: int, /) -> None:
        """Set width of the border. Only pixel values can be used. Default: 0, inherited: No, layout:
        Yes, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_border_side(self, value: int, selector: int, /) -> None:
        """Set only which side(s) the border should be drawn. Possible values are
        `lv.BORDER_SIDE.NONE/TOP/BOTTOM/LEFT/RIGHT/INTERNAL`. OR-ed values can be used as well, e.g.
        `lv.BORDER_SIDE.TOP | lv.BORDER_SIDE.LEFT`. Default: `lv.BORDER_SIDE.FULL`, inherited: No,
        layout: No, ext. draw: No.

        Args:
            value: Value to submit (lv.BORDER_SIDE)
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_border_post(self, value: bool | int, selector: int, /) -> None:
        """Sets whether the border should be drawn before or after the children are drawn. `True`:
        after children, `False`: before children. Default: 0, inherited: No, layout: No, ext. draw:
        No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_outline_width(self, value: int, selector: int, /) -> None:
        """Set width of outline in pixels. Default: 0, inherited: No, layout: No, ext. draw: Yes.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_outline_color(self, value: _Struct[color_t], selector: int, /) -> None:
        """Set color of outline. Default: `0x000000`, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Color to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_outline_opa(self, value: int, selector: int, /) -> None:
        """Set opacity of outline. Value 0, `lv.OPA._0` or `lv.OPA.TRANSP` means fully transparent,
        255, `lv.OPA._100` or `lv.OPA.COVER` means fully covering, other values or lv.OPA._10,
        lv.OPA._20, etc means semi transparency. Default: `lv.OPA.COVER`, inherited: No, layout: No,
        ext. draw: Yes.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_outline_pad(self, value: int, selector: int, /) -> None:
        """Set padding of outline, i.e. the gap between Widget and the outline. Default: 0, inherited:
        No, layout: No, ext. draw: Yes.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_shadow_width(self, value: int, selector: int, /) -> None:
        """Set width of the shadow in pixels. The value should be >= 0. Default: 0, inherited: No,
        layout: No, ext. draw: Yes.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_shadow_offset_x(self, value: int, selector: int, /) -> None:
        """Set an offset on the shadow in pixels in X direction. Default: 0, inherited: No, layout: No,
        ext. draw: Yes.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_shadow_offset_y(self, value: int, selector: int, /) -> None:
        """Set an offset on the shadow in pixels in Y direction. Default: 0, inherited: No, layout: No,
        ext. draw: Yes.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_shadow_spread(self, value: int, selector: int, /) -> None:
        """Make shadow calculation to use a larger or smaller rectangle as base. The value can be in
        pixels to make the area larger/smaller. Default: 0, inherited: No, layout: No, ext. draw:
        Yes.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_shadow_color(self, value: _Struct[color_t], selector: int, /) -> None:
        """Set color of shadow. Default: `0x000000`, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Color to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_shadow_opa(self, value: int, selector: int, /) -> None:
        """Set opacity of shadow. Value 0, `lv.OPA._0` or `lv.OPA.TRANSP` means fully transparent, 255,
        `lv.OPA._100` or `lv.OPA.COVER` means fully covering, other values or lv.OPA._10,
        lv.OPA._20, etc means semi transparency. Default: `lv.OPA.COVER`, inherited: No, layout: No,
        ext. draw: Yes.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_image_opa(self, value: int, selector: int, /) -> None:
        """Set opacity of an image. Value 0, `lv.OPA._0` or `lv.OPA.TRANSP` means fully transparent,
        255, `lv.OPA._100` or `lv.OPA.COVER` means fully covering, other values or lv.OPA._10,
        lv.OPA._20, etc means semi transparency. Default: `lv.OPA.COVER`, inherited: No, layout: No,
        ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_image_recolor(self, value: _Struct[color_t], selector: int, /) -> None:
        """Set color to mix with the image. Default: `0x000000`, inherited: No, layout: No, ext. draw:
        No.

        Args:
            value: Color to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_image_recolor_opa(self, value: int, selector: int, /) -> None:
        """Set intensity of color mixing. Value 0, `lv.OPA._0` or `lv.OPA.TRANSP` means fully
        transparent, 255, `lv.OPA._100` or `lv.OPA.COVER` means fully covering, other values or
        lv.OPA._10, lv.OPA._20, etc means semi transparency. Default: 0, inherited: No, layout: No,
        ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_image_colorkey(self, value: _Structs[image_colorkey_t], selector: int, /) -> None:
        """Set image colorkey definition. The lv.image_colorkey_t contains two color values:
        `high_color` and `low_color`. the color of pixels ranging from `low_color` to `high_color`
        will be transparent. Default: `None`, inherited: No, layout: No, ext. draw: No.

        Args:
            value: image color key
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_line_width(self, value: int, selector: int, /) -> None:
        """Set width of lines in pixels. Default: 0, inherited: No, layout: No, ext. draw: Yes.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_line_dash_width(self, value: int, selector: int, /) -> None:
        """Set width of dashes in pixels. Note that dash works only on horizontal and vertical lines.
        Default: 0, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_line_dash_gap(self, value: int, selector: int, /) -> None:
        """Set gap between dashes in pixels. Note that dash works only on horizontal and vertical
        lines. Default: 0, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_line_rounded(self, value: bool | int, selector: int, /) -> None:
        """Make end points of the lines rounded. `True`: rounded, `False`: perpendicular line ending.
        Default: 0, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_line_color(self, value: _Struct[color_t], selector: int, /) -> None:
        """Set color of lines. Default: `0x000000`, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Color to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_line_opa(self, value: int, selector: int, /) -> None:
        """Set opacity of lines. Default: `lv.OPA.COVER`, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_arc_width(self, value: int, selector: int, /) -> None:
        """Set width (thickness) of arcs in pixels. Default: 0, inherited: No, layout: No, ext. draw:
        Yes.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_arc_rounded(self, value: bool | int, selector: int, /) -> None:
        """Make end points of arcs rounded. `True`: rounded, `False`: perpendicular line ending.
        Default: 0, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_arc_color(self, value: _Struct[color_t], selector: int, /) -> None:
        """Set color of arc. Default: `0x000000`, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Color to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_arc_opa(self, value: int, selector: int, /) -> None:
        """Set opacity of arcs. Default: `lv.OPA.COVER`, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_arc_image_src(self, value: _Readable, selector: int, /) -> None:
        """Set an image from which arc will be masked out. It's useful to display complex effects on
        the arcs. Can be `lv.image_dsc_t` or a path to a file. Default: `None`, inherited: No,
        layout: No, ext. draw: No.

        Args:
            value: image source
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_text_color(self, value: _Struct[color_t], selector: int, /) -> None:
        """Sets color of text. Default: `0x000000`, inherited: Yes, layout: No, ext. draw: No.

        Args:
            value: Color to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_text_opa(self, value: int, selector: int, /) -> None:
        """Set opacity of text. Value 0, `lv.OPA._0` or `lv.OPA.TRANSP` means fully transparent, 255,
        `lv.OPA._100` or `lv.OPA.COVER` means fully covering, other values or lv.OPA._10,
        lv.OPA._20, etc means semi transparency. Default: `lv.OPA.COVER`, inherited: Yes, layout:
        No, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_text_font(self, value: _Structs[font_t], selector: int, /) -> None:
        """Set font of text (a pointer `lv.font_t *`). Default: `LV_FONT_DEFAULT`, inherited: Yes,
        layout: Yes, ext. draw: No.

        Args:
            value: font
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_text_letter_space(self, value: int, selector: int, /) -> None:
        """Set letter space in pixels. Default: 0, inherited: Yes, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_text_line_space(self, value: int, selector: int, /) -> None:
        """Set line space in pixels. Default: 0, inherited: Yes, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_text_decor(self, value: int, selector: int, /) -> None:
        """Set decoration for the text. Possible values are
        `lv.TEXT_DECOR.NONE/UNDERLINE/STRIKETHROUGH`. OR-ed values can be used as well. Default:
        `lv.TEXT_DECOR.NONE`, inherited: Yes, layout: No, ext. draw: No.

        Args:
            value: Value to submit (lv.TEXT_DECOR)
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_text_align(self, value: int, selector: int, /) -> None:
        """Set how to align the lines of the text. Note that it doesn't align the Widget itself, only
        the lines inside the Widget. Possible values are `lv.TEXT_ALIGN.LEFT/CENTER/RIGHT/AUTO`.
        `lv.TEXT_ALIGN.AUTO` detect the text base direction and uses left or right alignment
        accordingly. Default: `lv.TEXT_ALIGN.AUTO`, inherited: Yes, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit (lv.TEXT_ALIGN)
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_text_outline_stroke_color(
        self,
        value: _Struct[color_t],
        selector: int,
        /,
    ) -> None:
        """Sets the color of letter outline stroke. Default: `0x000000`, inherited: Yes, layout: No,
        ext. draw: No.

        Args:
            value: Color to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_text_outline_stroke_width(self, value: int, selector: int, /) -> None:
        """Set the letter outline stroke width in pixels. Default: 0, inherited: Yes, layout: Yes, ext.
        draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_text_outline_stroke_opa(self, value: int, selector: int, /) -> None:
        """Set the opacity of the letter outline stroke. Value 0, `lv.OPA._0` or `lv.OPA.TRANSP` means
        fully transparent, 255, `lv.OPA._100` or `lv.OPA.COVER` means fully covering, other values
        or lv.OPA._10, lv.OPA._20, etc means semi transparency. Default: `lv.OPA.COVER`, inherited:
        Yes, layout: No, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_blur_radius(self, value: int, selector: int, /) -> None:
        """Sets the intensity of blurring. Applied on each lv_part separately before the children are
        rendered. Default: `0`, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_blur_backdrop(self, value: bool | int, selector: int, /) -> None:
        """If `True` the background of the widget will be blurred. The part should have < 100% opacity
        to make it visible. If `False` the given part will be blurred when it's rendered but before
        drawing the children. Default: `False`, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_blur_quality(self, value: int, selector: int, /) -> None:
        """Setting to `lv.BLUR_QUALITY.SPEED` the blurring algorithm will prefer speed over quality.
        `lv.BLUR_QUALITY.PRECISION` will force using higher quality but slower blur. With
        `lv.BLUR_QUALITY.AUTO` the quality will be selected automatically. Default:
        `lv.BLUR_QUALITY.AUTO`, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Value to submit (lv.BLUR_QUALITY)
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_drop_shadow_radius(self, value: int, selector: int, /) -> None:
        """Sets the intensity of blurring. Applied on each lv_part separately before the children are
        rendered. Default: `0`, inherited: No, layout: No, ext. draw: Yes.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_drop_shadow_offset_x(self, value: int, selector: int, /) -> None:
        """Set an offset on the shadow in pixels in X direction. Default: `0`, inherited: No, layout:
        No, ext. draw: Yes.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_drop_shadow_offset_y(self, value: int, selector: int, /) -> None:
        """Set an offset on the shadow in pixels in Y direction. Default: `0`, inherited: No, layout:
        No, ext. draw: Yes.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_drop_shadow_color(self, value: _Struct[color_t], selector: int, /) -> None:
        """Set the color of the shadow. Default: `0`, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Color to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_drop_shadow_opa(self, value: int, selector: int, /) -> None:
        """Set the opacity of the shadow. Default: `0`, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_drop_shadow_quality(self, value: int, selector: int, /) -> None:
        """Setting to `lv.BLUR_QUALITY.SPEED` the blurring algorithm will prefer speed over quality.
        `lv.BLUR_QUALITY.PRECISION` will force using higher quality but slower blur. With
        `lv.BLUR_QUALITY.AUTO` the quality will be selected automatically. Default:
        `lv.BLUR_QUALITY.PRECISION`, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Value to submit (lv.BLUR_QUALITY)
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_radius(self, value: int, selector: int, /) -> None:
        """Set radius on every corner. The value is interpreted in pixels (>= 0) or `lv.RADIUS_CIRCLE`
        for max radius. Default: 0, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_radial_offset(self, value: int, selector: int, /) -> None:
        """Move start point of object (e.g. scale tick) radially. Default: 0, inherited: No, layout:
        No, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_clip_corner(self, value: bool | int, selector: int, /) -> None:
        """Enable clipping of content that overflows rounded corners of parent Widget. Can be `True` or
        `False`. Default: 0, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_opa(self, value: int, selector: int, /) -> None:
        """Scale down all opacity values of the Widget by this factor. Value 0, `lv.OPA._0` or
        `lv.OPA.TRANSP` means fully transparent, 255, `lv.OPA._100` or `lv.OPA.COVER` means fully
        covering, other values or lv.OPA._10, lv.OPA._20, etc means semi transparency. Default:
        `lv.OPA.COVER`, inherited: Yes, layout: No, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_opa_layered(self, value: int, selector: int, /) -> None:
        """First draw Widget on the layer, then scale down layer opacity factor. Value 0, `lv.OPA._0`
        or `lv.OPA.TRANSP` means fully transparent, 255, `lv.OPA._100` or `lv.OPA.COVER` means fully
        covering, other values or lv.OPA._10, lv.OPA._20, etc means semi transparency. Default:
        `lv.OPA.COVER`, inherited: Yes, layout: No, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_color_filter_dsc(
        self,
        value: _Structs[color_filter_dsc_t],
        selector: int,
        /,
    ) -> None:
        """Mix a color with all colors of the Widget. Default: `None`, inherited: No, layout: No, ext.
        draw: No.

        Args:
            value: color-filter descriptor
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_color_filter_opa(self, value: int, selector: int, /) -> None:
        """The intensity of mixing of color filter. Default: `lv.OPA.TRANSP`, inherited: No, layout:
        No, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_recolor(self, value: _Struct[color_t], selector: int, /) -> None:
        """Set a color to mix to the obj. Default: `0x000000`, inherited: No, layout: No, ext. draw:
        No.

        Args:
            value: Color to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_recolor_opa(self, value: int, selector: int, /) -> None:
        """Sets the intensity of color mixing. Value 0, `lv.OPA._0` or `lv.OPA.TRANSP` means fully
        transparent. A value of 255, `lv.OPA._100` or `lv.OPA.COVER` means fully opaque.
        Intermediate values like lv.OPA._10, lv.OPA._20, etc result in semi-transparency. Default:
        `lv.OPA.TRANSP`, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_anim(self, value: _Structs[anim_t], selector: int, /) -> None:
        """Animation template for Widget's animation. Should be `lv.anim_t`. The animation parameters
        are widget specific, e.g. animation time could be the E.g. blink time of the cursor on the
        Text Area or scroll time of a roller. See Widgets' documentation to learn more. Default:
        `None`, inherited: No, layout: No, ext. draw: No.

        Args:
            value: animation descriptor
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_anim_duration(self, value: int, selector: int, /) -> None:
        """Animation duration in milliseconds. Its meaning is widget specific. E.g. blink time of the
        cursor on the Text Area or scroll time of a roller. See Widgets' documentation to learn
        more. Default: 0, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_transition(
        self,
        value: _Structs[style_transition_dsc_t],
        selector: int,
        /,
    ) -> None:
        """An initialized ``lv.style_transition_dsc_t`` to describe a transition. Default: `None`,
        inherited: No, layout: No, ext. draw: No.

        Args:
            value: transition descriptor
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_blend_mode(self, value: int, selector: int, /) -> None:
        """Describes how to blend the colors to the background. Possible values are
        `lv.BLEND_MODE.NORMAL/ADDITIVE/SUBTRACTIVE/MULTIPLY/DIFFERENCE`. Default:
        `lv.BLEND_MODE.NORMAL`, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Value to submit (lv.BLEND_MODE)
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_layout(self, value: int, selector: int, /) -> None:
        """Set layout of Widget. Children will be repositioned and resized according to policies set
        for the layout. For possible values see documentation of the layouts. Default: 0, inherited:
        No, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_base_dir(self, value: int, selector: int, /) -> None:
        """Set base direction of Widget. Possible values are `LV_BIDI_DIR_LTR/RTL/AUTO`. Default:
        `lv.BASE_DIR.AUTO`, inherited: Yes, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit (lv.BASE_DIR)
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_bitmap_mask_src(self, value: _Readable, selector: int, /) -> None:
        """If set, a layer will be created for the widget and the layer will be masked with this A8
        bitmap mask. Default: `None`, inherited: No, layout: No, ext. draw: No.

        Args:
            value: A8 bitmap mask
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_rotary_sensitivity(self, value: int, selector: int, /) -> None:
        """Adjust sensitivity for rotary encoders in 1/256 unit. It means, 128: slow down the rotary to
        half, 512: speeds up to double, 256: no change. Default: `256`, inherited: Yes, layout: No,
        ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_flex_flow(self, value: int, selector: int, /) -> None:
        """Defines in which direction the flex layout should arrange the children. Default:
        `LV_FLEX_FLOW_NONE`, inherited: No, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit (lv.FLEX_FLOW)
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_flex_main_place(self, value: int, selector: int, /) -> None:
        """Defines how to align the children in the direction of flex flow. Default:
        `LV_FLEX_ALIGN_NONE`, inherited: No, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit (lv.FLEX_ALIGN)
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_flex_cross_place(self, value: int, selector: int, /) -> None:
        """Defines how to align the children perpendicular to the direction of flex flow. Default:
        `LV_FLEX_ALIGN_NONE`, inherited: No, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit (lv.FLEX_ALIGN)
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_flex_track_place(self, value: int, selector: int, /) -> None:
        """Defines how to align the tracks of the flow. Default: `LV_FLEX_ALIGN_NONE`, inherited: No,
        layout: Yes, ext. draw: No.

        Args:
            value: Value to submit (lv.FLEX_ALIGN)
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_flex_grow(self, value: int, selector: int, /) -> None:
        """Defines how much space to take proportionally from the free space of the Widget's track.
        Default: `0`, inherited: No, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_grid_column_dsc_array(
        self,
        value: _Readable | Sequence[int],
        selector: int,
        /,
    ) -> None:
        """An array to describe the columns of the grid. Should be lv.GRID_TEMPLATE_LAST terminated.
        Default: `None`, inherited: No, layout: Yes, ext. draw: No.

        Args:
            value: grid-column descriptor array
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_grid_column_align(self, value: int, selector: int, /) -> None:
        """Defines how to distribute the columns. Default: `lv.GRID_ALIGN.START`, inherited: No,
        layout: Yes, ext. draw: No.

        Args:
            value: Value to submit (lv.GRID_ALIGN)
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_grid_row_dsc_array(
        self,
        value: _Readable | Sequence[int],
        selector: int,
        /,
    ) -> None:
        """An array to describe the rows of the grid. Should be lv.GRID_TEMPLATE_LAST terminated.
        Default: `None`, inherited: No, layout: Yes, ext. draw: No.

        Args:
            value: grid-row descriptor array
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_grid_row_align(self, value: int, selector: int, /) -> None:
        """Defines how to distribute the rows. Default: `lv.GRID_ALIGN.START`, inherited: No, layout:
        Yes, ext. draw: No.

        Args:
            value: Value to submit (lv.GRID_ALIGN)
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_grid_cell_column_pos(self, value: int, selector: int, /) -> None:
        """Set column in which Widget should be placed. Default: 0, inherited: No, layout: Yes, ext.
        draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_grid_cell_x_align(self, value: int, selector: int, /) -> None:
        """Set how to align Widget horizontally. Default: `lv.GRID_ALIGN.START`, inherited: No, layout:
        Yes, ext. draw: No.

        Args:
            value: Value to submit (lv.GRID_ALIGN)
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_grid_cell_column_span(self, value: int, selector: int, /) -> None:
        """Set how many columns Widget should span. Needs to be >= 1. Default: 1, inherited: No,
        layout: Yes, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_grid_cell_row_pos(self, value: int, selector: int, /) -> None:
        """Set row in which Widget should be placed. Default: 0, inherited: No, layout: Yes, ext. draw:
        No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_grid_cell_y_align(self, value: int, selector: int, /) -> None:
        """Set how to align Widget vertically. Default: `lv.GRID_ALIGN.START`, inherited: No, layout:
        Yes, ext. draw: No.

        Args:
            value: Value to submit (lv.GRID_ALIGN)
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_grid_cell_row_span(self, value: int, selector: int, /) -> None:
        """Set how many rows Widget should span. Needs to be >= 1. Default: 1, inherited: No, layout:
        Yes, ext. draw: No.

        Args:
            value: Value to submit
            selector: A joint type for `lv.PART` and `lv.STATE`. Example values: - `0`: means
                `lv.PART.MAIN | lv.STATE.DEFAULT` - `lv.STATE.PRESSED` - `lv.PART.KNOB` -
                `lv.PART.KNOB | lv.STATE.PRESSED | lv.STATE.CHECKED`
        """

    def set_style_pad_all(self, value: int, selector: int, /) -> None:
        """Set all 4 of `style`s padding values."""

    def set_style_pad_hor(self, value: int, selector: int, /) -> None:
        """Set `style`s left and right padding values."""

    def set_style_pad_ver(self, value: int, selector: int, /) -> None:
        """Set `style`s top and bottom padding values."""

    def set_style_margin_all(self, value: int, selector: int, /) -> None:
        """Set all 4 of `style`s margin values."""

    def set_style_margin_hor(self, value: int, selector: int, /) -> None:
        """Set `style`s left and right margin values."""

    def set_style_margin_ver(self, value: int, selector: int, /) -> None:
        """Set `style`s top and bottom margin values."""

    def set_style_pad_gap(self, value: int, selector: int, /) -> None:
        """Set `style`s row and column padding gaps (applies only to Grid and Flex layouts)."""

    def set_style_size(self, width: int, height: int, selector: int, /) -> None:
        """Set `style`s width and height."""

    def set_style_transform_scale(self, value: int, selector: int, /) -> None:
        """Set `style`s X and Y transform scale values."""

    def get_style_space_left(self, part: int, /) -> int:
        """The property space_left of a part, in the widget's state.

        Args:
            part: lv.PART
        """

    def get_style_space_right(self, part: int, /) -> int:
        """The property space_right of a part, in the widget's state.

        Args:
            part: lv.PART
        """

    def get_style_space_top(self, part: int, /) -> int:
        """The property space_top of a part, in the widget's state.

        Args:
            part: lv.PART
        """

    def get_style_space_bottom(self, part: int, /) -> int:
        """The property space_bottom of a part, in the widget's state.

        Args:
            part: lv.PART
        """

    def calculate_style_text_align(self, part: int, txt: str | bytes, /) -> int:
        """The alignment of a text in a part, with lv.TEXT_ALIGN.AUTO resolved.

        Args:
            part: lv.PART
        """

    def get_style_transform_scale_x_safe(self, part: int, /) -> int:
        """The property transform_scale_x_safe of a part, in the widget's state.

        Args:
            part: lv.PART
        """

    def get_style_transform_scale_y_safe(self, part: int, /) -> int:
        """The property transform_scale_y_safe of a part, in the widget's state.

        Args:
            part: lv.PART
        """

    def get_style_opa_recursive(self, part: int, /) -> int:
        """Get the `opa` style property from all parents and multiply and `>> 8` them.

        Args:
            part: the part whose opacity should be get. Non-MAIN parts will consider the `opa` of
                the MAIN part too (lv.PART)

        Returns:
            the final opacity considering the parents' opacity too
        """

    def style_apply_recolor(self, part: int, color: _Struct[color32_t], /) -> color32_t:
        """Apply recolor effect to the input color based on the object's style properties.

        Args:
            part: the part to retrieve recolor styles. (lv.PART)
            color: the original color to be modified

        Returns:
            the blended color after applying recolor and opacity
        """

    def get_style_recolor_recursive(self, part: int, /) -> color32_t:
        """Get the `recolor` style property from all parents and blend them recursively.

        Args:
            part: the target part to check. Non-MAIN parts will also consider the `recolor` value
                from the MAIN part during calculation (lv.PART)

        Returns:
            the final blended recolor value combining all parent's recolor values
        """

    def bind_style(
        self,
        style: _Structs[style_t],
        selector: int,
        subject: _Structs[subject_t],
        ref_value: int,
        /,
    ) -> observer_t:
        """Disable a style if a subject's value is not equal to a reference value.

        Args:
            style: a style
            selector: a selector
            subject: Subject
            ref_value: reference value to compare Subject's value with

        Returns:
            newly-created Observer
        """

    def bind_style_prop(
        self,
        prop: int,
        selector: int,
        subject: _Structs[subject_t],
        /,
    ) -> observer_t:
        """Connect a subject's value to a style property of a widget.

        Args:
            prop: a style property
            selector: a selector for which the property should be added, e.g. `lv.PART.KNOB |
                lv.STATE.PRESSED`
            subject: pointer a Subject to which value the property should be bound

        Returns:
            newly-created Observer
        """

    def init_draw_rect_dsc(self, part: int, draw_dsc: _Structs[draw_rect_dsc_t], /) -> None:
        """Initialize a rectangle draw descriptor from an object's styles in its current state.

        Only the relevant fields will be set. E.g. if `border width == 0` the other border
        properties won't be evaluated.

        Args:
            part: part of the object, e.g. `lv.PART.MAIN`, `lv.PART.SCROLLBAR`, `lv.PART.KNOB`, etc
            draw_dsc: the descriptor to initialize. If an `..._opa` field is set to `lv.OPA.TRANSP`
                the related properties won't be initialized. Should be initialized with
                `lv.draw_rect_dsc_t.init(draw_dsc)`.
        """

    def init_draw_label_dsc(self, part: int, draw_dsc: _Structs[draw_label_dsc_t], /) -> None:
        """Initialize a label draw descriptor from an object's styles in its current state.

        Args:
            part: part of the object, e.g. `lv.PART.MAIN`, `lv.PART.SCROLLBAR`, `lv.PART.KNOB`, etc
            draw_dsc: the descriptor to initialize. If the `opa` field is set to or the property is
                equal to `lv.OPA.TRANSP` the rest won't be initialized. Should be initialized with
                `lv.draw_label_dsc_t.init(draw_dsc)`.
        """

    def init_draw_image_dsc(self, part: int, draw_dsc: _Structs[draw_image_dsc_t], /) -> None:
        """Initialize an image draw descriptor from an object's styles in its current state.

        Args:
            part: part of the object, e.g. `lv.PART.MAIN`, `lv.PART.SCROLLBAR`, `lv.PART.KNOB`, etc
            draw_dsc: the descriptor to initialize. Should be initialized with
                `lv.draw_image_dsc_t.init(draw_dsc)`.
        """

    def init_draw_line_dsc(self, part: int, draw_dsc: _Structs[draw_line_dsc_t], /) -> None:
        """Initialize a line draw descriptor from an object's styles in its current state.

        Args:
            part: part of the object, e.g. `lv.PART.MAIN`, `lv.PART.SCROLLBAR`, `lv.PART.KNOB`, etc
            draw_dsc: the descriptor to initialize. Should be initialized with
                `lv.draw_line_dsc_t.init(draw_dsc)`.
        """

    def init_draw_arc_dsc(self, part: int, draw_dsc: _Structs[draw_arc_dsc_t], /) -> None:
        """Initialize an arc draw descriptor from an object's styles in its current state.

        Args:
            part: part of the object, e.g. `lv.PART.MAIN`, `lv.PART.SCROLLBAR`, `lv.PART.KNOB`, etc
            draw_dsc: the descriptor to initialize. Should be initialized with
                `lv.draw_arc_dsc_t.init(draw_dsc)`.
        """

    def init_draw_blur_dsc(self, part: int, draw_dsc: _Structs[draw_blur_dsc_t], /) -> None:
        """Initialize a blur draw descriptor from an object's styles in its current state.
        draw_dsc->radius will only be calculated if it's 0 initially. Radius can be set before
        calling this function to avoid getting it twice.

        Args:
            part: part of the object, e.g. `lv.PART.MAIN`, `lv.PART.SCROLLBAR`, `lv.PART.KNOB`, etc
            draw_dsc: the descriptor to initialize. Should be initialized with
                `lv.draw_blur_dsc_t.init(draw_dsc)`.
        """

    def calculate_ext_draw_size(self, part: int, /) -> int:
        """Get the required extra size (around the object's part) to draw shadow, outline, value etc.

        Args:
            part: part of the object (lv.PART)

        Returns:
            the extra size required around the object
        """

    def refresh_ext_draw_size(self) -> None:
        """Send a 'lv.EVENT.REFR_EXT_DRAW_SIZE' Call the ancestor's event handler to the object to
        refresh the value of the extended draw size. The result will be saved in `obj`.
        """

    def class_init_obj(self) -> None:
        """Run the constructors of a widget that obj_class_t.create_obj() has made."""

    def is_editable(self) -> bool:
        """Whether keys and an encoder can change the widget's value."""

    def is_group_def(self) -> bool:
        """Whether a new widget of this class joins the default group."""

    def send_event(self, event_code: int, param: _Writable | None = None, /) -> int:
        """Send an event to the object.

        Args:
            event_code: the type of the event from `lv.event_t`
            param: arbitrary data depending on the widget type and the event. (Usually `None`)

        Returns:
            lv.RESULT.OK: `obj` was not deleted in the event; lv.RESULT.INVALID: `obj` was deleted
                in the event_code
        """

    def add_event_cb(
        self,
        event_cb: Callable[[event_t], object],
        filter: int,
        user_data: object = None,
        /,
    ) -> event_dsc_t:
        """Add an event handler function for an object. Used by the user to react on event which
        happens with the object. An object can have multiple event handler. They will be called in
        the same order as they were added.

        Args:
            event_cb: the new event function
            filter: an event code (e.g. `lv.EVENT.CLICKED`) on which the event should be called.
                `lv.EVENT.ALL` can be used to receive all the events.
            user_data: custom data will be available in `event_cb`

        Returns:
            handler to the event. It can be used in `lv.obj.remove_event_dsc`.
        """

    def get_event_count(self) -> int:
        """How many event callbacks the widget has."""

    def get_event_dsc(self, index: int, /) -> event_dsc_t:
        """The event callback at an index."""

    def remove_event(self, index: int, /) -> bool:
        """Remove the event callback at an index; whether there was one."""

    def remove_event_dsc(self, dsc: event_dsc_t | Blob, /) -> bool:
        """Remove an event callback; whether it was there."""

    def remove_event_cb(self, event_cb: Callable[[event_t], object], /) -> int:
        """Remove an event_cb from an object.

        Args:
            event_cb: the event_cb of the event to remove

        Returns:
            the count of the event removed
        """

    def remove_event_cb_with_user_data(
        self,
        event_cb: Callable[[event_t], object],
        user_data: object,
        /,
    ) -> int:
        """Remove an event_cb with user_data.

        Args:
            event_cb: the event_cb of the event to remove
            user_data: user_data

        Returns:
            the count of the event removed
        """

    def add_flag(self, f: int, /) -> None:
        """Set one or more flags.

        Args:
            f: OR-ed values from `lv.obj.FLAG` to set.
        """

    def remove_flag(self, f: int, /) -> None:
        """Remove one or more flags.

        Args:
            f: OR-ed values from `lv.obj.FLAG` to clear.
        """

    def set_flag(self, f: int, v: bool | int, /) -> None:
        """Set add or remove one or more flags.

        Args:
            f: OR-ed values from `lv.obj.FLAG` to update.
            v: True: add the flags; False: remove the flags
        """

    def add_state(self, state: int, /) -> None:
        """Add one or more states to the object. The other state bits will remain unchanged. If
        specified in the styles, transition animation will be started from the previous state to the
        current.

        Args:
            state: the states to add. E.g `lv.STATE.PRESSED | lv.STATE.FOCUSED`
        """

    def remove_state(self, state: int, /) -> None:
        """Remove one or more states to the object. The other state bits will remain unchanged. If
        specified in the styles, transition animation will be started from the previous state to the
        current.

        Args:
            state: the states to add. E.g `lv.STATE.PRESSED | lv.STATE.FOCUSED`
        """

    def set_state(self, state: int, v: bool | int, /) -> None:
        """Add or remove one or more states to the object. The other state bits will remain unchanged.

        Args:
            state: the states to add. E.g `lv.STATE.PRESSED | lv.STATE.FOCUSED`
            v: True: add the states; False: remove the states
        """

    def set_user_data(self, user_data: object = None, /) -> None:
        """Set the user_data field of the object.

        Args:
            user_data: the new user_data.
        """

    def set_radio_button(self, en: bool | int, /) -> None:
        """Allow only one RADIO_BUTTON sibling to be checked.

        Args:
            en: enable or disable radio button behavior
        """

    def has_flag(self, f: int, /) -> bool:
        """Check if a given flag or all the given flags are set on an object.

        Args:
            f: the flag(s) to check (OR-ed values can be used) (lv.obj.FLAG)

        Returns:
            True: all flags are set; False: not all flags are set
        """

    def has_flag_any(self, f: int, /) -> bool:
        """Check if a given flag or any of the flags are set on an object.

        Args:
            f: the flag(s) to check (OR-ed values can be used) (lv.obj.FLAG)

        Returns:
            True: at least one flag is set; False: none of the flags are set
        """

    def get_state(self) -> int:
        """Get the state of an object.

        Returns:
            the state (OR-ed values from `lv.STATE`)
        """

    def has_state(self, state: int, /) -> bool:
        """Check if the object is in a given state or not.

        Args:
            state: a state or combination of states to check (lv.STATE)

        Returns:
            True: `obj` is in `state`; False: `obj` is not in `state`
        """

    def is_radio_button(self) -> bool:
        """Get whether the object is a radio button.

        Returns:
            True if radio button behavior is enabled
        """

    def get_group(self) -> group_t:
        """Get the group of the object.

        Returns:
            the group of the object
        """

    def get_user_data(self) -> Any:
        """Get the user_data field of the object.

        Returns:
            the the user_data of the object
        """

    def allocate_spec_attr(self) -> None:
        """Allocate special data for an object if not allocated yet."""

    def check_type(self, class_p: obj_class_t | Blob, /) -> bool:
        """Check the type of obj.

        Args:
            class_p: a class to check (e.g. `lv.slider_class`)

        Returns:
            True: `class_p` is the `obj` class.
        """

    def has_class(self, class_p: obj_class_t | Blob, /) -> bool:
        """Check if any object has a given class (type). It checks the ancestor classes too.

        Args:
            class_p: a class to check (e.g. `lv.slider_class`)

        Returns:
            True: `obj` has the given class
        """

    def get_class(self) -> obj_class_t:
        """Get the class (type) of the object.

        Returns:
            the class (type) of the object
        """

    def is_valid(self) -> bool:
        """Check if any object is still "alive".

        Returns:
            True: valid
        """

    def add_screen_load_event(
        self,
        trigger: int,
        screen: obj,
        anim_type: int,
        duration: int,
        delay: int,
        /,
    ) -> None:
        """Add an event handler to a widget that will load a screen on a trigger.

        Args:
            trigger: an event code, e.g. `lv.EVENT.CLICKED`
            screen: the screen to load (must be a valid widget)
            anim_type: element of `lv.SCREEN_LOAD_ANIM` the screen load animation
            duration: duration of the animation in milliseconds
            delay: delay before the screen load in milliseconds
        """

    def add_screen_create_event(
        self,
        trigger: int,
        screen_create_cb: Callable[[], obj] | None,
        anim_type: int,
        duration: int,
        delay: int,
        /,
    ) -> None:
        """Add an event handler to a widget that will create a screen on a trigger. The created screen
        will be deleted when it's unloaded.

        Args:
            trigger: an event code, e.g. `lv.EVENT.CLICKED`
            screen_create_cb: a callback to create the screen, e.g. `lv.obj * myscreen_create(void)`
            anim_type: element of `lv.SCREEN_LOAD_ANIM` the screen load animation
            duration: duration of the animation in milliseconds
            delay: delay before the screen load in milliseconds
        """

    def add_play_timeline_event(
        self,
        trigger: int,
        at: anim_timeline_t | Blob,
        delay: int,
        reverse: bool | int,
        /,
    ) -> None:
        """Play a timeline animation on a trigger.

        Args:
            trigger: an event code, e.g. `lv.EVENT.CLICKED`
            at: an animation timeline
            delay: wait time before starting the animation
            reverse: True: play in reverse
        """

    def remove_from_subject(self, subject: _Structs[subject_t] | None = None, /) -> None:
        """Remove Observers associated with Widget `obj` from specified `subject` or all Subjects.

        This function can be used e.g. when a Widget's Subject(s) needs to be replaced by other
        Subject(s)

        Args:
            subject: Subject to remove Widget from, or None to remove from all Subjects
        """

    def add_subject_increment_event(
        self,
        subject: _Structs[subject_t],
        trigger: int,
        step: int,
        /,
    ) -> subject_increment_dsc_t:
        """Add an event handler to increment (or decrement) the value of a subject on a trigger.

        Args:
            subject: a subject to change
            trigger: the trigger on which the subject should be changed (lv.EVENT)
            step: value to add on trigger if the minimum value is reached, the maximum value will be
                set on rollover.
        """

    def set_subject_increment_event_min_value(
        self,
        dsc: subject_increment_dsc_t | Blob,
        min_value: int,
        /,
    ) -> None:
        """Set the minimum subject value to set by the event.

        Args:
            dsc: the descriptor returned by `lv.obj.add_subject_increment_event()`
            min_value: the minimum value to set
        """

    def set_subject_increment_event_max_value(
        self,
        dsc: subject_increment_dsc_t | Blob,
        max_value: int,
        /,
    ) -> None:
        """Set the maximum subject value to set by the event.

        Args:
            dsc: the descriptor returned by `lv.obj.add_subject_increment_event()`
            max_value: the maximum value to set
        """

    def set_subject_increment_event_rollover(
        self,
        dsc: subject_increment_dsc_t | Blob,
        rollover: bool | int,
        /,
    ) -> None:
        """Set what to do when the min/max value is crossed.

        The subject also can have min/max values and always the smaller range will be considered.

        Args:
            dsc: the descriptor returned by `lv.obj.add_subject_increment_event()`
            rollover: False: stop at the min/max value; True: jump to the other end
        """

    def add_subject_toggle_event(self, subject: _Structs[subject_t], trigger: int, /) -> None:
        """Toggle the value of an integer subject on an event. If it was != 0 it will be 0. If it was
        0, it will be 1.

        Args:
            subject: a subject to toggle
            trigger: the trigger on which the subject should be changed (lv.EVENT)
        """

    def add_subject_set_int_event(
        self,
        subject: _Structs[subject_t],
        trigger: int,
        value: int,
        /,
    ) -> None:
        """Set the value of an integer subject.

        Args:
            subject: a subject to change
            trigger: the trigger on which the subject should be changed (lv.EVENT)
            value: the value to set
        """

    def add_subject_set_string_event(
        self,
        subject: _Structs[subject_t],
        trigger: int,
        value: str | bytes,
        /,
    ) -> None:
        """Set the value of a string subject.

        Args:
            subject: a subject to change
            trigger: the trigger on which the subject should be changed (lv.EVENT)
            value: the value to set
        """

    def bind_flag_if_eq(
        self,
        subject: _Structs[subject_t],
        flag: int,
        ref_value: int,
        /,
    ) -> observer_t:
        """Set Widget's flag(s) if an integer Subject's value is equal to a reference value, clear flag
        otherwise.

        Args:
            subject: Subject
            flag: flag(s) (can be bit-wise OR-ed) to set or clear (e.g. `lv.obj.FLAG.HIDDEN`)
            ref_value: reference value to compare Subject's value with

        Returns:
            newly-created Observer
        """

    def bind_flag_if_not_eq(
        self,
        subject: _Structs[subject_t],
        flag: int,
        ref_value: int,
        /,
    ) -> observer_t:
        """Set Widget's flag(s) if an integer Subject's value is not equal to a reference value, clear
        flag otherwise.

        Args:
            subject: Subject
            flag: flag(s) (can be bit-wise OR-ed) to set or clear (e.g. `lv.obj.FLAG.HIDDEN`)
            ref_value: reference value to compare Subject's value with

        Returns:
            newly-created Observer
        """

    def bind_flag_if_gt(
        self,
        subject: _Structs[subject_t],
        flag: int,
        ref_value: int,
        /,
    ) -> observer_t:
        """Set Widget's flag(s) if an integer Subject's value is greater than a reference value, clear
        flag otherwise.

        Args:
            subject: Subject
            flag: flag(s) (can be bit-wise OR-ed) to set or clear (e.g. `lv.obj.FLAG.HIDDEN`)
            ref_value: reference value to compare Subject's value with

        Returns:
            newly-created Observer
        """

    def bind_flag_if_ge(
        self,
        subject: _Structs[subject_t],
        flag: int,
        ref_value: int,
        /,
    ) -> observer_t:
        """Set Widget's flag(s) if an integer Subject's value is greater than or equal to a reference
        value, clear flag otherwise.

        Args:
            subject: Subject
            flag: flag(s) (can be bit-wise OR-ed) to set or clear (e.g. `lv.obj.FLAG.HIDDEN`)
            ref_value: reference value to compare Subject's value with

        Returns:
            newly-created Observer
        """

    def bind_flag_if_lt(
        self,
        subject: _Structs[subject_t],
        flag: int,
        ref_value: int,
        /,
    ) -> observer_t:
        """Set Widget's flag(s) if an integer Subject's value is less than a reference value, clear
        flag otherwise.

        Args:
            subject: Subject
            flag: flag(s) (can be bit-wise OR-ed) to set or clear (e.g. `lv.obj.FLAG.HIDDEN`)
            ref_value: reference value to compare Subject's value with

        Returns:
            newly-created Observer
        """

    def bind_flag_if_le(
        self,
        subject: _Structs[subject_t],
        flag: int,
        ref_value: int,
        /,
    ) -> observer_t:
        """Set Widget's flag(s) if an integer Subject's value is less than or equal to a reference
        value, clear flag otherwise.

        Args:
            subject: Subject
            flag: flag(s) (can be bit-wise OR-ed) to set or clear (e.g. `lv.obj.FLAG.HIDDEN`)
            ref_value: reference value to compare Subject's value with

        Returns:
            newly-created Observer
        """

    def bind_state_if_eq(
        self,
        subject: _Structs[subject_t],
        state: int,
        ref_value: int,
        /,
    ) -> observer_t:
        """Set Widget's state(s) if an integer Subject's value is equal to a reference value, clear
        flag otherwise.

        Args:
            subject: Subject
            state: state(s) (can be bit-wise OR-ed) to set or clear (e.g. `lv.STATE.CHECKED`)
            ref_value: reference value to compare Subject's value with

        Returns:
            newly-created Observer
        """

    def bind_state_if_not_eq(
        self,
        subject: _Structs[subject_t],
        state: int,
        ref_value: int,
        /,
    ) -> observer_t:
        """Set a Widget's state(s) if an integer Subject's value is not equal to a reference value,
        clear flag otherwise.

        Args:
            subject: Subject
            state: state(s) (can be bit-wise OR-ed) to set or clear (e.g. `lv.STATE.CHECKED`)
            ref_value: reference value to compare Subject's value with

        Returns:
            newly-created Observer
        """

    def bind_state_if_gt(
        self,
        subject: _Structs[subject_t],
        state: int,
        ref_value: int,
        /,
    ) -> observer_t:
        """Set Widget's state(s) if an integer Subject's value is greater than a reference value, clear
        flag otherwise.

        Args:
            subject: Subject
            state: state(s) (can be bit-wise OR-ed) to set or clear (e.g. `lv.STATE.CHECKED`)
            ref_value: reference value to compare Subject's value with

        Returns:
            newly-created Observer
        """

    def bind_state_if_ge(
        self,
        subject: _Structs[subject_t],
        state: int,
        ref_value: int,
        /,
    ) -> observer_t:
        """Set Widget's state(s) if an integer Subject's value is greater than or equal to a reference
        value, clear flag otherwise.

        Args:
            subject: Subject
            state: state(s) (can be bit-wise OR-ed) to set or clear (e.g. `lv.STATE.CHECKED`)
            ref_value: reference value to compare Subject's value with

        Returns:
            newly-created Observer
        """

    def bind_state_if_lt(
        self,
        subject: _Structs[subject_t],
        state: int,
        ref_value: int,
        /,
    ) -> observer_t:
        """Set Widget's state(s) if an integer Subject's value is less than a reference value, clear
        flag otherwise.

        Args:
            subject: Subject
            state: state(s) (can be bit-wise OR-ed) to set or clear (e.g. `lv.STATE.CHECKED`)
            ref_value: reference value to compare Subject's value with

        Returns:
            newly-created Observer
        """

    def bind_state_if_le(
        self,
        subject: _Structs[subject_t],
        state: int,
        ref_value: int,
        /,
    ) -> observer_t:
        """Set Widget's state(s) if an integer Subject's value is less than or equal to a reference
        value, clear flag otherwise.

        Args:
            subject: Subject
            state: state(s) (can be bit-wise OR-ed) to set or clear (e.g. `lv.STATE.CHECKED`)
            ref_value: reference value to compare Subject's value with

        Returns:
            newly-created Observer
        """

    def bind_checked(self, subject: _Structs[subject_t], /) -> observer_t:
        """Set an integer Subject to 1 when a Widget is checked and set it 0 when unchecked, and clear
        Widget's checked state when Subject's value changes to 0 and set it when non-zero.

        Ensure Widget's `lv.obj.FLAG.CHECKABLE` flag is set.

        Args:
            subject: a Subject

        Returns:
            newly-created Observer
        """

    def move_foreground(self) -> None:
        """Move the object to the foreground. It will look like if it was created as the last child of
        its parent. It also means it can cover any of the siblings.
        """

    def move_background(self) -> None:
        """Move the object to the background. It will look like if it was created as the first child of
        its parent. It also means any of the siblings can cover the object.
        """

class arc(obj):

    class MODE:
        """In which direction the indicator should grow."""
        NORMAL: Final[int]
        """Clock-wise."""
        SYMMETRICAL: Final[int]
        """Left/right from the midpoint."""
        REVERSE: Final[int]
        """Counterclock-wise."""

    def __init__(self, parent: obj | None = None, /) -> None:
        """Create an arc object.

        Args:
            parent: an object, it will be the parent of the new arc
        """

    def set_start_angle(self, start: int, /) -> None:
        """Set the start angle of an arc. 0 deg: right, 90 bottom, etc.

        Args:
            start: the start angle. (if `LV_USE_FLOAT` is enabled it can be fractional too.)
        """

    def set_end_angle(self, end: int, /) -> None:
        """Set the end angle of an arc. 0 deg: right, 90 bottom, etc.

        Args:
            end: the end angle (if `LV_USE_FLOAT` is enabled it can be fractional too.)
        """

    def set_angles(self, start: int, end: int, /) -> None:
        """Set the start and end angles.

        Args:
            start: the start angle (if `LV_USE_FLOAT` is enabled it can be fractional too.)
            end: the end angle (if `LV_USE_FLOAT` is enabled it can be fractional too.)
        """

    def set_bg_start_angle(self, start: int, /) -> None:
        """Set the start angle of an arc background. 0 deg: right, 90 bottom, etc.

        Args:
            start: the start angle (if `LV_USE_FLOAT` is enabled it can be fractional too.)
        """

    def set_bg_end_angle(self, end: int, /) -> None:
        """Set the start angle of an arc background. 0 deg: right, 90 bottom etc.

        Args:
            end: the end angle (if `LV_USE_FLOAT` is enabled it can be fractional too.)
        """

    def set_bg_angles(self, start: int, end: int, /) -> None:
        """Set the start and end angles of the arc background.

        Args:
            start: the start angle (if `LV_USE_FLOAT` is enabled it can be fractional too.)
            end: the end angle (if `LV_USE_FLOAT` is enabled it can be fractional too.)
        """

    def set_rotation(self, rotation: int, /) -> None:
        """Set the rotation for the whole arc.

        Args:
            rotation: rotation angle
        """

    def set_mode(self, type: int, /) -> None:
        """Set in which direction the indicator should grow.

        Args:
            type: arc's mode (lv.arc.MODE)
        """

    def set_value(self, value: int, /) -> None:
        """Set a new value on the arc.

        Args:
            value: new value
        """

    def set_range(self, min: int, max: int, /) -> None:
        """Set minimum and the maximum values of an arc.

        Args:
            min: minimum value
            max: maximum value
        """

    def set_min_value(self, min: int, /) -> None:
        """Set the minimum values of an arc.

        Args:
            min: minimum value
        """

    def set_max_value(self, max: int, /) -> None:
        """Set the maximum values of an arc.

        Args:
            max: maximum value
        """

    def set_change_rate(self, rate: int, /) -> None:
        """Set a change rate to limit the speed how fast the arc should reach the pressed point.

        Args:
            rate: the change rate
        """

    def set_knob_offset(self, offset: int, /) -> None:
        """Set an offset angle for the knob.

        Args:
            offset: knob offset from main arc in degrees
        """

    def get_angle_start(self) -> int:
        """Get the start angle of an arc.

        Returns:
            the start angle [0..360] (if `LV_USE_FLOAT` is enabled it can be fractional too.)
        """

    def get_angle_end(self) -> int:
        """Get the end angle of an arc.

        Returns:
            the end angle [0..360] (if `LV_USE_FLOAT` is enabled it can be fractional too.)
        """

    def get_bg_angle_start(self) -> int:
        """Get the start angle of an arc background.

        Returns:
            the start angle [0..360] (if `LV_USE_FLOAT` is enabled it can be fractional too.)
        """

    def get_bg_angle_end(self) -> int:
        """Get the end angle of an arc background.

        Returns:
            the end angle [0..360] (if `LV_USE_FLOAT` is enabled it can be fractional too.)
        """

    def get_value(self) -> int:
        """Get the value of an arc.

        Returns:
            the value of the arc
        """

    def get_min_value(self) -> int:
        """Get the minimum value of an arc.

        Returns:
            the minimum value of the arc
        """

    def get_max_value(self) -> int:
        """Get the maximum value of an arc.

        Returns:
            the maximum value of the arc
        """

    def get_mode(self) -> int:
        """Get whether the arc is type or not.

        Returns:
            arc's mode
        """

    def get_rotation(self) -> int:
        """Get the rotation for the whole arc.

        Returns:
            arc's current rotation
        """

    def get_knob_offset(self) -> int:
        """Get the current knob angle offset.

        Returns:
            arc's current knob offset
        """

    def get_change_rate(self) -> int:
        """Get the change rate of an arc.

        Returns:
            the change rate
        """

    def bind_value(self, subject: _Structs[subject_t], /) -> observer_t:
        """Bind an integer subject to an Arc's value.

        Args:
            subject: Subject

        Returns:
            newly-created Observer
        """

    def align_obj_to_angle(self, obj_to_align: obj, r_offset: int, /) -> None:
        """Align an object to the current position of the arc (knob)

        Args:
            obj_to_align: an object to align
            r_offset: consider the radius larger with this value (< 0: for smaller radius)
        """

    def rotate_obj_to_angle(self, obj_to_rotate: obj, r_offset: int, /) -> None:
        """Rotate an object to the current position of the arc (knob)

        Args:
            obj_to_rotate: an object to rotate
            r_offset: consider the radius larger with this value (< 0: for smaller radius)
        """

class arclabel(obj):

    class DIR:
        CLOCKWISE: Final[int]
        COUNTER_CLOCKWISE: Final[int]

    class TEXT_ALIGN:
        DEFAULT: Final[int]
        LEADING: Final[int]
        CENTER: Final[int]
        TRAILING: Final[int]

    class OVERFLOW:
        VISIBLE: Final[int]
        """Show full text, may overflow object area."""
        ELLIPSIS: Final[int]
        """Show ellipsis (...) when text overflows."""
        CLIP: Final[int]
        """Clip text at arc boundary."""

    def __init__(self, parent: obj | None = None, /) -> None:
        """Create an arc label object.

        Args:
            parent: an object, it will be the parent of the new arc label
        """

    def set_text(self, text: str | bytes, /) -> None:
        """Set the text of the arc label.

        This function sets the text displayed by an arc label object.

        Args:
            text: a null-terminated string containing the new text for the label.
        """

    def set_text_fmt(self, fmt: str | bytes, /, *values: object) -> None:
        """Set the formatted text of an arc label object.

        This function sets the text of an arc label object with support for variable arguments
        formatting, similar to `printf`.

        Args:
            fmt: A format string that specifies how subsequent arguments are converted to text.
            *values: Arguments following the format string that are used to replace format
                specifiers in the format string.
        """

    def set_text_static(self, text: str | bytes | None = None, /) -> None:
        """Sets a new static text for the arc label or refreshes it with the current text. The 'text'
        must remain valid in memory; the arc label does not manage its lifecycle.

        Args:
            text: the new text. If None, the label is refreshed with its current text.
        """

    def set_angle_start(self, start: int, /) -> None:
        """Set the start angle of an arc. 0 deg: right, 90 bottom, etc.

        Args:
            start: the start angle. (if `LV_USE_FLOAT` is enabled it can be fractional too.)
        """

    def set_angle_size(self, size: int, /) -> None:
        """Set the end angle of an arc. 0 deg: right, 90 bottom, etc.

        Args:
            size: the angle size (if `LV_USE_FLOAT` is enabled it can be fractional too.)
        """

    def set_offset(self, offset: int, /) -> None:
        """Set the rotation for the whole arc.

        Args:
            offset: rotation angle
        """

    def set_dir(self, dir: int, /) -> None:
        """Set the type of arc.

        Args:
            dir: arc label's direction (lv.arclabel.DIR)
        """

    def set_recolor(self, en: bool | int, /) -> None:
        """Enable the recoloring by in-line commands.

        Args:
            en: True: enable recoloring, False: disable Example: "This is a #ff0000 red# word"
        """

    def set_radius(self, radius: int, /) -> None:
        """Set the radius for an arc label object.

        Args:
            radius: The radius value to set for the label's curvature, in pixels.
        """

    def set_center_offset_x(self, x: int, /) -> None:
        """Set the center offset x for an arc label object.

        Args:
            x: the x offset
        """

    def set_center_offset_y(self, y: int, /) -> None:
        """Set the center offset y for an arc label object.

        Args:
            y: the y offset
        """

    def set_text_vertical_align(self, align: int, /) -> None:
        """Set the text vertical alignment for an arc label object.

        Args:
            align: the vertical alignment (lv.arclabel.TEXT_ALIGN)
        """

    def set_text_horizontal_align(self, align: int, /) -> None:
        """Set the text horizontal alignment for an arc label object.

        Args:
            align: the horizontal alignment (lv.arclabel.TEXT_ALIGN)
        """

    def set_overflow(self, overflow: int, /) -> None:
        """Set the overflow behavior for an arc label object.

        Args:
            overflow: the overflow mode (visible, ellipsis, clip) (lv.arclabel.OVERFLOW)
        """

    def set_end_overlap(self, overlap: bool | int, /) -> None:
        """Set the end overlap behavior for an arc label object. This controls how text is handled when
        it would overlap at the end of a 360-degree arc.

        Args:
            overlap: set the arc label's end overlap behavior
        """

    def get_angle_start(self) -> int:
        """Get the start angle of an arc label.

        Returns:
            the start angle [0..360] (if `LV_USE_FLOAT` is enabled it can be fractional too.)
        """

    def get_angle_size(self) -> int:
        """Get the angle size of an arc label.

        Returns:
            the end angle [0..360] (if `LV_USE_FLOAT` is enabled it can be fractional too.)
        """

    def get_dir(self) -> int:
        """Get whether the arc label is type or not.

        Returns:
            arc label's direction
        """

    def get_recolor(self) -> bool:
        """Enable the recoloring by in-line commands.

        See lv.arclabel.set_recolor.

        Returns:
            True: enable recoloring, False: disable
        """

    def get_radius(self) -> int:
        """Get the text of the arc label.

        Returns:
            the radius of the arc label
        """

    def get_center_offset_x(self) -> int:
        """Get the center offset x for an arc label object.

        Returns:
            the x offset
        """

    def get_center_offset_y(self) -> int:
        """Get the center offset y for an arc label object.

        Returns:
            the y offset
        """

    def get_text_vertical_align(self) -> int:
        """Get the text vertical alignment for an arc label object.

        Returns:
            the vertical alignment
        """

    def get_text_horizontal_align(self) -> int:
        """Get the text horizontal alignment for an arc label object.

        Returns:
            the horizontal alignment
        """

    def get_overflow(self) -> int:
        """Get the overflow behavior for an arc label object.

        Returns:
            the overflow mode
        """

    def get_end_overlap(self) -> bool:
        """Get the end overlap behavior for an arc label object.

        Returns:
            the end overlap mode
        """

    def get_text_angle(self) -> int:
        """Get the text angle for an arc label object.

        The text angle is calculated at runtime. You can get the updated value after the arclabel's
        size has been updated. Returns the real rendered text angle in degrees except in
        `lv.arclabel.OVERFLOW.VISIBLE` mode.

        Returns:
            the text angle (if `LV_USE_FLOAT` is enabled it can be fractional too.)
        """

class bar(obj):

    class MODE:
        NORMAL: Final[int]
        SYMMETRICAL: Final[int]
        RANGE: Final[int]

    class ORIENTATION:
        AUTO: Final[int]
        HORIZONTAL: Final[int]
        VERTICAL: Final[int]

    def __init__(self, parent: obj | None = None, /) -> None:
        """Create a bar object.

        Args:
            parent: an object, it will be the parent of the new bar
        """

    def set_value(self, value: int, anim: bool | int, /) -> None:
        """Set a new value on the bar.

        Args:
            value: new value
            anim: lv.ANIM.ON: set the value with an animation; lv.ANIM.OFF: change the value
                immediately
        """

    def set_start_value(self, start_value: int, anim: bool | int, /) -> None:
        """Set a new start value on the bar.

        Args:
            start_value: new start value
            anim: lv.ANIM.ON: set the value with an animation; lv.ANIM.OFF: change the value
                immediately
        """

    def set_range(self, min: int, max: int, /) -> None:
        """Set minimum and the maximum values of a bar.

        If min is greater than max, the drawing direction becomes to the opposite direction.

        Args:
            min: minimum value
            max: maximum value
        """

    def set_min_value(self, min: int, /) -> None:
        """Set minimum value of a bar.

        Args:
            min: minimum value
        """

    def set_max_value(self, max: int, /) -> None:
        """Set maximum value of a bar.

        Args:
            max: maximum value
        """

    def set_mode(self, mode: int, /) -> None:
        """Set the type of bar.

        Args:
            mode: bar type from `lv.bar.MODE`
        """

    def set_orientation(self, orientation: int, /) -> None:
        """Set the orientation of bar.

        Args:
            orientation: bar orientation from `lv.bar.ORIENTATION`
        """

    def get_value(self) -> int:
        """Get the value of a bar.

        Returns:
            the value of the bar
        """

    def get_start_value(self) -> int:
        """Get the start value of a bar.

        Returns:
            the start value of the bar
        """

    def get_min_value(self) -> int:
        """Get the minimum value of a bar.

        Returns:
            the minimum value of the bar
        """

    def get_max_value(self) -> int:
        """Get the maximum value of a bar.

        Returns:
            the maximum value of the bar
        """

    def get_mode(self) -> int:
        """Get the type of bar.

        Returns:
            bar type from `lv.bar.MODE`
        """

    def get_orientation(self) -> int:
        """Get the orientation of bar.

        Returns:
            bar orientation from `lv.bar.ORIENTATION`
        """

    def is_symmetrical(self) -> bool:
        """Give the bar is in symmetrical mode or not.

        Returns:
            True: in symmetrical mode False : not in
        """

    def bind_value(self, subject: _Structs[subject_t], /) -> observer_t:
        """Bind an integer or float Subject to a Bar's value.

        Args:
            subject: Subject

        Returns:
            newly-created Observer
        """

class button(obj):

    def __init__(self, parent: obj | None = None, /) -> None:
        """Create a button object.

        Args:
            parent: an object, it will be the parent of the new button
        """

class buttonmatrix(obj):

    class CTRL:
        """Type to store button control flags (disabled, hidden etc.) The least-significant 4 bits are
        used to store button-width proportions in range [1..15].
        """
        NONE: Final[int]
        """No extra control, use the default settings."""
        WIDTH_1: Final[int]
        """Set the width to 1 relative to the other buttons in the same row."""
        WIDTH_2: Final[int]
        """Set the width to 2 relative to the other buttons in the same row."""
        WIDTH_3: Final[int]
        """Set the width to 3 relative to the other buttons in the same row."""
        WIDTH_4: Final[int]
        """Set the width to 4 relative to the other buttons in the same row."""
        WIDTH_5: Final[int]
        """Set the width to 5 relative to the other buttons in the same row."""
        WIDTH_6: Final[int]
        """Set the width to 6 relative to the other buttons in the same row."""
        WIDTH_7: Final[int]
        """Set the width to 7 relative to the other buttons in the same row."""
        WIDTH_8: Final[int]
        """Set the width to 8 relative to the other buttons in the same row."""
        WIDTH_9: Final[int]
        """Set the width to 9 relative to the other buttons in the same row."""
        WIDTH_10: Final[int]
        """Set the width to 10 relative to the other buttons in the same row."""
        WIDTH_11: Final[int]
        """Set the width to 11 relative to the other buttons in the same row."""
        WIDTH_12: Final[int]
        """Set the width to 12 relative to the other buttons in the same row."""
        WIDTH_13: Final[int]
        """Set the width to 13 relative to the other buttons in the same row."""
        WIDTH_14: Final[int]
        """Set the width to 14 relative to the other buttons in the same row."""
        WIDTH_15: Final[int]
        """Set the width to 15 relative to the other buttons in the same row."""
        HIDDEN: Final[int]
        """Hides button; it continues to hold its space in layout."""
        NO_REPEAT: Final[int]
        """Do not emit lv.EVENT.LONG_PRESSED_REPEAT events while button is long-pressed."""
        DISABLED: Final[int]
        """Disables button like lv.STATE.DISABLED on normal Widgets."""
        CHECKABLE: Final[int]
        """Enable toggling of lv.STATE.CHECKED when clicked."""
        CHECKED: Final[int]
        """Make the button checked. It will use the :cpp:enumerator:`LV_STATE_CHECHKED` styles."""
        CLICK_TRIG: Final[int]
        """1: Enables sending LV_EVENT_VALUE_CHANGE on CLICK, 0: sends LV_EVENT_VALUE_CHANGE on PRESS."""
        POPOVER: Final[int]
        """Show button text in a pop-over while being pressed."""
        RECOLOR: Final[int]
        """Enable text recoloring with `#color`"""
        RESERVED_1: Final[int]
        """Reserved for later use."""
        RESERVED_2: Final[int]
        """Reserved for later use."""
        CUSTOM_1: Final[int]
        """Custom free-to-use flag."""
        CUSTOM_2: Final[int]
        """Custom free-to-use flag."""

    def __init__(self, parent: obj | None = None, /) -> None:
        """Create a button matrix object.

        Args:
            parent: an object, it will be the parent of the new button matrix
        """

    def set_map(self, map: _Readable | Sequence[str | bytes], /) -> None:
        """Set a new map. Buttons will be created/deleted according to the map. The button matrix keeps
        a reference to the map and so the string array must not be deallocated during the life of
        the matrix.

        Args:
            map: pointer a string array. The last string has to be: "". Use "\\n" to make a line
                break.
        """

    def set_ctrl_map(self, ctrl_map: _Readable | Sequence[int], /) -> None:
        """Set the button control map (hidden, disabled etc.) for a button matrix. The control map
        array will be copied and so may be deallocated after this function returns.

        Args:
            ctrl_map: an array of `lv_button_ctrl_t` control bytes. The length of the array and
                position of the elements must match the number and order of the individual buttons
                (i.e. excludes newline entries). An element of the map should look like e.g.:
                `ctrl_map[0] = width | lv.buttonmatrix.CTRL.NO_REPEAT |
                LV_BUTTONMATRIX_CTRL_TGL_ENABLE`
        """

    def set_selected_button(self, btn_id: int, /) -> None:
        """Set the selected buttons.

        Args:
            btn_id: 0 based index of the button to modify. (Not counting new lines)
        """

    def set_button_ctrl(self, btn_id: int, ctrl: int, /) -> None:
        """Set the attributes of a button of the button matrix.

        Args:
            btn_id: 0 based index of the button to modify. (Not counting new lines)
            ctrl: OR-ed attributes. E.g. `lv.buttonmatrix.CTRL.NO_REPEAT |
                lv.buttonmatrix.CTRL.CHECKABLE`
        """

    def clear_button_ctrl(self, btn_id: int, ctrl: int, /) -> None:
        """Clear the attributes of a button of the button matrix.

        Args:
            btn_id: 0 based index of the button to modify. (Not counting new lines)
            ctrl: OR-ed attributes. E.g. `lv.buttonmatrix.CTRL.NO_REPEAT |
                lv.buttonmatrix.CTRL.CHECKABLE`
        """

    def set_button_ctrl_all(self, ctrl: int, /) -> None:
        """Set attributes of all buttons of a button matrix.

        Args:
            ctrl: attribute(s) to set from `lv.buttonmatrix.CTRL`. Values can be ORed.
        """

    def clear_button_ctrl_all(self, ctrl: int, /) -> None:
        """Clear the attributes of all buttons of a button matrix.

        Args:
            ctrl: attribute(s) to set from `lv.buttonmatrix.CTRL`. Values can be ORed.
        """

    def set_button_width(self, btn_id: int, width: int, /) -> None:
        """Set a single button's relative width. This method will cause the matrix be regenerated and
        is a relatively expensive operation. It is recommended that initial width be specified using
        `lv.buttonmatrix.set_ctrl_map` and this method only be used for dynamic changes.

        Args:
            btn_id: 0 based index of the button to modify.
            width: relative width compared to the buttons in the same row. [1..15]
        """

    def set_one_checked(self, en: bool | int, /) -> None:
        """Make the button matrix like a selector widget (only one button may be checked at a time).
        `lv.buttonmatrix.CTRL.CHECKABLE` must be enabled on the buttons to be selected using
        `lv_buttonmatrix_set_ctrl()` or `lv.buttonmatrix.set_button_ctrl_all()`.

        Args:
            en: whether "one check" mode is enabled
        """

    def get_map(self) -> Blob | None:
        """Get the current map of a button matrix.

        Returns:
            the current map
        """

    def get_selected_button(self) -> int:
        """Get the index of the lastly "activated" button by the user (pressed, released, focused etc)
        Useful in the `event_cb` to get the text of the button, check if hidden etc.

        Returns:
            index of the last released button (lv.BUTTONMATRIX_BUTTON_NONE: if unset)
        """

    def get_button_text(self, btn_id: int, /) -> str:
        """Get the button's text.

        Args:
            btn_id: the index a button not counting new line characters.

        Returns:
            text of btn_index` button
        """

    def has_button_ctrl(self, btn_id: int, ctrl: int, /) -> bool:
        """Get the whether a control value is enabled or disabled for button of a button matrix.

        Args:
            btn_id: the index of a button not counting new line characters.
            ctrl: control values to check (ORed value can be used) (lv.buttonmatrix.CTRL)

        Returns:
            True: the control attribute is enabled False: disabled
        """

    def get_one_checked(self) -> bool:
        """Tell whether "one check" mode is enabled or not.

        Returns:
            True: "one check" mode is enabled; False: disabled
        """

class calendar(obj):

    def __init__(self, parent: obj | None = None, /) -> None:
        """Create a calendar widget.

        Args:
            parent: an object, it will be the parent of the new calendar
        """

    def set_today_date(self, year: int, month: int, day: int, /) -> None:
        """Set the today's year, month and day at once.

        Args:
            year: today's year
            month: today's month [1..12]
            day: today's day [1..31]
        """

    def set_today_year(self, year: int, /) -> None:
        """Set the today's year.

        Args:
            year: today's year
        """

    def set_today_month(self, month: int, /) -> None:
        """Set the today's year.

        Args:
            month: today's month [1..12]
        """

    def set_today_day(self, day: int, /) -> None:
        """Set the today's year.

        Args:
            day: today's day [1..31]
        """

    def set_month_shown(self, year: int, month: int, /) -> None:
        """Set the currently shown year and month at once.

        Args:
            year: shown year
            month: shown month [1..12]
        """

    def set_shown_year(self, year: int, /) -> None:
        """Set the currently shown year.

        Args:
            year: shown year
        """

    def set_shown_month(self, month: int, /) -> None:
        """Set the currently shown month.

        Args:
            month: shown month [1..12]
        """

    def set_highlighted_dates(
        self,
        highlighted: _Structs[calendar_date_t],
        date_num: int,
        /,
    ) -> None:
        """Set the highlighted dates.

        Args:
            highlighted: an `lv.calendar_date_t` array containing the dates. Only the pointer will
                be saved so this variable can't be local which will be destroyed later.
            date_num: number of dates in the array
        """

    def set_day_names(self, day_names: _Writable, /) -> None:
        """Set the name of the days.

        Args:
            day_names: an array with the names. E.g. `const char * days[7] = {"Sun", "Mon", ...}`
                Only the pointer will be saved so this variable can't be local which will be
                destroyed later.
        """

    def get_btnmatrix(self) -> obj:
        """Get the button matrix object of the calendar. It shows the dates and day names.

        Returns:
            a the button matrix
        """

    def get_today_date(self) -> calendar_date_t:
        """Get the today's date.

        Returns:
            return an `lv.calendar_date_t` variable containing the date of today.
        """

    def get_showed_date(self) -> calendar_date_t:
        """Get the currently showed.

        Returns:
            an `lv.calendar_date_t` variable containing the date is being shown.
        """

    def get_highlighted_dates(self) -> calendar_date_t:
        """Get the highlighted dates.

        Returns:
            an `lv.calendar_date_t` array containing the dates.
        """

    def get_highlighted_dates_num(self) -> int:
        """Get the number of the highlighted dates.

        Returns:
            number of highlighted days
        """

    def get_pressed_date(self, date: _Structs[calendar_date_t], /) -> int:
        """Get the currently pressed day.

        Args:
            date: store the pressed date here

        Returns:
            lv.RESULT.OK: there is a valid pressed date lv.RESULT.INVALID: there is no pressed data
        """

    def add_header_arrow(self) -> obj:
        """Create a calendar header with drop-drowns to select the year and month.

        Returns:
            the created header
        """

    def add_header_dropdown(self) -> obj:
        """Create a calendar header with drop-drowns to select the year and month.

        Returns:
            the created header
        """

    def header_dropdown_set_year_list(self, years_list: str | bytes, /) -> None:
        """Sets a custom calendar year list.

        Args:
            years_list: an const char array with the years list, see lv_dropdown set_options for
                more information. E.g. `const char * years = "2023\\n2022\\n2021\\n2020\\n2019" Only
                the pointer will be saved so this variable can't be local which will be destroyed
                later.
        """

class chart(obj):

    class TYPE:
        """Chart types."""
        NONE: Final[int]
        """Don't draw the series."""
        LINE: Final[int]
        """Connect the points with lines."""
        CURVE: Final[int]
        """Connect the points with curves."""
        BAR: Final[int]
        """Draw bars for each series."""
        STACKED: Final[int]
        """Draw a single stacked bar for each data point. Supports only positive values."""
        SCATTER: Final[int]
        """Draw points and lines in 2D (x,y coordinates)"""

    class UPDATE_MODE:
        """Chart update mode for `lv_chart_set_next`"""
        SHIFT: Final[int]
        """Shift old data to the left and add the new one the right."""
        CIRCULAR: Final[int]
        """Add the new data in a circular way."""

    class AXIS:
        """Enumeration of the axis'."""
        PRIMARY_Y: Final[int]
        SECONDARY_Y: Final[int]
        PRIMARY_X: Final[int]
        SECONDARY_X: Final[int]
        LAST: Final[int]

    def __init__(self, parent: obj | None = None, /) -> None:
        """Create a chart object.

        Args:
            parent: an object, it will be the parent of the new chart
        """

    def set_type(self, type: int, /) -> None:
        """Set a new type for a chart.

        Args:
            type: new type of the chart (from 'lv.chart.TYPE' enum)
        """

    def set_point_count(self, cnt: int, /) -> None:
        """Set the number of points on a data line on a chart.

        Args:
            cnt: new number of points on the data lines
        """

    def set_axis_range(self, axis: int, min: int, max: int, /) -> None:
        """Set the minimal and maximal y values on an axis.

        Args:
            axis: `lv.chart.AXIS.PRIMARY_Y` or `lv.chart.AXIS.SECONDARY_Y`
            min: minimum value of the y axis
            max: maximum value of the y axis
        """

    def set_axis_min_value(self, axis: int, min: int, /) -> None:
        """Set the minimal values on an axis.

        Args:
            axis: `lv.chart.AXIS.PRIMARY_Y` or `lv.chart.AXIS.SECONDARY_Y`
            min: minimal value of the y axis
        """

    def set_axis_max_value(self, axis: int, max: int, /) -> None:
        """Set the maximal y values on an axis.

        Args:
            axis: `lv.chart.AXIS.PRIMARY_Y` or `lv.chart.AXIS.SECONDARY_Y`
            max: maximum value of the y axis
        """

    def set_update_mode(self, update_mode: int, /) -> None:
        """Set update mode of the chart object. Affects.

        Args:
            update_mode: the update mode (lv.chart.UPDATE_MODE)
        """

    def set_div_line_count(self, hdiv: int, vdiv: int, /) -> None:
        """Set the number of horizontal and vertical division lines.

        Args:
            hdiv: number of horizontal division lines
            vdiv: number of vertical division lines
        """

    def set_hor_div_line_count(self, cnt: int, /) -> None:
        """Set the number of horizontal division lines.

        Args:
            cnt: number of horizontal division lines
        """

    def set_ver_div_line_count(self, cnt: int, /) -> None:
        """Set the number of vertical division lines.

        Args:
            cnt: number of vertical division lines
        """

    def get_type(self) -> int:
        """Get the type of a chart.

        Returns:
            type of the chart (from 'lv.chart' enum)
        """

    def get_point_count(self) -> int:
        """Get the data point number per data line on chart.

        Returns:
            point number on each data line
        """

    def get_update_mode(self) -> int:
        """Get the update mode of a chart.

        Returns:
            the update mode
        """

    def get_hor_div_line_count(self) -> int:
        """Get the number of horizontal division lines.

        Returns:
            the number of horizontal division lines
        """

    def get_ver_div_line_count(self) -> int:
        """Get the number of vertical division lines.

        Returns:
            the number of vertical division lines
        """

    def get_x_start_point(self, ser: chart_series_t | Blob, /) -> int:
        """Get the current index of the x-axis start point in the data array.

        Args:
            ser: a data series on 'chart'

        Returns:
            the index of the current x start point in the data array
        """

    def get_point_pos_by_id(
        self,
        ser: chart_series_t | Blob,
        id: int,
        p_out: _Structs[point_t],
        /,
    ) -> None:
        """Get the position of a point to the chart.

        Args:
            ser: series
            id: the index.
            p_out: store the result position here
        """

    def refresh(self) -> None:
        """Refresh a chart if its data line has changed."""

    def add_series(self, color: _Struct[color_t], axis: int, /) -> chart_series_t:
        """Allocate and add a data series to the chart.

        Args:
            color: color of the data series
            axis: the y axis to which the series should be attached (::lv.chart.AXIS.PRIMARY_Y or
                ::lv.chart.AXIS.SECONDARY_Y)

        Returns:
            the allocated data series or None on failure
        """

    def remove_series(self, series: chart_series_t | Blob, /) -> None:
        """Deallocate and remove a data series from a chart.

        Args:
            series: a data series on 'chart'
        """

    def hide_series(self, series: chart_series_t | Blob, hide: bool | int, /) -> None:
        """Hide/Unhide a single series of a chart.

        Args:
            series: a series object
            hide: True: hide the series
        """

    def set_series_color(self, series: chart_series_t | Blob, color: _Struct[color_t], /) -> None:
        """Change the color of a series.

        Args:
            series: a series object
            color: the new color of the series
        """

    def get_series_color(self, series: chart_series_t | Blob, /) -> color_t:
        """Get the color of a series.

        Args:
            series: a series object

        Returns:
            the color of the series
        """

    def set_x_start_point(self, ser: chart_series_t | Blob, id: int, /) -> None:
        """Set the index of the x-axis start point in the data array. This point will be considers the
        first (left) point and the other points will be drawn after it.

        Args:
            ser: a data series on 'chart'
            id: the index of the x point in the data array
        """

    def get_series_next(self, ser: chart_series_t | Blob | None = None, /) -> chart_series_t | None:
        """Get the next series.

        Args:
            ser: the previous series or None to get the first

        Returns:
            the next series or None if there is no more.
        """

    def add_cursor(self, color: _Struct[color_t], dir: int, /) -> chart_cursor_t:
        """Add a cursor with a given color.

        Args:
            color: color of the cursor
            dir: direction of the cursor. `lv.DIR.RIGHT/LEFT/TOP/DOWN/HOR/VER/ALL`. OR-ed values are
                possible

        Returns:
            the created cursor
        """

    def remove_cursor(self, cursor: chart_cursor_t | Blob, /) -> None:
        """Remove a cursor.

        Args:
            cursor: the cursor
        """

    def set_cursor_pos(self, cursor: chart_cursor_t | Blob, pos: _Structs[point_t], /) -> None:
        """Set the coordinate of the cursor with respect to the paddings.

        Args:
            cursor: the cursor
            pos: the new coordinate of cursor relative to the chart
        """

    def set_cursor_pos_x(self, cursor: chart_cursor_t | Blob, x: int, /) -> None:
        """Set the X coordinate of the cursor with respect to the paddings.

        Args:
            cursor: the cursor
            x: the new X coordinate of cursor relative to the chart
        """

    def set_cursor_pos_y(self, cursor: chart_cursor_t | Blob, y: int, /) -> None:
        """Set the coordinate of the cursor with respect to the paddings.

        Args:
            cursor: the cursor
            y: the new Y coordinate of cursor relative to the chart
        """

    def set_cursor_point(
        self,
        cursor: chart_cursor_t | Blob,
        ser: chart_series_t | Blob,
        point_id: int,
        /,
    ) -> None:
        """Stick the cursor to a point.

        Args:
            cursor: the cursor
            ser: a series
            point_id: the point's index or `lv.CHART_POINT_NONE` to not assign to any points.
        """

    def get_cursor_point(self, cursor: chart_cursor_t | Blob, /) -> point_t:
        """Get the coordinate of the cursor with respect to the paddings.

        Args:
            cursor: cursor

        Returns:
            coordinate of the cursor as lv.point_t
        """

    def set_all_values(self, ser: chart_series_t | Blob, value: int, /) -> None:
        """Initialize all data points of a series with a value.

        Args:
            ser: a data series on 'chart'
            value: the new value for all points. `lv.CHART_POINT_NONE` can be used to hide the
                points.
        """

    def set_next_value(self, ser: chart_series_t | Blob, value: int, /) -> None:
        """Set the next point's Y value according to the update mode policy.

        Args:
            ser: a data series on 'chart'
            value: the new value of the next data
        """

    def set_next_value2(self, ser: chart_series_t | Blob, x_value: int, y_value: int, /) -> None:
        """Set the next point's X and Y value according to the update mode policy.

        Args:
            ser: a data series on 'chart'
            x_value: the new X value of the next data
            y_value: the new Y value of the next data
        """

    def set_series_values(
        self,
        ser: chart_series_t | Blob,
        values: _Readable | Sequence[int],
        values_cnt: int,
        /,
    ) -> None:
        """Same as `lv.chart.set_next_value` but set the values from an array.

        Args:
            ser: a data series on 'chart'
            values: the new values to set
            values_cnt: number of items in `values`
        """

    def set_series_values2(
        self,
        ser: chart_series_t | Blob,
        x_values: _Readable | Sequence[int],
        y_values: _Readable | Sequence[int],
        values_cnt: int,
        /,
    ) -> None:
        """Same as `lv.chart.set_next_value2` but set the values from an array.

        Args:
            ser: a data series on 'chart'
            x_values: the new values to set on the X axis
            y_values: the new values to set o nthe Y axis
            values_cnt: number of items in `x_values` and `y_values`
        """

    def set_series_value_by_id(self, ser: chart_series_t | Blob, id: int, value: int, /) -> None:
        """Set an individual point's y value of a chart's series directly based on its index.

        Args:
            ser: a data series on 'chart'
            id: the index of the x point in the array
            value: value to assign to array point
        """

    def set_series_value_by_id2(
        self,
        ser: chart_series_t | Blob,
        id: int,
        x_value: int,
        y_value: int,
        /,
    ) -> None:
        """Set an individual point's x and y value of a chart's series directly based on its index Can
        be used only with `lv.chart.TYPE.SCATTER`.

        Args:
            ser: a data series on 'chart'
            id: the index of the x point in the array
            x_value: the new X value of the next data
            y_value: the new Y value of the next data
        """

    def set_series_ext_y_array(
        self,
        ser: chart_series_t | Blob,
        array: _Writable | Sequence[int],
        /,
    ) -> None:
        """Set an external array for the y data points to use for the chart NOTE: It is the users
        responsibility to make sure the `point_cnt` matches the external array size.

        Args:
            ser: a data series on 'chart'
            array: external array of points for chart
        """

    def set_series_ext_x_array(
        self,
        ser: chart_series_t | Blob,
        array: _Writable | Sequence[int],
        /,
    ) -> None:
        """Set an external array for the x data points to use for the chart NOTE: It is the users
        responsibility to make sure the `point_cnt` matches the external array size.

        Args:
            ser: a data series on 'chart'
            array: external array of points for chart
        """

    def get_series_y_array(self, ser: chart_series_t | Blob, /) -> Blob | None:
        """Get the array of y values of a series.

        Args:
            ser: a data series on 'chart'

        Returns:
            the array of values with 'point_count' elements
        """

    def get_series_x_array(self, ser: chart_series_t | Blob, /) -> Blob | None:
        """Get the array of x values of a series.

        Args:
            ser: a data series on 'chart'

        Returns:
            the array of values with 'point_count' elements
        """

    def get_pressed_point(self) -> int:
        """Get the index of the currently pressed point. It's the same for every series.

        Returns:
            the index of the point [0 .. point count] or LV_CHART_POINT_ID_NONE if no point is being
                pressed
        """

    def get_first_point_center_offset(self) -> int:
        """Get the overall offset from the chart's side to the center of the first point. In case of a
        bar chart it will be the center of the first column group.

        Returns:
            the offset of the center
        """

class checkbox(obj):

    def __init__(self, parent: obj | None = None, /) -> None:
        """Create a check box object.

        Args:
            parent: an object, it will be the parent of the new button
        """

    def set_text(self, txt: str | bytes | None = None, /) -> None:
        """Set the text of a check box. `txt` will be copied and may be deallocated after this function
        returns.

        Args:
            txt: the text of the check box. None to refresh with the current text.
        """

    def set_text_static(self, txt: str | bytes, /) -> None:
        """Set the text of a check box. `txt` must not be deallocated during the life of this checkbox.

        Args:
            txt: the text of the check box.
        """

    def get_text(self) -> str:
        """Get the text of a check box.

        Returns:
            the text of the check box
        """

class dropdown(obj):

    def __init__(self, parent: obj | None = None, /) -> None:
        """Create a drop-down list object.

        Args:
            parent: an object, it will be the parent of the new drop-down list
        """

    def set_text(self, text: str | bytes, /) -> None:
        """Set text of the drop-down list's button. If set to `None` the selected option's text will be
        displayed on the button. If set to a specific text then that text will be shown regardless
        of the selected option.

        Args:
            text: the text as a string (Copy is saved)
        """

    def set_text_static(self, text: str | bytes, /) -> None:
        """Set text of the drop-down list's button. If set to `None` the selected option's text will be
        displayed on the button. If set to a specific text then that text will be shown regardless
        of the selected option.

        Args:
            text: the text as a string (Only its pointer is saved)
        """

    def set_options(self, options: str | bytes, /) -> None:
        """Set the options in a drop-down list from a string. The options will be copied and saved in
        the object so the `options` can be destroyed after calling this function.

        Args:
            options: a string with '\\n' separated options. E.g. "One\\nTwo\\nThree"
        """

    def set_options_static(self, options: str | bytes, /) -> None:
        """Set the options in a drop-down list from a static string (global, static or dynamically
        allocated). Only the pointer of the option string will be saved.

        Args:
            options: a static string with '\\n' separated options. E.g. "One\\nTwo\\nThree"
        """

    def add_option(self, option: str | bytes, pos: int, /) -> None:
        """Add an options to a drop-down list from a string. Only works for non-static options.

        Args:
            option: a string without '\\n'. E.g. "Four"
            pos: the insert position, indexed from 0, lv.DROPDOWN_POS_LAST = end of string
        """

    def clear_options(self) -> None:
        """Clear all options in a drop-down list. Works with both static and dynamic options."""

    def set_selected(self, sel_opt: int, /) -> None:
        """Set the selected option.

        Args:
            sel_opt: id of the selected option (0 ... number of option - 1);
        """

    def set_dir(self, dir: int, /) -> None:
        """Set the direction of the a drop-down list.

        Args:
            dir: lv.DIR.LEFT/RIGHT/TOP/BOTTOM
        """

    def set_symbol(self, symbol: _Readable | None = None, /) -> None:
        """Set an arrow or other symbol to display when on drop-down list's button. Typically a down
        caret or arrow.

        Angle and zoom transformation can be applied if the symbol is an image. E.g. when drop down
        is checked (opened) rotate the symbol by 180 degree.

        Args:
            symbol: a text like `lv.SYMBOL.DOWN`, an image (pointer or path) or None to not draw
                symbol icon
        """

    def set_selected_highlight(self, en: bool | int, /) -> None:
        """Set whether the selected option in the list should be highlighted or not.

        Args:
            en: True: highlight enabled; False: disabled
        """

    def get_list(self) -> obj:
        """Get the list of a drop-down to allow styling or other modifications.

        Returns:
            the list of the drop-down
        """

    def get_text(self) -> str | None:
        """Get text of the drop-down list's button.

        Returns:
            the text as string, `None` if no text
        """

    def get_options(self) -> str:
        """Get the options of a drop-down list.

        Returns:
            the options separated by '\\n'-s (E.g. "Option1\\nOption2\\nOption3")
        """

    def get_selected(self) -> int:
        """Get the index of the selected option.

        Returns:
            index of the selected option (0 ... number of option - 1);
        """

    def get_option_count(self) -> int:
        """Get the total number of options.

        Returns:
            the total number of options in the list
        """

    def get_selected_str(self, buf: _Writable, buf_size: int, /) -> None:
        """Get the current selected option as a string.

        Args:
            buf: an array to store the string
            buf_size: size of `buf` in bytes. 0: to ignore it.
        """

    def get_option_index(self, option: str | bytes, /) -> int:
        """Get the index of an option.

        Args:
            option: an option as string

        Returns:
            index of `option` in the list of all options. -1 if not found.
        """

    def get_symbol(self) -> str | None:
        """Get the symbol on the drop-down list. Typically a down caret or arrow.

        Returns:
            the symbol or None if not enabled
        """

    def get_selected_highlight(self) -> bool:
        """Get whether the selected option in the list should be highlighted or not.

        Returns:
            True: highlight enabled; False: disabled
        """

    def get_dir(self) -> int:
        """Get the direction of the drop-down list.

        Returns:
            LV_DIR_LEF/RIGHT/TOP/BOTTOM
        """

    def open(self) -> None:
        """Open the drop.down list."""

    def close(self) -> None:
        """Close (Collapse) the drop-down list."""

    def is_open(self) -> bool:
        """Tells whether the list is opened or not.

        Returns:
            True if the list os opened
        """

    def bind_value(self, subject: _Structs[subject_t], /) -> observer_t:
        """Bind an integer Subject to a Dropdown's value.

        Args:
            subject: Subject

        Returns:
            newly-created Observer
        """

class file_explorer(obj):

    def __init__(self, parent: obj | None = None, /) -> None:
        """Create a browser of files and folders."""

    def set_quick_access_path(self, dir: int, path: str | bytes, /) -> None:
        """Set file_explorer.

        Args:
            dir: the dir from 'lv.EXPLORER' enum.
            path: path
        """

    def set_sort(self, sort: int, /) -> None:
        """Set file_explorer sort.

        Args:
            sort: the sort from 'lv.EXPLORER_SORT' enum.
        """

    def show_back_button(self, show: bool | int, /) -> None:
        """Set the visibility of the "< Back" button.

        Args:
            show: bool True/False, enable or disable button
        """

    def get_selected_file_name(self) -> str:
        """Get file explorer Selected file.

        Returns:
            the file explorer selected file name
        """

    def get_current_path(self) -> str:
        """Get file explorer cur path.

        Returns:
            the file explorer cur path
        """

    def get_file_table(self) -> obj:
        """Get file explorer file list obj(lv_table)

        Returns:
            the file explorer file table obj(lv_table)
        """

    def get_header(self) -> obj:
        """Get file explorer head area obj.

        Returns:
            the file explorer head area obj(lv_obj)
        """

    def get_path_label(self) -> obj:
        """Get file explorer path obj(label)

        Returns:
            the file explorer path obj(lv_label)
        """

    def get_quick_access_area(self) -> obj:
        """Get file explorer head area obj.

        Returns:
            the file explorer quick access area obj(lv_obj)
        """

    def get_places_list(self) -> obj:
        """Get file explorer places list obj(lv_list)

        Returns:
            the file explorer places list obj(lv_list)
        """

    def get_device_list(self) -> obj:
        """Get file explorer device list obj(lv_list)

        Returns:
            the file explorer device list obj(lv_list)
        """

    def get_sort(self) -> int:
        """Set file_explorer sort.

        Returns:
            the current mode from 'lv.EXPLORER_SORT'
        """

    def open_dir(self, dir: str | bytes, /) -> None:
        """Open a specified path.

        Args:
            dir: the path
        """

class gif(obj):

    def __init__(self, parent: obj | None = None, /) -> None:
        """Create a gif object.

        Args:
            parent: an object, it will be the parent of the new gif.
        """

    def set_color_format(self, color_format: int, /) -> None:
        """Set the color format of the internally allocated framebuffer that the gif will be decoded
        to. The default is lv.COLOR_FORMAT.ARGB8888. Call this before `lv.gif.set_src` to avoid
        reallocating the framebuffer.

        Args:
            color_format: the color format of the gif framebuffer (lv.COLOR_FORMAT)
        """

    def set_src(self, src: _Readable, /) -> None:
        """Set the gif data to display on the object.

        Args:
            src: 1) an ::lv.image_dsc_t descriptor (which contains gif raw data) or 2) path to a gif
                file (e.g. "S:/dir/anim.gif")
        """

    def restart(self) -> None:
        """Restart a gif animation."""

    def pause(self) -> None:
        """Pause a gif animation."""

    def resume(self) -> None:
        """Resume a gif animation."""

    def is_loaded(self) -> bool:
        """Checks if the GIF was loaded correctly."""

    def get_loop_count(self) -> int:
        """Get the loop count for the GIF."""

    def set_loop_count(self, count: int, /) -> None:
        """Set the loop count for the GIF.

        Args:
            count: the loop count to set
        """

    def set_auto_pause_invisible(self, auto_pause: bool | int, /) -> None:
        """Set whether to decode invisible object.

        Args:
            auto_pause: True: auto pause when invisible, False: don't auto pause
        """

    @staticmethod
    def get_size(
        src: str | bytes,
        w: _Writable | Sequence[int],
        h: _Writable | Sequence[int],
        /,
    ) -> bool:
        """Get gif width & height.

        Args:
            src: a gif file
            w: store width
            h: store height

        Returns:
            True: success; False: failed
        """

    def get_frame_count(self) -> int:
        """Get frame count of the GIF.

        Returns:
            frame count of the GIF
        """

    def get_current_frame_index(self) -> int:
        """Get the current frame index of the GIF.

        Returns:
            current frame index of the GIF
        """

class image(obj):

    class FLAGS:
        PREMULTIPLIED: Final[int]
        """For RGB map of the image data, mark if it's pre-multiplied with alpha. For indexed image,
        this bit indicated palette data is pre-multiplied with alpha.
        """
        COMPRESSED: Final[int]
        """The image data is compressed, so decoder needs to decode image firstly. If this flag is set,
        the whole image will be decompressed upon decode, and `get_area_cb` won't be necessary.
        """
        ALLOCATED: Final[int]
        """The image is allocated from heap, thus should be freed after use."""
        MODIFIABLE: Final[int]
        """If the image data is malloced and can be processed in place. In image decoder post
        processing, this flag means we modify it in-place.
        """
        CUSTOM_DRAW: Final[int]
        """The image has custom drawing methods."""
        USER1: Final[int]
        """Flags reserved for user, lvgl won't use these bits."""
        USER2: Final[int]
        """Flags reserved for user, lvgl won't use these bits."""
        USER3: Final[int]
        """Flags reserved for user, lvgl won't use these bits."""
        USER4: Final[int]
        """Flags reserved for user, lvgl won't use these bits."""
        USER5: Final[int]
        """Flags reserved for user, lvgl won't use these bits."""
        USER6: Final[int]
        """Flags reserved for user, lvgl won't use these bits."""
        USER7: Final[int]
        """Flags reserved for user, lvgl won't use these bits."""
        USER8: Final[int]
        """Flags reserved for user, lvgl won't use these bits."""

    class COMPRESS:
        NONE: Final[int]
        RLE: Final[int]
        """LVGL custom RLE compression."""
        LZ4: Final[int]

    class SRC:
        """Source of image."""
        VARIABLE: Final[int]
        FILE: Final[int]
        """Binary/C variable."""
        SYMBOL: Final[int]
        """File in filesystem."""
        UNKNOWN: Final[int]
        """Symbol (lv_symbol_def.h)"""

    class ALIGN:
        """Image size mode, when image size and object size is different."""
        DEFAULT: Final[int]
        TOP_LEFT: Final[int]
        TOP_MID: Final[int]
        TOP_RIGHT: Final[int]
        BOTTOM_LEFT: Final[int]
        BOTTOM_MID: Final[int]
        BOTTOM_RIGHT: Final[int]
        LEFT_MID: Final[int]
        RIGHT_MID: Final[int]
        CENTER: Final[int]
        STRETCH: Final[int]
        """Set X and Y scale to fill the Widget's area."""
        TILE: Final[int]
        """Tile image to fill Widget's area. Offset is applied to shift the tiling."""
        CONTAIN: Final[int]
        """The image keeps its aspect ratio, but is resized to the maximum size that fits within the
        Widget's area.
        """
        COVER: Final[int]
        """The image keeps its aspect ratio and fills the Widget's area."""

    def __init__(self, parent: obj | None = None, /) -> None:
        """Create an image object.

        Args:
            parent: an object, it will be the parent of the new image
        """

    @staticmethod
    def decoder_get_info(src: _Readable, header: _Structs[image_header_t], /) -> int:
        """Get information about an image. Try the created image decoder one by one. Once one is able
        to get info that info will be used.

        Args:
            src: the image source. Can be 1) File name: E.g. "S:folder/img1.png" (The drivers needs
                to registered via `lv.fs_drv_t.register()`) 2) Variable: an `lv.image_dsc_t`
                variable 3) Symbol: E.g. `lv.SYMBOL.OK`
            header: the image info will be stored here

        Returns:
            lv.RESULT.OK: success; lv.RESULT.INVALID: wasn't able to get info about the image
        """

    @staticmethod
    def decoder_create() -> image_decoder_t:
        """Create a new image decoder.

        Returns:
            the new image decoder
        """

    @staticmethod
    def src_get_type(src: _Readable, /) -> int:
        """Get the type of an image source.

        Args:
            src: an image source: - an 'lv.image' variable (image stored internally and compiled
                into the code) - a path to a file (e.g. "S:/folder/image.bin") - or a symbol (e.g.
                lv.SYMBOL.CLOSE)

        Returns:
            type of the image source lv.image.SRC.VARIABLE/FILE/SYMBOL/UNKNOWN
        """

    def set_src(self, src: _Readable | None = None, /) -> None:
        """Set the image data to display on the object.

        Args:
            src: 1) an ::lv.image_dsc_t descriptor (converted by LVGL's image converter) (e.g.
                &my_img) or 2) path to an image file (e.g. "S:/dir/img.bin")or 3) a SYMBOL (e.g.
                lv.SYMBOL.OK)
        """

    def set_offset_x(self, x: int, /) -> None:
        """Set an offset for the source of an image so the image will be displayed from the new origin.

        Args:
            x: the new offset along x axis.
        """

    def set_offset_y(self, y: int, /) -> None:
        """Set an offset for the source of an image. so the image will be displayed from the new
        origin.

        Args:
            y: the new offset along y axis.
        """

    def set_rotation(self, angle: int, /) -> None:
        """Set the rotation angle of the image. The image will be rotated around the set pivot set by
        `lv.image.set_pivot()` Note that indexed and alpha only images can't be transformed.

        If image_align is `lv.image.ALIGN.STRETCH` or `LV_IMAGE_ALIGN_FIT` rotation will be set to 0
        automatically.

        Args:
            angle: rotation in degree with 0.1 degree resolution (0..3600: clock wise)
        """

    def set_pivot(self, x: int, y: int, /) -> None:
        """Set the rotation center of the image. The image will be rotated around this point. x, y can
        be set with value of LV_PCT, lv.image.get_pivot will return the True pixel coordinate of
        pivot in this case.

        Args:
            x: rotation center x of the image
            y: rotation center y of the image
        """

    def set_pivot_x(self, x: int, /) -> None:
        """Set the rotation horizontal center of the image.

        Args:
            x: rotation center x of the image, or lv.pct()
        """

    def set_pivot_y(self, y: int, /) -> None:
        """Set the rotation vertical center of the image.

        Args:
            y: rotation center y of the image, or lv.pct()
        """

    def set_scale(self, zoom: int, /) -> None:
        """Set the zoom factor of the image. Note that indexed and alpha only images can't be
        transformed.

        Args:
            zoom: the zoom factor. Example values: - 256 or lv.SCALE_NONE: no zoom - <256: scale
                down - >256: scale up - 128: half size - 512: double size
        """

    def set_scale_x(self, zoom: int, /) -> None:
        """Set the horizontal zoom factor of the image. Note that indexed and alpha only images can't
        be transformed.

        Args:
            zoom: the zoom factor. Example values: - 256 or lv.SCALE_NONE: no zoom - <256: scale
                down - >256: scale up - 128: half size - 512: double size
        """

    def set_scale_y(self, zoom: int, /) -> None:
        """Set the vertical zoom factor of the image. Note that indexed and alpha only images can't be
        transformed.

        Args:
            zoom: the zoom factor. Example values: - 256 or lv.SCALE_NONE: no zoom - <256: scale
                down - >256: scale up - 128: half size - 512: double size
        """

    def set_blend_mode(self, blend_mode: int, /) -> None:
        """Set the blend mode of an image.

        Args:
            blend_mode: the new blend mode (lv.BLEND_MODE)
        """

    def set_antialias(self, antialias: bool | int, /) -> None:
        """Enable/disable anti-aliasing for the transformations (rotate, zoom) or not. The quality is
        better with anti-aliasing looks better but slower.

        Args:
            antialias: True: anti-aliased; False: not anti-aliased
        """

    def set_inner_align(self, align: int, /) -> None:
        """Set the image object size mode.

        If image_align is `lv.image.ALIGN.STRETCH` or `LV_IMAGE_ALIGN_FIT` rotation, scale and pivot
        will be overwritten and controlled internally.

        Args:
            align: the new align mode. (lv.image.ALIGN)
        """

    def set_bitmap_map_src(self, src: _Structs[image_dsc_t], /) -> None:
        """Set an A8 bitmap mask for the image.

        Args:
            src: an lv.image_dsc_t bitmap mask source.
        """

    def get_src(self) -> Blob | None:
        """Get the source of the image.

        Returns:
            the image source (symbol, file name or ::lv-img_dsc_t for C arrays)
        """

    def get_offset_x(self) -> int:
        """Get the offset's x attribute of the image object.

        Returns:
            offset X value.
        """

    def get_offset_y(self) -> int:
        """Get the offset's y attribute of the image object.

        Returns:
            offset Y value.
        """

    def get_rotation(self) -> int:
        """Get the rotation of the image.

        If image_align is `lv.image.ALIGN.STRETCH` or `LV_IMAGE_ALIGN_FIT` rotation will be set to 0
        automatically.

        Returns:
            rotation in 0.1 degrees (0..3600)
        """

    def get_pivot(self, pivot: _Structs[point_t], /) -> None:
        """Get the pivot (rotation center) of the image. If pivot is set with LV_PCT, convert it to px
        before return.

        Args:
            pivot: store the rotation center here
        """

    def get_scale(self) -> int:
        """Get the zoom factor of the image.

        Returns:
            zoom factor (256: no zoom)
        """

    def get_scale_x(self) -> int:
        """Get the horizontal zoom factor of the image.

        Returns:
            zoom factor (256: no zoom)
        """

    def get_scale_y(self) -> int:
        """Get the vertical zoom factor of the image.

        Returns:
            zoom factor (256: no zoom)
        """

    def get_src_width(self) -> int:
        """Get the width of an image before any transformations.

        Returns:
            The width of the image.
        """

    def get_src_height(self) -> int:
        """Get the height of an image before any transformations.

        Returns:
            The height of the image.
        """

    def get_transformed_width(self) -> int:
        """Get the transformed width of an image object.

        Returns:
            The transformed width of the image.
        """

    def get_transformed_height(self) -> int:
        """Get the transformed height of an image object.

        Returns:
            The transformed height of the image.
        """

    def get_blend_mode(self) -> int:
        """Get the current blend mode of the image.

        Returns:
            the current blend mode
        """

    def get_antialias(self) -> bool:
        """Get whether the transformations (rotate, zoom) are anti-aliased or not.

        Returns:
            True: anti-aliased; False: not anti-aliased
        """

    def get_inner_align(self) -> int:
        """Get the size mode of the image.

        Returns:
            element of `lv.image.ALIGN`
        """

    def get_bitmap_map_src(self) -> image_dsc_t:
        """Get the bitmap mask source.

        Returns:
            an lv.image_dsc_t bitmap mask source.
        """

    def bind_src(self, subject: _Structs[subject_t], /) -> observer_t:
        """Bind a pointer Subject to an Image's source.

        Args:
            subject: Subject

        Returns:
            newly-created Observer
        """

class imagebutton(obj):

    class STATE:
        RELEASED: Final[int]
        PRESSED: Final[int]
        DISABLED: Final[int]
        CHECKED_RELEASED: Final[int]
        CHECKED_PRESSED: Final[int]
        CHECKED_DISABLED: Final[int]
        NUM: Final[int]

    def __init__(self, parent: obj | None = None, /) -> None:
        """Create an image button object.

        Args:
            parent: an object, it will be the parent of the new image button
        """

    def set_src(
        self,
        state: int,
        src_left: _Readable,
        src_mid: _Readable,
        src_right: _Readable,
        /,
    ) -> None:
        """Set images for a state of the image button.

        Args:
            state: for which state set the new image (lv.imagebutton.STATE)
            src_left: an image source for the left side of the button (a C array or path to a file)
            src_mid: an image source for the middle of the button (ideally 1px wide) (a C array or
                path to a file)
            src_right: an image source for the right side of the button (a C array or path to a
                file)
        """

    def set_src_left(self, state: int, src_left: _Readable, /) -> None:
        """Set the left image for a state of the image button.

        Args:
            state: for which state set the new image (lv.imagebutton.STATE)
            src_left: an image source for the left side of the button (a C array or path to a file)
        """

    def set_src_right(self, state: int, src_right: _Readable, /) -> None:
        """Set the right image for a state of the image button.

        Args:
            state: for which state set the new image (lv.imagebutton.STATE)
            src_right: an image source for the right side of the button (a C array or path to a
                file)
        """

    def set_src_mid(self, state: int, src_mid: _Readable, /) -> None:
        """Set the middle image for a state of the image button.

        Args:
            state: for which state set the new image (lv.imagebutton.STATE)
            src_mid: an image source for the middle of the button (a C array or path to a file)
        """

    def set_state(self, state: int, /) -> None:
        """Use this function instead of `lv_obj_add/remove_state` to set a state manually.

        Args:
            state: the new state (lv.imagebutton.STATE)
        """

    def get_src_left(self, state: int, /) -> Blob | None:
        """Get the left image in a given state.

        Args:
            state: the state where to get the image (from `lv_button_state_t`) `

        Returns:
            the left image source (a C array or path to a file)
        """

    def get_src_middle(self, state: int, /) -> Blob | None:
        """Get the middle image in a given state.

        Args:
            state: the state where to get the image (from `lv_button_state_t`) `

        Returns:
            the middle image source (a C array or path to a file)
        """

    def get_src_right(self, state: int, /) -> Blob | None:
        """Get the right image in a given state.

        Args:
            state: the state where to get the image (from `lv_button_state_t`) `

        Returns:
            the left image source (a C array or path to a file)
        """

class ime_pinyin(obj):

    class MODE:
        K26: Final[int]
        K9: Final[int]
        K9_NUMBER: Final[int]

    def __init__(self, parent: obj | None = None, /) -> None:
        """Create an input method for Chinese, which works with a keyboard."""

    def set_keyboard(self, kb: obj, /) -> None:
        """Set the keyboard of Pinyin input method.

        Args:
            kb: a Pinyin input method keyboard
        """

    def set_dict(self, dict: _Structs[pinyin_dict_t], /) -> None:
        """Set the dictionary of Pinyin input method.

        Args:
            dict: a Pinyin input method dictionary
        """

    def set_mode(self, mode: int, /) -> None:
        """Set mode, 26-key input(k26) or 9-key input(k9).

        Args:
            mode: the mode from 'lv.ime_pinyin.MODE'
        """

    def get_kb(self) -> obj:
        """Set the dictionary of Pinyin input method.

        Returns:
            the Pinyin IME keyboard
        """

    def get_cand_panel(self) -> obj:
        """Set the dictionary of Pinyin input method.

        Returns:
            the Pinyin input method candidate panel
        """

    def get_dict(self) -> pinyin_dict_t:
        """Set the dictionary of Pinyin input method.

        Returns:
            the Pinyin input method dictionary
        """

class label(obj):

    class LONG_MODE:
        """Long mode behaviors. Used in 'lv_label_ext_t'."""
        WRAP: Final[int]
        """Keep the object width, wrap lines longer than object width and expand the object height."""
        DOTS: Final[int]
        """Keep the size and write dots at the end if the text is too long."""
        SCROLL: Final[int]
        """Keep the size and roll the text back and forth."""
        SCROLL_CIRCULAR: Final[int]
        """Keep the size and roll the text circularly."""
        CLIP: Final[int]
        """Keep the size and clip the text out of it."""

    def __init__(self, parent: obj | None = None, /) -> None:
        """Create a label object.

        Args:
            parent: an object, it will be the parent of the new label.
        """

    def set_text(self, text: str | bytes | None = None, /) -> None:
        """Set a new text for a label. Memory will be allocated to store the text by the label.

        If `LV_USE_ARABIC_PERSIAN_CHARS` is enabled the text will be modified to have the correct
        Arabic characters in it.

        Args:
            text: '\\0' terminated character string. None to refresh with the current text.
        """

    def set_text_fmt(self, fmt: str | bytes, /, *values: object) -> None:
        """Set a new formatted text for a label. Memory will be allocated to store the text by the
        label.

        If `LV_USE_ARABIC_PERSIAN_CHARS` is enabled the text will be modified to have the correct
        Arabic characters in it.

        Args:
            fmt: `printf`-like format string Example: lv.label.set_text_fmt(label1, "%d user",
                user_num);
        """

    def set_text_static(self, text: str | bytes | None = None, /) -> None:
        """Set a static text. It will not be saved by the label so the 'text' variable has to be
        'alive' while the label exists.

        It ignores `LV_USE_ARABIC_PERSIAN_CHARS`

        Args:
            text: a text. None to refresh with the current text.
        """

    def set_long_mode(self, long_mode: int, /) -> None:
        """Set the behavior of the label with text longer than the object size.

        Args:
            long_mode: the new mode from 'lv_label_long_mode' enum. In
                LV_LONG_WRAP/DOT/SCROLL/SCROLL_CIRC the size of the label should be set AFTER this
                function
        """

    def set_text_selection_start(self, index: int, /) -> None:
        """Set where text selection should start.

        Args:
            index: character index from where selection should start. `lv.LABEL_TEXT_SELECTION_OFF`
                for no selection
        """

    def set_text_selection_end(self, index: int, /) -> None:
        """Set where text selection should end.

        Args:
            index: character index where selection should end. `lv.LABEL_TEXT_SELECTION_OFF` for no
                selection
        """

    def set_recolor(self, en: bool | int, /) -> None:
        """Enable the recoloring by in-line commands.

        Args:
            en: True: enable recoloring, False: disable Example: "This is a #ff0000 red# word"
        """

    def get_text(self) -> str:
        """Get the text of a label.

        Returns:
            the text of the label
        """

    def get_long_mode(self) -> int:
        """Get the long mode of a label.

        Returns:
            the current long mode
        """

    def get_letter_pos(self, char_id: int, pos: _Structs[point_t], /) -> None:
        """Get the relative x and y coordinates of a letter.

        Args:
            char_id: index of the character [0 ... text length - 1]. Expressed in character index,
                not byte index (different in UTF-8)
            pos: store the result here (E.g. index = 0 gives 0;0 coordinates if the text if aligned
                to the left)
        """

    def get_letter_on(self, pos_in: _Structs[point_t], bidi: bool | int, /) -> int:
        """Get the index of letter on a relative point of a label.

        Args:
            pos_in: point with coordinates on a the label
            bidi: whether to use bidi processed

        Returns:
            The index of the letter on the 'pos_p' point (E.g. on 0;0 is the 0. letter if aligned to
                the left) Expressed in character index and not byte index (different in UTF-8)
        """

    def is_char_under_pos(self, pos: _Structs[point_t], /) -> bool:
        """Check if a character is drawn under a point.

        Args:
            pos: Point to check for character under

        Returns:
            whether a character is drawn under the point
        """

    def get_text_selection_start(self) -> int:
        """Get the selection start index.

        Returns:
            selection start index. `lv.LABEL_TEXT_SELECTION_OFF` if nothing is selected.
        """

    def get_text_selection_end(self) -> int:
        """Get the selection end index.

        Returns:
            selection end index. `LV_LABEL_TXT_SEL_OFF` if nothing is selected.
        """

    def get_recolor(self) -> bool:
        """Get the recoloring attribute.

        Returns:
            True: recoloring is enabled, False: recoloring is disabled
        """

    def bind_text(
        self,
        subject: _Structs[subject_t],
        fmt: str | bytes | None = None,
        /,
    ) -> observer_t:
        """Bind an integer, string, or pointer Subject to a Label.

        If `fmt == None` strings and pointers (`\\0` terminated string) will be shown as text as
        they are, integers as %d, floats as %0.1f.

        Args:
            subject: Subject
            fmt: optional printf-like format string with 1 format specifier (e.g. "%d °C") or None
                to bind to the value directly.

        Returns:
            newly-created Observer
        """

    def ins_text(self, pos: int, txt: str | bytes, /) -> None:
        """Insert a text to a label. The label text cannot be static.

        Args:
            pos: character index to insert. Expressed in character index and not byte index. 0:
                before first char. lv.LABEL_POS_LAST: after last char.
            txt: the text to insert
        """

    def cut_text(self, pos: int, cnt: int, /) -> None:
        """Delete characters from a label. The label text cannot be static.

        Args:
            pos: character index from where to cut. Expressed in character index and not byte index.
                0: start in front of the first character
            cnt: number of characters to cut
        """

class led(obj):

    def __init__(self, parent: obj | None = None, /) -> None:
        """Create a led object.

        Args:
            parent: an object, it will be the parent of the new led
        """

    def set_color(self, color: _Struct[color_t], /) -> None:
        """Set the color of the LED.

        Args:
            color: the color of the LED
        """

    def set_brightness(self, bright: int, /) -> None:
        """Set the brightness of a LED object.

        Args:
            bright: lv.LED_BRIGHT_MIN (max. dark) ... lv.LED_BRIGHT_MAX (max. light)
        """

    def on(self) -> None:
        """Light on a LED."""

    def off(self) -> None:
        """Light off a LED."""

    def toggle(self) -> None:
        """Toggle the state of a LED."""

    def get_brightness(self) -> int:
        """Get the brightness of a LED object.

        Returns:
            bright 0 (max. dark) ... 255 (max. light)
        """

    def get_color(self) -> color_t:
        """Get the color of a LED object.

        Returns:
            color color of the LED
        """

class line(obj):

    def __init__(self, parent: obj | None = None, /) -> None:
        """Create a line object.

        Args:
            parent: an object, it will be the parent of the new line
        """

    def set_points(self, points: _Structs[point_precise_t], point_num: int, /) -> None:
        """Set an array of points. The line object will connect these points.

        Args:
            points: an array of points. Only the address is saved, so the array needs to be alive
                while the line exists
            point_num: number of points in 'point_a'
        """

    def set_points_mutable(self, points: _Structs[point_precise_t], point_num: int, /) -> None:
        """Set a non-const array of points. Identical to `lv.line.set_points` except the array may be
        retrieved by `lv.line.get_points_mutable`.

        Args:
            points: a non-const array of points. Only the address is saved, so the array needs to be
                alive while the line exists.
            point_num: number of points in 'point_a'
        """

    def set_y_invert(self, en: bool | int, /) -> None:
        """Enable (or disable) the y coordinate inversion. If enabled then y will be subtracted from
        the height of the object, therefore the y = 0 coordinate will be on the bottom.

        Args:
            en: True: enable the y inversion, False:disable the y inversion
        """

    def get_points(self) -> point_precise_t:
        """Get the the array of points.

        Returns:
            const the array of points
        """

    def get_point_count(self) -> int:
        """Get the number of points in the array of points.

        Returns:
            number of points in array of points
        """

    def is_point_array_mutable(self) -> bool:
        """Check the mutability of the stored point array pointer.

        Returns:
            True: the point array pointer is mutable, False: constant
        """

    def get_points_mutable(self) -> point_precise_t | None:
        """Get the mutable array of points or None if it is not mutable.

        Returns:
            the array of points. None if not mutable.
        """

    def get_y_invert(self) -> bool:
        """Get the y inversion attribute.

        Returns:
            True: y inversion is enabled, False: disabled
        """

class list(obj):

    def __init__(self, parent: obj | None = None, /) -> None:
        """Create a list object.

        Args:
            parent: an object, it will be the parent of the new list
        """

    def add_text(self, txt: str | bytes, /) -> obj:
        """Add text to a list.

        Args:
            txt: text of the new label

        Returns:
            the created label
        """

    def add_button(self, icon: _Readable | None = None, txt: str | bytes | None = None, /) -> obj:
        """Add button to a list.

        Args:
            icon: icon for the button, when None it will have no icon
            txt: text of the new button, when None no text will be added

        Returns:
            the created button
        """

    def get_button_text(self, btn: obj, /) -> str:
        """Get text of a given list button.

        Args:
            btn: the button

        Returns:
            text of btn, if btn doesn't have text "" will be returned
        """

    def set_button_text(self, btn: obj, txt: str | bytes, /) -> None:
        """Set text of a given list button.

        Args:
            btn: the button
            txt: the text
        """

class menu(obj):

    class HEADER:
        TOP_FIXED: Final[int]
        """Header is positioned at the top."""
        TOP_UNFIXED: Final[int]
        """Header is positioned at the top and can be scrolled out of view."""
        BOTTOM_FIXED: Final[int]
        """Header is positioned at the bottom."""

    class ROOT_BACK_BUTTON:
        DISABLED: Final[int]
        ENABLED: Final[int]

    def __init__(self, parent: obj | None = None, /) -> None:
        """Create a menu object.

        Args:
            parent: an object, it will be the parent of the new menu
        """

    def set_page(self, page: menu_page | None = None, /) -> None:
        """Set menu page to display in main.

        Args:
            page: the menu page to set (None to clear main and clear menu history)
        """

    def set_page_title(self, title: str | bytes | None = None, /) -> None:
        """Set menu page title.

        Args:
            title: text for title in header (None to not display title)
        """

    def set_page_title_static(self, title: str | bytes | None = None, /) -> None:
        """Set menu page title with a static text. It will not be saved by the label so the 'text'
        variable has to be 'alive' while the page exists.

        Args:
            title: text for title in header (None to not display title)
        """

    def set_sidebar_page(self, page: menu_page | None = None, /) -> None:
        """Set menu page to display in sidebar.

        Args:
            page: the menu page to set (None to clear sidebar)
        """

    def set_mode_header(self, mode: int, /) -> None:
        """Set the how the header should behave and its position.

        Args:
            mode: lv.menu.HEADER.TOP_FIXED/TOP_UNFIXED/BOTTOM_FIXED
        """

    def set_mode_root_back_button(self, mode: int, /) -> None:
        """Set whether back button should appear at root.

        Args:
            mode: lv.menu.ROOT_BACK_BUTTON.DISABLED/ENABLED
        """

    def set_load_page_event(self, obj: obj, page: obj, /) -> None:
        """Add menu to the menu item.

        Args:
            obj: the obj
            page: the page to load when obj is clicked
        """

    def get_cur_main_page(self) -> obj:
        """Get menu page that is currently displayed in main.

        Returns:
            current page
        """

    def get_cur_sidebar_page(self) -> obj:
        """Get menu page that is currently displayed in sidebar.

        Returns:
            current page
        """

    def get_main_header(self) -> obj:
        """Get main header obj.

        Returns:
            main header obj
        """

    def get_main_header_back_button(self) -> obj:
        """Get main header back btn obj.

        Returns:
            main header back btn obj
        """

    def get_sidebar_header(self) -> obj:
        """Get sidebar header obj.

        Returns:
            sidebar header obj
        """

    def get_sidebar_header_back_button(self) -> obj:
        """Get sidebar header obj.

        Returns:
            sidebar header back btn obj
        """

    def back_button_is_root(self, obj: obj, /) -> bool:
        """Check if an obj is a root back btn.

        Args:
            obj: the back button

        Returns:
            True if it is a root back btn
        """

    def get_mode_header(self) -> int:
        """Get the header mode of the menu.

        Returns:
            lv.menu.HEADER.TOP_FIXED/TOP_UNFIXED/BOTTOM_FIXED
        """

    def get_mode_root_back_button(self) -> int:
        """Get the root back button mode of the menu.

        Returns:
            lv.menu.ROOT_BACK_BUTTON.DISABLED/ENABLED
        """

    def clear_history(self) -> None:
        """Clear menu history."""

class menu_cont(obj):

    def __init__(self, parent: obj | None = None, /) -> None:
        """Create a menu cont object.

        Args:
            parent: a menu page or menu section object, it will be the parent of the new menu cont
                object
        """

class menu_page(obj):

    def __init__(self, menu: menu, title: str | bytes | None = None, /) -> None:
        """Create a menu page object.

        This call inserts the new page under menu->storage as its parent, which is itself a child of
        the menu, so the resulting object hierarchy is: menu => storage => new_page where `storage`
        is a Base Widget.

        Args:
            menu: menu object.
            title: text for title in header (None to not display title)
        """

class menu_section(obj):

    def __init__(self, parent: obj | None = None, /) -> None:
        """Create a menu section object.

        Args:
            parent: a menu page object, it will be the parent of the new menu section object
        """

class menu_separator(obj):

    def __init__(self, parent: obj | None = None, /) -> None:
        """Create a menu separator object.

        Args:
            parent: a menu page object, it will be the parent of the new menu separator object
        """

class msgbox(obj):

    def __init__(self, parent: obj | None = None, /) -> None:
        """Create an empty message box.

        Args:
            parent: the parent or None to create a modal msgbox
        """

    def add_title(self, title: str | bytes, /) -> obj:
        """Add title to the message box. It also creates a header for the title.

        Args:
            title: the text of the tile

        Returns:
            the created title label
        """

    def add_header_button(self, icon: _Readable, /) -> obj:
        """Add a button to the header of to the message box. It also creates a header.

        Args:
            icon: the icon of the button

        Returns:
            the created button
        """

    def add_text(self, text: str | bytes, /) -> obj:
        """Add a text to the content area of message box. Multiple texts will be created below each
        other.

        Args:
            text: text to add

        Returns:
            the created label
        """

    def add_text_fmt(self, fmt: str | bytes, /, *values: object) -> obj:
        """Add a formatted text to the content area of message box. Multiple texts will be created
        below each other.

        Args:
            fmt: `printf`-like format string

        Returns:
            the created label
        """

    def add_footer_button(self, text: str | bytes, /) -> obj:
        """Add a button to the footer of to the message box. It also creates a footer.

        Args:
            text: the text of the button

        Returns:
            the created button
        """

    def add_close_button(self) -> obj:
        """Add a close button to the message box. It also creates a header.

        Returns:
            the created close button
        """

    def get_header(self) -> obj | None:
        """Get the header widget.

        Returns:
            the header, or None if not exists
        """

    def get_footer(self) -> obj | None:
        """Get the footer widget.

        Returns:
            the footer, or None if not exists
        """

    def get_content(self) -> obj:
        """Get the content widget.

        Returns:
            the content
        """

    def get_title(self) -> obj | None:
        """Get the title label.

        Returns:
            the title, or None if it does not exist
        """

    def close(self) -> None:
        """Close a message box."""

    def close_async(self) -> None:
        """Close a message box in the next call of the message box."""

class roller(obj):

    class MODE:
        """Roller mode."""
        NORMAL: Final[int]
        """Normal mode (roller ends at the end of the options)."""
        INFINITE: Final[int]
        """Infinite mode (roller can be scrolled forever)."""

    def __init__(self, parent: obj | None = None, /) -> None:
        """Create a roller object.

        Args:
            parent: an object, it will be the parent of the new roller.
        """

    def set_options(self, options: str | bytes, mode: int, /) -> None:
        """Set the options on a roller.

        Args:
            options: a string with '\\n' separated options. E.g. "One\\nTwo\\nThree"
            mode: `lv.roller.MODE.NORMAL` or `lv.roller.MODE.INFINITE`
        """

    def set_selected(self, sel_opt: int, anim: bool | int, /) -> None:
        """Set the selected option.

        Args:
            sel_opt: index of the selected option (0 ... number of option - 1);
            anim: lv.ANIM.ON: set with animation; lv.ANIM.OFF set immediately
        """

    def set_selected_str(self, sel_opt: str | bytes, anim: bool | int, /) -> bool:
        """Sets the given string as the selection on the roller. Does not alter the current selection
        on failure.

        Args:
            sel_opt: the string you want to set as an option
            anim: lv.ANIM.ON: set with animation; lv.ANIM.OFF set immediately

        Returns:
            `True` if set successfully and `False` if the given string does not exist as an option
                in the roller
        """

    def set_visible_row_count(self, row_cnt: int, /) -> None:
        """Set the height to show the given number of rows (options)

        Args:
            row_cnt: number of desired visible rows
        """

    def get_selected(self) -> int:
        """Get the index of the selected option.

        Returns:
            index of the selected option (0 ... number of option - 1);
        """

    def get_selected_str(self, buf: _Writable, buf_size: int, /) -> None:
        """Get the current selected option as a string.

        Args:
            buf: an array to store the string
            buf_size: size of `buf` in bytes. 0: to ignore it.
        """

    def get_options(self) -> str:
        """Get the options of a roller.

        Returns:
            the options separated by '\\n'-s (E.g. "Option1\\nOption2\\nOption3")
        """

    def get_option_count(self) -> int:
        """Get the total number of options.

        Returns:
            the total number of options
        """

    def get_option_str(self, option: int, buf: _Writable, buf_size: int, /) -> int:
        """Get an option as a string.

        Args:
            option: index of chosen option
            buf: an array to store the string
            buf_size: size of `buf` in bytes. 0: to ignore it.

        Returns:
            lv.RESULT.OK if option found
        """

    def bind_value(self, subject: _Structs[subject_t], /) -> observer_t:
        """Bind an integer Subject to a Roller's value.

        Args:
            subject: Subject

        Returns:
            newly-created Observer
        """

class scale(obj):

    class MODE:
        """Scale mode."""
        HORIZONTAL_TOP: Final[int]
        HORIZONTAL_BOTTOM: Final[int]
        VERTICAL_LEFT: Final[int]
        VERTICAL_RIGHT: Final[int]
        ROUND_INNER: Final[int]
        ROUND_OUTER: Final[int]
        LAST: Final[int]

    def __init__(self, parent: obj | None = None, /) -> None:
        """Create an scale object.

        Args:
            parent: an object, it will be the parent of the new scale
        """

    def set_mode(self, mode: int, /) -> None:
        """Set scale mode. See lv.scale.MODE.

        Args:
            mode: the new scale mode (lv.scale.MODE)
        """

    def set_total_tick_count(self, total_tick_count: int, /) -> None:
        """Set scale total tick count (including minor and major ticks).

        Args:
            total_tick_count: New total tick count
        """

    def set_major_tick_every(self, major_tick_every: int, /) -> None:
        """Sets how often major ticks are drawn.

        Args:
            major_tick_every: the new count for major tick drawing
        """

    def set_label_show(self, show_label: bool | int, /) -> None:
        """Sets label visibility.

        Args:
            show_label: True/False to enable tick label
        """

    def set_range(self, min: int, max: int, /) -> None:
        """Set minimum and maximum values on Scale.

        Args:
            min: minimum value of Scale
            max: maximum value of Scale
        """

    def set_min_value(self, min: int, /) -> None:
        """Set minimum values on Scale.

        Args:
            min: minimum value of Scale
        """

    def set_max_value(self, max: int, /) -> None:
        """Set maximum values on Scale.

        Args:
            min: minimum value of Scale
        """

    def set_angle_range(self, angle_range: int, /) -> None:
        """Set angle between the low end and the high end of the Scale. (Applies only to round Scales.)

        Args:
            max_angle: angle in degrees from Scale minimum where top end of Scale will be drawn
        """

    def set_rotation(self, rotation: int, /) -> None:
        """Set angular offset from the 3-o'clock position of the low end of the Scale. (Applies only to
        round Scales.)

        Args:
            rotation: clockwise angular offset (in degrees) from the 3-o'clock position of the low
                end of the scale; negative and >360 values are first normalized to range [0..360].
                Examples: - 0 = 3 o'clock (right side) - 30 = 4 o'clock - 60 = 5 o'clock - 90 = 6
                o'clock - 135 = midway between 7 and 8 o'clock (default) - 180 = 9 o'clock - 270 =
                12 o'clock - 300 = 1 o'clock - 330 = 2 o'clock - -30 = 2 o'clock - 390 = 4 o'clock
        """

    def set_line_needle_value(self, needle_line: obj, needle_length: int, value: int, /) -> None:
        """Point line needle to specified value.

        Args:
            needle_line: needle_line of the Scale. The line points will be allocated and managed by
                the Scale unless the line point array was previously set using
                `lv.line.set_points_mutable`.
            needle_length: length of the needle - needle_length>0: needle_length=needle_length; -
                needle_length<0: needle_length=radius-|needle_length|;
            value: Scale value needle will point to
        """

    def set_image_needle_value(self, needle_img: obj, value: int, /) -> None:
        """Point image needle to specified value; image must point to the right. E.g. -O------>.

        Args:
            needle_img: needle's Image
            value: Scale value needle will point to
        """

    def set_text_src(self, txt_src: _Writable | Sequence[str | bytes] | None = None, /) -> None:
        """Set custom text source for major ticks labels.

        Args:
            txt_src: an array of strings which will be display at major ticks; last element must be
                a None pointer.
        """

    def set_post_draw(self, en: bool | int, /) -> None:
        """Draw Scale after all its children are drawn.

        Args:
            en: True: enable post draw
        """

    def set_draw_ticks_on_top(self, en: bool | int, /) -> None:
        """Draw Scale ticks on top of all other parts.

        Args:
            en: True: enable draw ticks on top of all parts
        """

    def add_section(self) -> scale_section_t:
        """Add a Section to specified Scale. Section will not be drawn until a valid range is set for
        it using `lv.scale.set_section_range()`.

        Returns:
            new Section
        """

    def set_section_range(self, section: scale_section_t | Blob, min: int, max: int, /) -> None:
        """Set the range of a scale section.

        Args:
            section: section
            range_min: the section's new minimum value
            range_max: the section's new maximum value
        """

    def set_section_min_value(self, section: scale_section_t | Blob, min: int, /) -> None:
        """Set the minimum value of a scale section.

        Args:
            section: section
            min: the section's new minimum value
        """

    def set_section_max_value(self, section: scale_section_t | Blob, max: int, /) -> None:
        """Set the maximum value of a scale section.

        Args:
            section: section
            max: the section's new maximum value
        """

    def set_section_style_main(
        self,
        section: scale_section_t | Blob,
        style: _Structs[style_t],
        /,
    ) -> None:
        """Set the style of the line on a section.

        Args:
            section: section
            style: point to a style
        """

    def set_section_style_indicator(
        self,
        section: scale_section_t | Blob,
        style: _Structs[style_t],
        /,
    ) -> None:
        """Set the style of the major ticks and label on a section.

        Args:
            section: section
            style: point to a style
        """

    def set_section_style_items(
        self,
        section: scale_section_t | Blob,
        style: _Structs[style_t],
        /,
    ) -> None:
        """Set the style of the minor ticks on a section.

        Args:
            section: section
            style: point to a style
        """

    def get_mode(self) -> int:
        """Get scale mode. See lv.scale.MODE.

        Returns:
            Scale mode
        """

    def get_total_tick_count(self) -> int:
        """Get scale total tick count (including minor and major ticks)

        Returns:
            Scale total tick count
        """

    def get_major_tick_every(self) -> int:
        """Get how often the major tick will be drawn.

        Returns:
            Scale major tick every count
        """

    def get_rotation(self) -> int:
        """Get angular location of low end of Scale.

        Returns:
            Scale low end angular location
        """

    def get_label_show(self) -> bool:
        """Gets label visibility.

        Returns:
            True if tick label is enabled, False otherwise
        """

    def get_angle_range(self) -> int:
        """Get Scale's range in degrees.

        Returns:
            Scale's angle_range
        """

    def get_range_min_value(self) -> int:
        """Get minimum value for Scale.

        Returns:
            Scale's minimum value
        """

    def get_range_max_value(self) -> int:
        """Get maximum value for Scale.

        Returns:
            Scale's maximum value
        """

    def bind_section_min_value(
        self,
        section: scale_section_t | Blob,
        subject: _Structs[subject_t],
        /,
    ) -> observer_t:
        """Bind an integer subject to a scales section minimum value.

        Args:
            section: a Scale section
            subject: a Subject

        Returns:
            newly-created Observer
        """

    def bind_section_max_value(
        self,
        section: scale_section_t | Blob,
        subject: _Structs[subject_t],
        /,
    ) -> observer_t:
        """Bind an integer subject to a scales section maximum value.

        Args:
            section: a Scale section
            subject: a Subject

        Returns:
            newly-created Observer
        """

class spangroup(obj):

    def __init__(self, parent: obj | None = None, /) -> None:
        """Create a spangroup object.

        Args:
            parent: an object, it will be the parent of the new spangroup
        """

    def add_span(self) -> span_t:
        """Create a span string descriptor and add to spangroup.

        Returns:
            the created span.
        """

    def delete_span(self, span: span_t | Blob, /) -> None:
        """Remove the span from the spangroup and free memory.

        Note that before calling `lv.spangroup.delete_span` `lv.observer_t.remove` needs to be
        called manually as LVGL can't remove the binding automatically.

        Args:
            span: a span.
        """

    def set_span_text(self, span: span_t | Blob, text: str | bytes, /) -> None:
        """Set a new text for a span. Memory will be allocated to store the text by the span.

        Args:
            span: a span.
            text: a text.
        """

    def set_span_text_static(self, span: span_t | Blob, text: str | bytes, /) -> None:
        """Set a new text for a span. Memory will be allocated to store the text by the span.

        Args:
            span: a span.
            text: a text.
        """

    def set_span_text_fmt(self, span: span_t | Blob, fmt: str | bytes, /, *values: object) -> None:
        """Set a new text for a span using a printf-like formatting string. Memory will be allocated to
        store the text by the span.

        Args:
            span: a span.
            fmt: `printf`-like format string
        """

    def set_span_style(self, span: span_t | Blob, style: _Structs[style_t], /) -> None:
        """Copy all style properties of style to the bbuilt-in static style of the span.

        Args:
            span: a span.
            style: a style to copy into the span's built-in style
        """

    def set_align(self, align: int, /) -> None:
        """DEPRECATED. Use the text_align style property instead Set the align of the spangroup.

        Args:
            align: see lv.TEXT_ALIGN for details.
        """

    def set_overflow(self, overflow: int, /) -> None:
        """Set the overflow of the spangroup.

        Args:
            overflow: see lv.SPAN_OVERFLOW for details.
        """

    def set_indent(self, indent: int, /) -> None:
        """Set the indent of the spangroup.

        Args:
            indent: the first line indentation
        """

    def set_mode(self, mode: int, /) -> None:
        """DEPRECATED, set the width to lv.SIZE_CONTENT or fixed value to control expanding/wrapping"
        Set the mode of the spangroup.

        Args:
            mode: see lv.SPAN_MODE for details.
        """

    def set_max_lines(self, lines: int, /) -> None:
        """Set maximum lines of the spangroup.

        Args:
            lines: max lines that can be displayed in lv.SPAN_MODE.BREAK mode. < 0 means no limit.
        """

    def get_child(self, id: int, /) -> span_t | None:
        """Get a spangroup child by its index.

        Args:
            id: the index of the child. 0: the oldest (firstly created) child 1: the second oldest
                child count-1: the youngest -1: the youngest -2: the second youngest

        Returns:
            The child span at index `id`, or None if the ID does not exist
        """

    def get_span_count(self) -> int:
        """Get number of spans.

        Returns:
            the span count of the spangroup.
        """

    def get_align(self) -> int:
        """Get the align of the spangroup.

        Returns:
            the align value.
        """

    def get_overflow(self) -> int:
        """Get the overflow of the spangroup.

        Returns:
            the overflow value.
        """

    def get_indent(self) -> int:
        """Get the indent of the spangroup.

        Returns:
            the indent value.
        """

    def get_mode(self) -> int:
        """Get the mode of the spangroup."""

    def get_max_lines(self) -> int:
        """Get maximum lines of the spangroup.

        Returns:
            the max lines value.
        """

    def get_max_line_height(self) -> int:
        """Get max line height of all span in the spangroup."""

    def get_expand_width(self, max_width: int, /) -> int:
        """Get the text content width when all span of spangroup on a line.

        Args:
            max_width: if text content width >= max_width, return max_width to reduce computation,
                if max_width == 0, returns the text content width.

        Returns:
            text content width or max_width.
        """

    def get_expand_height(self, width: int, /) -> int:
        """Get the text content height with width fixed.

        Args:
            width: the width of the span group.
        """

    def get_span_coords(self, span: span_t | Blob, /) -> span_coords_t:
        """Get the span's coords in the spangroup.

        Before calling this function, please make sure that the layout of span group has been
        updated. Like calling lv.obj.update_layout() like function.

        +--------+ |Heading +--->------------------+ | Pos | | Heading |
        +--------+---+------------------+ | | | | | | | Middle +--------+| | |Trailing|| | +-| Pos
        || | | +--------+| +-------------------v-----------+ | Trailing | +-------------------+.

        Args:
            span: a span.

        Returns:
            the span's coords in the spangroup.
        """

    def get_span_by_point(self, point: _Structs[point_t], /) -> span_t | None:
        """Get the span object by point.

        Args:
            point: point containing absolute coordinates

        Returns:
            the span under the point or `None` if not found.
        """

    def refresh(self) -> None:
        """Update the mode of the spangroup."""

    def bind_span_text(
        self,
        span: span_t | Blob,
        subject: _Structs[subject_t],
        fmt: str | bytes | None = None,
        /,
    ) -> observer_t:
        """Bind an integer, string, or pointer Subject to a Spangroup's Span.

        If `fmt == None` strings and pointers (`\\0` terminated string) will be shown as text as
        they are, integers as %d, floats as %0.1f.

        Args:
            span: Span
            subject: Subject
            fmt: optional printf-like format string with 1 format specifier (e.g. "%d °C") or None
                to bind to the value directly.

        Returns:
            newly-created Observer
        """

class spinner(obj):

    def __init__(self, parent: obj | None = None, /) -> None:
        """Create a spinner widget.

        Args:
            parent: an object, it will be the parent of the new spinner.
        """

    def set_anim_params(self, t: int, angle: int, /) -> None:
        """Set the animation time and arc length of the spinner The animation is suited for angle
        values between 180 and 360.

        Args:
            t: the animation time in milliseconds
            angle: the angle of the arc in degrees
        """

    def set_anim_duration(self, t: int, /) -> None:
        """Set the animation time of the spinner.

        Args:
            t: the animation time in milliseconds
        """

    def set_arc_sweep(self, angle: int, /) -> None:
        """Set the animation arc length of the spinner. The animation is suited to values between 180
        and 360.

        Args:
            angle: the angle of the arc in degrees
        """

    def get_anim_duration(self) -> int:
        """Get the animation duration of the spinner.

        Returns:
            the animation time in milliseconds
        """

    def get_arc_sweep(self) -> int:
        """Get the animation arc length of the spinner.

        Returns:
            the angle of the arc in degrees
        """

class switch(obj):

    class ORIENTATION:
        AUTO: Final[int]
        HORIZONTAL: Final[int]
        VERTICAL: Final[int]

    def __init__(self, parent: obj | None = None, /) -> None:
        """Create a switch object.

        Args:
            parent: an object, it will be the parent of the new switch
        """

    def set_orientation(self, orientation: int, /) -> None:
        """Set the orientation of switch.

        Args:
            orientation: switch orientation from `lv.switch.ORIENTATION`
        """

    def get_orientation(self) -> int:
        """Get the orientation of switch.

        Returns:
            switch orientation from ::lv.switch.ORIENTATION
        """

class table(obj):

    class CELL_CTRL:
        NONE: Final[int]
        MERGE_RIGHT: Final[int]
        TEXT_CROP: Final[int]
        CUSTOM_1: Final[int]
        CUSTOM_2: Final[int]
        CUSTOM_3: Final[int]
        CUSTOM_4: Final[int]

    def __init__(self, parent: obj | None = None, /) -> None:
        """Create a table object.

        Args:
            parent: an object, it will be the parent of the new table
        """

    def set_cell_value(self, row: int, col: int, txt: str | bytes, /) -> None:
        """Set the value of a cell.

        New roes/columns are added automatically if required.

        Args:
            row: id of the row [0 .. row_cnt -1]
            col: id of the column [0 .. col_cnt -1]
            txt: text to display in the cell. It will be copied and saved so this variable is not
                required after this function call.
        """

    def set_cell_value_fmt(self, row: int, col: int, fmt: str | bytes, /, *values: object) -> None:
        """Set the value of a cell. Memory will be allocated to store the text by the table.

        New roes/columns are added automatically if required.

        Args:
            row: id of the row [0 .. row_cnt -1]
            col: id of the column [0 .. col_cnt -1]
            fmt: `printf`-like format
        """

    def set_row_count(self, row_cnt: int, /) -> None:
        """Set the number of rows.

        Args:
            row_cnt: number of rows
        """

    def set_column_count(self, col_cnt: int, /) -> None:
        """Set the number of columns.

        Args:
            col_cnt: number of columns.
        """

    def set_column_width(self, col_id: int, w: int, /) -> None:
        """Set the width of a column.

        Args:
            col_id: id of the column [0 .. LV_TABLE_COL_MAX -1]
            w: width of the column
        """

    def set_cell_ctrl(self, row: int, col: int, ctrl: int, /) -> None:
        """Add control bits to the cell.

        Args:
            row: id of the row [0 .. row_cnt -1]
            col: id of the column [0 .. col_cnt -1]
            ctrl: OR-ed values from ::lv.table.CELL_CTRL
        """

    def clear_cell_ctrl(self, row: int, col: int, ctrl: int, /) -> None:
        """Clear control bits of the cell.

        Args:
            row: id of the row [0 .. row_cnt -1]
            col: id of the column [0 .. col_cnt -1]
            ctrl: OR-ed values from ::lv.table.CELL_CTRL
        """

    def set_cell_user_data(self, row: int, col: int, user_data: object = None, /) -> None:
        """Add custom user data to the cell.

        Args:
            row: id of the row [0 .. row_cnt -1]
            col: id of the column [0 .. col_cnt -1]
            user_data: the new user_data. Should be allocated by `lv_malloc`, and it will be freed
                automatically when the table is deleted or when the cell is dropped due to lower row
                or column count.
        """

    def set_selected_cell(self, row: int, col: int, /) -> None:
        """Set the selected cell.

        Args:
            row: id of the cell row to select
            col: id of the cell column to select
        """

    def get_cell_value(self, row: int, col: int, /) -> str:
        """Get the value of a cell.

        Args:
            row: id of the row [0 .. row_cnt -1]
            col: id of the column [0 .. col_cnt -1]

        Returns:
            text in the cell
        """

    def get_row_count(self) -> int:
        """Get the number of rows.

        Returns:
            number of rows.
        """

    def get_column_count(self) -> int:
        """Get the number of columns.

        Returns:
            number of columns.
        """

    def get_column_width(self, col: int, /) -> int:
        """Get the width of a column.

        Args:
            col: id of the column [0 .. LV_TABLE_COL_MAX -1]

        Returns:
            width of the column
        """

    def has_cell_ctrl(self, row: int, col: int, ctrl: int, /) -> bool:
        """Get whether a cell has the control bits.

        Args:
            row: id of the row [0 .. row_cnt -1]
            col: id of the column [0 .. col_cnt -1]
            ctrl: OR-ed values from ::lv.table.CELL_CTRL

        Returns:
            True: all control bits are set; False: not all control bits are set
        """

    def get_selected_cell(
        self,
        row: _Writable | Sequence[int],
        col: _Writable | Sequence[int],
        /,
    ) -> None:
        """Get the selected cell (pressed and or focused)

        Args:
            row: variable to store the selected row (lv.TABLE_CELL_NONE: if no cell selected)
            col: variable to store the selected column (lv.TABLE_CELL_NONE: if no cell selected)
        """

    def get_cell_user_data(self, row: int, col: int, /) -> Any:
        """Get custom user data to the cell.

        Args:
            row: id of the row [0 .. row_cnt -1]
            col: id of the column [0 .. col_cnt -1]
        """

class tabview(obj):

    def __init__(self, parent: obj | None = None, /) -> None:
        """Create a tabview widget.

        Args:
            parent: a parent widget
        """

    def add_tab(self, name: str | bytes, /) -> obj:
        """Add a tab to the tabview.

        Args:
            name: the name of the tab, it will be displayed on the tab bar

        Returns:
            the widget where the content of the tab can be created
        """

    def set_tab_text(self, idx: int, new_name: str | bytes, /) -> None:
        """Change the name of the tab.

        Args:
            idx: the index of the tab to rename
            new_name: the new name as a string
        """

    def set_active(self, idx: int, anim_en: bool | int, /) -> None:
        """Show a tab.

        Args:
            idx: the index of the tab to show
            anim_en: lv.ANIM.ON/OFF
        """

    def set_tab_bar_position(self, dir: int, /) -> None:
        """Set the position of the tab bar.

        Args:
            dir: lv.DIR.TOP/BOTTOM/LEFT/RIGHT
        """

    def set_tab_bar_size(self, size: int, /) -> None:
        """Set the width or height of the tab bar.

        Args:
            size: size of the tab bar in pixels or percentage. will be used as width or height based
                on the position of the tab bar)
        """

    def get_tab_count(self) -> int:
        """Get the number of tabs.

        Returns:
            the number of tabs
        """

    def get_tab_active(self) -> int:
        """Get the current tab's index.

        Returns:
            the zero based index of the current tab
        """

    def get_tab_button(self, idx: int, /) -> obj | None:
        """Get a given tab button by index.

        Args:
            idx: zero based index of the tab button to get. 0 means start counting tab button from
                the back (-1 is the last tab button)

        Returns:
            the tab button, or None if the index was out of range
        """

    def get_content(self) -> obj:
        """Get the widget where the container of each tab is created.

        Returns:
            the main container widget
        """

    def get_tab_bar(self) -> obj:
        """Get the tab bar where the buttons are created.

        Returns:
            the tab bar
        """

    def get_tab_bar_position(self) -> int:
        """Get the position of the tab bar.

        Returns:
            lv.DIR.TOP/BOTTOM/LEFT/RIGHT
        """

class textarea(obj):

    def __init__(self, parent: obj | None = None, /) -> None:
        """Create a text area object.

        Args:
            parent: an object, it will be the parent of the new text area
        """

    def add_char(self, c: int, /) -> None:
        """Insert a character to the current cursor position. To add a wide char, e.g. 'Á' use
        `lv_text_encoded_conv_wc('Á')`

        Args:
            c: a character (e.g. 'a')
        """

    def add_text(self, txt: str | bytes, /) -> None:
        """Insert a text to the current cursor position.

        Args:
            txt: a '\\0' terminated string to insert
        """

    def delete_char(self) -> None:
        """Delete a the left character from the current cursor position."""

    def delete_char_forward(self) -> None:
        """Delete the right character from the current cursor position."""

    def set_text(self, txt: str | bytes, /) -> None:
        """Set the text of a text area.

        Args:
            txt: the text
        """

    def set_placeholder_text(self, txt: str | bytes, /) -> None:
        """Set the placeholder text of a text area.

        Args:
            txt: the text
        """

    def set_cursor_pos(self, pos: int, /) -> None:
        """Set the cursor position.

        Args:
            pos: the new cursor position in character index 0 : index from the end of the text
                lv.TEXTAREA_CURSOR_LAST: go after the last character
        """

    def set_cursor_click_pos(self, en: bool | int, /) -> None:
        """Enable/Disable the positioning of the cursor by clicking the text on the text area.

        Args:
            en: True: enable click positions; False: disable
        """

    def set_password_mode(self, en: bool | int, /) -> None:
        """Enable/Disable password mode.

        Args:
            en: True: enable, False: disable
        """

    def set_password_bullet(self, bullet: str | bytes, /) -> None:
        """Set the replacement characters to show in password mode.

        Args:
            bullet: the replacement text
        """

    def set_one_line(self, en: bool | int, /) -> None:
        """Configure the text area to one line or back to normal.

        Args:
            en: True: one line, False: normal
        """

    def set_accepted_chars(self, list: str | bytes, /) -> None:
        """Set a list of characters. Only these characters will be accepted by the text area.

        Args:
            list: list of characters. A copy is saved. Example: "+-.,0123456789"
        """

    def set_accepted_chars_static(self, list: str | bytes, /) -> None:
        """Set a list of characters. Only these characters will be accepted by the text area.

        Args:
            list: list of characters. Only the pointer is saved. Example: "+-.,0123456789"
        """

    def set_max_length(self, num: int, /) -> None:
        """Set max length of a Text Area.

        Args:
            num: the maximal number of characters can be added (`lv.textarea.set_text` ignores it)
        """

    def set_insert_replace(self, txt: str | bytes, /) -> None:
        """In `lv.EVENT.INSERT` the text which planned to be inserted can be replaced by another text.
        It can be used to add automatic formatting to the text area.

        Args:
            txt: a new string to insert. If `""` no text will be added. The variable must be live
                after the `event_cb` exists. (Should be `global` or `static`)
        """

    def set_text_selection(self, en: bool | int, /) -> None:
        """Enable/disable selection mode.

        Args:
            en: True or False to enable/disable selection mode
        """

    def set_password_show_time(self, time: int, /) -> None:
        """Set how long show the password before changing it to '*'.

        Args:
            time: show time in milliseconds. 0: hide immediately.
        """

    def set_align(self, align: int, /) -> None:
        """Use the normal text_align style property instead Set the label's alignment. It sets where
        the label is aligned (in one line mode it can be smaller than the text area) and how the
        lines of the area align in case of multiline text area.

        Args:
            align: the align mode from ::lv.TEXT_ALIGN
        """

    def get_text(self) -> str:
        """Get the text of a text area. In password mode it gives the real text (not '*'s).

        Returns:
            the text
        """

    def get_placeholder_text(self) -> str:
        """Get the placeholder text of a text area.

        Returns:
            the text
        """

    def get_label(self) -> obj:
        """Get the label of a text area.

        Returns:
            the label object
        """

    def get_cursor_pos(self) -> int:
        """Get the current cursor position in character index.

        Returns:
            the cursor position
        """

    def get_cursor_click_pos(self) -> bool:
        """Get whether the cursor click positioning is enabled or not.

        Returns:
            True: enable click positions; False: disable
        """

    def get_password_mode(self) -> bool:
        """Get the password mode attribute.

        Returns:
            True: password mode is enabled, False: disabled
        """

    def get_password_bullet(self) -> str:
        """Get the replacement characters to show in password mode.

        Returns:
            the replacement text
        """

    def get_one_line(self) -> bool:
        """Get the one line configuration attribute.

        Returns:
            True: one line configuration is enabled, False: disabled
        """

    def get_accepted_chars(self) -> str:
        """Get a list of accepted characters.

        Returns:
            list of accented characters.
        """

    def get_max_length(self) -> int:
        """Get max length of a Text Area.

        Returns:
            the maximal number of characters to be add
        """

    def text_is_selected(self) -> bool:
        """Find whether text is selected or not.

        Returns:
            whether text is selected or not
        """

    def get_text_selection(self) -> bool:
        """Find whether selection mode is enabled.

        Returns:
            True: selection mode is enabled, False: disabled
        """

    def get_password_show_time(self) -> int:
        """Set how long show the password before changing it to '*'.

        Returns:
            show time in milliseconds. 0: hide immediately.
        """

    def get_current_char(self) -> int:
        """Get a the character from the current cursor position.

        Returns:
            a the character or 0
        """

    def clear_selection(self) -> None:
        """Clear the selection on the text area."""

    def cursor_right(self) -> None:
        """Move the cursor one character right."""

    def cursor_left(self) -> None:
        """Move the cursor one character left."""

    def cursor_down(self) -> None:
        """Move the cursor one line down."""

    def cursor_up(self) -> None:
        """Move the cursor one line up."""

class tileview(obj):

    def __init__(self, parent: obj | None = None, /) -> None:
        """Create a tileview object.

        Args:
            parent: an object, it will be the parent of the new tileview
        """

    def add_tile(self, col_id: int, row_id: int, dir: int, /) -> obj:
        """Add a tile to the tileview.

        Args:
            col_id: column id of the tile
            row_id: row id of the tile
            dir: direction to move to the next tile (lv.DIR)

        Returns:
            the added tile object
        """

    def set_tile(self, tile_obj: obj, anim_en: bool | int, /) -> None:
        """Set the active tile in the tileview.

        Args:
            tile_obj: the tile object to be set as active
            anim_en: animation enable flag (lv.ANIM.ON or lv.ANIM.OFF)
            parent: the tileview object
        """

    def set_tile_by_index(self, col_id: int, row_id: int, anim_en: bool | int, /) -> None:
        """Set the active tile by index in the tileview.

        Args:
            col_id: column id of the tile to be set as active
            row_id: row id of the tile to be set as active
            anim_en: animation enable flag (lv.ANIM.ON or lv.ANIM.OFF)
        """

    def get_tile_active(self) -> obj:
        """Get the currently active tile in the tileview.

        Returns:
            the currently active tile object
        """

class win(obj):

    def __init__(self, parent: obj | None = None, /) -> None:
        """Create a window widget.

        Args:
            parent: a parent widget
        """

    def add_title(self, txt: str | bytes, /) -> obj:
        """Add a title to the window.

        Args:
            txt: the text of the title
            obj: a window widget

        Returns:
            the widget where the content of the title can be created
        """

    def add_button(self, icon: _Readable, btn_w: int, /) -> obj:
        """Add a button to the window.

        Args:
            icon: an icon to be displayed on the button
            btn_w: width of the button
            obj: a window widget

        Returns:
            the widget where the content of the button can be created
        """

    def get_header(self) -> obj:
        """Get the header of the window.

        Returns:
            the header of the window
        """

    def get_content(self) -> obj:
        """Get the content of the window.

        Returns:
            the content of the window
        """

class animimg(image):

    def __init__(self, parent: obj | None = None, /) -> None:
        """Create an animation image objects.

        Args:
            parent: an object, it will be the parent of the new button
        """

    def set_src(self, dsc: _Readable | Sequence[_Readable | None], num: int, /) -> None:
        """Set the image animation images source.

        Args:
            dsc: a series images
            num: images' number
        """

    def set_src_reverse(self, dsc: _Readable | Sequence[_Readable | None], num: int, /) -> None:
        """Set the images source for flip playback of animation image.

        Args:
            dsc: a series images
            num: images' number
        """

    def start(self) -> None:
        """Startup the image animation."""

    def delete(self) -> bool:
        """Delete the image animation."""

    def set_duration(self, duration: int, /) -> None:
        """Set the image animation duration time. unit:ms.

        Args:
            duration: the duration in milliseconds
        """

    def set_repeat_count(self, count: int, /) -> None:
        """Set the image animation repeatedly play times.

        Args:
            count: the number of times to repeat the animation
        """

    def set_reverse_duration(self, duration: int, /) -> None:
        """Make the image animation to play back to when the forward direction is ready.

        Args:
            duration: the duration of the playback image animation in milliseconds. 0: disable
                playback
        """

    def set_reverse_delay(self, duration: int, /) -> None:
        """Make the image animation to play back to when the forward direction is ready.

        Args:
            duration: delay in milliseconds before starting the playback image animation.
        """

    def set_start_cb(self, start_cb: Callable[[anim_t], object] | None, /) -> None:
        """Set a function call when the animation image really starts (considering `delay`)

        Args:
            start_cb: a function call when the animation is start
        """

    def set_completed_cb(self, completed_cb: Callable[[anim_t], object] | None, /) -> None:
        """Set a function call when the animation is completed.

        Args:
            completed_cb: a function call when the animation is completed
        """

    def get_src(self) -> Blob | None:
        """Get the image animation images source.

        Returns:
            a pointer that will point to a series images
        """

    def get_src_count(self) -> int:
        """Get the image animation images source.

        Returns:
            the number of source images
        """

    def get_duration(self) -> int:
        """Get the image animation duration time. unit:ms.

        Returns:
            the animation duration time
        """

    def get_repeat_count(self) -> int:
        """Get the image animation repeat play times.

        Returns:
            the repeat count
        """

    def get_anim(self) -> anim_t:
        """Get the image animation underlying animation.

        Returns:
            the animation reference
        """

class canvas(image):

    def __init__(self, parent: obj | None = None, /) -> None:
        """Create a canvas object.

        Args:
            parent: an object, it will be the parent of the new canvas
        """

    def set_buffer(self, buf: _Writable, w: int, h: int, cf: int, /) -> None:
        """Set a buffer for the canvas.

        Use lv.canvas.set_draw_buf() instead if you need to set a buffer with alignment requirement.

        Args:
            buf: buffer where content of canvas will be. The required size is
                (lv_image_color_format_get_px_size(cf) * w) / 8 * h) It can be allocated with
                `lv_malloc()` or it can be statically allocated array (e.g. static lv.color_t
                buf[100*50]) or it can be an address in RAM or external SRAM
            w: width of canvas
            h: height of canvas
            cf: color format. `LV_COLOR_FORMAT...`
        """

    def set_draw_buf(self, draw_buf: _Structs[draw_buf_t], /) -> None:
        """Set a draw buffer for the canvas. A draw buffer either can be allocated by
        `lv.draw_buf_create()` or defined statically by `LV_DRAW_BUF_DEFINE_STATIC`. When buffer
        start address and stride has alignment requirement, it's recommended to use
        `lv.draw_buf_create`.

        Args:
            draw_buf: a draw buffer
        """

    def set_px(self, x: int, y: int, color: _Struct[color_t], opa: int, /) -> None:
        """Set a pixel's color and opacity.

        The following color formats are supported lv.COLOR_FORMAT.I1/2/4/8, lv.COLOR_FORMAT.A8,
        lv.COLOR_FORMAT.RGB565, lv.COLOR_FORMAT.RGB888, lv.COLOR_FORMAT.XRGB8888,
        lv.COLOR_FORMAT.ARGB8888.

        This function invalidates the canvas object every time, for best performance, if you're
        changing a lot of pixels in a loop, call `lv.display_t.enable_invalidation` before the loop
        starts so the invalidation isn't done on every call.

        Args:
            x: X coordinate of the pixel
            y: Y coordinate of the pixel
            color: the color
            opa: the opacity
        """

    def set_palette(self, index: int, color: _Struct[color32_t], /) -> None:
        """Set the palette color of a canvas for index format. Valid only for
        `lv.COLOR_FORMAT.I1/2/4/8`

        Args:
            index: the palette color to set: - for `lv.COLOR_FORMAT.I1`: 0..1 - for
                `lv.COLOR_FORMAT.I2`: 0..3 - for `lv.COLOR_FORMAT.I4`: 0..15 - for
                `lv.COLOR_FORMAT.I8`: 0..255
            color: the color to set
        """

    def get_draw_buf(self) -> draw_buf_t:
        """The buffer that the canvas draws into."""

    def get_px(self, x: int, y: int, /) -> color32_t:
        """Get a pixel's color and opacity.

        Args:
            x: X coordinate of the pixel
            y: Y coordinate of the pixel

        Returns:
            ARGB8888 color of the pixel
        """

    def get_image(self) -> image_dsc_t:
        """Get the image of the canvas as an `lv.image_dsc_t` variable.

        Returns:
            the image descriptor.
        """

    def get_buf(self) -> Blob | None:
        """Return the pointer for the buffer. It's recommended to use this function instead of the
        buffer form the return value of lv.canvas.get_image() as is can be aligned.

        Returns:
            the buffer
        """

    def copy_buf(
        self,
        canvas_area: _Structs[area_t],
        src_buf: _Structs[draw_buf_t],
        src_area: _Structs[area_t] | None = None,
        /,
    ) -> None:
        """Copy a buffer to the canvas.

        Canvas_area and src_area should be the same size. If canvas_area and the size of src_buf are
        the same, src_area can be left None.

        Args:
            canvas_area: the area of the canvas to copy the new data to
            src_buf: a buffer holding the source data
            src_area: the area of the source buffer to copy from. If None, copy the whole buffer.
        """

    def fill_bg(self, color: _Struct[color_t], opa: int, /) -> None:
        """Fill the canvas with color.

        Args:
            color: the background color
            opa: the desired opacity
        """

    def init_layer(self, layer: _Structs[layer_t], /) -> None:
        """Initialize a layer to use LVGL's generic draw functions (lv.draw_rect/label/...) on the
        canvas. Needs to be usd in pair with `lv.canvas.finish_layer`.

        Args:
            layer: a layer variable to initialize
        """

    def finish_layer(self, layer: _Structs[layer_t], /) -> None:
        """Wait until all the drawings are finished on layer. Needs to be usd in pair with
        `lv.canvas.init_layer`.

        Args:
            layer: a layer to finalize
        """

    @staticmethod
    def buf_size(w: int, h: int, bpp: int, stride: int, /) -> int:
        """Just a wrapper to `LV_CANVAS_BUF_SIZE` for bindings."""

class keyboard(buttonmatrix):

    class MODE:
        """Current keyboard mode."""
        TEXT_LOWER: Final[int]
        TEXT_UPPER: Final[int]
        SPECIAL: Final[int]
        NUMBER: Final[int]
        USER_1: Final[int]
        USER_2: Final[int]
        USER_3: Final[int]
        USER_4: Final[int]

    def __init__(self, parent: obj | None = None, /) -> None:
        """Create a Keyboard object.

        Args:
            parent: an object, it will be the parent of the new keyboard
        """

    def set_textarea(self, ta: obj, /) -> None:
        """Assign a text area to the keyboard. Pressed characters will be inserted there.

        Args:
            ta: a text area object to write into
        """

    def set_mode(self, mode: int, /) -> None:
        """Set a new mode (e.g., text, number, special characters).

        Args:
            mode: the desired mode (see 'lv.keyboard.MODE')
        """

    def set_popovers(self, en: bool | int, /) -> None:
        """Enable or disable popovers showing button titles on press.

        Args:
            en: True to enable popovers; False to disable
        """

    def set_map(
        self,
        mode: int,
        map: _Readable | Sequence[str | bytes],
        ctrl_map: _Readable | Sequence[int],
        /,
    ) -> None:
        """Set a custom button map for the keyboard.

        Args:
            mode: the mode to assign the new map to (see 'lv.keyboard.MODE')
            map: a string array describing the button map see 'lv.buttonmatrix.set_map()' for more
                details
            ctrl_map: the control map. See 'lv.buttonmatrix.set_ctrl_map()'
        """

    def get_textarea(self) -> obj:
        """Get the text area currently assigned to the keyboard.

        Returns:
            the assigned text area object
        """

    def get_mode(self) -> int:
        """Get the current mode of the keyboard.

        Returns:
            the current mode (see 'lv.keyboard.MODE')
        """

    def get_popovers(self) -> bool:
        """Check whether popovers are enabled on the keyboard.

        Returns:
            True if popovers are enabled; False otherwise
        """

    def get_map_array(self) -> Blob | None:
        """Get the current button map of the keyboard.

        Returns:
            the map array
        """

    def get_selected_button(self) -> int:
        """Get the index of the last selected button (pressed, released, focused, etc.). Useful in the
        `event_cb` to retrieve button text or properties.

        Returns:
            index of the last interacted button returns lv.BUTTONMATRIX_BUTTON_NONE if not set
        """

    def get_button_text(self, btn_id: int, /) -> str:
        """Get the text of a button by index.

        Args:
            btn_id: index of the button (excluding newline characters)

        Returns:
            the text of the button
        """

class slider(bar):

    class MODE:
        NORMAL: Final[int]
        SYMMETRICAL: Final[int]
        RANGE: Final[int]

    class ORIENTATION:
        AUTO: Final[int]
        HORIZONTAL: Final[int]
        VERTICAL: Final[int]

    def __init__(self, parent: obj | None = None, /) -> None:
        """Create a slider object.

        Args:
            parent: an object, it will be the parent of the new slider.
        """

    def set_value(self, value: int, anim: bool | int, /) -> None:
        """Set a new value on the slider.

        Args:
            value: the new value
            anim: lv.ANIM.ON: set the value with an animation; lv.ANIM.OFF: change the value
                immediately
        """

    def set_start_value(self, value: int, anim: bool | int, /) -> None:
        """Set a new value for the left knob of a slider.

        Args:
            value: new value
            anim: lv.ANIM.ON: set the value with an animation; lv.ANIM.OFF: change the value
                immediately
        """

    def set_range(self, min: int, max: int, /) -> None:
        """Set the minimum and the maximum values of a bar.

        Args:
            min: minimum value
            max: maximum value
        """

    def set_min_value(self, min: int, /) -> None:
        """Set the minimum values of a bar.

        Args:
            min: minimum value
        """

    def set_max_value(self, max: int, /) -> None:
        """Set the maximum values of a bar.

        Args:
            max: maximum value
        """

    def set_mode(self, mode: int, /) -> None:
        """Set the mode of slider.

        Args:
            mode: the mode of the slider. See `lv.slider.MODE`
        """

    def set_orientation(self, orientation: int, /) -> None:
        """Set the orientation of slider.

        Args:
            orientation: slider orientation from `lv.slider.ORIENTATION`
        """

    def get_value(self) -> int:
        """Get the value of the main knob of a slider.

        Returns:
            the value of the main knob of the slider
        """

    def get_left_value(self) -> int:
        """Get the value of the left knob of a slider.

        Returns:
            the value of the left knob of the slider
        """

    def get_min_value(self) -> int:
        """Get the minimum value of a slider.

        Returns:
            the minimum value of the slider
        """

    def get_max_value(self) -> int:
        """Get the maximum value of a slider.

        Returns:
            the maximum value of the slider
        """

    def is_dragged(self) -> bool:
        """Give the slider is being dragged or not.

        Returns:
            True: drag in progress False: not dragged
        """

    def get_mode(self) -> int:
        """Get the mode of the slider.

        Returns:
            see `lv.slider.MODE`
        """

    def get_orientation(self) -> int:
        """Get the orientation of slider.

        Args:
            obj: a slider object

        Returns:
            slider orientation from `lv.slider.ORIENTATION`
        """

    def is_symmetrical(self) -> bool:
        """Give the slider is in symmetrical mode or not.

        Returns:
            True: in symmetrical mode False : not in
        """

    def bind_value(self, subject: _Structs[subject_t], /) -> observer_t:
        """Bind an integer or float Subject to a Slider's value.

        Args:
            subject: Subject

        Returns:
            newly-created Observer
        """

class spinbox(textarea):

    def __init__(self, parent: obj | None = None, /) -> None:
        """Create a spinbox object.

        Args:
            parent: an object, it will be the parent of the new spinbox
        """

    def set_value(self, v: int, /) -> None:
        """Set spinbox value.

        Args:
            v: value to be set
        """

    def set_rollover(self, rollover: bool | int, /) -> None:
        """Set spinbox rollover function.

        Args:
            rollover: True or False to enable or disable (default)
        """

    def set_digit_format(self, digit_count: int, sep_pos: int, /) -> None:
        """Set spinbox digit format (digit count and decimal format)

        Args:
            digit_count: number of digit excluding the decimal separator and the sign
            sep_pos: number of digit before the decimal point. If 0, decimal point is not shown
        """

    def set_digit_count(self, digit_count: int, /) -> None:
        """Set the number of digits.

        Args:
            digit_count: number of digits
        """

    def set_dec_point_pos(self, dec_point_pos: int, /) -> None:
        """Set the position of the decimal point.

        Args:
            dec_point_pos: 0: there is no separator, 2: two integer digits
        """

    def set_step(self, step: int, /) -> None:
        """Set spinbox step.

        Args:
            step: steps on increment/decrement. Can be 1, 10, 100, 1000, etc the digit that will
                change.
        """

    def set_range(self, min_value: int, max_value: int, /) -> None:
        """Set spinbox value range.

        Args:
            min_value: minimum value, inclusive
            max_value: maximum value, inclusive
        """

    def set_min_value(self, min_value: int, /) -> None:
        """Set the minimum value.

        Args:
            min_value: the minimum value
        """

    def set_max_value(self, max_value: int, /) -> None:
        """Set the maximum value.

        Args:
            max_value: the maximum value
        """

    def set_cursor_pos(self, pos: int, /) -> None:
        """Set cursor position to a specific digit for edition.

        Args:
            pos: selected position in spinbox
        """

    def set_digit_step_direction(self, direction: int, /) -> None:
        """Set direction of digit step when clicking an encoder button while in editing mode.

        Args:
            direction: the direction (lv.DIR.RIGHT or lv.DIR.LEFT)
        """

    def get_rollover(self) -> bool:
        """Get spinbox rollover function status."""

    def get_value(self) -> int:
        """Get the spinbox numeral value (user has to convert to float according to its digit format)

        Returns:
            value integer value of the spinbox
        """

    def get_step(self) -> int:
        """Get the spinbox step value (user has to convert to float according to its digit format)

        Returns:
            value integer step value of the spinbox
        """

    def get_digit_count(self) -> int:
        """Get the spinbox digit count.

        Returns:
            number of digits
        """

    def get_dec_point_pos(self) -> int:
        """Get the decimal point position.

        Returns:
            decimal point position
        """

    def get_min_value(self) -> int:
        """Get the spinbox minimum value.

        Returns:
            minimum value
        """

    def get_max_value(self) -> int:
        """Get the spinbox maximum value.

        Returns:
            maximum value
        """

    def get_digit_step_direction(self) -> int:
        """Get the digit step direction.

        Returns:
            direction (lv.DIR.RIGHT or lv.DIR.LEFT)
        """

    def step_next(self) -> None:
        """Select next lower digit for edition by dividing the step by 10."""

    def step_prev(self) -> None:
        """Select next higher digit for edition by multiplying the step by 10."""

    def increment(self) -> None:
        """Increment spinbox value by one step."""

    def decrement(self) -> None:
        """Decrement spinbox value by one step."""

    def bind_value(self, subject: _Structs[subject_t], /) -> observer_t:
        """Bind an integer subject to a Spinbox's value.

        Args:
            subject: Subject

        Returns:
            newly-created Observer
        """

class barcode(canvas):

    class ENCODING_CODE128:
        GS1: Final[int]
        """Code 128 with GS1 encoding. Strips `[FCN1]` and spaces."""
        RAW: Final[int]
        """Code 128 with raw encoding."""

    def __init__(self, parent: obj | None = None, /) -> None:
        """Create an empty barcode (an `lv_canvas`) object.

        Args:
            parent: point to an object where to create the barcode
        """

    def set_dark_color(self, color: _Struct[color_t], /) -> None:
        """Set the dark color of a barcode object.

        Args:
            color: dark color of the barcode
        """

    def set_light_color(self, color: _Struct[color_t], /) -> None:
        """Set the light color of a barcode object.

        Args:
            color: light color of the barcode
        """

    def set_scale(self, scale: int, /) -> None:
        """Set the scale of a barcode object.

        Args:
            scale: scale factor
        """

    def set_direction(self, direction: int, /) -> None:
        """Set the direction of a barcode object.

        Args:
            direction: draw direction (`lv.DIR.HOR` or `LB_DIR_VER`)
        """

    def set_tiled(self, tiled: bool | int, /) -> None:
        """Set the tiled mode of a barcode object.

        Args:
            tiled: True: tiled mode, False: normal mode (default)
        """

    def set_encoding(self, encoding: int, /) -> None:
        """Set the encoding of a barcode object.

        Args:
            encoding: encoding (default is `LV_BARCODE_CODE128_GS1`)
        """

    def update(self, data: str | bytes, /) -> int:
        """Set the data of a barcode object.

        Args:
            data: data to display

        Returns:
            lv.RESULT.OK: if no error; lv.RESULT.INVALID: on error
        """

    def get_dark_color(self) -> color_t:
        """Get the dark color of a barcode object.

        Returns:
            dark color of the barcode
        """

    def get_light_color(self) -> color_t:
        """Get the light color of a barcode object.

        Returns:
            light color of the barcode
        """

    def get_scale(self) -> int:
        """Get the scale of a barcode object.

        Returns:
            scale factor
        """

    def get_encoding(self) -> int:
        """Get the encoding of a barcode object.

        Returns:
            encoding
        """

class qrcode(canvas):

    def __init__(self, parent: obj | None = None, /) -> None:
        """Create an empty QR code (an `lv_canvas`) object.

        Args:
            parent: point to an object where to create the QR code
        """

    def set_size(self, size: int, /) -> None:
        """Set QR code size.

        Args:
            size: width and height of the QR code
        """

    def set_dark_color(self, color: _Struct[color_t], /) -> None:
        """Set QR code dark color.

        Args:
            color: dark color of the QR code
        """

    def set_light_color(self, color: _Struct[color_t], /) -> None:
        """Set QR code light color.

        Args:
            color: light color of the QR code
        """

    def update(self, data: _Readable, data_len: int, /) -> int:
        """Set the data of a QR code object.

        Args:
            data: data to display
            data_len: length of data in bytes

        Returns:
            lv.RESULT.OK: if no error; lv.RESULT.INVALID: on error
        """

    def set_data(self, data: str | bytes, /) -> None:
        """Helper function to set the data of a QR code object.

        Args:
            data: data to display as a string
        """

    def set_quiet_zone(self, enable: bool | int, /) -> None:
        """Enable or disable quiet zone. Quiet zone is the area around the QR code where no data is
        encoded.

        Args:
            enable: True: enable quiet zone; False: disable quiet zone
        """

class RESULT:
    """LVGL error codes."""
    INVALID: Final[int]
    OK: Final[int]

class RB_COLOR:
    RED: Final[int]
    BLACK: Final[int]

class ALIGN:
    """Alignments."""
    DEFAULT: Final[int]
    TOP_LEFT: Final[int]
    TOP_MID: Final[int]
    TOP_RIGHT: Final[int]
    BOTTOM_LEFT: Final[int]
    BOTTOM_MID: Final[int]
    BOTTOM_RIGHT: Final[int]
    LEFT_MID: Final[int]
    RIGHT_MID: Final[int]
    CENTER: Final[int]
    OUT_TOP_LEFT: Final[int]
    OUT_TOP_MID: Final[int]
    OUT_TOP_RIGHT: Final[int]
    OUT_BOTTOM_LEFT: Final[int]
    OUT_BOTTOM_MID: Final[int]
    OUT_BOTTOM_RIGHT: Final[int]
    OUT_LEFT_TOP: Final[int]
    OUT_LEFT_MID: Final[int]
    OUT_LEFT_BOTTOM: Final[int]
    OUT_RIGHT_TOP: Final[int]
    OUT_RIGHT_MID: Final[int]
    OUT_RIGHT_BOTTOM: Final[int]

class DIR:
    NONE: Final[int]
    LEFT: Final[int]
    RIGHT: Final[int]
    TOP: Final[int]
    BOTTOM: Final[int]
    HOR: Final[int]
    VER: Final[int]
    ALL: Final[int]

class OPA:
    """Opacity percentages."""
    TRANSP: Final[int]
    _0: Final[int]
    _10: Final[int]
    _20: Final[int]
    _30: Final[int]
    _40: Final[int]
    _50: Final[int]
    _60: Final[int]
    _70: Final[int]
    _80: Final[int]
    _90: Final[int]
    _100: Final[int]
    COVER: Final[int]

class COLOR_FORMAT:
    UNKNOWN: Final[int]
    RAW: Final[int]
    RAW_ALPHA: Final[int]
    L8: Final[int]
    I1: Final[int]
    I2: Final[int]
    I4: Final[int]
    I8: Final[int]
    A8: Final[int]
    RGB565: Final[int]
    ARGB8565: Final[int]
    """Not supported by sw renderer yet."""
    RGB565A8: Final[int]
    """Color array followed by Alpha array."""
    AL88: Final[int]
    """L8 with alpha >."""
    RGB565_SWAPPED: Final[int]
    RGB888: Final[int]
    ARGB8888: Final[int]
    XRGB8888: Final[int]
    ARGB8888_PREMULTIPLIED: Final[int]
    A1: Final[int]
    A2: Final[int]
    A4: Final[int]
    ARGB1555: Final[int]
    ARGB4444: Final[int]
    ARGB2222: Final[int]
    YUV_START: Final[int]
    I420: Final[int]
    I422: Final[int]
    I444: Final[int]
    I400: Final[int]
    NV21: Final[int]
    NV12: Final[int]
    YUY2: Final[int]
    UYVY: Final[int]
    YUV_END: Final[int]
    PROPRIETARY_START: Final[int]
    NEMA_TSC_START: Final[int]
    NEMA_TSC4: Final[int]
    NEMA_TSC6: Final[int]
    NEMA_TSC6A: Final[int]
    NEMA_TSC6AP: Final[int]
    NEMA_TSC12: Final[int]
    NEMA_TSC12A: Final[int]
    NEMA_TSC_END: Final[int]
    NATIVE: Final[int]
    NATIVE_WITH_ALPHA: Final[int]

class PALETTE:
    RED: Final[int]
    PINK: Final[int]
    PURPLE: Final[int]
    DEEP_PURPLE: Final[int]
    INDIGO: Final[int]
    BLUE: Final[int]
    LIGHT_BLUE: Final[int]
    CYAN: Final[int]
    TEAL: Final[int]
    GREEN: Final[int]
    LIGHT_GREEN: Final[int]
    LIME: Final[int]
    YELLOW: Final[int]
    AMBER: Final[int]
    ORANGE: Final[int]
    DEEP_ORANGE: Final[int]
    BROWN: Final[int]
    BLUE_GREY: Final[int]
    GREY: Final[int]
    LAST: Final[int]
    NONE: Final[int]

class TREE_WALK:
    PRE_ORDER: Final[int]
    POST_ORDER: Final[int]

class SYMBOL:
    BULLET: Final[str]
    AUDIO: Final[str]
    VIDEO: Final[str]
    LIST: Final[str]
    OK: Final[str]
    CLOSE: Final[str]
    POWER: Final[str]
    SETTINGS: Final[str]
    HOME: Final[str]
    DOWNLOAD: Final[str]
    DRIVE: Final[str]
    REFRESH: Final[str]
    MUTE: Final[str]
    VOLUME_MID: Final[str]
    VOLUME_MAX: Final[str]
    IMAGE: Final[str]
    TINT: Final[str]
    PREV: Final[str]
    PLAY: Final[str]
    PAUSE: Final[str]
    STOP: Final[str]
    NEXT: Final[str]
    EJECT: Final[str]
    LEFT: Final[str]
    RIGHT: Final[str]
    PLUS: Final[str]
    MINUS: Final[str]
    EYE_OPEN: Final[str]
    EYE_CLOSE: Final[str]
    WARNING: Final[str]
    SHUFFLE: Final[str]
    UP: Final[str]
    DOWN: Final[str]
    LOOP: Final[str]
    DIRECTORY: Final[str]
    UPLOAD: Final[str]
    CALL: Final[str]
    CUT: Final[str]
    COPY: Final[str]
    SAVE: Final[str]
    BARS: Final[str]
    ENVELOPE: Final[str]
    CHARGE: Final[str]
    PASTE: Final[str]
    BELL: Final[str]
    KEYBOARD: Final[str]
    GPS: Final[str]
    FILE: Final[str]
    WIFI: Final[str]
    BATTERY_FULL: Final[str]
    BATTERY_3: Final[str]
    BATTERY_2: Final[str]
    BATTERY_1: Final[str]
    BATTERY_EMPTY: Final[str]
    USB: Final[str]
    BLUETOOTH: Final[str]
    TRASH: Final[str]
    EDIT: Final[str]
    BACKSPACE: Final[str]
    SD_CARD: Final[str]
    NEW_LINE: Final[str]
    DUMMY: Final[str]

class FONT_GLYPH_FORMAT:
    """The font format."""
    NONE: Final[int]
    """Maybe not visible."""
    A1: Final[int]
    """1 bit per pixel."""
    A2: Final[int]
    """2 bit per pixel."""
    A3: Final[int]
    """3 bit per pixel."""
    A4: Final[int]
    """4 bit per pixel."""
    A8: Final[int]
    """8 bit per pixel."""
    IMAGE: Final[int]
    """Image format."""
    VECTOR: Final[int]
    """Vectorial format."""
    SVG: Final[int]
    """SVG format."""
    CUSTOM: Final[int]
    """Custom format."""

class FONT_SUBPX:
    """The bitmaps might be upscaled by 3 to achieve subpixel rendering."""
    NONE: Final[int]
    HOR: Final[int]
    VER: Final[int]
    BOTH: Final[int]

class FONT_KERNING:
    """Adjust letter spacing for specific character pairs."""
    NORMAL: Final[int]
    NONE: Final[int]

class TEXT_FLAG:
    """Options for text rendering."""
    NONE: Final[int]
    EXPAND: Final[int]
    FIT: Final[int]
    """Max-width is already equal to the longest line. (Used to skip some calculation)"""
    BREAK_ALL: Final[int]
    """To prevent overflow, insert breaks between any two characters. Otherwise breaks are inserted at
    word boundaries, as configured via LV_TXT_BREAK_CHARS or according to
    LV_TXT_LINE_BREAK_LONG_LEN, LV_TXT_LINE_BREAK_LONG_PRE_MIN_LEN, and
    LV_TXT_LINE_BREAK_LONG_POST_MIN_LEN.
    """
    RECOLOR: Final[int]
    """Enable parsing of recolor command."""

class TEXT_ALIGN:
    """Label align policy."""
    AUTO: Final[int]
    """Align text auto."""
    LEFT: Final[int]
    """Align text to left."""
    CENTER: Final[int]
    """Align text to center."""
    RIGHT: Final[int]
    """Align text to right."""

class BASE_DIR:
    LTR: Final[int]
    RTL: Final[int]
    AUTO: Final[int]
    NEUTRAL: Final[int]
    WEAK: Final[int]

class GRAD_DIR:
    """The direction of the gradient."""
    NONE: Final[int]
    """No gradient (the `grad_color` property is ignored)"""
    VER: Final[int]
    """Simple vertical (top to bottom) gradient."""
    HOR: Final[int]
    """Simple horizontal (left to right) gradient."""
    LINEAR: Final[int]
    """Linear gradient defined by start and end points. Can be at any angle."""
    RADIAL: Final[int]
    """Radial gradient defined by start and end circles."""
    CONICAL: Final[int]
    """Conical gradient defined by center point, start and end angles."""

class GRAD_EXTEND:
    """Gradient behavior outside the defined range."""
    PAD: Final[int]
    """Repeat the same color."""
    REPEAT: Final[int]
    """Repeat the pattern."""
    REFLECT: Final[int]
    """Repeat the pattern mirrored."""

class LAYOUT:
    NONE: Final[int]
    FLEX: Final[int]
    GRID: Final[int]
    LAST: Final[int]

class FLEX_ALIGN:
    START: Final[int]
    END: Final[int]
    CENTER: Final[int]
    SPACE_EVENLY: Final[int]
    SPACE_AROUND: Final[int]
    SPACE_BETWEEN: Final[int]

class FLEX_FLOW:
    ROW: Final[int]
    COLUMN: Final[int]
    ROW_WRAP: Final[int]
    ROW_REVERSE: Final[int]
    ROW_WRAP_REVERSE: Final[int]
    COLUMN_WRAP: Final[int]
    COLUMN_REVERSE: Final[int]
    COLUMN_WRAP_REVERSE: Final[int]

class GRID_ALIGN:
    START: Final[int]
    CENTER: Final[int]
    END: Final[int]
    STRETCH: Final[int]
    SPACE_EVENLY: Final[int]
    SPACE_AROUND: Final[int]
    SPACE_BETWEEN: Final[int]

class BLEND_MODE:
    """Possible options for blending opaque drawings."""
    NORMAL: Final[int]
    """Simply mix according to the opacity value."""
    ADDITIVE: Final[int]
    """Add the respective color channels."""
    SUBTRACTIVE: Final[int]
    """Subtract the foreground from the background."""
    MULTIPLY: Final[int]
    """Multiply the foreground and background."""
    DIFFERENCE: Final[int]
    """Absolute difference between foreground and background."""

class TEXT_DECOR:
    """Some options to apply decorations on texts. 'OR'ed values can be used."""
    NONE: Final[int]
    UNDERLINE: Final[int]
    STRIKETHROUGH: Final[int]

class BORDER_SIDE:
    """Selects on which sides border should be drawn 'OR'ed values can be used."""
    NONE: Final[int]
    BOTTOM: Final[int]
    TOP: Final[int]
    LEFT: Final[int]
    RIGHT: Final[int]
    FULL: Final[int]
    INTERNAL: Final[int]
    """FOR matrix-like objects (e.g. Button matrix)"""

class BLUR_QUALITY:
    AUTO: Final[int]
    """Set the quality automatically."""
    SPEED: Final[int]
    """Prefer speed over precision."""
    PRECISION: Final[int]
    """Prefer precision over speed."""

class STYLE:
    """Enumeration of all built in style properties.

    Props are split into groups of 16. When adding a new prop to a group, ensure it does not
    overflow into the next one.
    """
    PROP_INV: Final[int]
    WIDTH: Final[int]
    HEIGHT: Final[int]
    LENGTH: Final[int]
    TRANSFORM_WIDTH: Final[int]
    TRANSFORM_HEIGHT: Final[int]
    MIN_WIDTH: Final[int]
    MAX_WIDTH: Final[int]
    MIN_HEIGHT: Final[int]
    MAX_HEIGHT: Final[int]
    TRANSLATE_X: Final[int]
    TRANSLATE_Y: Final[int]
    RADIAL_OFFSET: Final[int]
    X: Final[int]
    Y: Final[int]
    ALIGN: Final[int]
    PAD_TOP: Final[int]
    PAD_BOTTOM: Final[int]
    PAD_LEFT: Final[int]
    PAD_RIGHT: Final[int]
    PAD_RADIAL: Final[int]
    PAD_ROW: Final[int]
    PAD_COLUMN: Final[int]
    MARGIN_TOP: Final[int]
    MARGIN_BOTTOM: Final[int]
    MARGIN_LEFT: Final[int]
    MARGIN_RIGHT: Final[int]
    BG_GRAD: Final[int]
    BG_GRAD_DIR: Final[int]
    BG_MAIN_OPA: Final[int]
    BG_GRAD_OPA: Final[int]
    BG_GRAD_COLOR: Final[int]
    BG_MAIN_STOP: Final[int]
    BG_GRAD_STOP: Final[int]
    BG_IMAGE_SRC: Final[int]
    BG_IMAGE_OPA: Final[int]
    BG_IMAGE_RECOLOR_OPA: Final[int]
    BG_IMAGE_TILED: Final[int]
    BG_IMAGE_RECOLOR: Final[int]
    BORDER_WIDTH: Final[int]
    BORDER_COLOR: Final[int]
    BORDER_OPA: Final[int]
    BORDER_POST: Final[int]
    BORDER_SIDE: Final[int]
    OUTLINE_WIDTH: Final[int]
    OUTLINE_COLOR: Final[int]
    OUTLINE_OPA: Final[int]
    OUTLINE_PAD: Final[int]
    BG_OPA: Final[int]
    BG_COLOR: Final[int]
    SHADOW_WIDTH: Final[int]
    LINE_WIDTH: Final[int]
    ARC_WIDTH: Final[int]
    TEXT_FONT: Final[int]
    IMAGE_RECOLOR_OPA: Final[int]
    IMAGE_OPA: Final[int]
    SHADOW_OPA: Final[int]
    LINE_OPA: Final[int]
    ARC_OPA: Final[int]
    TEXT_OPA: Final[int]
    SHADOW_COLOR: Final[int]
    IMAGE_RECOLOR: Final[int]
    LINE_COLOR: Final[int]
    ARC_COLOR: Final[int]
    TEXT_COLOR: Final[int]
    ARC_IMAGE_SRC: Final[int]
    SHADOW_OFFSET_X: Final[int]
    SHADOW_OFFSET_Y: Final[int]
    SHADOW_SPREAD: Final[int]
    LINE_DASH_WIDTH: Final[int]
    TEXT_ALIGN: Final[int]
    TEXT_LETTER_SPACE: Final[int]
    TEXT_LINE_SPACE: Final[int]
    LINE_DASH_GAP: Final[int]
    LINE_ROUNDED: Final[int]
    IMAGE_COLORKEY: Final[int]
    TEXT_OUTLINE_STROKE_WIDTH: Final[int]
    TEXT_OUTLINE_STROKE_OPA: Final[int]
    TEXT_OUTLINE_STROKE_COLOR: Final[int]
    TEXT_DECOR: Final[int]
    ARC_ROUNDED: Final[int]
    OPA: Final[int]
    OPA_LAYERED: Final[int]
    COLOR_FILTER_DSC: Final[int]
    COLOR_FILTER_OPA: Final[int]
    ANIM: Final[int]
    ANIM_DURATION: Final[int]
    TRANSITION: Final[int]
    RADIUS: Final[int]
    BITMAP_MASK_SRC: Final[int]
    BLEND_MODE: Final[int]
    ROTARY_SENSITIVITY: Final[int]
    TRANSLATE_RADIAL: Final[int]
    CLIP_CORNER: Final[int]
    BASE_DIR: Final[int]
    RECOLOR: Final[int]
    RECOLOR_OPA: Final[int]
    LAYOUT: Final[int]
    BLUR_RADIUS: Final[int]
    BLUR_BACKDROP: Final[int]
    BLUR_QUALITY: Final[int]
    DROP_SHADOW_RADIUS: Final[int]
    DROP_SHADOW_OFFSET_X: Final[int]
    DROP_SHADOW_OFFSET_Y: Final[int]
    DROP_SHADOW_COLOR: Final[int]
    DROP_SHADOW_OPA: Final[int]
    DROP_SHADOW_QUALITY: Final[int]
    TRANSFORM_SCALE_X: Final[int]
    TRANSFORM_SCALE_Y: Final[int]
    TRANSFORM_PIVOT_X: Final[int]
    TRANSFORM_PIVOT_Y: Final[int]
    TRANSFORM_ROTATION: Final[int]
    TRANSFORM_SKEW_X: Final[int]
    TRANSFORM_SKEW_Y: Final[int]
    FLEX_FLOW: Final[int]
    FLEX_MAIN_PLACE: Final[int]
    FLEX_CROSS_PLACE: Final[int]
    FLEX_TRACK_PLACE: Final[int]
    FLEX_GROW: Final[int]
    GRID_COLUMN_DSC_ARRAY: Final[int]
    GRID_ROW_DSC_ARRAY: Final[int]
    GRID_COLUMN_ALIGN: Final[int]
    GRID_ROW_ALIGN: Final[int]
    GRID_CELL_COLUMN_POS: Final[int]
    GRID_CELL_COLUMN_SPAN: Final[int]
    GRID_CELL_X_ALIGN: Final[int]
    GRID_CELL_ROW_POS: Final[int]
    GRID_CELL_ROW_SPAN: Final[int]
    GRID_CELL_Y_ALIGN: Final[int]
    LAST_BUILT_IN_PROP: Final[int]
    NUM_BUILT_IN_PROPS: Final[int]
    PROP_ANY: Final[int]
    PROP_CONST: Final[int]

class STYLE_RES:
    NOT_FOUND: Final[int]
    FOUND: Final[int]

class EVENT:
    """Type of event being sent to Widget."""
    ALL: Final[int]
    PRESSED: Final[int]
    """Widget has been pressed."""
    PRESSING: Final[int]
    """Widget is being pressed (sent continuously while pressing)"""
    PRESS_LOST: Final[int]
    """Widget is still being pressed but slid cursor/finger off Widget."""
    SHORT_CLICKED: Final[int]
    """Widget was pressed for a short period of time, then released. Not sent if scrolled."""
    SINGLE_CLICKED: Final[int]
    """Sent for first short click within a small distance and short time."""
    DOUBLE_CLICKED: Final[int]
    """Sent for second short click within small distance and short time."""
    TRIPLE_CLICKED: Final[int]
    """Sent for third short click within small distance and short time."""
    LONG_PRESSED: Final[int]
    """Object has been pressed for at least `long_press_time`. Not sent if scrolled."""
    LONG_PRESSED_REPEAT: Final[int]
    """Sent after `long_press_time` in every `long_press_repeat_time` ms. Not sent if scrolled."""
    CLICKED: Final[int]
    """Sent on release if not scrolled (regardless to long press)"""
    RELEASED: Final[int]
    """Sent in every cases when Widget has been released."""
    SCROLL_BEGIN: Final[int]
    """Scrolling begins. The event parameter is the animation of the scroll. Can be modified."""
    SCROLL_THROW_BEGIN: Final[int]
    SCROLL_END: Final[int]
    """Scrolling ends."""
    SCROLL: Final[int]
    """Scrolling."""
    GESTURE: Final[int]
    """A gesture is detected. Get gesture with `lv.indev_t.get_gesture_dir(lv.indev_active());`"""
    KEY: Final[int]
    """A key is sent to Widget. Get key with `lv.indev_t.get_key(lv.indev_active());`"""
    ROTARY: Final[int]
    """An encoder or wheel was rotated. Get rotation count with `lv.event_t.get_rotary_diff(e);`"""
    FOCUSED: Final[int]
    """Widget received focus."""
    DEFOCUSED: Final[int]
    """Widget's focus has been lost."""
    LEAVE: Final[int]
    """Widget's focus has been lost but is still selected."""
    HIT_TEST: Final[int]
    """Perform advanced hit-testing."""
    INDEV_RESET: Final[int]
    """Indev has been reset."""
    HOVER_OVER: Final[int]
    """Indev hover over object."""
    HOVER_LEAVE: Final[int]
    """Indev hover leave object."""
    COVER_CHECK: Final[int]
    """Check if Widget fully covers an area. The event parameter is `lv_cover_check_info_t *`."""
    REFR_EXT_DRAW_SIZE: Final[int]
    """Get required extra draw area around Widget (e.g. for shadow). The event parameter is `int32_t *`
    to store the size.
    """
    DRAW_MAIN_BEGIN: Final[int]
    """Starting the main drawing phase."""
    DRAW_MAIN: Final[int]
    """Perform the main drawing."""
    DRAW_MAIN_END: Final[int]
    """Finishing the main drawing phase."""
    DRAW_POST_BEGIN: Final[int]
    """Starting the post draw phase (when all children are drawn)"""
    DRAW_POST: Final[int]
    """Perform the post draw phase (when all children are drawn)"""
    DRAW_POST_END: Final[int]
    """Finishing the post draw phase (when all children are drawn)"""
    DRAW_TASK_ADDED: Final[int]
    """Adding a draw task. The `lv.obj.FLAG.SEND_DRAW_TASK_EVENTS` flag needs to be set."""
    VALUE_CHANGED: Final[int]
    """Widget's value has changed (i.e. slider moved)"""
    INSERT: Final[int]
    """Text has been inserted into Widget. The event data is `char *` being inserted."""
    REFRESH: Final[int]
    """Notify Widget to refresh something on it (for user)"""
    READY: Final[int]
    """A process has finished."""
    CANCEL: Final[int]
    """A process has been cancelled."""
    STATE_CHANGED: Final[int]
    """The state of the widget changed."""
    CREATE: Final[int]
    """Object is being created."""
    DELETE: Final[int]
    """Object is being deleted."""
    CHILD_CHANGED: Final[int]
    """Child was removed, added, or its size, position were changed."""
    CHILD_CREATED: Final[int]
    """Child was created, always bubbles up to all parents."""
    CHILD_DELETED: Final[int]
    """Child was deleted, always bubbles up to all parents."""
    SCREEN_UNLOAD_START: Final[int]
    """A screen unload started, fired immediately when scr_load is called."""
    SCREEN_LOAD_START: Final[int]
    """A screen load started, fired when the screen change delay is expired."""
    SCREEN_LOADED: Final[int]
    """A screen was loaded."""
    SCREEN_UNLOADED: Final[int]
    """A screen was unloaded."""
    SIZE_CHANGED: Final[int]
    """Object coordinates/size have changed."""
    STYLE_CHANGED: Final[int]
    """Object's style has changed."""
    LAYOUT_CHANGED: Final[int]
    """A child's position position has changed due to a layout recalculation."""
    GET_SELF_SIZE: Final[int]
    """Get internal size of a widget."""
    INVALIDATE_AREA: Final[int]
    """An area is invalidated (marked for redraw). `lv.event_t.get_param(e)` returns an `lv.area_t`
    object with the coordinates of the area to be invalidated. The area can be freely modified if
    needed to adapt it a special requirement of the display. Usually needed with monochrome displays
    to invalidate `N x 8` rows or columns in one pass.
    """
    RESOLUTION_CHANGED: Final[int]
    """Sent when the resolution changes due to `lv.display_t.set_resolution()` or
    `lv.display_t.set_rotation()`.
    """
    COLOR_FORMAT_CHANGED: Final[int]
    """Sent as a result of any call to `lv.display_t.set_color_format()`."""
    REFR_REQUEST: Final[int]
    """Sent when something happened that requires redraw."""
    REFR_START: Final[int]
    """Sent before a refreshing cycle starts. Sent even if there is nothing to redraw."""
    REFR_READY: Final[int]
    """Sent when refreshing has been completed (after rendering and calling flush callback). Sent even
    if no redraw happened.
    """
    RENDER_START: Final[int]
    """Sent just before rendering begins."""
    RENDER_READY: Final[int]
    """Sent after rendering has been completed."""
    FLUSH_START: Final[int]
    """Sent before flush callback is called."""
    FLUSH_FINISH: Final[int]
    """Sent after flush callback call has returned."""
    FLUSH_WAIT_START: Final[int]
    """Sent before flush wait callback is called."""
    FLUSH_WAIT_FINISH: Final[int]
    """Sent after flush wait callback call has returned."""
    UPDATE_LAYOUT_COMPLETED: Final[int]
    """Sent after layout update completes."""
    VSYNC: Final[int]
    VSYNC_REQUEST: Final[int]
    LAST: Final[int]
    PREPROCESS: Final[int]
    """Number of default events."""
    MARKED_DELETING: Final[int]
    """This is a flag that can be set with an event so it's processed before the class default event
    processing.
    """

class DISPLAY_ROTATION:
    _0: Final[int]
    _90: Final[int]
    _180: Final[int]
    _270: Final[int]

class DISPLAY_RENDER_MODE:
    PARTIAL: Final[int]
    """Use the buffer(s) to render the screen is smaller parts. This way the buffers can be smaller
    then the display to save RAM. At least 1/10 screen size buffer(s) are recommended.
    """
    DIRECT: Final[int]
    """The buffer(s) has to be screen sized and LVGL will render into the correct location of the
    buffer. This way the buffer always contain the whole image. Only the changed ares will be
    updated. With 2 buffers the buffers' content are kept in sync automatically and in flush_cb only
    address change is required.
    """
    FULL: Final[int]
    """Always redraw the whole screen even if only one pixel has been changed. With 2 buffers in
    flush_cb only an address change is required.
    """

class SCREEN_LOAD_ANIM:
    NONE: Final[int]
    OVER_LEFT: Final[int]
    OVER_RIGHT: Final[int]
    OVER_TOP: Final[int]
    OVER_BOTTOM: Final[int]
    MOVE_LEFT: Final[int]
    MOVE_RIGHT: Final[int]
    MOVE_TOP: Final[int]
    MOVE_BOTTOM: Final[int]
    FADE_IN: Final[int]
    FADE_ON: Final[int]
    FADE_OUT: Final[int]
    OUT_LEFT: Final[int]
    OUT_RIGHT: Final[int]
    OUT_TOP: Final[int]
    OUT_BOTTOM: Final[int]

class SCROLLBAR_MODE:
    """Scrollbar modes: shows when should the scrollbars be visible."""
    OFF: Final[int]
    """Never show scrollbars."""
    ON: Final[int]
    """Always show scrollbars."""
    ACTIVE: Final[int]
    """Show scroll bars when Widget is being scrolled."""
    AUTO: Final[int]
    """Show scroll bars when the content is large enough to be scrolled."""

class SCROLL_SNAP:
    """Scroll span align options. Tells where to align the snappable children when scroll stops."""
    NONE: Final[int]
    """Do not align, leave where it is."""
    START: Final[int]
    """Align to the left/top."""
    END: Final[int]
    """Align to the right/bottom."""
    CENTER: Final[int]
    """Align to the center."""

class STATE:
    """Possible states of a widget. OR-ed values are possible."""
    DEFAULT: Final[int]
    ALT: Final[int]
    CHECKED: Final[int]
    FOCUSED: Final[int]
    FOCUS_KEY: Final[int]
    EDITED: Final[int]
    HOVERED: Final[int]
    PRESSED: Final[int]
    SCROLLED: Final[int]
    DISABLED: Final[int]
    USER_1: Final[int]
    USER_2: Final[int]
    USER_3: Final[int]
    USER_4: Final[int]
    ANY: Final[int]
    """Special value can be used in some functions to target all states."""

class PART:
    """The possible parts of widgets. The parts can be considered as the internal building block of the
    widgets. E.g. slider = background + indicator + knob Not all parts are used by every widget.
    """
    MAIN: Final[int]
    """A background like rectangle."""
    SCROLLBAR: Final[int]
    """The scrollbar(s)"""
    INDICATOR: Final[int]
    """Indicator, e.g. for slider, bar, switch, or the tick box of the checkbox."""
    KNOB: Final[int]
    """Like handle to grab to adjust the value."""
    SELECTED: Final[int]
    """Indicate the currently selected option or section."""
    ITEMS: Final[int]
    """Used if the widget has multiple similar elements (e.g. table cells)"""
    CURSOR: Final[int]
    """Mark a specific place e.g. for text area's cursor or on a chart."""
    CUSTOM_FIRST: Final[int]
    """Extension point for custom widgets."""
    ANY: Final[int]
    """Special value can be used in some functions to target all parts."""

class STYLE_STATE_CMP:
    SAME: Final[int]
    """The style properties in the 2 states are identical."""
    DIFF_REDRAW: Final[int]
    """The differences can be shown with a simple redraw."""
    DIFF_DRAW_PAD: Final[int]
    """The differences can be shown with a simple redraw."""
    DIFF_LAYOUT: Final[int]
    """The differences can be shown with a simple redraw."""

class FS_RES:
    """Errors in the file system module."""
    OK: Final[int]
    HW_ERR: Final[int]
    FS_ERR: Final[int]
    NOT_EX: Final[int]
    FULL: Final[int]
    LOCKED: Final[int]
    DENIED: Final[int]
    BUSY: Final[int]
    TOUT: Final[int]
    NOT_IMP: Final[int]
    OUT_OF_MEM: Final[int]
    INV_PARAM: Final[int]
    DRIVE_LETTER_ALREADY_USED: Final[int]
    UNKNOWN: Final[int]

class FS_MODE:
    """File open mode."""
    WR: Final[int]
    RD: Final[int]

class FS_SEEK:
    """Seek modes."""
    SET: Final[int]
    """Set the position from absolutely (from the start of file)"""
    CUR: Final[int]
    """Set the position from the current position."""
    END: Final[int]
    """Set the position from the end of the file."""

class DRAW_TASK_TYPE:
    NONE: Final[int]
    FILL: Final[int]
    BORDER: Final[int]
    BOX_SHADOW: Final[int]
    LETTER: Final[int]
    LABEL: Final[int]
    IMAGE: Final[int]
    LAYER: Final[int]
    LINE: Final[int]
    ARC: Final[int]
    TRIANGLE: Final[int]
    MASK_RECTANGLE: Final[int]
    MASK_BITMAP: Final[int]
    BLUR: Final[int]

class DRAW_TASK_STATE:
    BLOCKED: Final[int]
    """Waiting for an other task to be finished. For example in case of `lv.DRAW_TASK_TYPE.LAYER` (used
    to blend a layer) is blocked until all the draw tasks of the layer is rendered.
    """
    WAITING: Final[int]
    """The draw task is added to the layers list and waits to be rendered."""
    QUEUED: Final[int]
    """The draw task is added to the command queue of the draw unit. As the queued task are executed in
    order it's possible to queue multiple draw task (for the same draw unit) even if they are
    depending on each other. Therefore `lv.draw_get_available_task` and
    `lv.draw_get_next_available_task` can return draw task for the same draw unit even if a
    dependent draw task is not finished ready yet.
    """
    IN_PROGRESS: Final[int]
    """The draw task is being rendered. This draw task needs to be finished before
    `lv.draw_get_available_task` and `lv.draw_get_next_available_task` would return any depending
    draw tasks.
    """
    FINISHED: Final[int]
    """The draw task is rendered. It will be removed from the draw task list of the layer and freed
    automatically.
    """

class LAYER_TYPE:
    """Store the type of layer required to render a widget."""
    NONE: Final[int]
    """No layer is needed."""
    SIMPLE: Final[int]
    """Simple layer means that the layer can be rendered in chunks. For example with opa_layered = 140
    it's possible to render only 10 lines from the layer. When it's ready go to the next 10 lines.
    It avoids large memory allocations for the layer buffer. The buffer size for a chunk can be set
    by `LV_DRAW_LAYER_SIMPLE_BUF_SIZE` in lv_conf.h.
    """
    TRANSFORM: Final[int]
    """The widget is transformed and cannot be rendered in chunks. It's because - due to the
    transformations - pixel outside of a given area will also contribute to the final image. In this
    case there is no limitation on the buffer size. LVGL will allocate as large buffer as needed to
    render the transformed area.
    """

class KEY:
    """Predefined keys to control which Widget has focus via lv_group_send(group, c)"""
    UP: Final[int]
    DOWN: Final[int]
    RIGHT: Final[int]
    LEFT: Final[int]
    ESC: Final[int]
    DEL: Final[int]
    BACKSPACE: Final[int]
    ENTER: Final[int]
    NEXT: Final[int]
    PREV: Final[int]
    HOME: Final[int]
    END: Final[int]

class GROUP_REFOCUS_POLICY:
    NEXT: Final[int]
    PREV: Final[int]

class INDEV_TYPE:
    """Possible input device types."""
    NONE: Final[int]
    """Uninitialized state."""
    POINTER: Final[int]
    """Touch pad, mouse, external button."""
    KEYPAD: Final[int]
    """Keypad or keyboard."""
    BUTTON: Final[int]
    """External (hardware button) which is assigned to a specific point of the screen."""
    ENCODER: Final[int]
    """Encoder with only Left, Right turn and a Button."""

class INDEV_STATE:
    """States for input devices."""
    RELEASED: Final[int]
    PRESSED: Final[int]

class INDEV_MODE:
    NONE: Final[int]
    TIMER: Final[int]
    EVENT: Final[int]

class INDEV_GESTURE:
    NONE: Final[int]
    PINCH: Final[int]
    SWIPE: Final[int]
    ROTATE: Final[int]
    TWO_FINGERS_SWIPE: Final[int]
    SCROLL: Final[int]
    CNT: Final[int]

class COVER_RES:
    """Cover check results."""
    COVER: Final[int]
    NOT_COVER: Final[int]
    MASKED: Final[int]

class SUBJECT_TYPE:
    """Values for lv.subject_t's `type` field."""
    INVALID: Final[int]
    """Indicates Subject not initialized yet."""
    NONE: Final[int]
    """A null value like None or NILt."""
    INT: Final[int]
    """An int32_t."""
    FLOAT: Final[int]
    """A float, requires `LV_USE_FLOAT 1`"""
    POINTER: Final[int]
    """A void pointer."""
    COLOR: Final[int]
    """An lv.color_t."""
    GROUP: Final[int]
    """An array of Subjects."""
    STRING: Final[int]
    """A char pointer."""

class GRIDNAV_CTRL:
    NONE: Final[int]
    ROLLOVER: Final[int]
    """If there is no next/previous object in a direction, the focus goes to the object in the
    next/previous row (on left/right keys) or first/last row (on up/down keys)
    """
    SCROLL_FIRST: Final[int]
    """If an arrow is pressed and the focused object can be scrolled in that direction then it will be
    scrolled instead of going to the next/previous object. If there is no more room for scrolling
    the next/previous object will be focused normally.
    """
    HORIZONTAL_MOVE_ONLY: Final[int]
    """Only use left/right keys for grid navigation. Up/down key events will be sent to the focused
    object.
    """
    VERTICAL_MOVE_ONLY: Final[int]
    """Only use up/down keys for grid navigation. Left/right key events will be sent to the focused
    object.
    """

class FONT_FMT_TXT_CMAP:
    """Format of font character map."""
    FORMAT0_FULL: Final[int]
    SPARSE_FULL: Final[int]
    FORMAT0_TINY: Final[int]
    SPARSE_TINY: Final[int]

class FONT_FMT_TXT:
    """Bitmap formats."""
    PLAIN: Final[int]
    COMPRESSED: Final[int]
    COMPRESSED_NO_PREFILTER: Final[int]

class ANIM_IMAGE_PART:
    """Image parts."""
    MAIN: Final[int]

class SPAN_OVERFLOW:
    CLIP: Final[int]
    ELLIPSIS: Final[int]
    LAST: Final[int]
    """Fence member."""

class SPAN_MODE:
    FIXED: Final[int]
    """Fixed the obj size."""
    EXPAND: Final[int]
    """Expand the object size to the text size."""
    BREAK: Final[int]
    """Keep width, break the too long lines and expand height."""
    LAST: Final[int]
    """Fence member."""

class EXPLORER_SORT:
    NONE: Final[int]
    KIND: Final[int]

class EXPLORER:
    HOME_DIR: Final[int]
    MUSIC_DIR: Final[int]
    PICTURES_DIR: Final[int]
    VIDEO_DIR: Final[int]
    DOCS_DIR: Final[int]
    FS_DIR: Final[int]

class ANIM:
    OFF: Final[int]
    ON: Final[int]

def is_initialized() -> bool:
    """Returns whether the 'lv' library is currently initialized."""

def memcmp(p1: _Readable, p2: _Readable, len: int, /) -> int:
    """This function will compare two memory blocks.

    Args:
        p1: the first memory block
        p2: the second memory block
        len: Number of bytes to compare

    Returns:
        The difference between the value of the first unmatching byte.
    """

def memzero(dst: _Writable, len: int, /) -> None:
    """Same as `memset(dst, 0x00, len)`.

    Args:
        dst: the destination buffer
        len: number of byte to set
    """

def strlen(str_: str | bytes, /) -> int:
    """Computes the length of the string str up to (but not including) the terminating null character.

    Args:
        str: the null-terminated byte string to be examined.

    Returns:
        The length of the string in bytes.
    """

def strnlen(str_: str | bytes, max_len: int, /) -> int:
    """Computes the length of the string str up to (but not including) the terminating null character,
    or the given maximum length.

    Args:
        max_len: Maximum number of characters to examine.
        str: byte string that is null-terminated or at least max_len bytes long.

    Returns:
        The length of the string in bytes.
    """

def strcmp(s1: str | bytes, s2: str | bytes, /) -> int:
    """This function will compare two strings without specified length.

    Args:
        s1: the first string
        s2: the second string

    Returns:
        the difference between the value of the first unmatching character.
    """

def strncmp(s1: str | bytes, s2: str | bytes, len: int, /) -> int:
    """This function will compare two strings up to the given length.

    Args:
        s1: the first string
        s2: the second string
        len: the maximum amount of characters to compare

    Returns:
        the difference between the value of the first unmatching character.
    """

def streq(s1: str | bytes, s2: str | bytes, /) -> bool:
    """Returns True if the two strings are equal. Just a wrapper around strcmp for convenience.

    Args:
        s1: the first string
        s2: the second string

    Returns:
        True: the strings are equal; False: otherwise
    """

def strchr(str_: str | bytes, c: int, /) -> str:
    """Searches for the first occurrence of character c in the string str.

    Args:
        c: The character to be searched for.
        str: the null-terminated byte string to be searched.

    Returns:
        A the first occurrence of character c in the string str, or a null pointer if c is not
            found.
    """

def mem_test() -> int:
    """Tests the memory allocation system by allocating and freeing a block of memory.

    Returns:
        lv.RESULT.OK if the memory allocation system is working properly, or lv.RESULT.INVALID if
            there is an error.
    """

def mem_monitor(mon_p: _Structs[mem_monitor_t], /) -> None:
    """Give information about the work memory of dynamic allocation.

    Args:
        mon_p: a lv.mem_monitor_t variable, the result of the analysis will be stored here
    """

def snprintf(buffer: _Writable, count: int, format: str | bytes, /, *values: object) -> int:
    """Write a formatted text into a buffer."""

def tick_inc(tick_period: int, /) -> None:
    """You have to call this function periodically. It is typically safe to call from an interrupt
    handler or a different thread.

    Args:
        tick_period: the call period of this function in milliseconds
    """

def tick_get() -> int:
    """Get the elapsed milliseconds since start up.

    Returns:
        the elapsed milliseconds
    """

def tick_elaps(prev_tick: int, /) -> int:
    """Get the elapsed milliseconds since a previous time stamp.

    Args:
        prev_tick: a previous time stamp (return value of lv.tick_get() )

    Returns:
        the elapsed milliseconds since 'prev_tick'
    """

def tick_diff(tick: int, prev_tick: int, /) -> int:
    """Get the elapsed milliseconds between two time stamps.

    Args:
        tick: a time stamp
        prev_tick: a time stamp before `tick`

    Returns:
        the elapsed milliseconds between `prev_tick` and `tick`
    """

def delay_ms(ms: int, /) -> None:
    """Delay for the given milliseconds. By default it's a blocking delay, but with `lv.delay_set_cb()`
    a custom delay function can be set too.

    Args:
        ms: the number of milliseconds to delay
    """

def delay_set_cb(cb: Callable[[int], object] | None, /) -> None:
    """Set a callback for a blocking delay.

    Args:
        cb: a callback
    """

def tick_set_cb(cb: Callable[[], int] | None, /) -> None:
    """Set the custom callback for 'lv.tick_get'.

    Args:
        cb: call this callback on 'lv.tick_get'
    """

def tick_get_cb() -> Blob | None:
    """Get the custom callback for 'lv.tick_get'.

    Returns:
        call this callback on 'lv.tick_get'
    """

def timer_handler() -> int:
    """Call it periodically to handle lv_timers.

    Returns:
        time till it needs to be run next (in ms)
    """

def timer_handler_run_in_period(period: int, /) -> int:
    """Call it in the super-loop of main() or threads. It will run lv.timer_handler() with a given
    period in ms. You can use it with sleep or delay in OS environment. This function is used to
    simplify the porting.

    Args:
        period: the period for running lv.timer_handler()

    Returns:
        the time after which it must be called again
    """

def timer_periodic_handler() -> None:
    """Call it in the super-loop of main() or threads. It will automatically call lv.timer_handler() at
    the right time. This function is used to simplify the porting.
    """

def timer_handler_set_resume_cb(cb: Callable[[Any], object] | None, data: object = None, /) -> None:
    """Set the resume callback to the timer handler.

    Args:
        cb: the function to call when timer handler is resumed
        data: a resume data
    """

def timer_create_basic() -> timer_t:
    """Create an "empty" timer. It needs to be initialized with at least `lv.timer_t.set_cb` and
    `lv.timer_t.set_period`

    Returns:
        the created timer
    """

def timer_create(
    timer_xcb: Callable[[timer_t], object] | None,
    period: int,
    user_data: object = None,
    /,
) -> timer_t:
    """Create a new lv_timer.

    Args:
        timer_xcb: a callback to call periodically. (the 'x' in the argument name indicates that
            it's not a fully generic function because it not follows the `func_name(object,
            callback, ...)` convention)
        period: call period in ms unit
        user_data: custom parameter

    Returns:
        the new timer
    """

def timer_enable(en: bool | int, /) -> None:
    """Enable or disable the whole lv_timer handling.

    Args:
        en: True: lv_timer handling is running, False: lv_timer handling is suspended
    """

def timer_get_idle() -> int:
    """Get idle percentage.

    Returns:
        the lv_timer idle in percentage
    """

def timer_get_time_until_next() -> int:
    """Get the time remaining until the next timer will run.

    Returns:
        the time remaining in ms
    """

def trigo_sin(angle: int, /) -> int:
    """Return with sinus of an angle.

    Returns:
        sinus of 'angle'. sin(-90) = -32767, sin(90) = 32767
    """

def trigo_cos(angle: int, /) -> int:
    """The cosine of an angle in degrees, times 32767."""

def cubic_bezier(x: int, x1: int, y1: int, x2: int, y2: int, /) -> int:
    """Calculate the y value of cubic-bezier(x1, y1, x2, y2) function as specified x.

    Args:
        x: time in range of [0..lv.BEZIER_VAL_MAX]
        x1: x of control point 1 in range of [0..lv.BEZIER_VAL_MAX]
        y1: y of control point 1 in range of [0..lv.BEZIER_VAL_MAX]
        x2: x of control point 2 in range of [0..lv.BEZIER_VAL_MAX]
        y2: y of control point 2 in range of [0..lv.BEZIER_VAL_MAX]

    Returns:
        the value calculated
    """

def bezier3(t: int, u0: int, u1: int, u2: int, u3: int, /) -> int:
    """Calculate a value of a Cubic Bezier function.

    Args:
        t: time in range of [0..lv.BEZIER_VAL_MAX]
        u0: must be 0
        u1: control value 1 values in range of [0..lv.BEZIER_VAL_MAX]
        u2: control value 2 in range of [0..lv.BEZIER_VAL_MAX]
        u3: must be lv.BEZIER_VAL_MAX

    Returns:
        the value calculated from the given parameters in range of [0..lv.BEZIER_VAL_MAX]
    """

def atan2(x: int, y: int, /) -> int:
    """Calculate the atan2 of a vector.

    Returns:
        the angle in degree calculated from the given parameters in range of [0..360]
    """

def sqrt(x: int, q: _Structs[sqrt_res_t], mask: int, /) -> None:
    """Get the square root of a number.

    Args:
        x: integer which square root should be calculated
        q: store the result here. q->i: integer part, q->f: fractional part in 1/256 unit
        mask: optional to skip some iterations if the magnitude of the root is known. Set to 0x8000
            by default. If root < 16: mask = 0x80 If root < 256: mask = 0x800 Else: mask = 0x8000
    """

def sqrt32(x: int, /) -> int:
    """Alternative (fast, approximate) implementation for getting the square root of an integer.

    Args:
        x: integer which square root should be calculated
    """

def sqr(x: int, /) -> int:
    """Calculate the square of an integer (input range is 0..32767).

    Args:
        x: input

    Returns:
        square
    """

def pow(base: int, exp: int, /) -> int:
    """Calculate the integer exponents.

    Returns:
        base raised to the power exponent
    """

def map(x: int, min_in: int, max_in: int, min_out: int, max_out: int, /) -> int:
    """Get the mapped of a number given an input and output range.

    Args:
        x: integer which mapped value should be calculated
        min_in: min input range
        max_in: max input range
        min_out: max output range
        max_out: max output range

    Returns:
        the mapped number
    """

def rand_set_seed(seed: int, /) -> None:
    """Set the seed of the pseudo random number generator.

    Args:
        seed: a number to initialize the random generator
    """

def rand(min: int, max: int, /) -> int:
    """Get a pseudo random number in the given range.

    Args:
        min: the minimum value
        max: the maximum value

    Returns:
        return the random number. min <= return_value <= max
    """

def async_call(async_xcb: Callable[[Any], object], user_data: object = None, /) -> int:
    """Call an asynchronous function the next time lv.timer_handler() is run. This function is likely
    to return **before** the call actually happens!

    Args:
        async_xcb: a callback which is the task itself. (the 'x' in the argument name indicates that
            it's not a fully generic function because it not follows the `func_name(object,
            callback, ...)` convention)
        user_data: custom parameter
    """

def async_call_cancel(async_xcb: Callable[[Any], object], user_data: object = None, /) -> int:
    """Cancel an asynchronous function call.

    Args:
        async_xcb: a callback which is the task itself.
        user_data: custom parameter
    """

def anim_delete(var: _Writable | None, exec_cb: Callable[[Any, int], object] | None, /) -> bool:
    """Delete animation(s) of a variable with a given animator function.

    Args:
        var: variable
        exec_cb: a function pointer which is animating 'var', or None to ignore it and delete all
            the animations of 'var

    Returns:
        True: at least 1 animation is deleted, False: no animation is deleted
    """

def anim_delete_all() -> None:
    """Delete all the animations."""

def anim_get(var: _Writable, exec_cb: Callable[[Any, int], object] | None, /) -> anim_t:
    """Get the animation of a variable and its `exec_cb`.

    Args:
        var: variable
        exec_cb: a function pointer which is animating 'var', or None to return first matching 'var'

    Returns:
        the animation.
    """

def anim_get_timer() -> timer_t:
    """Get global animation refresher timer.

    Returns:
        the animation refresher timer.
    """

def anim_count_running() -> int:
    """Get the number of currently running animations.

    Returns:
        the number of running animations
    """

def anim_speed(speed: int, /) -> int:
    """Store the speed as a special value which can be used as time in animations. It will be converted
    to time internally based on the start and end values. The return value can be used as a constant
    with multiple animations and let LVGL convert the speed to time based on the actual values.
    LIMITATION: the max time stored this way can be 10,000 ms.

    Internally speed is stored as 10 unit/sec.

    Args:
        speed: the speed of the animation in with unit / sec resolution in 0..10k range

    Returns:
        a special value which can be used as an animation time
    """

def anim_speed_clamped(speed: int, min_time: int, max_time: int, /) -> int:
    """Store the speed as a special value which can be used as time in animations. It will be converted
    to time internally based on the start and end values. The return value can be used as a constant
    with multiple animations and let LVGL convert the speed to time based on the actual values.

    Internally speed is stored as 10 unit/sec.

    Internally min/max_time are stored with 10 ms unit.

    Args:
        speed: the speed of the animation in as unit / sec resolution in 0..10k range
        min_time: the minimum time in 0..10k range
        max_time: the maximum time in 0..10k range

    Returns:
        a special value in where all three values are stored and can be used as an animation time
    """

def anim_resolve_speed(speed: int, start: int, end: int, /) -> int:
    """Resolve the speed (created with `lv.anim_speed` or `lv.anim_speed_clamped`) to time based on
    start and end values.

    Args:
        speed: return values of `lv.anim_speed` or `lv.anim_speed_clamped`
        start: the start value of the animation
        end: the end value of the animation

    Returns:
        the time required to get from `start` to `end` with the given `speed` setting
    """

def anim_speed_to_time(speed: int, start: int, end: int, /) -> int:
    """Calculate the time of an animation based on its speed, start and end values. It simpler than
    `lv.anim_speed` or `lv.anim_speed_clamped` as it converts speed, start, and end to a time
    immediately. As it's simpler there is no limit on the maximum time.

    Args:
        speed: the speed of the animation
        start: the start value
        end: the end value

    Returns:
        the time of the animation in milliseconds
    """

def anim_refr_now() -> None:
    """Manually refresh the state of the animations. Useful to make the animations running in a
    blocking process where `lv.timer_handler` can't run for a while. Shouldn't be used directly
    because it is called in `lv.refr_now()`.
    """

def anim_timeline_create() -> anim_timeline_t:
    """Create an animation timeline.

    Returns:
        the animation timeline.
    """

def rb_minimum_from(node: rb_node_t | Blob, /) -> rb_node_t:
    """The node of the least key below a node."""

def rb_maximum_from(node: rb_node_t | Blob, /) -> rb_node_t:
    """The node of the greatest key below a node."""

def point_from_precise(p: _Structs[point_precise_t], /) -> point_t:
    """The point with its coordinates rounded to pixels."""

def pct(x: int, /) -> int:
    """Convert a percentage value to `int32_t`. Percentage values are stored in special range.

    Args:
        x: the percentage (0..1000)

    Returns:
        a coordinate that stores the percentage
    """

def pct_to_px(v: int, base: int, /) -> int:
    """Pixels of a size that may be a percentage of another: lv.pct(50) of 80 is 40."""

def color_format_get_bpp(cf: int, /) -> int:
    """Get the pixel size of a color format in bits, bpp.

    See LV_COLOR_FORMAT_GET_BPP.

    Args:
        cf: a color format (`LV_COLOR_FORMAT_...`)

    Returns:
        the pixel size in bits
    """

def color_format_get_size(cf: int, /) -> int:
    """Get the pixel size of a color format in bytes.

    See LV_COLOR_FORMAT_GET_SIZE.

    Args:
        cf: a color format (`LV_COLOR_FORMAT_...`)

    Returns:
        the pixel size in bytes
    """

def color_format_has_alpha(src_cf: int, /) -> bool:
    """Check if a color format has alpha channel or not.

    Args:
        src_cf: a color format (`LV_COLOR_FORMAT_...`)

    Returns:
        True: has alpha channel; False: doesn't have alpha channel
    """

def color_to_32(color: _Struct[color_t], opa: int, /) -> color32_t:
    """Create an ARGB8888 color from RGB888 + alpha.

    Args:
        color: an RGB888 color
        opa: the alpha value

    Returns:
        the ARGB8888 color
    """

def color_to_int(c: _Struct[color_t], /) -> int:
    """Convert an RGB888 color to an integer.

    Args:
        c: an RGB888 color

    Returns:
        `c` as an integer
    """

def color_eq(c1: _Struct[color_t], c2: _Struct[color_t], /) -> bool:
    """Check if two RGB888 color are equal.

    Args:
        c1: the first color
        c2: the second color

    Returns:
        True: equal
    """

def color32_eq(c1: _Struct[color32_t], c2: _Struct[color32_t], /) -> bool:
    """Check if two ARGB8888 color are equal.

    Args:
        c1: the first color
        c2: the second color

    Returns:
        True: equal
    """

def color_hex(c: int, /) -> color_t:
    """Create a color from 0x000000..0xffffff input.

    Args:
        c: the hex input

    Returns:
        the color
    """

def color_make(r: int, g: int, b: int, /) -> color_t:
    """Create an RGB888 color.

    Args:
        r: the red channel (0..255)
        g: the green channel (0..255)
        b: the blue channel (0..255)

    Returns:
        the color
    """

def color32_make(r: int, g: int, b: int, a: int, /) -> color32_t:
    """Create an ARGB8888 color.

    Args:
        r: the red channel (0..255)
        g: the green channel (0..255)
        b: the blue channel (0..255)
        a: the alpha channel (0..255)

    Returns:
        the color
    """

def color_hex3(c: int, /) -> color_t:
    """Create a color from 0x000..0xfff input.

    Args:
        c: the hex input (e.g. 0x123 will be 0x112233)

    Returns:
        the color
    """

def color_is_in_range(
    color: _Struct[color_t],
    l_color: _Struct[color_t],
    h_color: _Struct[color_t],
    /,
) -> bool:
    """Check if a color with an RGB888 color is within the color range defined by l_color and h_color.

    Args:
        color: the color to check
        l_color: the lower bound color
        h_color: the upper bound color

    Returns:
        True: pixel is within the color range
    """

def color16_to_color(c: _Struct[color16_t], /) -> color_t:
    """Convert a RGB565 color to RGB888.

    Args:
        c: a RGB565 color on lv.color16_t

    Returns:
        the color
    """

def color_to_u16(color: _Struct[color_t], /) -> int:
    """Convert am RGB888 color to RGB565 stored in `uint16_t`

    Args:
        color: and RGB888 color

    Returns:
        `color` as RGB565 on `uin16_t`
    """

def color_to_u32(color: _Struct[color_t], /) -> int:
    """Convert am RGB888 color to XRGB8888 stored in `uint32_t`

    Args:
        color: and RGB888 color

    Returns:
        `color` as XRGB8888 on `uin32_t` (the alpha channel is always set to 0xFF)
    """

def color_16_16_mix(c1: int, c2: int, mix: int, /) -> int:
    """Mix two RGB565 colors.

    Args:
        c1: the first color (typically the foreground color)
        c2: the second color (typically the background color)
        mix: 0..255, or lv.OPA._0/10/20...

    Returns:
        mix == 0: c2 mix == 255: c1 mix == 128: 0.5 x c1 + 0.5 x c2
    """

def color_lighten(c: _Struct[color_t], lvl: int, /) -> color_t:
    """Mix white to a color.

    Args:
        c: the base color
        lvl: the intensity of white (0: no change, 255: fully white)

    Returns:
        the mixed color
    """

def color_darken(c: _Struct[color_t], lvl: int, /) -> color_t:
    """Mix black to a color.

    Args:
        c: the base color
        lvl: the intensity of black (0: no change, 255: fully black)

    Returns:
        the mixed color
    """

def color_hsv_to_rgb(h: int, s: int, v: int, /) -> color_t:
    """Convert a HSV color to RGB.

    Args:
        h: hue [0..359]
        s: saturation [0..100]
        v: value [0..100]

    Returns:
        the given RGB color in RGB (with lv.COLOR_DEPTH depth)
    """

def color_rgb_to_hsv(r8: int, g8: int, b8: int, /) -> color_hsv_t:
    """Convert a 32-bit RGB color to HSV.

    Args:
        r8: 8-bit red
        g8: 8-bit green
        b8: 8-bit blue

    Returns:
        the given RGB color in HSV
    """

def color_to_hsv(color: _Struct[color_t], /) -> color_hsv_t:
    """Convert a color to HSV.

    Args:
        color: color

    Returns:
        the given color in HSV
    """

def color_white() -> color_t:
    """A helper for white color.

    Returns:
        a white color
    """

def color_black() -> color_t:
    """A helper for black color.

    Returns:
        a black color
    """

def color_premultiply(c: _Structs[color32_t], /) -> None:
    """Multiply each channel with the color's own alpha."""

def color_luminance(c: _Struct[color_t], /) -> int:
    """Get the luminance of a color: luminance = 0.3 R + 0.59 G + 0.11 B.

    Args:
        c: a color

    Returns:
        the brightness [0..255]
    """

def color16_luminance(c: _Struct[color16_t], /) -> int:
    """Get the luminance of a color16: luminance = 0.3 R + 0.59 G + 0.11 B.

    Args:
        c: a color

    Returns:
        the brightness [0..255]
    """

def color24_luminance(c: _Readable | Sequence[int], /) -> int:
    """Get the luminance of a color24: luminance = 0.3 R + 0.59 G + 0.11 B.

    Args:
        c: a color

    Returns:
        the brightness [0..255]
    """

def color32_luminance(c: _Struct[color32_t], /) -> int:
    """Get the luminance of a color32: luminance = 0.3 R + 0.59 G + 0.11 B.

    Args:
        c: a color

    Returns:
        the brightness [0..255]
    """

def color_swap_16(c: int, /) -> int:
    """Swap the endianness of an rgb565 color.

    Args:
        c: a color

    Returns:
        the swapped color
    """

def palette_main(p: int, /) -> color_t:
    """The main color of a palette.

    Args:
        p: lv.PALETTE
    """

def palette_lighten(p: int, lvl: int, /) -> color_t:
    """A lighter color of a palette, of 5 levels.

    Args:
        p: lv.PALETTE
    """

def palette_darken(p: int, lvl: int, /) -> color_t:
    """A darker color of a palette, of 4 levels.

    Args:
        p: lv.PALETTE
    """

def color_mix(c1: _Struct[color_t], c2: _Struct[color_t], mix: int, /) -> color_t:
    """Mix two colors with a given ratio.

    Args:
        c1: the first color to mix (usually the foreground)
        c2: the second color to mix (usually the background)
        mix: The ratio of the colors. 0: full `c2`, 255: full `c1`, 127: half `c1` and half`c2`

    Returns:
        the mixed color
    """

def color_mix32(fg: _Struct[color32_t], bg: _Struct[color32_t], /) -> color32_t:
    """Use bg.alpha in the return value.

    Use fg.alpha as mix ratio.
    """

def color_mix32_premultiplied(fg: _Struct[color32_t], bg: _Struct[color32_t], /) -> color32_t:
    """Blends two premultiplied ARGB8888 colors while maintaining correct alpha compositing.

    This function correctly blends the foreground (fg) and background (bg) colors, ensuring that the
    output remains in a premultiplied alpha format.

    If the foreground is fully opaque, it is returned as is.

    If the foreground is fully transparent, the background is returned.

    Args:
        fg: The foreground color in premultiplied ARGB8888 format.
        bg: The background color in premultiplied ARGB8888 format.

    Returns:
        The resulting blended color in premultiplied ARGB8888 format.
    """

def color_brightness(c: _Struct[color_t], /) -> int:
    """Get the brightness of a color.

    Args:
        c: a color

    Returns:
        brightness in range [0..255]
    """

def color_over32(fg: _Struct[color32_t], bg: _Struct[color32_t], /) -> color32_t:
    """Blend two colors that have not been pre-multiplied using their alpha values.

    Args:
        fg: the foreground color
        bg: the background color

    Returns:
        result color
    """

def draw_buf_init_with_default_handlers(handlers: draw_buf_handlers_t | Blob, /) -> None:
    """Initialize the draw buffer with the default handlers.

    Args:
        handlers: the draw buffer handlers to set
    """

def draw_buf_get_handlers() -> draw_buf_handlers_t:
    """Get the struct which holds the callbacks for draw buf management. Custom callback can be set on
    the returned value.

    Returns:
        the struct of handlers
    """

def draw_buf_get_font_handlers() -> draw_buf_handlers_t:
    """How memory for glyphs' pictures is allocated, aligned and flushed."""

def draw_buf_get_image_handlers() -> draw_buf_handlers_t:
    """How memory for decoded pictures is allocated, aligned and flushed."""

def draw_buf_align(buf: _Writable, color_format: int, /) -> Blob | None:
    """Align the address of a buffer. The buffer needs to be large enough for the real data after
    alignment.

    Args:
        buf: the data to align
        color_format: the color format of the buffer (lv.COLOR_FORMAT)

    Returns:
        the aligned buffer
    """

def draw_buf_align_ex(
    handlers: draw_buf_handlers_t | Blob,
    buf: _Writable,
    color_format: int,
    /,
) -> Blob | None:
    """Align the address of a buffer with custom draw buffer handlers. The buffer needs to be large
    enough for the real data after alignment.

    Args:
        handlers: the draw buffer handlers
        buf: the data to align
        color_format: the color format of the buffer (lv.COLOR_FORMAT)

    Returns:
        the aligned buffer
    """

def draw_buf_width_to_stride(w: int, color_format: int, /) -> int:
    """Calculate the stride in bytes based on a width and color format.

    Args:
        w: the width in pixels
        color_format: the color format (lv.COLOR_FORMAT)

    Returns:
        the stride in bytes
    """

def draw_buf_width_to_stride_ex(
    handlers: draw_buf_handlers_t | Blob,
    w: int,
    color_format: int,
    /,
) -> int:
    """Calculate the stride in bytes based on a width and color format.

    Args:
        handlers: the draw buffer handlers
        w: the width in pixels
        color_format: the color format (lv.COLOR_FORMAT)

    Returns:
        the stride in bytes
    """

def draw_buf_create(w: int, h: int, cf: int, stride: int, /) -> draw_buf_t:
    """Note: Eventually, lv_draw_buf_malloc/free will be kept as private. For now, we use `create` to
    distinguish with malloc.

    Create an draw buf by allocating struct for `lv.draw_buf_t` and allocating a buffer for it that
    meets specified requirements.

    Args:
        w: the buffer width in pixels
        h: the buffer height in pixels
        cf: the color format for image (lv.COLOR_FORMAT)
        stride: the stride in bytes for image. Use 0 for automatic calculation based on w, cf, and
            global stride alignment configuration.
    """

def draw_buf_create_ex(
    handlers: draw_buf_handlers_t | Blob,
    w: int,
    h: int,
    cf: int,
    stride: int,
    /,
) -> draw_buf_t:
    """Note: Eventually, lv_draw_buf_malloc/free will be kept as private. For now, we use `create` to
    distinguish with malloc.

    Create an draw buf by allocating struct for `lv.draw_buf_t` and allocating a buffer for it that
    meets specified requirements.

    Args:
        handlers: the draw buffer handlers
        w: the buffer width in pixels
        h: the buffer height in pixels
        cf: the color format for image (lv.COLOR_FORMAT)
        stride: the stride in bytes for image. Use 0 for automatic calculation based on w, cf, and
            global stride alignment configuration.
    """

def draw_buf_dup_ex(
    handlers: draw_buf_handlers_t | Blob,
    draw_buf: _Structs[draw_buf_t],
    /,
) -> draw_buf_t:
    """Duplicate a draw buf with same image size, stride and color format. Copy the image data too.

    Args:
        handlers: the draw buffer handlers
        draw_buf: the draw buf to duplicate

    Returns:
        the duplicated draw buf on success, None if failed
    """

def image_buf_set_palette(dsc: _Structs[image_dsc_t], id: int, c: _Struct[color32_t], /) -> None:
    """Use lv.draw_buf_t.set_palette instead."""

def image_buf_free(dsc: _Structs[image_dsc_t], /) -> None:
    """Use lv_draw_buffer_create/destroy instead. Free the data pointer and dsc struct of an image."""

def utils_bsearch(
    key: _Readable,
    base: _Readable,
    n: int,
    size: int,
    cmp: Callable[..., Any] | None,
    /,
) -> Blob | None:
    """Searches base[0] to base[n - 1] for an item that matches *key.

    The function cmp must return negative if it's first argument (the search key) is less that it's
    second (a table entry), zero if equal, and positive if greater.

    Items in the array must be in ascending order.

    Args:
        key: item being searched for
        base: first element to search
        n: Number of elements
        size: Size of each element
        cmp: comparison function (see unicode_list_compare() as a comparison function example)

    Returns:
        a matching item, or None if none exists.
    """

def swap_bytes_32(x: int, /) -> int:
    """Reverse the order of the bytes in a 32-bit value.

    Args:
        x: a 32-bit value.

    Returns:
        the value `x` with reversed byte-order.
    """

def swap_bytes_16(x: int, /) -> int:
    """Reverse the order of the bytes in a 16-bit value.

    Args:
        x: a 16-bit value.

    Returns:
        the value `x` with reversed byte-order.
    """

def iter_create(
    instance: _Writable,
    elem_size: int,
    context_size: int,
    next_cb: Callable[[Any, Any, Any], int] | None,
    /,
) -> iter_t:
    """Create an iterator based on an instance, and then the next element of the iterator can be
    obtained through lv.iter_t.next, In order to obtain the next operation in a unified and abstract
    way.

    Args:
        instance: The instance to be iterated
        elem_size: The size of the element to be iterated in bytes
        context_size: The size of the context to be passed to the next_cb in bytes
        next_cb: The callback function to get the next element

    Returns:
        The iterator object
    """

def circle_buf_create(capacity: int, element_size: int, /) -> circle_buf_t:
    """Create a circle buffer.

    Args:
        capacity: the maximum number of elements in the buffer
        element_size: the size of an element in bytes

    Returns:
        the created buffer
    """

def circle_buf_create_from_buf(buf: _Writable, capacity: int, element_size: int, /) -> circle_buf_t:
    """Create a circle buffer from an existing buffer.

    Args:
        buf: a buffer
        capacity: the maximum number of elements in the buffer
        element_size: the size of an element in bytes

    Returns:
        the created buffer
    """

def circle_buf_create_from_array(array: _Structs[array_t], /) -> circle_buf_t:
    """Create a circle buffer from an existing array.

    Args:
        array: an array

    Returns:
        the created buffer
    """

def tree_node_create(
    class_p: _Structs[tree_class_t],
    parent: _Structs[tree_node_t] | None = None,
    /,
) -> tree_node_t:
    """Create a tree node.

    Args:
        class_p: a class of the node
        parent: the parent node (or None if it's the root node)

    Returns:
        the new node
    """

def tree_walk(
    node: _Structs[tree_node_t],
    mode: int,
    cb: Callable[[tree_node_t, Any], bool | int],
    bcb: Callable[[tree_node_t, Any], bool | int],
    acb: Callable[[tree_node_t, Any], object],
    user_data: object = None,
    /,
) -> bool:
    """Walk the tree recursively and call a callback function on each node.

    Args:
        node: the root node of the tree
        mode: lv.TREE_WALK.PRE_ORDER or lv.TREE_WALK.POST_ORDER
        cb: callback function to call on each node
        bcb: callback function to call before visiting a node
        acb: callback function to call after visiting a node
        user_data: user data to pass to the callback functions

    Returns:
        True: traversal is finished; False: traversal broken
    """

def lock() -> None:
    """Lock LVGL's general mutex. LVGL is not thread safe, so a mutex is used to avoid executing
    multiple LVGL functions at the same time from different threads. It shall be called when calling
    LVGL functions from threads different than lv.timer_handler's thread. It doesn't need to be
    called in LVGL events because they are called from lv.timer_handler(). It is called internally
    in lv.timer_handler().
    """

def lock_isr() -> int:
    """Same as `lv.lock()` but can be called from an interrupt.

    Returns:
        lv.RESULT.OK: success; lv.RESULT.INVALID: failure
    """

def unlock() -> None:
    """The pair of `lv.lock()` and `lv.lock_isr()`. It unlocks LVGL general mutex. It is called
    internally in lv.timer_handler().
    """

def sleep_ms(ms: int, /) -> None:
    """Sleeps the current thread by an amount of milliseconds.

    Args:
        ms: amount of milliseconds to sleep the current thread.
    """

def font_get_glyph_bitmap(
    g_dsc: _Structs[font_glyph_dsc_t],
    draw_buf: _Structs[draw_buf_t],
    /,
) -> Blob | None:
    """Return with the bitmap of a font. It always converts the normal fonts to A8 format in a draw_buf
    with lv.DRAW_BUF_ALIGN and lv.DRAW_BUF_STRIDE_ALIGN.

    You must call lv.font_t.get_glyph_dsc() to get `g_dsc` (lv.font_glyph_dsc_t) before you can call
    this function.

    Args:
        g_dsc: the glyph descriptor including which font to use, which supply the glyph_index and
            the format.
        draw_buf: a draw buffer that can be used to store the bitmap of the glyph.

    Returns:
        the glyph's data. It can be a draw buffer for bitmap fonts or an image source for imgfonts.
    """

def font_get_glyph_static_bitmap(g_dsc: _Structs[font_glyph_dsc_t], /) -> Blob | None:
    """Return the bitmap as it is. It works only if the font stores the bitmap in a non-volitile
    memory.

    Args:
        g_dsc: the glyph descriptor including which font to use, which supply the glyph_index and
            the format.

    Returns:
        the bitmap as it is
    """

def font_glyph_release_draw_data(g_dsc: _Structs[font_glyph_dsc_t], /) -> None:
    """Release the bitmap of a font.

    You must call lv.font_t.get_glyph_dsc() to get `g_dsc` (lv.font_glyph_dsc_t) before you can call
    this function.

    Args:
        g_dsc: the glyph descriptor including which font to use, which supply the glyph_index and
            the format.
    """

def font_get_default() -> font_t | None:
    """Get the default font, defined by LV_FONT_DEFAULT.

    Returns:
        return the default font
    """

def text_get_size(
    size_res: _Structs[point_t],
    text: str | bytes,
    font: _Structs[font_t],
    letter_space: int,
    line_space: int,
    max_width: int,
    flag: int,
    /,
) -> None:
    """Get size of a text.

    Args:
        size_res: a 'point_t' variable to store the result
        text: a text
        font: font of the text
        letter_space: letter space of the text
        line_space: line space of the text
        max_width: max width of the text (break the lines to fit this size). Set COORD_MAX to avoid
        flag: settings for the text from ::lv.TEXT_FLAG
    """

def bidi_calculate_align(
    align: _Writable | Sequence[int],
    base_dir: _Writable | Sequence[int],
    txt: str | bytes,
    /,
) -> None:
    """For compatibility if LV_USE_BIDI = 0 Get the real text alignment from the a text alignment, base
    direction and a text.

    Args:
        align: For lv.TEXT_ALIGN.AUTO give lv.TEXT_ALIGN.LEFT else leave unchanged, write back the
            calculated align here
        base_dir: Unused
        txt: Unused
    """

def grad_init_stops(
    grad: _Structs[grad_dsc_t],
    colors: _Structs[color_t],
    opa: _Readable | Sequence[int] | None,
    fracs: _Readable | Sequence[int] | None,
    num_stops: int,
    /,
) -> None:
    """Initialize gradient color map from a table.

    Args:
        grad: a gradient descriptor
        colors: color array
        opa: opacity array: if None, then lv.OPA.COVER is assumed
        fracs: position array (0..255): if None, then colors are distributed evenly
        num_stops: number of gradient stops (1..LV_GRADIENT_MAX_STOPS)
    """

def grad_horizontal_init(dsc: _Structs[grad_dsc_t], /) -> None:
    """Helper function to initialize a horizontal gradient.

    Args:
        dsc: gradient descriptor
    """

def grad_vertical_init(dsc: _Structs[grad_dsc_t], /) -> None:
    """Helper function to initialize a vertical gradient.

    Args:
        dsc: gradient descriptor
    """

def grad_linear_init(
    dsc: _Structs[grad_dsc_t],
    from_x: int,
    from_y: int,
    to_x: int,
    to_y: int,
    extend: int,
    /,
) -> None:
    """Helper function to initialize linear gradient.

    Args:
        dsc: gradient descriptor
        from_x: start x position: can be a coordinate or an lv.pct() value predefined constants
            lv.GRAD_LEFT, lv.GRAD_RIGHT, lv.GRAD_TOP, lv.GRAD_BOTTOM, lv.GRAD_CENTER can be used as
            well
        from_y: start y position
        to_x: end x position
        to_y: end y position
        extend: one of lv.GRAD_EXTEND.PAD, lv.GRAD_EXTEND.REPEAT or lv.GRAD_EXTEND.REFLECT
    """

def grad_radial_init(
    dsc: _Structs[grad_dsc_t],
    center_x: int,
    center_y: int,
    to_x: int,
    to_y: int,
    extend: int,
    /,
) -> None:
    """Helper function to initialize radial gradient.

    Args:
        dsc: gradient descriptor
        center_x: center x position: can be a coordinate or an lv.pct() value predefined constants
            lv.GRAD_LEFT, lv.GRAD_RIGHT, lv.GRAD_TOP, lv.GRAD_BOTTOM, lv.GRAD_CENTER can be used as
            well
        center_y: center y position
        to_x: point on the end circle x position
        to_y: point on the end circle y position
        extend: one of lv.GRAD_EXTEND.PAD, lv.GRAD_EXTEND.REPEAT or lv.GRAD_EXTEND.REFLECT
    """

def grad_radial_set_focal(
    dsc: _Structs[grad_dsc_t],
    center_x: int,
    center_y: int,
    radius: int,
    /,
) -> None:
    """Set focal (starting) circle of a radial gradient.

    Args:
        dsc: gradient descriptor
        center_x: center x position: can be a coordinate or an lv.pct() value predefined constants
            lv.GRAD_LEFT, lv.GRAD_RIGHT, lv.GRAD_TOP, lv.GRAD_BOTTOM, lv.GRAD_CENTER can be used as
            well
        center_y: center y position
        radius: radius of the starting circle (NOTE: this must be a scalar number, not percentage)
    """

def grad_conical_init(
    dsc: _Structs[grad_dsc_t],
    center_x: int,
    center_y: int,
    start_angle: int,
    end_angle: int,
    extend: int,
    /,
) -> None:
    """Helper function to initialize conical gradient.

    Args:
        dsc: gradient descriptor
        center_x: center x position: can be a coordinate or an lv.pct() value predefined constants
            lv.GRAD_LEFT, lv.GRAD_RIGHT, lv.GRAD_TOP, lv.GRAD_BOTTOM, lv.GRAD_CENTER can be used as
            well
        center_y: center y position
        start_angle: start angle in degrees
        end_angle: end angle in degrees
        extend: one of lv.GRAD_EXTEND.PAD, lv.GRAD_EXTEND.REPEAT or lv.GRAD_EXTEND.REFLECT
    """

def layout_create(callbacks: _Struct[layout_callbacks_t], user_data: _Writable, /) -> int:
    """Create a new layout.

    Args:
        callbacks: the layout callbacks
        user_data: custom data that will be passed when a callback is invoked

    Returns:
        the ID of the new layout
    """

def layout_register(cb: Callable[[obj, Any], object] | None, user_data: object = None, /) -> int:
    """DEPRECATED: `lv.layout_register` is deprecated. `lv.layout_callbacks_t.create` should be used
    instead.

    Register a new layout.

    Args:
        cb: the layout update callback
        user_data: custom data that will be passed to `cb`

    Returns:
        the ID of the new layout
    """

def flex_init() -> None:
    """Initialize a flex layout to default values."""

def grid_init() -> None:
    """Register the grid layout; lv.init() does so."""

def grid_fr(x: int, /) -> int:
    """Just a wrapper to `LV_GRID_FR` for bindings."""

def style_register_prop(flag: int, /) -> int:
    """Register a new style property for custom usage.

    Example: int MY_PROP; static inline void lv_style_set_my_prop(lv.style_t * style, lv.color_t
    value) { lv.style_value_t v = {.color = value}; lv.style_t.set_prop(style, MY_PROP, v); }.

    ... MY_PROP = lv.style_register_prop(); ... lv_style_set_my_prop(&style1,
    lv.palette_main(lv.PALETTE.RED));

    Returns:
        a new property ID, or lv.STYLE.PROP_INV if there are no more available.
    """

def style_get_num_custom_props() -> int:
    """Get the number of custom properties that have been registered thus far."""

def style_prop_get_default(prop: int, /) -> style_value_t:
    """Get the default value of a property.

    Args:
        prop: the ID of a property

    Returns:
        the default value
    """

def style_get_prop_group(prop: int, /) -> int:
    """Tell the group of a property. If the a property from a group is set in a style the (1 << group)
    bit of style->has_group is set. It allows early skipping the style if the property is not exists
    in the style at all.

    Args:
        prop: a style property

    Returns:
        the group [0..30] 30 means all the custom properties with index > 120
    """

def style_prop_lookup_flags(prop: int, /) -> int:
    """Get the flags of a built-in or custom property.

    Args:
        prop: a style property

    Returns:
        the flags of the property
    """

def style_prop_has_flag(prop: int, flag: int, /) -> bool:
    """Check if the style property has a specified behavioral flag.

    Do not pass multiple flags to this function as backwards-compatibility is not guaranteed for
    that.

    Args:
        prop: Property ID
        flag: Flag

    Returns:
        True if the flag is set for this property
    """

def event_send(list: _Structs[event_list_t], e: event_t | Blob, preprocess: bool | int, /) -> int:
    """Event callback. Events are used to notify the user of some action being taken on Widget. For
    details, see ::lv.event_t.
    """

def event_add(
    list: _Structs[event_list_t],
    cb: Callable[[event_t], object] | None,
    filter: int,
    user_data: object = None,
    /,
) -> event_dsc_t:
    """Args:
        filter: lv.EVENT
    """

def event_remove_dsc(list: _Structs[event_list_t], dsc: event_dsc_t | Blob, /) -> bool:
    """Remove a callback from the list; whether it was there."""

def event_get_count(list: _Structs[event_list_t], /) -> int:
    """How many callbacks the list has."""

def event_get_dsc(list: _Structs[event_list_t], index: int, /) -> event_dsc_t:
    """The callback at an index of the list."""

def event_remove(list: _Structs[event_list_t], index: int, /) -> bool:
    """Remove the callback at an index of the list; whether there was one."""

def event_remove_all(list: _Structs[event_list_t], /) -> None:
    """Remove all callbacks of the list."""

def event_register_id() -> int:
    """Register a new, custom event ID. It can be used the same way as e.g. `lv.EVENT.CLICKED` to send
    custom events.

    Example: uint32_t LV_EVENT_MINE = 0; ... e = lv.event_register_id(); ... lv.obj.send_event(obj,
    LV_EVENT_MINE, &some_data);

    Returns:
        the new event id
    """

def event_code_get_name(code: int, /) -> str:
    """Get the name of an event code.

    Args:
        code: the event code (lv.EVENT)

    Returns:
        the name of the event code as a string
    """

def display_create(hor_res: int, ver_res: int, /) -> display_t:
    """Create a new display with the given resolution.

    Args:
        hor_res: horizontal resolution in pixels
        ver_res: vertical resolution in pixels

    Returns:
        a display object or `None` on error
    """

def display_get_default() -> display_t | None:
    """Get the default display.

    Returns:
        the default display
    """

def screen_load(scr: obj, /) -> None:
    """Load a screen on the default display.

    Args:
        scr: a screen
    """

def screen_load_anim(
    scr: obj,
    anim_type: int,
    time: int,
    delay: int,
    auto_del: bool | int,
    /,
) -> None:
    """Switch screen with animation.

    Args:
        scr: the new screen to load
        anim_type: type of the animation from `lv.SCREEN_LOAD_ANIM`, e.g.
            `lv.SCREEN_LOAD_ANIM.MOVE_LEFT`
        time: time of the animation
        delay: delay before the transition
        auto_del: True: automatically delete the old screen
    """

def screen_active() -> obj:
    """Get the active screen of the default display.

    Returns:
        the active screen
    """

def layer_top() -> obj:
    """Get the top layer of the default display.

    Returns:
        the top layer
    """

def layer_sys() -> obj:
    """Get the system layer of the default display.

    Returns:
        the sys layer
    """

def layer_bottom() -> obj:
    """Get the bottom layer of the default display.

    Returns:
        the bottom layer
    """

def dpx(n: int, /) -> int:
    """For default display, computes the number of pixels (a distance or size) as if the display had
    160 DPI. This allows you to specify 1/160-th fractions of an inch to get real distance on the
    display that will be consistent regardless of its current DPI. It ensures `lv.dpx(100)`, for
    example, will have the same physical size regardless to the DPI of the display.

    Args:
        n: number of 1/160-th-inch units to compute with

    Returns:
        number of pixels to use to make that distance
    """

def obj_delete_anim_completed_cb(a: _Structs[anim_t], /) -> None:
    """A function to be easily used in animation ready callback to delete an object when the animation
    is ready.

    Args:
        a: the animation
    """

def clamp_width(width: int, min_width: int, max_width: int, ref_width: int, /) -> int:
    """Clamp a width between min and max width. If the min/max width is in percentage value use the
    ref_width.

    Args:
        width: width to clamp
        min_width: the minimal width
        max_width: the maximal width
        ref_width: the reference width used when min/max width is in percentage

    Returns:
        the clamped width
    """

def clamp_height(height: int, min_height: int, max_height: int, ref_height: int, /) -> int:
    """Clamp a height between min and max height. If the min/max height is in percentage value use the
    ref_height.

    Args:
        height: height to clamp
        min_height: the minimal height
        max_height: the maximal height
        ref_height: the reference height used when min/max height is in percentage

    Returns:
        the clamped height
    """

def obj_report_style_change(style: _Structs[style_t] | None = None, /) -> None:
    """Notify all object if a style is modified.

    Args:
        style: a style. Only the objects with this style will be notified (None to notify all
            objects)
    """

def fs_get_drv(letter: int | str, /) -> fs_drv_t | None:
    """Give a driver from its letter.

    Args:
        letter: the driver-identifier letter

    Returns:
        a driver or None if not found
    """

def fs_remove_drive(letter: int | str, /) -> None:
    """Remove a drive and call its remove function if available.

    Args:
        letter: letter identifier of the drive to remove
    """

def fs_is_ready(letter: int | str, /) -> bool:
    """Test if a drive is ready or not. If the `ready` function was not initialized `True` will be
    returned.

    Args:
        letter: letter of the drive

    Returns:
        True: drive is ready; False: drive is not ready
    """

def fs_open(file_p: _Structs[fs_file_t], path: str | bytes, mode: int, /) -> int:
    """Open a file.

    Args:
        file_p: a lv.fs_file_t variable
        path: path to the file beginning with the driver letter (e.g. S:/folder/file.txt)
        mode: read: FS_MODE_RD, write: FS_MODE_WR, both: FS_MODE_RD | FS_MODE_WR (lv.FS_MODE)

    Returns:
        lv.FS_RES.OK or any error from lv.FS_RES enum
    """

def fs_make_path_from_buffer(
    path: _Structs[fs_path_ex_t],
    letter: int | str,
    buf: _Readable,
    size: int,
    ext: str | bytes | None = None,
    /,
) -> None:
    """Create a special object from buffer/ memory address which looks like a file and can be passed as
    path to `lv.fs_file_t.open` and other functions accepting a path.

    For example //Create a PNG file from t a buffer and use it lv.fs_path_ex_t p;
    lv.fs_path_ex_t.make_path_from_buffer(&p, 'A', my_buf, my_buf_size, "png");
    lv.image.set_src(image1, &p);

    Args:
        path: path to a lv_fs_path_ex object
        letter: the identifier letter of the driver. E.g. `LV_FS_MEMFS_LETTER`
        buf: address of the memory buffer
        size: size of the memory buffer in bytes
        ext: the extension, e.g. "png", if None no extension will be added.
    """

def fs_get_buffer_from_path(
    path: _Structs[fs_path_ex_t],
    buffer: _Writable | Sequence[_Readable | None],
    size: _Writable | Sequence[int],
    /,
) -> int:
    """Get the buffer address and size from a path object.

    Args:
        path: an initialized `lv_fs_path_ex` data
        buffer: a `void *` variable to store the address
        size: an `uint32_t` data to store the size

    Returns:
        lv.RESULT.OK: buffer and size are set; lv.RESULT.INVALID: an error happened.
    """

def fs_close(file_p: _Structs[fs_file_t], /) -> int:
    """Close an already opened file.

    Args:
        file_p: a lv.fs_file_t variable

    Returns:
        lv.FS_RES.OK or any error from lv.FS_RES enum
    """

def fs_read(
    file_p: _Structs[fs_file_t],
    buf: _Writable,
    btr: int,
    br: _Writable | Sequence[int] | None = None,
    /,
) -> int:
    """Read from a file.

    Args:
        file_p: a lv.fs_file_t variable
        buf: a buffer where the read bytes are stored
        btr: Bytes To Read
        br: the number of real read bytes (Bytes Read). None if unused.

    Returns:
        lv.FS_RES.OK or any error from lv.FS_RES enum
    """

def fs_write(
    file_p: _Structs[fs_file_t],
    buf: _Readable,
    btw: int,
    bw: _Writable | Sequence[int] | None = None,
    /,
) -> int:
    """Write into a file.

    Args:
        file_p: a lv.fs_file_t variable
        buf: a buffer with the bytes to write
        btw: Bytes To Write
        bw: the number of real written bytes (Bytes Written). None if unused.

    Returns:
        lv.FS_RES.OK or any error from lv.FS_RES enum
    """

def fs_seek(file_p: _Structs[fs_file_t], pos: int, whence: int, /) -> int:
    """Set the position of the 'cursor' (read write pointer) in a file.

    Args:
        file_p: a lv.fs_file_t variable
        pos: the new position expressed in bytes index (0: start of file)
        whence: tells from where to set position. See lv.FS_SEEK

    Returns:
        lv.FS_RES.OK or any error from lv.FS_RES enum
    """

def fs_tell(file_p: _Structs[fs_file_t], pos: _Writable | Sequence[int], /) -> int:
    """Give the position of the read write pointer.

    Args:
        file_p: a lv.fs_file_t variable
        pos: store the position of the read write pointer

    Returns:
        lv.FS_RES.OK or any error from 'fs_res_t'
    """

def fs_get_size(file_p: _Structs[fs_file_t], size_res: _Writable | Sequence[int], /) -> int:
    """Get the size in bytes of an open file. The file read/write position will not be affected.

    Args:
        file_p: a lv.fs_file_t variable
        size_res: store the file size

    Returns:
        lv.FS_RES.OK or any error from `lv.FS_RES`
    """

def fs_path_get_size(path: str | bytes, size_res: _Writable | Sequence[int], /) -> int:
    """Get the size in bytes of a file at the given path.

    Args:
        path: the path of the file
        size_res: store the file size

    Returns:
        lv.FS_RES.OK or any error from `lv.FS_RES`
    """

def fs_load_to_buf(buf: _Writable, buf_size: int, path: str | bytes, /) -> int:
    """Read the contents of a file at the given path into a buffer.

    Args:
        buf: a buffer to read the contents of the file into
        buf_size: the size of the buffer and the amount to read from the file
        path: the path of the file

    Returns:
        lv.FS_RES.OK on success, lv.FS_RES.UNKNOWN if fewer than `buf_size` bytes could be read from
            the file, or any error from `lv.FS_RES`
    """

def fs_load_with_alloc(path: str | bytes, size: _Writable | Sequence[int], /) -> Blob | None:
    """Load a file into a memory buffer.

    Args:
        size: store the size of the loaded file
        filename: the path of the file

    Returns:
        the loaded file buffer, or None if an error occurred
    """

def fs_get_letters(buf: _Writable, /) -> str:
    """Fill a buffer with the letters of existing drivers.

    Args:
        buf: buffer to store the letters ('\\0' added after the last letter)

    Returns:
        the buffer
    """

def fs_get_ext(fn: str | bytes, /) -> str:
    """Return with the extension of the filename.

    Args:
        fn: string with a filename

    Returns:
        the beginning extension or empty string if no extension
    """

def fs_up(path: _Writable, /) -> str:
    """Step up one level.

    Args:
        path: a file name

    Returns:
        the truncated file name
    """

def fs_get_last(path: str | bytes, /) -> str:
    """Get the last element of a path (e.g. U:/folder/file -> file)

    Args:
        path: a file name

    Returns:
        the beginning of the last element in the path
    """

def fs_path_join(buf: _Writable, buf_sz: int, base: str | bytes, end: str | bytes, /) -> int:
    """Concatenate two path components and automatically add/remove a separator as needed. buf, buf_sz,
    and the return value are analogous to lv.snprintf.

    Args:
        buf: the buffer to place the result in
        buf_sz: the size of buf. At most buf_sz - 1 characters will be written to buf, and a null
            terminator
        base: the first path component
        end: the second path component

    Returns:
        the number of characters (not including the null terminator) that would be written to buf,
            even if buf_sz-1 was smaller
    """

def image_decoder_open(
    dsc: image_decoder_dsc_t | Blob,
    src: _Readable,
    args: image_decoder_args_t | Blob,
    /,
) -> int:
    """Open an image. Try the created image decoders one by one. Once one is able to open the image
    that decoder is saved in `dsc`

    Args:
        dsc: describes a decoding session. Simply an `lv.image_decoder_dsc_t` variable.
        src: the image source. Can be 1) File name: E.g. "S:folder/img1.png" (The drivers needs to
            registered via `lv.fs_drv_t.register())`) 2) Variable: an `lv.image_dsc_t` variable 3)
            Symbol: E.g. `lv.SYMBOL.OK`
        args: args about how the image should be opened.

    Returns:
        lv.RESULT.OK: opened the image. `dsc->decoded` and `dsc->header` are set. lv.RESULT.INVALID:
            none of the registered image decoders were able to open the image.
    """

def image_decoder_get_area(
    dsc: image_decoder_dsc_t | Blob,
    full_area: _Structs[area_t],
    decoded_area: _Structs[area_t],
    /,
) -> int:
    """Decode `full_area` pixels incrementally by calling in a loop. Set `decoded_area` to
    `lv.COORD_MIN` on first call.

    Args:
        dsc: image decoder descriptor
        full_area: input parameter. the full area to decode after enough subsequent calls
        decoded_area: input+output parameter. set the values to `lv.COORD_MIN` for the first call
            and to reset decoding. the decoded area is stored here after each call.

    Returns:
        lv.RESULT.OK: success; lv.RESULT.INVALID: an error occurred or there is nothing left to
            decode
    """

def image_decoder_close(dsc: image_decoder_dsc_t | Blob, /) -> None:
    """Close a decoding session.

    Args:
        dsc: `lv.image_decoder_dsc_t` used in `lv.image_decoder_dsc_t.open`
    """

def image_decoder_post_process(
    dsc: image_decoder_dsc_t | Blob,
    decoded: _Structs[draw_buf_t],
    /,
) -> draw_buf_t:
    """Check the decoded image, make any modification if decoder `args` requires.

    A new draw buf will be allocated if provided `decoded` is not modifiable or stride mismatch etc.

    Args:
        dsc: a decoder descriptor
        decoded: a decoded image to post process to meet dsc->args requirement.

    Returns:
        post processed draw buffer, when it differs with `decoded`, it's newly allocated.
    """

def draw_init() -> None:
    """Used internally to initialize the drawing module."""

def draw_deinit() -> None:
    """Deinitialize the drawing module."""

def draw_create_unit(size: int, /) -> Blob | None:
    """Allocate a new draw unit with the given size and appends it to the list of draw units.

    Args:
        size: the size to allocate. E.g. `sizeof(my_draw_unit_t)`, where the first element of
            `my_draw_unit_t` is `lv_draw_unit_t`.
    """

def draw_add_task(layer: _Structs[layer_t], coords: _Structs[area_t], type: int, /) -> draw_task_t:
    """Add an empty draw task to the draw task list of a layer.

    Args:
        layer: a layer
        coords: the coordinates of the draw task
        type: lv.DRAW_TASK_TYPE

    Returns:
        the created draw task which needs to be further configured e.g. by added a draw descriptor
    """

def draw_finalize_task_creation(layer: _Structs[layer_t], t: draw_task_t | Blob, /) -> None:
    """Needs to be called when a draw task is created and configured. It will send an event about the
    new draw task to the widget and assign it to a draw unit.

    Args:
        layer: a layer
        t: a draw task
    """

def draw_dispatch() -> None:
    """Try dispatching draw tasks to draw units."""

def draw_dispatch_layer(disp: display_t | Blob, layer: _Structs[layer_t], /) -> bool:
    """Used internally to try dispatching draw tasks of a specific layer.

    Args:
        disp: a display on which the dispatching was requested
        layer: a layer

    Returns:
        at least one draw task is being rendered (maybe it was taken earlier)
    """

def draw_dispatch_wait_for_request() -> None:
    """Wait for a new dispatch request. It's blocking if `LV_USE_OS == 0` else it yields."""

def draw_wait_for_finish() -> None:
    """Wait for draw finish in case of asynchronous task execution. If `LV_USE_OS == 0` it just return."""

def draw_dispatch_request() -> None:
    """When a draw unit finished a draw task it needs to request dispatching to let LVGL assign a new
    draw task to it.
    """

def draw_get_unit_count() -> int:
    """Get the total number of draw units."""

def draw_get_available_task(
    layer: _Structs[layer_t],
    t_prev: draw_task_t | Blob,
    draw_unit_id: int,
    /,
) -> draw_task_t | None:
    """If there is only one draw unit check the first draw task if it's available. If there are
    multiple draw units call `lv.draw_get_next_available_task` to find a task.

    Args:
        layer: the draw layer to search in
        t_prev: continue searching from this task
        draw_unit_id: check the task where `preferred_draw_unit_id` equals this value or
            `lv.DRAW_UNIT_NONE`

    Returns:
        an available draw task or None if there is not any
    """

def draw_get_next_available_task(
    layer: _Structs[layer_t],
    t_prev: draw_task_t | Blob,
    draw_unit_id: int,
    /,
) -> draw_task_t | None:
    """Find and available draw task.

    Args:
        layer: the draw layer to search in
        t_prev: continue searching from this task
        draw_unit_id: check the task where `preferred_draw_unit_id` equals this value or
            `lv.DRAW_UNIT_NONE`

    Returns:
        an available draw task or None if there is not any
    """

def draw_get_dependent_count(t_check: draw_task_t | Blob, /) -> int:
    """Tell how many draw task are waiting to be drawn on the area of `t_check`. It can be used to
    determine if a GPU shall combine many draw tasks into one or not. If a lot of tasks are waiting
    for the current ones it makes sense to draw them one-by-one to not block the dependent tasks'
    rendering.

    Args:
        t_check: the task whose dependent tasks shall be counted

    Returns:
        number of tasks depending on `t_check`
    """

def draw_unit_send_event(name: str | bytes, code: int, param: _Writable, /) -> None:
    """Send an event to the draw units.

    Args:
        name: the name of the draw unit to send the event to
        code: the event code (lv.EVENT)
        param: the event parameter
    """

def draw_layer_create(
    parent_layer: _Structs[layer_t],
    color_format: int,
    area: _Structs[area_t],
    /,
) -> layer_t:
    """Create (allocate) a new layer on a parent layer.

    Args:
        parent_layer: the parent layer to which the layer will be merged when it's rendered
        color_format: the color format of the layer (lv.COLOR_FORMAT)
        area: the areas of the layer (absolute coordinates)

    Returns:
        the new target_layer or None on error
    """

def draw_layer_init(
    layer: _Structs[layer_t],
    parent_layer: _Structs[layer_t],
    color_format: int,
    area: _Structs[area_t],
    /,
) -> None:
    """Initialize a layer which is allocated by the user.

    Args:
        layer: pointer the layer to initialize (its lifetime needs to be managed by the user)
        parent_layer: the parent layer to which the layer will be merged when it's rendered
        color_format: the color format of the layer (lv.COLOR_FORMAT)
        area: the areas of the layer (absolute coordinates)

    Returns:
        the new target_layer or None on error
    """

def draw_layer_alloc_buf(layer: _Structs[layer_t], /) -> Blob | None:
    """Try to allocate a buffer for the layer.

    Args:
        layer: a layer

    Returns:
        the allocated aligned buffer or None on failure
    """

def draw_layer_go_to_xy(layer: _Structs[layer_t], x: int, y: int, /) -> Blob | None:
    """Got to a pixel at X and Y coordinate on a layer.

    Args:
        layer: a layer
        x: the target X coordinate
        y: the target X coordinate

    Returns:
        `buf` offset to point to the given X and Y coordinate
    """

def draw_layer_create_drop_shadow(
    parent_layer: _Structs[layer_t],
    base: _Structs[draw_dsc_base_t],
    area: _Structs[area_t],
    /,
) -> layer_t:
    """Begin a layer that a drop shadow is made of."""

def draw_layer_finish_drop_shadow(
    drop_shadow_layer: _Structs[layer_t],
    base: _Structs[draw_dsc_base_t],
    /,
) -> None:
    """Blur and draw the layer of a drop shadow."""

def draw_fill(
    layer: _Structs[layer_t],
    dsc: _Structs[draw_fill_dsc_t],
    coords: _Structs[area_t],
    /,
) -> None:
    """Fill an area.

    Args:
        layer: a layer
        dsc: an initialized draw descriptor variable
        coords: the coordinates of the rectangle
    """

def draw_border(
    layer: _Structs[layer_t],
    dsc: _Structs[draw_border_dsc_t],
    coords: _Structs[area_t],
    /,
) -> None:
    """Draw a border.

    Args:
        layer: a layer
        dsc: an initialized draw descriptor variable
        coords: the coordinates of the rectangle
    """

def draw_box_shadow(
    layer: _Structs[layer_t],
    dsc: _Structs[draw_box_shadow_dsc_t],
    coords: _Structs[area_t],
    /,
) -> None:
    """Draw a box shadow.

    Args:
        layer: a layer
        dsc: an initialized draw descriptor variable
        coords: the coordinates of the rectangle
    """

def draw_rect(
    layer: _Structs[layer_t],
    dsc: _Structs[draw_rect_dsc_t],
    coords: _Structs[area_t],
    /,
) -> None:
    """The rectangle is a wrapper for fill, border, bg. image and box shadow. Internally fill, border,
    image and box shadow draw tasks will be created.

    Args:
        layer: a layer
        dsc: an initialized draw descriptor variable
        coords: the coordinates of the rectangle
    """

def draw_label(
    layer: _Structs[layer_t],
    dsc: _Structs[draw_label_dsc_t],
    coords: _Structs[area_t],
    /,
) -> None:
    """Create a draw task to render a text.

    Args:
        layer: a layer
        dsc: draw descriptor
        coords: coordinates of the character
    """

def draw_character(
    layer: _Structs[layer_t],
    dsc: _Structs[draw_label_dsc_t],
    point: _Structs[point_t],
    unicode_letter: int,
    /,
) -> None:
    """Create a draw task to render a single character.

    Args:
        layer: a layer
        dsc: draw descriptor
        point: position of the label
        unicode_letter: the letter to draw
    """

def draw_letter(
    layer: _Structs[layer_t],
    dsc: _Structs[draw_letter_dsc_t],
    point: _Structs[point_t],
    /,
) -> None:
    """Draw a single letter.

    Args:
        layer: a layer
        dsc: draw descriptor
        point: position of the label
    """

def draw_label_iterate_characters(
    t: draw_task_t | Blob,
    dsc: _Structs[draw_label_dsc_t],
    coords: _Structs[area_t],
    cb: Callable[[draw_task_t, draw_glyph_dsc_t, draw_fill_dsc_t, area_t], object] | None,
    /,
) -> None:
    """Should be used during rendering the characters to get the position and other parameters of the
    characters.

    Args:
        t: a draw task
        dsc: draw descriptor
        coords: coordinates of the label
        cb: a callback to call to draw each glyphs one by one
    """

def draw_unit_draw_letter(
    t: draw_task_t | Blob,
    dsc: draw_glyph_dsc_t | Blob,
    pos: _Structs[point_t],
    font: _Structs[font_t],
    letter: int,
    cb: Callable[[draw_task_t, draw_glyph_dsc_t, draw_fill_dsc_t, area_t], object] | None,
    /,
) -> None:
    """Draw a single letter using the provided draw unit, glyph descriptor, position, font, and
    callback.

    This function is responsible for rendering a single character from a text string, applying the
    necessary styling described by the glyph descriptor (`dsc`). It handles the retrieval of the
    glyph's description, checks its visibility within the clipping area, and invokes the callback
    (`cb`) to render the glyph at the specified position (`pos`) using the given font (`font`).

    Args:
        t: the drawing task.
        dsc: the descriptor containing styling for the glyph to be drawn.
        pos: the point coordinates where the letter should be drawn.
        font: the font containing the glyph.
        letter: The Unicode code point of the letter to be drawn.
        cb: Callback function to execute the actual rendering of the glyph.
    """

def draw_image(
    layer: _Structs[layer_t],
    dsc: _Structs[draw_image_dsc_t],
    coords: _Structs[area_t],
    /,
) -> None:
    """Create an image draw task.

    `coords` can be small than the real image area (if only a part of the image is rendered) or can
    be larger (in case of tiled images). .

    Args:
        layer: a layer
        dsc: an initialized draw descriptor
        coords: the coordinates of the image
    """

def draw_layer(
    layer: _Structs[layer_t],
    dsc: _Structs[draw_image_dsc_t],
    coords: _Structs[area_t],
    /,
) -> None:
    """Create a draw task to blend a layer to another layer.

    `coords` can be small than the total widget area from which the layer is created (if only a part
    of the widget was rendered to a layer)

    Args:
        layer: a layer
        dsc: an initialized draw descriptor. `src` must be set to the layer to blend
        coords: the coordinates of the layer.
    """

def draw_line(layer: _Structs[layer_t], dsc: _Structs[draw_line_dsc_t], /) -> None:
    """Create a line draw task.

    Args:
        layer: a layer
        dsc: an initialized `lv.draw_line_dsc_t` variable
    """

def draw_line_iterate(
    t: draw_task_t | Blob,
    dsc: _Structs[draw_line_dsc_t],
    draw_line_cb: Callable[..., Any] | None,
    /,
) -> None:
    """A helper function to call a callback which draws a line between two points. This way it doesn't
    matter if ``p1, p2`` or ``points`` were used as it calls the ``callback`` as needed.

    Args:
        t: draw task
        dsc: a draw descriptor
        draw_line_cb: a callback that draws a line between ``dsc->p1`` and ``dsc->p2``
    """

def draw_arc(layer: _Structs[layer_t], dsc: _Structs[draw_arc_dsc_t], /) -> None:
    """Create an arc draw task.

    Args:
        layer: a layer
        dsc: an initialized draw descriptor variable
    """

def draw_arc_get_area(
    x: int,
    y: int,
    radius: int,
    start_angle: int,
    end_angle: int,
    w: int,
    rounded: bool | int,
    area: _Structs[area_t],
    /,
) -> None:
    """Get an area the should be invalidated when the arcs angle changed between start_angle and
    end_ange.

    Args:
        x: the x coordinate of the center of the arc
        y: the y coordinate of the center of the arc
        radius: the radius of the arc
        start_angle: the start angle of the arc (0 deg on the bottom, 90 deg on the right)
        end_angle: the end angle of the arc
        w: width of the arc
        rounded: True: the arc is rounded
        area: store the area to invalidate here
    """

def draw_triangle(layer: _Structs[layer_t], draw_dsc: _Structs[draw_triangle_dsc_t], /) -> None:
    """Create a triangle draw task.

    Args:
        layer: a layer
        draw_dsc: an initialized `lv.draw_triangle_dsc_t` object
    """

def draw_blur(
    layer: _Structs[layer_t],
    dsc: _Structs[draw_blur_dsc_t],
    coords: _Structs[area_t],
    /,
) -> None:
    """Create a blur draw task.

    Args:
        layer: a layer
        dsc: an initialized `lv.draw_blur_dsc_t` variable
        coords: coordinates of the character
    """

def group_create() -> group_t:
    """Create new Widget group.

    Returns:
        the new Widget group
    """

def group_get_default() -> group_t | None:
    """Get default group.

    Returns:
        the default group
    """

def group_swap_obj(obj1: obj, obj2: obj, /) -> None:
    """Swap 2 Widgets in group. Widgets must be in the same group.

    Args:
        obj1: a Widget
        obj2: another Widget
    """

def group_remove_obj(obj: obj, /) -> None:
    """Remove a Widget from its group.

    Args:
        obj: Widget to remove
    """

def group_focus_obj(obj: obj, /) -> None:
    """Focus on a Widget (defocus the current).

    Args:
        obj: Widget to focus on
    """

def group_get_count() -> int:
    """Get the number of groups.

    Returns:
        number of groups
    """

def group_by_index(index: int, /) -> group_t:
    """Get a group by its index.

    Args:
        index: index of the group

    Returns:
        the group
    """

def indev_create() -> indev_t:
    """Create an indev.

    Returns:
        the created indev or None when allocation failed
    """

def indev_read_timer_cb(timer: timer_t | Blob, /) -> None:
    """Called periodically to read the input devices.

    Args:
        timer: a timer to read
    """

def indev_active() -> indev_t | None:
    """Get the currently processed input device. Can be used in action functions too.

    Returns:
        the currently processed input device or None if no input device processing right now
    """

def indev_get_active_obj() -> obj | None:
    """Gets the currently active object in the currently processed input device.

    Returns:
        currently active object or None if no active object
    """

def indev_search_obj(obj: obj, point: _Structs[point_t], /) -> obj | None:
    """Search the most top, clickable object by a point.

    Args:
        obj: a start object, typically the screen
        point: a point for searching the most top child

    Returns:
        the found object or None if there was no suitable object
    """

def obj_event_base(class_p: obj_class_t | Blob, e: event_t | Blob, /) -> int:
    """Used by the widgets internally to call the ancestor widget types's event handler.

    Args:
        class_p: the class of the widget (NOT the ancestor class)
        e: the event descriptor

    Returns:
        lv.RESULT.OK: the target object was not deleted in the event; lv.RESULT.INVALID: it was
            deleted in the event_code
    """

def refr_now(disp: display_t | Blob | None = None, /) -> None:
    """Redraw the invalidated areas now. Normally the redrawing is periodically executed in
    `lv.timer_handler` but a long blocking process can prevent the call of `lv.timer_handler`. In
    this case if the GUI is updated in the process (e.g. progress bar) this function can be called
    when the screen should be updated.

    Args:
        disp: display to refresh. None to refresh all displays.
    """

def obj_redraw(layer: _Structs[layer_t], obj: obj, /) -> None:
    """Redrawn on object and all its children using the passed draw context.

    Args:
        layer: a layer where to draw.
        obj: the start object from the redraw should start
    """

def display_refr_timer(timer: timer_t | Blob | None = None, /) -> None:
    """Called periodically to handle the refreshing.

    Args:
        timer: the timer itself, or `None`
    """

def gridnav_add(obj: obj, ctrl: int, /) -> None:
    """Add grid navigation feature to an object. It expects the children to be arranged into a grid-
    like layout. Although it's not required to have pixel perfect alignment. This feature makes
    possible to use keys to navigate among the children and focus them. The keys other than arrows
    and press/release related events are forwarded to the focused child.

    Args:
        obj: an object on which navigation should be applied.
        ctrl: control flags from `lv.GRIDNAV_CTRL`.
    """

def gridnav_remove(obj: obj, /) -> None:
    """Remove the grid navigation support from an object.

    Args:
        obj: an object
    """

def gridnav_set_focused(cont: obj, to_focus: obj, anim_en: bool | int, /) -> None:
    """Manually focus an object on gridnav container.

    Args:
        cont: a gridnav container
        to_focus: an object to focus
        anim_en: lv.ANIM.ON/OFF
    """

def binfont_create(path: str | bytes, /) -> font_t | None:
    """Loads a `lv.font_t` object from a binary font file.

    Args:
        path: path to font file

    Returns:
        font where to load
    """

def binfont_destroy(font: _Structs[font_t], /) -> None:
    """Frees the memory allocated by the `lv.binfont_create()` function.

    Args:
        font: lv.font_t object created by the lv.binfont_create function
    """

def font_get_bitmap_fmt_txt(
    g_dsc: _Structs[font_glyph_dsc_t],
    draw_buf: _Structs[draw_buf_t],
    /,
) -> Blob | None:
    """Used as `get_glyph_bitmap` callback in lvgl's native font format if the font is uncompressed.

    Args:
        g_dsc: the glyph descriptor including which font to use, which supply the glyph_index and
            format.
        draw_buf: a draw buffer that can be used to store the bitmap of the glyph, it's OK not to
            use it.

    Returns:
        an A8 bitmap (not necessarily bitmap_out) or None if `unicode_letter` not found
    """

def imgfont_create(
    height: int,
    path_cb: Callable[..., Any] | None,
    user_data: object = None,
    /,
) -> font_t:
    """Creates a image font with info parameter specified.

    Args:
        height: font size
        path_cb: a function to get the image path name of character.
        user_data: user data

    Returns:
        the new imgfont or None if create error.
    """

def imgfont_destroy(font: _Structs[font_t], /) -> None:
    """Destroy a image font that has been created.

    Args:
        font: image font handle.
    """

def keyboard_def_event_cb(e: event_t | Blob, /) -> None:
    """Default keyboard event callback to handle button presses. Adds characters to the text area and
    switches map if needed. If a custom `event_cb` is used, this function can be called within it.

    Args:
        e: the triggering event
    """

def span_stack_init() -> None:
    """Allocate what drawing spans needs; lv.init() does so."""

def span_stack_deinit() -> None:
    """Free what drawing spans needs; lv.deinit() does so."""

def monkey_create(config: _Structs[monkey_config_t], /) -> monkey_t:
    """Create monkey for test.

    Args:
        config: 'lv.monkey_config_t' variable

    Returns:
        the created monkey
    """

def fragment_create(cls: _Structs[fragment_class_t], args: _Writable, /) -> fragment_t:
    """Create a fragment instance.

    Args:
        cls: Fragment class. This fragment must return non null object.
        args: Arguments assigned by fragment manager

    Returns:
        Fragment instance
    """

def bin_decoder_init() -> None:
    """Initialize the binary image decoder module."""

def bin_decoder_info(
    decoder: image_decoder_t | Blob,
    dsc: image_decoder_dsc_t | Blob,
    header: _Structs[image_header_t],
    /,
) -> int:
    """Get info about a lvgl binary image.

    Args:
        decoder: the decoder where this function belongs
        dsc: image descriptor containing the source and type of the image and other info.
        header: store the image data here

    Returns:
        lv.RESULT.OK: the info is successfully stored in `header`; lv.RESULT.INVALID: unknown format
            or other error.
    """

def bin_decoder_get_area(
    decoder: image_decoder_t | Blob,
    dsc: image_decoder_dsc_t | Blob,
    full_area: _Structs[area_t],
    decoded_area: _Structs[area_t],
    /,
) -> int:
    """Decode the next part of a picture in LVGL's own format."""

def bin_decoder_open(decoder: image_decoder_t | Blob, dsc: image_decoder_dsc_t | Blob, /) -> int:
    """Open a lvgl binary image.

    Args:
        decoder: the decoder where this function belongs
        dsc: decoder descriptor. `src`, `style` are already initialized in it.

    Returns:
        lv.RESULT.OK: the info is successfully stored in `header`; lv.RESULT.INVALID: unknown format
            or other error.
    """

def bin_decoder_close(decoder: image_decoder_t | Blob, dsc: image_decoder_dsc_t | Blob, /) -> None:
    """Close the pending decoding. Free resources etc.

    Args:
        decoder: the decoder the function associated with
        dsc: decoder descriptor
    """

def tiny_ttf_create_file(path: str | bytes, font_size: int, /) -> font_t | None:
    """Create a font from the specified file or path with the specified line height.

    Args:
        path: the path or file name of the font
        font_size: the font size in pixel

    Returns:
        a font object
    """

def tiny_ttf_create_file_ex(
    path: str | bytes,
    font_size: int,
    kerning: int,
    cache_size: int,
    /,
) -> font_t | None:
    """Create a font from the specified file or path with the specified line height with the specified
    cache size.

    Args:
        path: the path or file name of the font
        font_size: the font size in pixel
        kerning: kerning value in pixel (lv.FONT_KERNING)
        cache_size: the cache size in count

    Returns:
        a font object
    """

def tiny_ttf_create_data(data: _Readable, data_size: int, font_size: int, /) -> font_t | None:
    """Create a font from the specified data pointer with the specified line height.

    Args:
        data: the data pointer
        data_size: the data size
        font_size: the font size in pixel

    Returns:
        a font object
    """

def tiny_ttf_create_data_ex(
    data: _Readable,
    data_size: int,
    font_size: int,
    kerning: int,
    cache_size: int,
    /,
) -> font_t | None:
    """Create a font from the specified data pointer with the specified line height and the specified
    cache size.

    Args:
        data: the data pointer
        data_size: the data size
        font_size: the font size in pixel
        kerning: kerning value in pixel (lv.FONT_KERNING)
        cache_size: the cache size in count
    """

def tiny_ttf_set_size(font: _Structs[font_t], font_size: int, /) -> None:
    """Set the size of the font to a new font_size.

    The font bitmap cache and glyph cache will be flushed.

    Args:
        font: the font object
        font_size: the font size in pixel
    """

def tiny_ttf_destroy(font: _Structs[font_t], /) -> None:
    """Destroy a font previously created with lv_tiny_ttf_create_xxxx()

    Args:
        font: the font object
    """

def draw_sw_i1_to_argb8888(
    buf_i1: _Readable,
    buf_argb8888: _Writable,
    width: int,
    height: int,
    buf_i1_stride: int,
    buf_argb8888_stride: int,
    index0_color: int,
    index1_color: int,
    /,
) -> None:
    """Converts an I1 buffer to ARGB8888 format.

    Args:
        buf_i1: buffer with I1 formatted render
        buf_argb8888: buffer for ARGB8888 render
        width: width in pixels of the area. must be a multiple of 8.
        height: height in pixels of the area
        buf_i1_stride: stride of i1 buffer in bytes
        buf_argb8888_stride: stride of argb8888 buffer in bytes
        index0_color: color of the 0 bits of i1 buf
        index1_color: color of the 1 bits of i1 buf
    """

def draw_sw_rgb565_swap(buf: _Writable, buf_size_px: int, /) -> None:
    """Swap the upper and lower byte of an RGB565 buffer. Might be required if a 8bit parallel port or
    an SPI port send the bytes in the wrong order. The bytes will be swapped in place.

    Args:
        buf: buffer
        buf_size_px: number of pixels in the buffer
    """

def draw_sw_i1_invert(buf: _Writable, buf_size: int, /) -> None:
    """Invert a draw buffer in the I1 color format. Conventionally, a bit is set to 1 during blending
    if the luminance is greater than 127. Depending on the display controller used, you might want
    to have different behavior. The inversion will be performed in place.

    Args:
        buf: the buffer to be inverted
        buf_size: size of the buffer in bytes
    """

def draw_sw_i1_convert_to_vtiled(
    buf: _Readable,
    buf_size: int,
    width: int,
    height: int,
    out_buf: _Writable,
    out_buf_size: int,
    bit_order_lsb: bool | int,
    /,
) -> None:
    """Convert a draw buffer in I1 color format from htiled (row-wise) to vtiled (column-wise) buffer
    layout. The conversion assumes that the buffer width and height is rounded to a multiple of 8.

    Args:
        buf: the buffer to be converted
        buf_size: size of the buffer in bytes
        width: width of the buffer
        height: height of the buffer
        out_buf: the output buffer
        out_buf_size: size of the output buffer in bytes
        bit_order_lsb: bit order of the resulting vtiled buffer
    """

def draw_sw_rotate(
    src: _Readable,
    dest: _Writable,
    src_width: int,
    src_height: int,
    src_stride: int,
    dest_stride: int,
    rotation: int,
    color_format: int,
    /,
) -> None:
    """Rotate a buffer into another buffer.

    Args:
        src: the source buffer
        dest: the destination buffer
        src_width: source width in pixels
        src_height: source height in pixels
        src_stride: source stride in bytes (number of bytes in a row)
        dest_stride: destination stride in bytes (number of bytes in a row)
        rotation: lv.DISPLAY_ROTATION._0/90/180/270
        color_format: lv.COLOR_FORMAT.RGB565/RGB888/XRGB8888/ARGB8888
    """

def snapshot_take(obj: obj, cf: int, /) -> draw_buf_t | None:
    """Take snapshot for object with its children, create the draw buffer as needed.

    Args:
        obj: the object to generate snapshot.
        cf: color format for generated image. (lv.COLOR_FORMAT)

    Returns:
        an draw buffer containing snapshot image, or None if failed.
    """

def snapshot_create_draw_buf(obj: obj, cf: int, /) -> draw_buf_t:
    """Create a draw buffer to store the snapshot image for object.

    Args:
        obj: the object to generate snapshot.
        cf: color format for generated image. (lv.COLOR_FORMAT)

    Returns:
        an draw buffer ready for taking snapshot, or None if failed.
    """

def snapshot_reshape_draw_buf(obj: obj, draw_buf: _Structs[draw_buf_t], /) -> int:
    """Reshape the draw buffer to prepare for taking snapshot for obj. This is usually used to check if
    the existing draw buffer is enough for obj snapshot. If return lv.RESULT.INVALID, you should
    create a new one.

    Args:
        obj: the object to generate snapshot.
        draw_buf: the draw buffer to reshape.
    """

def snapshot_take_to_draw_buf(obj: obj, cf: int, draw_buf: _Structs[draw_buf_t], /) -> int:
    """Take snapshot for object with its children, save image info to provided buffer.

    Args:
        obj: the object to generate snapshot.
        cf: color format for new snapshot image. It could differ with cf of `draw_buf` as long as
            the new cf will fit in. (lv.COLOR_FORMAT)
        draw_buf: the draw buffer to store the image result. It's reshaped automatically.

    Returns:
        lv.RESULT.OK on success, lv.RESULT.INVALID on error.
    """

def snapshot_free(dsc: _Structs[image_dsc_t], /) -> None:
    """Use `lv.draw_buf_t.destroy` instead.

    Free the snapshot image returned by lv.snapshot_take.

    Args:
        dsc: the image descriptor generated by lv.snapshot_take.
    """

def snapshot_take_to_buf(
    obj: obj,
    cf: int,
    dsc: _Structs[image_dsc_t],
    buf: _Writable,
    buf_size: int,
    /,
) -> int:
    """Take snapshot for object with its children, save image info to provided buffer.

    Use lv.snapshot_take_to_draw_buf instead.

    Args:
        obj: the object to generate snapshot.
        cf: color format for generated image. (lv.COLOR_FORMAT)
        dsc: image descriptor to store the image result.
        buf: the buffer to store image data. It must meet align requirement.
        buf_size: provided buffer size in bytes.

    Returns:
        lv.RESULT.OK on success, lv.RESULT.INVALID on error.
    """

def theme_create() -> theme_t:
    """Creates a new theme.

    Returns:
        the new theme or None if allocation failed
    """

def theme_get_from_obj(obj: obj, /) -> theme_t | None:
    """Get the theme assigned to the display of the object.

    Args:
        obj: a theme object

    Returns:
        the theme of the object's display (can be None)
    """

def theme_apply(obj: obj, /) -> None:
    """Apply the active theme on an object.

    Args:
        obj: an object
    """

def theme_get_font_small(obj: obj, /) -> font_t:
    """Get the small font of the theme.

    Args:
        obj: an object

    Returns:
        the font
    """

def theme_get_font_normal(obj: obj, /) -> font_t:
    """Get the normal font of the theme.

    Args:
        obj: an object

    Returns:
        the font
    """

def theme_get_font_large(obj: obj, /) -> font_t:
    """Get the subtitle font of the theme.

    Args:
        obj: an object

    Returns:
        the font
    """

def theme_get_color_primary(obj: obj, /) -> color_t:
    """Get the primary color of the theme.

    Args:
        obj: an object

    Returns:
        the color
    """

def theme_get_color_secondary(obj: obj, /) -> color_t:
    """Get the secondary color of the theme.

    Args:
        obj: an object

    Returns:
        the color
    """

def theme_default_init(
    disp: display_t | Blob,
    color_primary: _Struct[color_t],
    color_secondary: _Struct[color_t],
    dark: bool | int,
    font: _Structs[font_t],
    /,
) -> theme_t:
    """Initialize the theme.

    Args:
        disp: display
        color_primary: the primary color of the theme
        color_secondary: the secondary color for the theme
        font: a font to use.

    Returns:
        reference this theme later
    """

def theme_default_is_inited() -> bool:
    """Check if default theme is initialized.

    Returns:
        True if default theme is initialized, False otherwise
    """

def theme_default_get() -> theme_t:
    """Get default theme.

    Returns:
        default theme, or None if this is not initialized
    """

def theme_default_deinit() -> None:
    """Deinitialize the default theme."""

def theme_mono_init(
    disp: display_t | Blob,
    dark_bg: bool | int,
    font: _Structs[font_t],
    /,
) -> theme_t:
    """Initialize the theme.

    Args:
        disp: display
        font: a font to use.

    Returns:
        reference this theme later
    """

def theme_mono_is_inited() -> bool:
    """Check if the theme is initialized.

    Returns:
        True if default theme is initialized, False otherwise
    """

def theme_mono_get() -> theme_t:
    """Get mono theme.

    Returns:
        mono theme, or None if this is not initialized
    """

def theme_mono_deinit() -> None:
    """Deinitialize the mono theme."""

def theme_simple_init(disp: display_t | Blob, /) -> theme_t:
    """Initialize the theme.

    Args:
        disp: display

    Returns:
        reference this theme later
    """

def theme_simple_is_inited() -> bool:
    """Check if the theme is initialized.

    Returns:
        True if default theme is initialized, False otherwise
    """

def theme_simple_get() -> theme_t:
    """Get simple theme.

    Returns:
        simple theme, or None if this is not initialized
    """

def theme_simple_deinit() -> None:
    """Deinitialize the simple theme."""

def task_handler() -> int:
    """The old name of timer_handler()."""

def version_major() -> int:
    """Wrapper functions for VERSION macros."""

def version_minor() -> int:
    """The second number of LVGL's version."""

def version_patch() -> int:
    """The third number of LVGL's version."""

def version_info() -> str:
    """What follows the numbers in the version: "" for a release."""

class ime_pinyin_k9_py_str_t(_Pointer):
    def __init__(self, fields: _Struct[ime_pinyin_k9_py_str_t] | int | None = None, /) -> None: ...
    @property
    def py_str(self) -> builtins.list[int]: ...
    @py_str.setter
    def py_str(self, value: Sequence[int | str], /) -> None: ...

class anim_bezier3_para_t(_Pointer):
    """Parameter used when path is custom_bezier."""
    def __init__(self, fields: _Struct[anim_bezier3_para_t] | int | None = None, /) -> None: ...
    x1: int
    y1: int
    x2: int
    y2: int

class anim_t(_Pointer):
    """Describes an animation."""
    def __init__(self, fields: _Struct[anim_t] | int | None = None, /) -> None: ...
    @property
    def var(self) -> Blob | None:
        """Variable (Widget or other user-provided object) to animate."""
    @var.setter
    def var(self, value: _Writable | None, /) -> None: ...
    @property
    def exec_cb(self) -> Blob | None:
        """Function to execute to animate."""
    @exec_cb.setter
    def exec_cb(self, value: Callable[[Any, int], object] | None, /) -> None: ...
    custom_exec_cb: Callable[[anim_t, int], object] | None
    """Function to execute to animate, same purpose as exec_cb but different parameters."""
    start_cb: Callable[[anim_t], object] | None
    """Call it when animation is starts (considering `delay`)"""
    completed_cb: Callable[[anim_t], object] | None
    """Call it when animation is fully completed."""
    deleted_cb: Callable[[anim_t], object] | None
    """Call it when animation is deleted."""
    get_value_cb: Callable[[anim_t], int] | None
    """Get current value in relative mode."""
    @property
    def user_data(self) -> Any:
        """Custom user data."""
    @user_data.setter
    def user_data(self, value: object, /) -> None: ...
    path_cb: Callable[[anim_t], int] | None
    """Provides path (curve) of animation."""
    start_value: int
    """Start value."""
    current_value: int
    """Current value."""
    end_value: int
    """End value."""
    duration: int
    """Animation duration in ms."""
    act_time: int
    """Ms elapsed since animation started. Set to negative to make delay."""
    reverse_delay: int
    """Wait (in ms) after forward play ends and before reverse play begins."""
    reverse_duration: int
    """Reverse animation duration in ms."""
    repeat_delay: int
    """Wait before repeating."""
    repeat_cnt: int
    """Repeat count for animation."""
    @property
    def parameter(self) -> _anim_t_parameter: ...
    @parameter.setter
    def parameter(self, value: _Struct[_anim_t_parameter], /) -> None: ...
    last_timer_run: int
    pause_time: int
    """The time when the animation was paused."""
    pause_duration: int
    """The amount of the time the animation must stay paused for."""
    is_paused: int
    reverse_play_in_progress: int
    run_round: int
    start_cb_called: int
    early_apply: int

    def init(self) -> None:
        """Initialize an animation variable. E.g.: lv.anim_t a; lv.anim_t.init(&a);
        lv_anim_set_...(&a); lv.anim_t.start(&a);
        """

    def set_var(self, var: _Writable | None = None, /) -> None:
        """Set a variable to animate.

        Args:
            var: a variable to animate
        """

    def set_exec_cb(self, exec_cb: Callable[[Any, int], object] | None, /) -> None:
        """Set a function to animate `var`

        Args:
            exec_cb: a function to execute during animation LVGL's built-in functions can be used.
                E.g. lv.obj.set_x
        """

    def set_duration(self, duration: int, /) -> None:
        """Set the duration of an animation.

        Args:
            duration: duration of the animation in milliseconds
        """

    def set_delay(self, delay: int, /) -> None:
        """Set a delay before starting the animation.

        Args:
            delay: delay before the animation in milliseconds
        """

    def resume(self) -> None:
        """Resumes a paused animation."""

    def pause(self) -> None:
        """Pauses the animation."""

    def pause_for(self, ms: int, /) -> None:
        """Pauses the animation for ms milliseconds.

        Args:
            ms: the pause time in milliseconds
        """

    def set_values(self, start: int, end: int, /) -> None:
        """Set the start and end values of an animation.

        Args:
            start: the start value
            end: the end value
        """

    def set_custom_exec_cb(self, exec_cb: Callable[[anim_t, int], object] | None, /) -> None:
        """Similar to `lv.anim_t.set_exec_cb` but `a callable` receives `lv.anim_t * ` as its first
        parameter instead of `void *`. This function might be used when LVGL is bound to other
        languages because it's more consistent to have `lv.anim_t *` as first parameter.

        Args:
            exec_cb: a function to execute.
        """

    def set_path_cb(self, path_cb: Callable[[anim_t], int] | None, /) -> None:
        """Set the path (curve) of the animation.

        Args:
            path_cb: a function to set the current value of the animation.
        """

    def set_start_cb(self, start_cb: Callable[[anim_t], object] | None, /) -> None:
        """Set a function call when the animation really starts (considering `delay`)

        Args:
            start_cb: a function call when the animation starts
        """

    def set_get_value_cb(self, get_value_cb: Callable[[anim_t], int] | None, /) -> None:
        """Set a function to use the current value of the variable and make start and end value
        relative to the returned current value.

        Args:
            get_value_cb: a function call when the animation starts
        """

    def set_completed_cb(self, completed_cb: Callable[[anim_t], object] | None, /) -> None:
        """Set a function call when the animation is completed.

        Args:
            completed_cb: a function call when the animation is fully completed
        """

    def set_deleted_cb(self, deleted_cb: Callable[[anim_t], object] | None, /) -> None:
        """Set a function call when the animation is deleted.

        Args:
            deleted_cb: a function call when the animation is deleted
        """

    def set_reverse_duration(self, duration: int, /) -> None:
        """Make the animation to play back to when the forward direction is ready.

        Args:
            duration: duration of playback animation in milliseconds. 0: disable playback
        """

    def set_reverse_time(self, duration: int, /) -> None:
        """Legacy `lv.anim_t.set_reverse_time` API will be removed soon, use
        `lv.anim_t.set_reverse_duration` instead.
        """

    def set_reverse_delay(self, delay: int, /) -> None:
        """Make the animation to play back to when the forward direction is ready.

        Args:
            delay: delay in milliseconds before starting the playback animation.
        """

    def set_repeat_count(self, cnt: int, /) -> None:
        """Make the animation repeat itself.

        Args:
            cnt: repeat count or `lv.ANIM_REPEAT_INFINITE` for infinite repetition. 0: to disable
                repetition.
        """

    def set_repeat_delay(self, delay: int, /) -> None:
        """Set a delay before repeating the animation.

        Args:
            delay: delay in milliseconds before repeating the animation.
        """

    def set_early_apply(self, en: bool | int, /) -> None:
        """Set a whether the animation's should be applied immediately or only when the delay expired.

        Args:
            en: True: apply the start value immediately in `lv.anim_t.start`; False: apply the start
                value only when `delay` ms is elapsed and the animations really starts
        """

    def set_user_data(self, user_data: object = None, /) -> None:
        """Set the custom user data field of the animation.

        Args:
            user_data: the new user_data.
        """

    def set_bezier3_param(self, x1: int, y1: int, x2: int, y2: int, /) -> None:
        """Set parameter for cubic bezier path.

        Args:
            x1: first control point X
            y1: first control point Y
            x2: second control point X
            y2: second control point Y
        """

    def start(self) -> anim_t:
        """Create an animation.

        Returns:
            the created animation (different from the `a` parameter)
        """

    def get_delay(self) -> int:
        """Get a delay before starting the animation.

        Returns:
            delay before the animation in milliseconds
        """

    def get_playtime(self) -> int:
        """Get the time used to play the animation.

        Returns:
            the play time in milliseconds.
        """

    def get_time(self) -> int:
        """Get the duration of an animation.

        Returns:
            the duration of the animation in milliseconds
        """

    def get_repeat_count(self) -> int:
        """Get the repeat count of the animation.

        Returns:
            the repeat count or `lv.ANIM_REPEAT_INFINITE` for infinite repetition. 0: disabled
                repetition.
        """

    def get_user_data(self) -> Any:
        """Get the user_data field of the animation.

        Returns:
            the the custom user_data of the animation
        """

    def custom_delete(self, exec_cb: Callable[[anim_t, int], object] | None, /) -> bool:
        """Delete an animation by getting the animated variable from `a`. Only animations with
        `exec_cb` will be deleted. This function exists because it's logical that all anim.
        functions receives an `lv.anim_t` as their first parameter. It's not practical in C but
        might make the API more consequent and makes easier to generate bindings.

        Args:
            exec_cb: a function pointer which is animating 'var', or None to ignore it and delete
                all the animations of 'var

        Returns:
            True: at least 1 animation is deleted, False: no animation is deleted
        """

    def custom_get(self, exec_cb: Callable[[anim_t, int], object] | None, /) -> anim_t:
        """Get the animation of a variable and its `exec_cb`. This function exists because it's logical
        that all anim. functions receives an `lv.anim_t` as their first parameter. It's not
        practical in C but might make the API more consequent and makes easier to generate bindings.

        Args:
            exec_cb: a function pointer which is animating 'var', or None to return first matching
                'var'

        Returns:
            the animation.
        """

    def path_linear(self) -> int:
        """Calculate the current value of an animation applying linear characteristic.

        Returns:
            the current value to set
        """

    def path_ease_in(self) -> int:
        """Calculate the current value of an animation slowing down the start phase.

        Returns:
            the current value to set
        """

    def path_ease_out(self) -> int:
        """Calculate the current value of an animation slowing down the end phase.

        Returns:
            the current value to set
        """

    def path_ease_in_out(self) -> int:
        """Calculate the current value of an animation applying an "S" characteristic (cosine)

        Returns:
            the current value to set
        """

    def path_overshoot(self) -> int:
        """Calculate the current value of an animation with overshoot at the end.

        Returns:
            the current value to set
        """

    def path_bounce(self) -> int:
        """Calculate the current value of an animation with 3 bounces.

        Returns:
            the current value to set
        """

    def path_step(self) -> int:
        """Calculate the current value of an animation applying step characteristic. (Set end value on
        the end of the animation)

        Returns:
            the current value to set
        """

    def path_custom_bezier3(self) -> int:
        """A custom cubic bezier animation path, need to specify cubic-parameters in
        a->parameter.bezier3.

        Returns:
            the current value to set
        """

class anim_timeline_dsc_t(_Pointer):
    def __init__(self, fields: _Struct[anim_timeline_dsc_t] | int | None = None, /) -> None: ...
    @property
    def anim(self) -> anim_t: ...
    @anim.setter
    def anim(self, value: _Struct[anim_t], /) -> None: ...
    start_time: int
    is_started: int
    is_completed: int

class anim_timeline_t(_Pointer):
    def __init__(self, only_lvgl_makes_one: Never, /) -> None: ...

    def delete(self) -> None:
        """Delete animation timeline."""

    def add(self, start_time: int, a: _Structs[anim_t], /) -> None:
        """Add animation to the animation timeline.

        Args:
            start_time: the time the animation started on the timeline, note that start_time will
                override the value of delay.
            a: an animation.
        """

    def start(self) -> int:
        """Start the animation timeline.

        Returns:
            total time spent in animation timeline.
        """

    def pause(self) -> None:
        """Pause the animation timeline."""

    def set_reverse(self, reverse: bool | int, /) -> None:
        """Set the playback direction of the animation timeline.

        Args:
            reverse: whether to play in reverse.
        """

    def set_delay(self, delay: int, /) -> None:
        """Set the time to wait before starting the animation. Applies only when playing from the very
        start, or reverse from the very end.

        Args:
            delay: the delay time in milliseconds
        """

    def set_repeat_count(self, cnt: int, /) -> None:
        """Make the animation timeline repeat itself.

        Args:
            cnt: repeat count or `lv.ANIM_REPEAT_INFINITE` for infinite repetition. 0: to disable
                repetition.
        """

    def set_repeat_delay(self, delay: int, /) -> None:
        """Set a delay before repeating the animation timeline.

        Args:
            delay: delay in milliseconds before repeating the animation timeline.
        """

    def set_progress(self, progress: int, /) -> None:
        """Set the progress of the animation timeline.

        Args:
            progress: set value 0~65535 to map 0~100% animation progress.
        """

    def set_user_data(self, user_data: object = None, /) -> None:
        """Set the user_data of a an animation timeline.

        Args:
            user_data: any data. Only the pointer will be saved.
        """

    def get_playtime(self) -> int:
        """Get the time used to play the animation timeline.

        Returns:
            total time spent in animation timeline.
        """

    def get_reverse(self) -> bool:
        """Get whether the animation timeline is played in reverse.

        Returns:
            return True if it is reverse playback.
        """

    def get_delay(self) -> int:
        """Get the wait time when playing from the very start, or reverse from the very end.

        Returns:
            the remaining time in milliseconds
        """

    def get_progress(self) -> int:
        """Get the progress of the animation timeline.

        Returns:
            return value 0~65535 to map 0~100% animation progress.
        """

    def get_repeat_count(self) -> int:
        """Get repeat count of the animation timeline."""

    def get_repeat_delay(self) -> int:
        """Get repeat delay of the animation timeline."""

    def get_user_data(self) -> Any:
        """Get the user_data of a an animation timeline."""

    def merge(self, src: anim_timeline_t | Blob, delay: int, /) -> None:
        """Merge (add) all animations of a timeline to another.

        Args:
            src: merge the animations of this timeline
            delay: add the animations with this extra delay
        """

class area_t(_Pointer):
    """Represents an area of the screen."""
    def __init__(self, fields: _Struct[area_t] | int | None = None, /) -> None: ...
    x1: int
    y1: int
    x2: int
    y2: int

    def set(self, x1: int, y1: int, x2: int, y2: int, /) -> None:
        """Initialize an area.

        Args:
            x1: left coordinate of the area
            y1: top coordinate of the area
            x2: right coordinate of the area
            y2: bottom coordinate of the area
        """

    def copy(self, src: _Structs[area_t], /) -> None:
        """Copy an area.

        Args:
            src: the source area
        """

    def get_width(self) -> int:
        """Get the width of an area.

        Returns:
            the width of the area (if x1 == x2 -> width = 1)
        """

    def get_height(self) -> int:
        """Get the height of an area.

        Returns:
            the height of the area (if y1 == y2 -> height = 1)
        """

    def set_width(self, w: int, /) -> None:
        """Set the width of an area.

        Args:
            w: the new width of the area (w == 1 makes x1 == x2)
        """

    def set_height(self, h: int, /) -> None:
        """Set the height of an area.

        Args:
            h: the new height of the area (h == 1 makes y1 == y2)
        """

    def get_size(self) -> int:
        """Return with area of an area (x * y)

        Returns:
            size of area
        """

    def increase(self, w_extra: int, h_extra: int, /) -> None:
        """Move the left and right edges outwards by w_extra, the upper and lower ones by h_extra."""

    def move(self, x_ofs: int, y_ofs: int, /) -> None:
        """Move the whole area."""

    def align(self, to_align: _Structs[area_t], align: int, ofs_x: int, ofs_y: int, /) -> None:
        """Align an area to another.

        Args:
            to_align: the area to align
            align: `LV_ALIGN_...`
            ofs_x: X offset
            ofs_y: Y offset
        """

class array_t(_Pointer):
    """Description of a array."""
    def __init__(self, fields: _Struct[array_t] | int | None = None, /) -> None: ...
    @property
    def data(self) -> Blob | None: ...
    @data.setter
    def data(self, value: _Writable | Sequence[int] | None, /) -> None: ...
    size: int
    capacity: int
    element_size: int
    @property
    def inner_alloc(self) -> bool: ...
    @inner_alloc.setter
    def inner_alloc(self, value: bool | int, /) -> None: ...

    def init(self, capacity: int, element_size: int, /) -> None:
        """Init an array.

        Args:
            capacity: the initial capacity of the array
            element_size: the size of an element in bytes
        """

    def init_from_buf(self, buf: _Writable, capacity: int, element_size: int, /) -> None:
        """Init an array from a buffer.

        The buffer must be large enough to store `capacity` elements. The array will not release the
        buffer and reallocate it. The user must ensure that the buffer is valid during the lifetime
        of the array. And release the buffer when the array is no longer needed.

        Args:
            buf: a buffer to use as the array's data
            capacity: the initial capacity of the array
            element_size: the size of an element in bytes
        """

    def resize(self, new_capacity: int, /) -> bool:
        """Resize the array to the given capacity.

        If the new capacity is smaller than the current size, the array will be truncated.

        Args:
            new_capacity: the new capacity of the array
        """

    def deinit(self) -> None:
        """Deinit the array, and free the allocated memory."""

    def is_empty(self) -> bool:
        """Return if the array is empty.

        Returns:
            True: array is empty; False: array is not empty
        """

    def is_full(self) -> bool:
        """Return if the array is full.

        Returns:
            True: array is full; False: array is not full
        """

    def copy(self, source: _Structs[array_t], /) -> None:
        """Copy an array to another.

        This will create a new array with the same capacity and size as the source array.

        Args:
            source: an `lv.array_t` variable to copy from
        """

    def clear(self) -> None:
        """Remove all elements in array."""

    def shrink(self) -> None:
        """Shrink the memory capacity of array if necessary."""

    def remove(self, index: int, /) -> int:
        """Remove the element at the specified position in the array.

        This function keeps the array order. Complexity is O(n)

        Args:
            index: the index of the element to remove

        Returns:
            lv.RESULT.OK: success, otherwise: error
        """

    def remove_unordered(self, index: int, /) -> int:
        """Remove the element at the specified position in the array.

        This function does not guarantee the array order. Complexity is O(1)

        Args:
            index: the index of the element to remove

        Returns:
            lv.RESULT.OK: success, otherwise: error
        """

    def erase(self, start: int, end: int, /) -> int:
        """Remove from the array either a single element or a range of elements ([start, end)).

        This effectively reduces the container size by the number of elements removed.

        When start equals to end, the function has no effect.

        Args:
            start: the index of the first element to be removed
            end: the index of the first element that is not to be removed

        Returns:
            lv.RESULT.OK: success, otherwise: error
        """

    def concat(self, other: _Structs[array_t], /) -> int:
        """Concatenate two arrays. Adds new elements to the end of the array.

        The destination array is automatically expanded as necessary.

        Args:
            other: the array to concatenate

        Returns:
            lv.RESULT.OK: success, otherwise: error
        """

    def push_back(self, element: _Readable | None = None, /) -> int:
        """Push back element. Adds a new element to the end of the array. If the array capacity is not
        enough for the new element, the array will be resized automatically.

        If the element is None, it will be added as an empty element.

        Args:
            element: the element to add. None to push an empty element.

        Returns:
            lv.RESULT.OK: success, otherwise: error
        """

    def assign(self, index: int, value: _Readable, /) -> int:
        """Assigns one content to the array, replacing its current content.

        Args:
            index: the index of the element to replace
            value: the elements to add

        Returns:
            True: success; False: error
        """

    def at(self, index: int, /) -> Blob | None:
        """Returns the element at position n in the array.

        Args:
            index: the index of the element to return

        Returns:
            the requested element, None if `index` is out of range
        """

    def front(self) -> Blob | None:
        """Returns the first element in the array.

        Returns:
            the first element in the array
        """

    def back(self) -> Blob | None:
        """Returns the last element in the array."""

class binfont_font_src_t(_Pointer):
    def __init__(self, fields: _Struct[binfont_font_src_t] | int | None = None, /) -> None: ...
    font_size: int
    """Size of the font in pixels."""
    @property
    def path(self) -> str | None:
        """Path to font file."""
    @path.setter
    def path(self, value: str | bytes | None, /) -> None: ...
    @property
    def buffer(self) -> Blob | None:
        """Address of the font file in the memory."""
    @buffer.setter
    def buffer(self, value: _Readable | None, /) -> None: ...
    buffer_size: int
    """Size of the font file buffer."""

class builtin_font_src_t(_Pointer):
    def __init__(self, fields: _Struct[builtin_font_src_t] | int | None = None, /) -> None: ...
    @property
    def font_p(self) -> font_t | None:
        """Built-in font."""
    @font_p.setter
    def font_p(self, value: _Structs[font_t] | None, /) -> None: ...
    size: int

class cache_entry_t(_Pointer):
    def __init__(self, only_lvgl_makes_one: Never, /) -> None: ...

class calendar_date_t(_Pointer):
    """Represents a date on the calendar object (platform-agnostic)."""
    def __init__(self, fields: _Struct[calendar_date_t] | int | None = None, /) -> None: ...
    year: int
    month: int
    """1..12."""
    day: int
    """1..31."""

class chart_cursor_t(_Pointer):
    def __init__(self, only_lvgl_makes_one: Never, /) -> None: ...

class chart_series_t(_Pointer):
    def __init__(self, only_lvgl_makes_one: Never, /) -> None: ...

class circle_buf_t(_Pointer):
    def __init__(self, only_lvgl_makes_one: Never, /) -> None: ...

    def resize(self, capacity: int, /) -> int:
        """Resize the buffer.

        Args:
            capacity: the new capacity of the buffer

        Returns:
            lv.RESULT.OK: the buffer is resized; lv.RESULT.INVALID: the buffer is not resized
        """

    def destroy(self) -> None:
        """Destroy a circle buffer."""

    def size(self) -> int:
        """Get the size of the buffer.

        Returns:
            the number of elements in the buffer
        """

    def capacity(self) -> int:
        """Get the capacity of the buffer.

        Returns:
            the maximum number of elements in the buffer
        """

    def remain(self) -> int:
        """Get the remaining space in the buffer.

        Returns:
            the number of elements that can be written to the buffer
        """

    def is_empty(self) -> bool:
        """Check if the buffer is empty.

        Returns:
            True: the buffer is empty; False: the buffer is not empty
        """

    def is_full(self) -> bool:
        """Check if the buffer is full.

        Returns:
            True: the buffer is full; False: the buffer is not full
        """

    def reset(self) -> None:
        """Reset the buffer.

        Returns:
            lv.RESULT.OK: the buffer is reset; lv.RESULT.INVALID: the buffer is not reset
        """

    def head(self) -> Blob | None:
        """Get the head of the buffer.

        Returns:
            the head of the buffer
        """

    def tail(self) -> Blob | None:
        """Get the tail of the buffer.

        Returns:
            the tail of the buffer
        """

    def read(self, data: _Writable, /) -> int:
        """Read a value.

        Args:
            data: a variable to store the read value

        Returns:
            lv.RESULT.OK: the value is read; lv.RESULT.INVALID: the value is not read
        """

    def write(self, data: _Readable, /) -> int:
        """Write a value.

        Args:
            data: the value to write

        Returns:
            lv.RESULT.OK: the value is written; lv.RESULT.INVALID: the value is not written
        """

    def fill(
        self,
        count: int,
        fill_cb: Callable[[Blob | None, int, int, Any], bool | int] | None,
        user_data: object = None,
        /,
    ) -> int:
        """Fill the buffer with values.

        Args:
            count: the number of values to fill
            fill_cb: the callback function to fill the buffer

        Returns:
            the number of values filled
        """

    def skip(self) -> int:
        """Skip a value.

        Returns:
            lv.RESULT.OK: the value is skipped; lv.RESULT.INVALID: the value is not skipped
        """

    def peek(self, data: _Writable, /) -> int:
        """Peek a value.

        Args:
            data: a variable to store the peeked value

        Returns:
            lv.RESULT.OK: the value is peeked; lv.RESULT.INVALID: the value is not peeked
        """

    def peek_at(self, index: int, data: _Writable, /) -> int:
        """Peek a value at an index.

        Args:
            index: the index of the value to peek, if the index is greater than the size of the
                buffer, it will return looply.
            data: a variable to store the peeked value

        Returns:
            lv.RESULT.OK: the value is peeked; lv.RESULT.INVALID: the value is not peeked
        """

class color16_t(_Pointer):
    def __init__(self, fields: _Struct[color16_t] | int | None = None, /) -> None: ...
    blue: int
    green: int
    red: int

    def to_color(self) -> color_t:
        """Convert a RGB565 color to RGB888.

        Returns:
            the color
        """

    def premultiply(self, a: int, /) -> None:
        """Multiply each channel with an opacity."""

    def luminance(self) -> int:
        """Get the luminance of a color16: luminance = 0.3 R + 0.59 G + 0.11 B.

        Returns:
            the brightness [0..255]
        """

class color16a_t(_Pointer):
    def __init__(self, fields: _Struct[color16a_t] | int | None = None, /) -> None: ...
    lumi: int
    alpha: int

class color32_t(_Pointer):
    def __init__(self, fields: _Struct[color32_t] | int | None = None, /) -> None: ...
    blue: int
    green: int
    red: int
    alpha: int

    def eq(self, c2: _Struct[color32_t], /) -> bool:
        """Check if two ARGB8888 color are equal.

        Args:
            c2: the second color

        Returns:
            True: equal
        """

    def luminance(self) -> int:
        """Get the luminance of a color32: luminance = 0.3 R + 0.59 G + 0.11 B.

        Returns:
            the brightness [0..255]
        """

class color_filter_dsc_t(_Pointer):
    def __init__(self, fields: _Struct[color_filter_dsc_t] | int | None = None, /) -> None: ...
    filter_cb: Callable[[color_filter_dsc_t, color_t, int], _Struct[color_t]] | None
    @property
    def user_data(self) -> Any: ...
    @user_data.setter
    def user_data(self, value: object, /) -> None: ...

    def init(
        self,
        cb: Callable[[color_filter_dsc_t, color_t, int], _Struct[color_t]] | None,
        /,
    ) -> None:
        """Set the function that a style's color filter calls."""

class color_hsv_t(_Pointer):
    def __init__(self, fields: _Struct[color_hsv_t] | int | None = None, /) -> None: ...
    h: int
    s: int
    v: int

class color_t(_Pointer):
    def __init__(self, fields: _Struct[color_t] | int | None = None, /) -> None: ...
    blue: int
    green: int
    red: int

    def to_32(self, opa: int, /) -> color32_t:
        """Create an ARGB8888 color from RGB888 + alpha.

        Args:
            opa: the alpha value

        Returns:
            the ARGB8888 color
        """

    def to_int(self) -> int:
        """Convert an RGB888 color to an integer.

        Returns:
            `c` as an integer
        """

    def eq(self, c2: _Struct[color_t], /) -> bool:
        """Check if two RGB888 color are equal.

        Args:
            c2: the second color

        Returns:
            True: equal
        """

    def is_in_range(self, l_color: _Struct[color_t], h_color: _Struct[color_t], /) -> bool:
        """Check if a color with an RGB888 color is within the color range defined by l_color and
        h_color.

        Args:
            l_color: the lower bound color
            h_color: the upper bound color

        Returns:
            True: pixel is within the color range
        """

    def to_u16(self) -> int:
        """Convert am RGB888 color to RGB565 stored in `uint16_t`

        Returns:
            `color` as RGB565 on `uin16_t`
        """

    def to_u32(self) -> int:
        """Convert am RGB888 color to XRGB8888 stored in `uint32_t`

        Returns:
            `color` as XRGB8888 on `uin32_t` (the alpha channel is always set to 0xFF)
        """

    def lighten(self, lvl: int, /) -> color_t:
        """Mix white to a color.

        Args:
            lvl: the intensity of white (0: no change, 255: fully white)

        Returns:
            the mixed color
        """

    def darken(self, lvl: int, /) -> color_t:
        """Mix black to a color.

        Args:
            lvl: the intensity of black (0: no change, 255: fully black)

        Returns:
            the mixed color
        """

    def to_hsv(self) -> color_hsv_t:
        """Convert a color to HSV.

        Returns:
            the given color in HSV
        """

    def luminance(self) -> int:
        """Get the luminance of a color: luminance = 0.3 R + 0.59 G + 0.11 B.

        Returns:
            the brightness [0..255]
        """

    def mix(self, c2: _Struct[color_t], mix: int, /) -> color_t:
        """Mix two colors with a given ratio.

        Args:
            c2: the second color to mix (usually the background)
            mix: The ratio of the colors. 0: full `c2`, 255: full `c1`, 127: half `c1` and half`c2`

        Returns:
            the mixed color
        """

    def brightness(self) -> int:
        """Get the brightness of a color.

        Returns:
            brightness in range [0..255]
        """

class display_t(_Pointer):
    def __init__(self, only_lvgl_makes_one: Never, /) -> None: ...

    def delete(self) -> None:
        """Remove a display."""

    def set_default(self) -> None:
        """Set a default display. The new screens will be created on it by default."""

    def get_next(self) -> display_t | None:
        """Get the next display.

        Returns:
            the next display or None if no more. Gives the first display when the parameter is None.
        """

    def set_resolution(self, hor_res: int, ver_res: int, /) -> None:
        """Sets the resolution of a display. `lv.EVENT.RESOLUTION_CHANGED` event will be sent. Here the
        native resolution of the device should be set. If the display will be rotated later with
        `lv.display_t.set_rotation` LVGL will swap the hor. and ver. resolution automatically.

        Args:
            hor_res: the new horizontal resolution
            ver_res: the new vertical resolution
        """

    def set_physical_resolution(self, hor_res: int, ver_res: int, /) -> None:
        """It's not mandatory to use the whole display for LVGL, however in some cases physical
        resolution is important. For example the touchpad still sees whole resolution and the values
        needs to be converted to the active LVGL display area.

        Args:
            hor_res: the new physical horizontal resolution, or -1 to assume it's the same as the
                normal hor. res.
            ver_res: the new physical vertical resolution, or -1 to assume it's the same as the
                normal hor. res.
        """

    def set_offset(self, x: int, y: int, /) -> None:
        """If physical resolution is not the same as the normal resolution the offset of the active
        display area can be set here.

        Args:
            x: X offset
            y: Y offset
        """

    def set_rotation(self, rotation: int, /) -> None:
        """Set the rotation of this display. LVGL will swap the horizontal and vertical resolutions
        internally.

        Args:
            rotation: `lv.DISPLAY_ROTATION._0/90/180/270`
        """

    def set_matrix_rotation(self, enable: bool | int, /) -> None:
        """Use matrix rotation for the display. This function is depended on
        `LV_DRAW_TRANSFORM_USE_MATRIX`

        Args:
            enable: True: enable matrix rotation, False: disable
        """

    def set_dpi(self, dpi: int, /) -> None:
        """Set the DPI (dot per inch) of the display. dpi = sqrt(hor_res^2 + ver_res^2) / diagonal".

        Args:
            dpi: the new DPI
        """

    def get_horizontal_resolution(self) -> int:
        """Get the horizontal resolution of a display.

        Returns:
            the horizontal resolution of the display.
        """

    def get_vertical_resolution(self) -> int:
        """Get the vertical resolution of a display.

        Returns:
            the vertical resolution of the display
        """

    def get_original_horizontal_resolution(self) -> int:
        """Get the original horizontal resolution of a display without considering rotation.

        Returns:
            the horizontal resolution of the display.
        """

    def get_original_vertical_resolution(self) -> int:
        """Get the original vertical resolution of a display without considering rotation.

        Returns:
            the vertical resolution of the display
        """

    def get_physical_horizontal_resolution(self) -> int:
        """Get the physical horizontal resolution of a display.

        Returns:
            the physical horizontal resolution of the display
        """

    def get_physical_vertical_resolution(self) -> int:
        """Get the physical vertical resolution of a display.

        Returns:
            the physical vertical resolution of the display
        """

    def get_offset_x(self) -> int:
        """Get the horizontal offset from the full / physical display.

        Returns:
            the horizontal offset from the physical display
        """

    def get_offset_y(self) -> int:
        """Get the vertical offset from the full / physical display.

        Returns:
            the horizontal offset from the physical display
        """

    def get_rotation(self) -> int:
        """Get the current rotation of this display.

        Returns:
            the current rotation
        """

    def get_matrix_rotation(self) -> bool:
        """Get if matrix rotation is enabled for a display or not.

        Returns:
            True: matrix rotation is enabled; False: disabled
        """

    def get_dpi(self) -> int:
        """Get the DPI of the display.

        Returns:
            dpi of the display
        """

    def set_buffers(
        self,
        buf1: _Writable,
        buf2: _Writable | None,
        buf_size: int,
        render_mode: int,
        /,
    ) -> None:
        """Set the buffers for a display, similarly to `lv.display_t.set_draw_buffers`, but accept the
        raw buffer pointers. For DIRECT/FULL rending modes, the buffer size must be at least
        `hor_res * ver_res * lv.color_format_get_size(lv.display_t.get_color_format(disp))`

        Args:
            buf1: first buffer
            buf2: second buffer (can be `None`)
            buf_size: buffer size in byte
            render_mode: lv.DISPLAY_RENDER_MODE.PARTIAL/DIRECT/FULL
        """

    def set_buffers_with_stride(
        self,
        buf1: _Writable,
        buf2: _Writable | None,
        buf_size: int,
        stride: int,
        render_mode: int,
        /,
    ) -> None:
        """Set the frame buffers for a display, similarly to `lv.display_t.set_buffers`, but allow for
        a custom stride as required by a display controller. This allows the frame buffers to have a
        stride alignment different from the rest of the buffers`

        Args:
            buf1: first buffer
            buf2: second buffer (can be `None`)
            buf_size: buffer size in byte
            stride: buffer stride in bytes
            render_mode: lv.DISPLAY_RENDER_MODE.PARTIAL/DIRECT/FULL
        """

    def set_draw_buffers(
        self,
        buf1: _Structs[draw_buf_t],
        buf2: _Structs[draw_buf_t] | None = None,
        /,
    ) -> None:
        """Set the buffers for a display, accept a draw buffer pointer. Normally use
        `lv.display_t.set_buffers` is enough for most cases. Use this function when an existing
        lv.draw_buf_t is available.

        Args:
            buf1: first buffer
            buf2: second buffer (can be `None`)
        """

    def set_3rd_draw_buffer(self, buf3: _Structs[draw_buf_t], /) -> None:
        """Set the third draw buffer for a display.

        Args:
            buf3: third buffer
        """

    def set_render_mode(self, render_mode: int, /) -> None:
        """Set display render mode.

        Args:
            render_mode: lv.DISPLAY_RENDER_MODE.PARTIAL/DIRECT/FULL
        """

    def set_flush_cb(
        self,
        flush_cb: Callable[[display_t, area_t, Blob | None], object] | None,
        /,
    ) -> None:
        """Set the flush callback which will be called to copy the rendered image to the display.

        Args:
            flush_cb: the flush callback (`px_map` contains the rendered image as raw pixel map and
                it should be copied to `area` on the display)
        """

    def set_flush_wait_cb(self, wait_cb: Callable[[display_t], object] | None, /) -> None:
        """Set a callback to be used while LVGL is waiting flushing to be finished. It can do any
        complex logic to wait, including semaphores, mutexes, polling flags, etc. If not set the
        `disp->flushing` flag is used which can be cleared with `lv.display_t.flush_ready()`

        Args:
            wait_cb: a callback to call while LVGL is waiting for flush ready. If None
                `lv.display_t.flush_ready()` can be used to signal that flushing is ready.
        """

    def set_color_format(self, color_format: int, /) -> None:
        """Set the color format of the display.

        To change the endianness of the rendered image in case of RGB565 format (i.e. swap the 2
        bytes) call `lv.draw_sw_rgb565_swap` in the flush_cb.

        Args:
            color_format: Possible values are - lv.COLOR_FORMAT.RGB565 - lv.COLOR_FORMAT.RGB888 -
                LV_COLOR_FORMAT_XRGB888 - LV_COLOR_FORMAT_ARGB888
        """

    def get_color_format(self) -> int:
        """Get the color format of the display.

        Returns:
            the color format
        """

    def set_tile_cnt(self, tile_cnt: int, /) -> None:
        """Set the number of tiles for parallel rendering.

        Args:
            tile_cnt: number of tiles (1 =< tile_cnt < 256)
        """

    def get_tile_cnt(self) -> int:
        """Get the number of tiles used for parallel rendering.

        Returns:
            number of tiles
        """

    def set_antialiasing(self, en: bool | int, /) -> None:
        """Disabling anti-aliasing is not supported since v9. This function will be removed. Enable
        anti-aliasing for the render engine.

        Args:
            en: True/False
        """

    def get_antialiasing(self) -> bool:
        """Get if anti-aliasing is enabled for a display or not.

        Returns:
            True/False
        """

    def flush_ready(self) -> None:
        """Call from the display driver when the flushing is finished."""

    def flush_is_last(self) -> bool:
        """Tell if it's the last area of the refreshing process. Can be called from `flush_cb` to
        execute some special display refreshing if needed when all areas area flushed.

        Returns:
            True: it's the last area to flush; False: there are other areas too which will be
                refreshed soon
        """

    def is_double_buffered(self) -> bool:
        """Whether the display has two buffers."""

    def get_render_mode(self) -> int:
        """Get display render mode.

        Returns:
            display's render mode (lv.DISPLAY_RENDER_MODE.PARTIAL/DIRECT/FULL)
        """

    def get_screen_active(self) -> obj:
        """Return the active screen on a display.

        Returns:
            the active screen object (loaded by 'lv.screen_load()')
        """

    def get_screen_prev(self) -> obj | None:
        """Return with the previous screen. Only used during screen transitions.

        Returns:
            the previous screen object or None if not used now
        """

    def get_screen_loading(self) -> obj | None:
        """Return the screen that is currently being loaded by the display.

        Returns:
            the screen being loaded or None if no screen is currently being loaded
        """

    def get_layer_top(self) -> obj:
        """Return the top layer. The top layer is the same on all screens and it is above the normal
        screen layer.

        Returns:
            the top layer object
        """

    def get_layer_sys(self) -> obj:
        """Return the sys. layer. The system layer is the same on all screen and it is above the normal
        screen and the top layer.

        Returns:
            the sys layer object
        """

    def get_layer_bottom(self) -> obj:
        """Return the bottom layer. The bottom layer is the same on all screen and it is under the
        normal screen layer. It's visible only if the screen is transparent.

        Returns:
            the bottom layer object
        """

    def add_event_cb(
        self,
        event_cb: Callable[[event_t], object],
        filter: int,
        user_data: object = None,
        /,
    ) -> None:
        """Add an event handler to the display.

        Args:
            event_cb: an event callback
            filter: event code to react or `lv.EVENT.ALL`
            user_data: optional user_data
        """

    def get_event_count(self) -> int:
        """Get the number of event attached to a display.

        Returns:
            number of events
        """

    def get_event_dsc(self, index: int, /) -> event_dsc_t:
        """Get an event descriptor for an event.

        Args:
            index: the index of the event

        Returns:
            the event descriptor
        """

    def delete_event(self, index: int, /) -> bool:
        """Remove an event.

        Args:
            index: the index of the event to remove

        Returns:
            True: and event was removed; False: no event was removed
        """

    def remove_event_cb_with_user_data(
        self,
        event_cb: Callable[[event_t], object],
        user_data: object,
        /,
    ) -> int:
        """Remove an event_cb with user_data.

        Args:
            event_cb: the event_cb of the event to remove
            user_data: user_data

        Returns:
            the count of the event removed
        """

    def send_event(self, code: int, param: _Writable | None = None, /) -> int:
        """Send an event to a display.

        Args:
            code: an event code. LV_EVENT_...
            param: optional param

        Returns:
            lv.RESULT.OK: disp wasn't deleted in the event.
        """

    def set_theme(self, th: theme_t | Blob, /) -> None:
        """Set the theme of a display. If there are no user created widgets yet the screens' theme will
        be updated.

        Args:
            th: a theme
        """

    def get_theme(self) -> theme_t | None:
        """Get the theme of a display.

        Returns:
            the display's theme (can be None)
        """

    def get_inactive_time(self) -> int:
        """Get elapsed time since last user activity on a display (e.g. click)

        Returns:
            elapsed ticks (milliseconds) since the last activity
        """

    def trigger_activity(self) -> None:
        """Manually trigger an activity on a display."""

    def enable_invalidation(self, en: bool | int, /) -> None:
        """Temporarily enable and disable the invalidation of the display.

        Args:
            en: True: enable invalidation; False: invalidation
        """

    def is_invalidation_enabled(self) -> bool:
        """Get display invalidation is enabled.

        Returns:
            return True if invalidation is enabled
        """

    def get_refr_timer(self) -> timer_t:
        """Get the screen refresher timer to modify its parameters with `lv_timer_...` functions.

        Returns:
            the display refresher timer. (None on error)
        """

    def delete_refr_timer(self) -> None:
        """Delete screen refresher timer."""

    def register_vsync_event(
        self,
        event_cb: Callable[[event_t], object] | None,
        user_data: object = None,
        /,
    ) -> bool:
        """Register vsync event of a display. `lv.EVENT.VSYNC` event will be sent periodically. Please
        don't use it in display event listeners, as it may cause memory leaks and illegal access
        issues.

        Args:
            event_cb: an event callback
            user_data: optional user_data
        """

    def unregister_vsync_event(
        self,
        event_cb: Callable[[event_t], object] | None,
        user_data: object = None,
        /,
    ) -> bool:
        """Unregister vsync event of a display. `lv.EVENT.VSYNC` event won't be sent periodically.
        Please don't use it in display event listeners, as it may cause memory leaks and illegal
        access issues.

        Args:
            event_cb: an event callback
            user_data: optional user_data
        """

    def send_vsync_event(self, param: _Writable, /) -> int:
        """Send an vsync event to a display.

        Args:
            param: optional param

        Returns:
            lv.RESULT.OK: disp wasn't deleted in the event.
        """

    def set_user_data(self, user_data: object = None, /) -> None:
        """Keep an object with the display."""

    def set_driver_data(self, driver_data: _Writable, /) -> None:
        """Keep a pointer for the display's driver."""

    def get_user_data(self) -> Any:
        """The object that set_user_data() has set."""

    def get_driver_data(self) -> Blob | None:
        """What set_driver_data() has set."""

    def get_buf_active(self) -> draw_buf_t:
        """The buffer that is drawn into now, or was drawn into last."""

    def rotate_area(self, area: _Structs[area_t], /) -> None:
        """Rotate an area in-place according to the display's rotation.

        Args:
            area: an area to rotate
        """

    def rotate_point(self, point: _Structs[point_t], /) -> None:
        """Rotate a point in-place according to the display's rotation.

        Args:
            point: a point to rotate
        """

    def get_draw_buf_size(self) -> int:
        """Get the size of the draw buffers.

        Returns:
            the size of the draw buffer in bytes for valid display, 0 otherwise
        """

    def get_invalidated_draw_buf_size(self, width: int, height: int, /) -> int:
        """Get the size of the invalidated draw buffer. Can be used in the flush callback to get the
        number of bytes used in the current render buffer.

        Args:
            width: the width of the invalidated area
            height: the height of the invalidated area

        Returns:
            the size of the invalidated draw buffer in bytes, not accounting for any preceding
                palette information for a valid display, 0 otherwise
        """

    def dpx(self, n: int, /) -> int:
        """For specified display, computes the number of pixels (a distance or size) as if the display
        had 160 DPI. This allows you to specify 1/160-th fractions of an inch to get real distance
        on the display that will be consistent regardless of its current DPI. It ensures
        `lv.dpx(100)`, for example, will have the same physical size regardless to the DPI of the
        display.

        Args:
            n: number of 1/160-th-inch units to compute with

        Returns:
            number of pixels to use to make that distance
        """

class draw_arc_dsc_t(_Pointer):
    def __init__(self, fields: _Struct[draw_arc_dsc_t] | int | None = None, /) -> None: ...
    @property
    def base(self) -> draw_dsc_base_t: ...
    @base.setter
    def base(self, value: _Struct[draw_dsc_base_t], /) -> None: ...
    @property
    def color(self) -> color_t:
        """The color of the arc."""
    @color.setter
    def color(self, value: _Struct[color_t], /) -> None: ...
    width: int
    """The width (thickness) of the arc."""
    start_angle: int
    """The start angle in 1 degree units (if `LV_USE_FLOAT` is enabled a float number can be also used)
    0° is the 3 o'clock position, 90° is the 6 o'clock, etc.
    """
    end_angle: int
    """The end angle, similarly to start_angle."""
    @property
    def center(self) -> point_t:
        """The center point of the arc."""
    @center.setter
    def center(self, value: _Struct[point_t], /) -> None: ...
    @property
    def img_src(self) -> Blob | None:
        """An image source to be used instead of `color`. `None` if unused."""
    @img_src.setter
    def img_src(self, value: _Readable | None, /) -> None: ...
    radius: int
    """The outer radius of the arc."""
    opa: int
    """Opacity of the arc in 0...255 range. lv.OPA.TRANSP, lv.OPA._10, lv.OPA._20, .. lv.OPA.COVER can
    be used as well.
    """
    rounded: int

    def init(self) -> None:
        """Initialize an arc draw descriptor."""

class draw_blur_dsc_t(_Pointer):
    def __init__(self, fields: _Struct[draw_blur_dsc_t] | int | None = None, /) -> None: ...
    @property
    def base(self) -> draw_dsc_base_t: ...
    @base.setter
    def base(self, value: _Struct[draw_dsc_base_t], /) -> None: ...
    blur_radius: int
    """The intensity of blur."""
    corner_radius: int
    """The corner radius of the blurred area."""
    quality: int
    """Sets whether to prefer speed or precision."""

    def init(self) -> None:
        """Initialize a blur draw descriptor."""

class draw_border_dsc_t(_Pointer):
    def __init__(self, fields: _Struct[draw_border_dsc_t] | int | None = None, /) -> None: ...
    @property
    def base(self) -> draw_dsc_base_t: ...
    @base.setter
    def base(self, value: _Struct[draw_dsc_base_t], /) -> None: ...
    radius: int
    """Radius, lv.RADIUS_CIRCLE for max. radius."""
    @property
    def color(self) -> color_t:
        """The color of the border."""
    @color.setter
    def color(self, value: _Struct[color_t], /) -> None: ...
    width: int
    """The width of the border in pixels."""
    opa: int
    """Opacity in 0...255 range. lv.OPA.TRANSP, lv.OPA._10, lv.OPA._20, .. lv.OPA.COVER can be used as
    well.
    """
    side: int

    def init(self) -> None:
        """Initialize a border draw descriptor."""

class draw_box_shadow_dsc_t(_Pointer):
    def __init__(self, fields: _Struct[draw_box_shadow_dsc_t] | int | None = None, /) -> None: ...
    @property
    def base(self) -> draw_dsc_base_t: ...
    @base.setter
    def base(self, value: _Struct[draw_dsc_base_t], /) -> None: ...
    radius: int
    """Radius, lv.RADIUS_CIRCLE for max. radius."""
    @property
    def color(self) -> color_t:
        """Color of shadow."""
    @color.setter
    def color(self, value: _Struct[color_t], /) -> None: ...
    width: int
    """Width of the shadow. (radius of the blur)"""
    spread: int
    """Make the rectangle larger with this value in all directions. Can be negative too."""
    ofs_x: int
    """Offset the rectangle horizontally."""
    ofs_y: int
    """Offset the rectangle vertically."""
    opa: int
    """Opacity in 0...255 range. lv.OPA.TRANSP, lv.OPA._10, lv.OPA._20, .. lv.OPA.COVER can be used as
    well.
    """
    bg_cover: int

    def init(self) -> None:
        """Initialize a box shadow draw descriptor."""

class draw_buf_handlers_t(_Pointer):
    def __init__(self, only_lvgl_makes_one: Never, /) -> None: ...

    def init_with_default_handlers(self) -> None:
        """Initialize the draw buffer with the default handlers."""

    def init(
        self,
        buf_malloc_cb: Callable[..., Any] | None,
        buf_free_cb: Callable[[Any], object] | None,
        buf_copy_cb: Callable[[draw_buf_t, area_t, draw_buf_t, area_t], object] | None,
        align_pointer_cb: Callable[..., Any] | None,
        invalidate_cache_cb: Callable[[draw_buf_t, area_t], object] | None,
        flush_cache_cb: Callable[[draw_buf_t, area_t], object] | None,
        width_to_stride_cb: Callable[[int, int], int] | None,
        /,
    ) -> None:
        """Initialize the draw buffer with given handlers.

        Args:
            buf_malloc_cb: the callback to allocate memory for the buffer
            buf_free_cb: the callback to free memory of the buffer
            buf_copy_cb: the callback to copy a draw buffer to an other
            align_pointer_cb: the callback to align the buffer
            invalidate_cache_cb: the callback to invalidate the cache of the buffer
            flush_cache_cb: the callback to flush buffer
            width_to_stride_cb: the callback to calculate the stride based on the width and color
                format
        """

    def align_ex(self, buf: _Writable, color_format: int, /) -> Blob | None:
        """Align the address of a buffer with custom draw buffer handlers. The buffer needs to be large
        enough for the real data after alignment.

        Args:
            buf: the data to align
            color_format: the color format of the buffer (lv.COLOR_FORMAT)

        Returns:
            the aligned buffer
        """

    def width_to_stride_ex(self, w: int, color_format: int, /) -> int:
        """Calculate the stride in bytes based on a width and color format.

        Args:
            w: the width in pixels
            color_format: the color format (lv.COLOR_FORMAT)

        Returns:
            the stride in bytes
        """

    def create_ex(self, w: int, h: int, cf: int, stride: int, /) -> draw_buf_t:
        """Note: Eventually, lv_draw_buf_malloc/free will be kept as private. For now, we use `create`
        to distinguish with malloc.

        Create an draw buf by allocating struct for `lv.draw_buf_t` and allocating a buffer for it
        that meets specified requirements.

        Args:
            w: the buffer width in pixels
            h: the buffer height in pixels
            cf: the color format for image (lv.COLOR_FORMAT)
            stride: the stride in bytes for image. Use 0 for automatic calculation based on w, cf,
                and global stride alignment configuration.
        """

    def dup_ex(self, draw_buf: _Structs[draw_buf_t], /) -> draw_buf_t:
        """Duplicate a draw buf with same image size, stride and color format. Copy the image data too.

        Args:
            draw_buf: the draw buf to duplicate

        Returns:
            the duplicated draw buf on success, None if failed
        """

class draw_buf_t(_Pointer):
    def __init__(self, fields: _Struct[draw_buf_t] | int | None = None, /) -> None: ...
    @property
    def header(self) -> image_header_t: ...
    @header.setter
    def header(self, value: _Struct[image_header_t], /) -> None: ...
    data_size: int
    """Total buf size in bytes."""
    @property
    def data(self) -> Blob | None: ...
    @data.setter
    def data(self, value: _Writable | Sequence[int] | None, /) -> None: ...
    @property
    def unaligned_data(self) -> Blob | None:
        """Unaligned address of `data`, used internally by lvgl."""
    @unaligned_data.setter
    def unaligned_data(self, value: _Writable | None, /) -> None: ...
    @property
    def handlers(self) -> draw_buf_handlers_t | None:
        """Draw buffer alloc/free ops."""
    @handlers.setter
    def handlers(self, value: draw_buf_handlers_t | Blob | None, /) -> None: ...

    def invalidate_cache(self, area: _Structs[area_t] | None = None, /) -> None:
        """Invalidate the cache of the buffer.

        Args:
            area: the area to invalidate in the buffer, use None to invalidate the whole draw buffer
                address range
        """

    def flush_cache(self, area: _Structs[area_t] | None = None, /) -> None:
        """Flush the cache of the buffer.

        Args:
            area: the area to flush in the buffer, use None to flush the whole draw buffer address
                range
        """

    def clear(self, a: _Structs[area_t] | None = None, /) -> None:
        """Clear an area on the buffer.

        Args:
            a: the area to clear, or None to clear the whole buffer
        """

    def dup(self) -> draw_buf_t:
        """Duplicate a draw buf with same image size, stride and color format. Copy the image data too.

        Returns:
            the duplicated draw buf on success, None if failed
        """

    def init(self, w: int, h: int, cf: int, stride: int, data: _Writable, data_size: int, /) -> int:
        """Initialize a draw buf with the given buffer and parameters. Clear draw buffer flag to zero.

        Args:
            w: the buffer width in pixels
            h: the buffer height in pixels
            cf: the color format (lv.COLOR_FORMAT)
            stride: the stride in bytes. Use 0 for automatic calculation
            data: the buffer used for drawing. Unaligned `data` will be aligned internally
            data_size: the size of the buffer in bytes

        Returns:
            return lv.RESULT.OK on success, lv.RESULT.INVALID otherwise
        """

    def reshape(self, cf: int, w: int, h: int, stride: int, /) -> draw_buf_t:
        """Keep using the existing memory, reshape the draw buffer to the given width and height.
        Return None if data_size is smaller than the required size.

        Args:
            cf: the new color format, use 0 or lv.COLOR_FORMAT.UNKNOWN to keep using the original
                color format.
            w: the new width in pixels
            h: the new height in pixels
            stride: the stride in bytes for image. Use 0 for automatic calculation.
        """

    def destroy(self) -> None:
        """Destroy a draw buf by freeing the actual buffer if it's marked as lv.image.FLAGS.ALLOCATED
        in header. Then free the lv.draw_buf_t struct.
        """

    def copy(
        self,
        dest_area: _Structs[area_t] | None,
        src: _Structs[draw_buf_t],
        src_area: _Structs[area_t] | None = None,
        /,
    ) -> None:
        """Copy an area from a buffer to another.

        `dest_area` and `src_area` should have the same width and height.

        The default copy function required `dest` and `src` to have the same color format.
        Overwriting dest->handlers->buf_copy_cb can resolve this limitation.

        Args:
            dest_area: the area to copy from the destination buffer, if None, use the whole buffer
            src: the source draw buffer
            src_area: the area to copy from the destination buffer, if None, use the whole buffer
        """

    def goto_xy(self, x: int, y: int, /) -> Blob | None:
        """Return the buffer at the given coordinates."""

    def adjust_stride(self, stride: int, /) -> int:
        """Adjust the stride of a draw buf in place.

        Args:
            stride: the new stride in bytes for image. Use lv.STRIDE_AUTO for automatic calculation.

        Returns:
            lv.RESULT.OK: success or lv.RESULT.INVALID: failed
        """

    def premultiply(self) -> int:
        """Premultiply draw buffer color with alpha channel. If it's already premultiplied, return
        directly. Only color formats with alpha channel will be processed.

        Returns:
            lv.RESULT.OK: premultiply success
        """

    def has_flag(self, flag: int, /) -> bool:
        """Check if a draw buffer has a given flag.

        Args:
            flag: the flag to check (lv.image.FLAGS)

        Returns:
            True: the flag is set, False: the flag is not set
        """

    def set_flag(self, flag: int, /) -> None:
        """Set a flag to a draw buffer.

        Args:
            flag: the flag to set (lv.image.FLAGS)
        """

    def clear_flag(self, flag: int, /) -> None:
        """Clear a flag from a draw buffer.

        Args:
            flag: the flag to clear (lv.image.FLAGS)
        """

    def from_image(self, img: _Structs[image_dsc_t], /) -> int:
        """As of now, draw buf share same definition as `lv.image_dsc_t`. And is interchangeable with
        `lv.image_dsc_t`.
        """

    def to_image(self, img: _Structs[image_dsc_t], /) -> None:
        """Make an image of the buffer: both share the pixels."""

    def set_palette(self, index: int, color: _Struct[color32_t], /) -> None:
        """Set the palette color of an indexed image. Valid only for `lv.COLOR_FORMAT.I1/2/4/8`

        Args:
            index: the palette color to set: - for `lv.COLOR_FORMAT.I1`: 0..1 - for
                `lv.COLOR_FORMAT.I2`: 0..3 - for `lv.COLOR_FORMAT.I4`: 0..15 - for
                `lv.COLOR_FORMAT.I8`: 0..255
            color: the color to set in lv.color32_t format
        """

    def save_to_file(self, path: str | bytes, /) -> int:
        """Save a draw buf to a file.

        Args:
            path: path to the file to save

        Returns:
            lv.RESULT.OK: success; lv.RESULT.INVALID: error
        """

class draw_dsc_base_t(_Pointer):
    def __init__(self, fields: _Struct[draw_dsc_base_t] | int | None = None, /) -> None: ...
    obj: lvgl.obj | None
    """The widget for which draw descriptor was created."""
    part: int
    """The widget part for which draw descriptor was created."""
    id1: int
    """A widget type specific ID (e.g. table row index). See the docs of the given widget."""
    id2: int
    """A widget type specific ID (e.g. table column index). See the docs of the given widget."""
    @property
    def layer(self) -> layer_t | None:
        """The target layer."""
    @layer.setter
    def layer(self, value: _Structs[layer_t] | None, /) -> None: ...
    drop_shadow_ofs_x: int
    """Drop shadow offset in X."""
    drop_shadow_ofs_y: int
    """Drop shadow offset in Y."""
    @property
    def drop_shadow_color(self) -> color_t:
        """Drop shadow color."""
    @drop_shadow_color.setter
    def drop_shadow_color(self, value: _Struct[color_t], /) -> None: ...
    drop_shadow_opa: int
    """Drop shadow opacity."""
    dsc_size: int
    """Size of the specific draw descriptor into which this base descriptor is embedded."""
    @property
    def user_data(self) -> Any:
        """Any custom user data."""
    @user_data.setter
    def user_data(self, value: object, /) -> None: ...
    drop_shadow_blur_radius: int
    drop_shadow_quality: int

class draw_fill_dsc_t(_Pointer):
    def __init__(self, fields: _Struct[draw_fill_dsc_t] | int | None = None, /) -> None: ...
    @property
    def base(self) -> draw_dsc_base_t: ...
    @base.setter
    def base(self, value: _Struct[draw_dsc_base_t], /) -> None: ...
    radius: int
    """Radius, lv.RADIUS_CIRCLE for max. radius."""
    opa: int
    """Opacity in 0...255 range. lv.OPA.TRANSP, lv.OPA._10, lv.OPA._20, .. lv.OPA.COVER can be used as
    well.
    """
    @property
    def color(self) -> color_t:
        """The color of the rectangle. If the gradient is set (grad.dir!=lv.GRAD_DIR.NONE) it's
        ignored.
        """
    @color.setter
    def color(self, value: _Struct[color_t], /) -> None: ...
    @property
    def grad(self) -> grad_dsc_t:
        """Describe a gradient. If `grad.dir` is not `lv.GRAD_DIR.NONE` `color` will be ignored."""
    @grad.setter
    def grad(self, value: _Struct[grad_dsc_t], /) -> None: ...

    def init(self) -> None:
        """Initialize a fill draw descriptor."""

class draw_glyph_dsc_t(_Pointer):
    def __init__(self, only_lvgl_makes_one: Never, /) -> None: ...

    def init(self) -> None:
        """Initialize a glyph draw descriptor. Used internally."""

class draw_image_dsc_t(_Pointer):
    def __init__(self, fields: _Struct[draw_image_dsc_t] | int | None = None, /) -> None: ...
    @property
    def base(self) -> draw_dsc_base_t: ...
    @base.setter
    def base(self, value: _Struct[draw_dsc_base_t], /) -> None: ...
    @property
    def src(self) -> Blob | None:
        """The image source: `lv.image_dsc_t` or a path to a file."""
    @src.setter
    def src(self, value: _Readable | None, /) -> None: ...
    @property
    def header(self) -> image_header_t:
        """The header of the image. Initialized internally in `lv.draw_image`"""
    @header.setter
    def header(self, value: _Struct[image_header_t], /) -> None: ...
    clip_radius: int
    """Clip the corner of the image with this radius. Use `lv.RADIUS_CIRCLE` for max. radius."""
    rotation: int
    """The rotation of the image in 0.1 degree unit. E.g. 234 means 23.4°."""
    scale_x: int
    """Horizontal scale (zoom) of the image. 256 (lv.SCALE_NONE): means no zoom, 512 double size, 128
    half size.
    """
    scale_y: int
    """Same as `scale_y` but vertically."""
    skew_x: int
    """Parallelogram like transformation of the image horizontally in 0.1 degree unit. E.g. 456 means
    45.6°.
    """
    skew_y: int
    """Same as `skew_x` but vertically."""
    @property
    def pivot(self) -> point_t:
        """The pivot point of transformation (scale and rotation). 0;0 is the top left corner of the
        image. Can be outside of the image too.
        """
    @pivot.setter
    def pivot(self, value: _Struct[point_t], /) -> None: ...
    @property
    def recolor(self) -> color_t:
        """Mix this color to the images. In case of `lv.COLOR_FORMAT.A8` it will be the color of the
        visible pixels.
        """
    @recolor.setter
    def recolor(self, value: _Struct[color_t], /) -> None: ...
    recolor_opa: int
    """The intensity of recoloring. 0 means, no recolor, 255 means full cover (transparent pixels
    remain transparent)
    """
    opa: int
    """Opacity in 0...255 range. lv.OPA.TRANSP, lv.OPA._10, lv.OPA._20, .. lv.OPA.COVER can be used as
    well.
    """
    @property
    def colorkey(self) -> image_colorkey_t | None: ...
    @colorkey.setter
    def colorkey(self, value: _Structs[image_colorkey_t] | None, /) -> None: ...
    @property
    def sup(self) -> draw_image_sup_t | None:
        """Used internally to store some information about the palette or the color of A8 images."""
    @sup.setter
    def sup(self, value: draw_image_sup_t | Blob | None, /) -> None: ...
    @property
    def image_area(self) -> area_t:
        """Used to indicate the entire original, non-clipped area where the image is to be drawn. This
        is important for: 1. Layer rendering, where it might happen that only a smaller area of the
        layer is rendered and e.g. `clip_radius` needs to know what the original image was. 2. Tiled
        images, where the target draw area is larger than the image to be tiled.
        """
    @image_area.setter
    def image_area(self, value: _Struct[area_t], /) -> None: ...
    @property
    def bitmap_mask_src(self) -> image_dsc_t | None:
        """An A8 or L8 image descriptor to mask the image with. The mask is always center aligned."""
    @bitmap_mask_src.setter
    def bitmap_mask_src(self, value: _Structs[image_dsc_t] | None, /) -> None: ...
    blend_mode: int
    antialias: int
    tile: int

    def init(self) -> None:
        """Initialize an image draw descriptor."""

class draw_image_sup_t(_Pointer):
    def __init__(self, only_lvgl_makes_one: Never, /) -> None: ...

class draw_label_dsc_t(_Pointer):
    def __init__(self, fields: _Struct[draw_label_dsc_t] | int | None = None, /) -> None: ...
    @property
    def base(self) -> draw_dsc_base_t: ...
    @base.setter
    def base(self, value: _Struct[draw_dsc_base_t], /) -> None: ...
    @property
    def text(self) -> str | None:
        """The text to draw."""
    @text.setter
    def text(self, value: str | bytes | None, /) -> None: ...
    @property
    def text_size(self) -> point_t:
        """The size of the text."""
    @text_size.setter
    def text_size(self, value: _Struct[point_t], /) -> None: ...
    @property
    def font(self) -> font_t | None:
        """The font to use. Fallback fonts are also handled."""
    @font.setter
    def font(self, value: _Structs[font_t] | None, /) -> None: ...
    @property
    def color(self) -> color_t:
        """Color of the text."""
    @color.setter
    def color(self, value: _Struct[color_t], /) -> None: ...
    line_space: int
    """Extra space between the lines."""
    letter_space: int
    """Extra space between the characters."""
    ofs_x: int
    """Offset the text with this value horizontally."""
    ofs_y: int
    """Offset the text with this value vertically."""
    rotation: int
    """Rotation of the letters in 0.1 degree unit."""
    sel_start: int
    """The first characters index for selection (not byte index). `lv.DRAW_LABEL_NO_TXT_SEL` for no
    selection.
    """
    sel_end: int
    """The last characters's index for selection (not byte index). `lv.DRAW_LABEL_NO_TXT_SEL` for no
    selection.
    """
    @property
    def sel_color(self) -> color_t:
        """Color of the selected characters."""
    @sel_color.setter
    def sel_color(self, value: _Struct[color_t], /) -> None: ...
    @property
    def sel_bg_color(self) -> color_t:
        """Background color of the selected characters."""
    @sel_bg_color.setter
    def sel_bg_color(self, value: _Struct[color_t], /) -> None: ...
    text_length: int
    """The number of characters to render. 0: means render until reaching the `\\0` termination."""
    align: int
    """The alignment of the text `lv.TEXT_ALIGN.LEFT/RIGHT/CENTER`"""
    bidi_dir: int
    """The base direction. Used when type setting Right-to-left (e.g. Arabic) texts."""
    opa: int
    """Opacity of the text in 0...255 range. lv.OPA.TRANSP, lv.OPA._10, lv.OPA._20, .. lv.OPA.COVER can
    be used as well.
    """
    outline_stroke_opa: int
    """Letter outline stroke opacity."""
    @property
    def hint(self) -> draw_label_hint_t | None:
        """An externally stored struct where some data can be cached to speed up rendering."""
    @hint.setter
    def hint(self, value: draw_label_hint_t | Blob | None, /) -> None: ...
    @property
    def outline_stroke_color(self) -> color_t: ...
    @outline_stroke_color.setter
    def outline_stroke_color(self, value: _Struct[color_t], /) -> None: ...
    outline_stroke_width: int
    decor: int
    flag: int
    text_local: int
    text_static: int
    has_bided: int

    def init(self) -> None:
        """Initialize a label draw descriptor."""

class draw_label_hint_t(_Pointer):
    def __init__(self, only_lvgl_makes_one: Never, /) -> None: ...

class draw_letter_dsc_t(_Pointer):
    def __init__(self, fields: _Struct[draw_letter_dsc_t] | int | None = None, /) -> None: ...
    @property
    def base(self) -> draw_dsc_base_t: ...
    @base.setter
    def base(self, value: _Struct[draw_dsc_base_t], /) -> None: ...
    unicode: int
    @property
    def font(self) -> font_t | None: ...
    @font.setter
    def font(self, value: _Structs[font_t] | None, /) -> None: ...
    @property
    def color(self) -> color_t: ...
    @color.setter
    def color(self, value: _Struct[color_t], /) -> None: ...
    rotation: int
    scale_x: int
    scale_y: int
    skew_x: int
    skew_y: int
    @property
    def pivot(self) -> point_t: ...
    @pivot.setter
    def pivot(self, value: _Struct[point_t], /) -> None: ...
    opa: int
    outline_stroke_opa: int
    outline_stroke_width: int
    @property
    def outline_stroke_color(self) -> color_t: ...
    @outline_stroke_color.setter
    def outline_stroke_color(self, value: _Struct[color_t], /) -> None: ...
    decor: int
    blend_mode: int

    def init(self) -> None:
        """Set all to what a letter is drawn with by default."""

class draw_line_dsc_t(_Pointer):
    def __init__(self, fields: _Struct[draw_line_dsc_t] | int | None = None, /) -> None: ...
    @property
    def base(self) -> draw_dsc_base_t: ...
    @base.setter
    def base(self, value: _Struct[draw_dsc_base_t], /) -> None: ...
    @property
    def p1(self) -> point_precise_t:
        """The first point of the line. If `LV_USE_FLOAT` is enabled float number can be also used.
        Ignored if `points` are set.
        """
    @p1.setter
    def p1(self, value: _Struct[point_precise_t], /) -> None: ...
    @property
    def p2(self) -> point_precise_t:
        """The second point of the line. If `LV_USE_FLOAT` is enabled float number can be also used
        Ignored if `points` are set.
        """
    @p2.setter
    def p2(self, value: _Struct[point_precise_t], /) -> None: ...
    @property
    def points(self) -> point_precise_t | None:
        """Array of points to draw. If `LV_USE_FLOAT` is enabled, float numbers can also be used."""
    @points.setter
    def points(self, value: _Structs[point_precise_t] | None, /) -> None: ...
    point_cnt: int
    """Number of points in the `points`"""
    @property
    def color(self) -> color_t:
        """The color of the line."""
    @color.setter
    def color(self, value: _Struct[color_t], /) -> None: ...
    width: int
    """The width (thickness) of the line."""
    dash_width: int
    """The length of a dash (0: don't dash)"""
    dash_gap: int
    """The length of the gaps between dashes (0: don't dash)"""
    opa: int
    """Opacity of the line in 0...255 range. lv.OPA.TRANSP, lv.OPA._10, lv.OPA._20, .. lv.OPA.COVER can
    be used as well.
    """
    round_start: int
    round_end: int
    raw_end: int

    def init(self) -> None:
        """Initialize a line draw descriptor."""

class draw_rect_dsc_t(_Pointer):
    def __init__(self, fields: _Struct[draw_rect_dsc_t] | int | None = None, /) -> None: ...
    @property
    def base(self) -> draw_dsc_base_t: ...
    @base.setter
    def base(self, value: _Struct[draw_dsc_base_t], /) -> None: ...
    radius: int
    @property
    def bg_image_src(self) -> Blob | None: ...
    @bg_image_src.setter
    def bg_image_src(self, value: _Readable | None, /) -> None: ...
    @property
    def bg_image_symbol_font(self) -> Blob | None: ...
    @bg_image_symbol_font.setter
    def bg_image_symbol_font(self, value: _Readable | None, /) -> None: ...
    @property
    def bg_image_recolor(self) -> color_t: ...
    @bg_image_recolor.setter
    def bg_image_recolor(self, value: _Struct[color_t], /) -> None: ...
    bg_image_opa: int
    bg_image_recolor_opa: int
    bg_image_tiled: int
    bg_opa: int
    border_opa: int
    outline_opa: int
    shadow_opa: int
    @property
    def bg_color(self) -> color_t:
        """First element of a gradient is a color, so it maps well here."""
    @bg_color.setter
    def bg_color(self, value: _Struct[color_t], /) -> None: ...
    @property
    def bg_grad(self) -> grad_dsc_t: ...
    @bg_grad.setter
    def bg_grad(self, value: _Struct[grad_dsc_t], /) -> None: ...
    @property
    def bg_image_colorkey(self) -> image_colorkey_t | None: ...
    @bg_image_colorkey.setter
    def bg_image_colorkey(self, value: _Structs[image_colorkey_t] | None, /) -> None: ...
    @property
    def border_color(self) -> color_t: ...
    @border_color.setter
    def border_color(self, value: _Struct[color_t], /) -> None: ...
    border_width: int
    @property
    def outline_color(self) -> color_t: ...
    @outline_color.setter
    def outline_color(self, value: _Struct[color_t], /) -> None: ...
    outline_width: int
    outline_pad: int
    @property
    def shadow_color(self) -> color_t: ...
    @shadow_color.setter
    def shadow_color(self, value: _Struct[color_t], /) -> None: ...
    shadow_width: int
    shadow_offset_x: int
    shadow_offset_y: int
    shadow_spread: int
    border_side: int
    border_post: int

    def init(self) -> None:
        """Initialize a rectangle draw descriptor."""

class draw_task_t(_Pointer):
    def __init__(self, only_lvgl_makes_one: Never, /) -> None: ...

    def get_dependent_count(self) -> int:
        """Tell how many draw task are waiting to be drawn on the area of `t_check`. It can be used to
        determine if a GPU shall combine many draw tasks into one or not. If a lot of tasks are
        waiting for the current ones it makes sense to draw them one-by-one to not block the
        dependent tasks' rendering.

        Returns:
            number of tasks depending on `t_check`
        """

    def get_type(self) -> int:
        """Get the type of a draw task.

        Returns:
            the draw task type
        """

    def get_draw_dsc(self) -> Blob | None:
        """Get the draw descriptor of a draw task.

        Returns:
            a void the draw descriptor
        """

    def get_area(self, area: _Structs[area_t], /) -> None:
        """Get the draw area of a draw task.

        Args:
            area: the destination where the draw area will be stored
        """

    def get_fill_dsc(self) -> draw_fill_dsc_t | None:
        """Try to get a fill draw descriptor from a draw task.

        Returns:
            the task's draw descriptor or None if the task is not of type lv.DRAW_TASK_TYPE.FILL
        """

    def get_border_dsc(self) -> draw_border_dsc_t | None:
        """Try to get a border draw descriptor from a draw task.

        Returns:
            the task's draw descriptor or None if the task is not of type lv.DRAW_TASK_TYPE.BORDER
        """

    def get_box_shadow_dsc(self) -> draw_box_shadow_dsc_t | None:
        """Try to get a box shadow draw descriptor from a draw task.

        Returns:
            the task's draw descriptor or None if the task is not of type
                lv.DRAW_TASK_TYPE.BOX_SHADOW
        """

    def get_label_dsc(self) -> draw_label_dsc_t | None:
        """Try to get a label draw descriptor from a draw task.

        Returns:
            the task's draw descriptor or None if the task is not of type lv.DRAW_TASK_TYPE.LABEL
        """

    def label_iterate_characters(
        self,
        dsc: _Structs[draw_label_dsc_t],
        coords: _Structs[area_t],
        cb: Callable[[draw_task_t, draw_glyph_dsc_t, draw_fill_dsc_t, area_t], object] | None,
        /,
    ) -> None:
        """Should be used during rendering the characters to get the position and other parameters of
        the characters.

        Args:
            dsc: draw descriptor
            coords: coordinates of the label
            cb: a callback to call to draw each glyphs one by one
        """

    def unit_draw_letter(
        self,
        dsc: draw_glyph_dsc_t | Blob,
        pos: _Structs[point_t],
        font: _Structs[font_t],
        letter: int,
        cb: Callable[[draw_task_t, draw_glyph_dsc_t, draw_fill_dsc_t, area_t], object] | None,
        /,
    ) -> None:
        """Draw a single letter using the provided draw unit, glyph descriptor, position, font, and
        callback.

        This function is responsible for rendering a single character from a text string, applying
        the necessary styling described by the glyph descriptor (`dsc`). It handles the retrieval of
        the glyph's description, checks its visibility within the clipping area, and invokes the
        callback (`cb`) to render the glyph at the specified position (`pos`) using the given font
        (`font`).

        Args:
            dsc: the descriptor containing styling for the glyph to be drawn.
            pos: the point coordinates where the letter should be drawn.
            font: the font containing the glyph.
            letter: The Unicode code point of the letter to be drawn.
            cb: Callback function to execute the actual rendering of the glyph.
        """

    def get_image_dsc(self) -> draw_image_dsc_t | None:
        """Try to get an image draw descriptor from a draw task.

        Returns:
            the task's draw descriptor or None if the task is not of type lv.DRAW_TASK_TYPE.IMAGE
        """

    def get_line_dsc(self) -> draw_line_dsc_t | None:
        """Try to get a line draw descriptor from a draw task.

        Returns:
            the task's draw descriptor or None if the task is not of type lv.DRAW_TASK_TYPE.LINE
        """

    def line_iterate(
        self,
        dsc: _Structs[draw_line_dsc_t],
        draw_line_cb: Callable[..., Any] | None,
        /,
    ) -> None:
        """A helper function to call a callback which draws a line between two points. This way it
        doesn't matter if ``p1, p2`` or ``points`` were used as it calls the ``callback`` as needed.

        Args:
            dsc: a draw descriptor
            draw_line_cb: a callback that draws a line between ``dsc->p1`` and ``dsc->p2``
        """

    def get_arc_dsc(self) -> draw_arc_dsc_t | None:
        """Try to get an arc draw descriptor from a draw task.

        Returns:
            the task's draw descriptor or None if the task is not of type lv.DRAW_TASK_TYPE.ARC
        """

    def get_triangle_dsc(self) -> draw_triangle_dsc_t | None:
        """Try to get a triangle draw descriptor from a draw task.

        Returns:
            the task's draw descriptor or None if the task is not of type lv.DRAW_TASK_TYPE.TRIANGLE
        """

    def get_blur_dsc(self) -> draw_blur_dsc_t | None:
        """Try to get a blur draw descriptor from a draw task.

        Returns:
            the task's draw descriptor or None if the task is not of type lv.DRAW_TASK_TYPE.BLUR
        """

class draw_triangle_dsc_t(_Pointer):
    def __init__(self, fields: _Struct[draw_triangle_dsc_t] | int | None = None, /) -> None: ...
    @property
    def base(self) -> draw_dsc_base_t: ...
    @base.setter
    def base(self, value: _Struct[draw_dsc_base_t], /) -> None: ...
    @property
    def p(self) -> builtins.list[point_precise_t]:
        """Points of the triangle. If `LV_USE_FLOAT` is enabled floats can be used here."""
    @p.setter
    def p(self, value: Sequence[_Struct[point_precise_t]], /) -> None: ...
    @property
    def color(self) -> color_t:
        """Color of the triangle."""
    @color.setter
    def color(self, value: _Struct[color_t], /) -> None: ...
    opa: int
    """Opacity of the arc in 0...255 range. lv.OPA.TRANSP, lv.OPA._10, lv.OPA._20, .. lv.OPA.COVER can
    be used as well.
    """
    @property
    def grad(self) -> grad_dsc_t:
        """Describe a gradient. If `grad.dir` is not `lv.GRAD_DIR.NONE` `color` will be ignored."""
    @grad.setter
    def grad(self, value: _Struct[grad_dsc_t], /) -> None: ...

    def init(self) -> None:
        """Initialize a triangle draw descriptor."""

class event_dsc_t(_Pointer):
    def __init__(self, only_lvgl_makes_one: Never, /) -> None: ...

    def get_cb(self) -> Callable[[event_t], object] | None:
        """The function that the event calls."""

    def get_user_data(self) -> Any:
        """What was given with the function that the event calls."""

class event_list_t(_Pointer):
    def __init__(self, fields: _Struct[event_list_t] | int | None = None, /) -> None: ...
    @property
    def array(self) -> array_t: ...
    @array.setter
    def array(self, value: _Struct[array_t], /) -> None: ...
    is_traversing: int
    has_marked_deleting: int

    def send(self, e: event_t | Blob, preprocess: bool | int, /) -> int:
        """Event callback. Events are used to notify the user of some action being taken on Widget. For
        details, see ::lv.event_t.
        """

    def add(
        self,
        cb: Callable[[event_t], object] | None,
        filter: int,
        user_data: object = None,
        /,
    ) -> event_dsc_t:
        """Args:
            filter: lv.EVENT
        """

    def remove_dsc(self, dsc: event_dsc_t | Blob, /) -> bool:
        """Remove a callback from the list; whether it was there."""

    def get_count(self) -> int:
        """How many callbacks the list has."""

    def get_dsc(self, index: int, /) -> event_dsc_t:
        """The callback at an index of the list."""

    def remove(self, index: int, /) -> bool:
        """Remove the callback at an index of the list; whether there was one."""

    def remove_all(self) -> None:
        """Remove all callbacks of the list."""

class event_t(_Pointer):
    def __init__(self, only_lvgl_makes_one: Never, /) -> None: ...

    def get_target(self) -> Blob | None:
        """Get Widget originally targeted by the event. It's the same even if event was bubbled.

        Returns:
            the target of the event_code
        """

    def get_current_target(self) -> Blob | None:
        """Get current target of the event. It's the Widget for which the event handler being called.
        If the event is not bubbled it's the same as "normal" target.

        Returns:
            the current target of the event_code
        """

    def get_code(self) -> int:
        """Get event code of an event.

        Returns:
            the event code. (E.g. `lv.EVENT.CLICKED`, `lv.EVENT.FOCUSED`, etc)
        """

    def get_param(self) -> Blob | None:
        """Get parameter passed when event was sent.

        Returns:
            the parameter
        """

    def get_user_data(self) -> Any:
        """Get user_data passed when event was registered on Widget.

        Returns:
            the user_data
        """

    def stop_bubbling(self) -> None:
        """Stop event from bubbling. This is only valid when called in the middle of an event
        processing chain.
        """

    def stop_trickling(self) -> None:
        """Stop event from trickling down to children. This is only valid when called in the middle of
        an event processing chain.
        """

    def stop_processing(self) -> None:
        """Stop processing this event. This is only valid when called in the middle of an event
        processing chain.
        """

    def free_user_data_cb(self) -> None:
        """Helper function typically used in lv.EVENT.DELETE to free the event's user_data."""

    def get_invalidated_area(self) -> area_t:
        """Get the area to be invalidated. Can be used in `lv.EVENT.INVALIDATE_AREA`

        Returns:
            the area to invalidated (can be modified as required)
        """

    def get_current_target_obj(self) -> obj:
        """Get the current target of the event. It's the object which event handler being called. If
        the event is not bubbled it's the same as "original" target.

        Returns:
            the target of the event_code
        """

    def get_target_obj(self) -> obj:
        """Get the object originally targeted by the event. It's the same even if the event is bubbled.

        Returns:
            the original target of the event_code
        """

    def get_indev(self) -> indev_t | None:
        """Get the input device passed as parameter to indev related events.

        Returns:
            the indev that triggered the event or None if called on a not indev related event
        """

    def get_layer(self) -> layer_t | None:
        """Get the draw context which should be the first parameter of the draw functions. Namely:
        `lv.EVENT.DRAW_MAIN/POST`, `lv.EVENT.DRAW_MAIN/POST_BEGIN`, `lv.EVENT.DRAW_MAIN/POST_END`

        Returns:
            a draw context or None if called on an unrelated event
        """

    def get_old_size(self) -> area_t | None:
        """Get the old area of the object before its size was changed. Can be used in
        `lv.EVENT.SIZE_CHANGED`

        Returns:
            the old absolute area of the object or None if called on an unrelated event
        """

    def get_key(self) -> int:
        """Get the key passed as parameter to an event. Can be used in `lv.EVENT.KEY`

        Returns:
            the triggering key or None if called on an unrelated event
        """

    def get_rotary_diff(self) -> int:
        """Get the signed rotary encoder diff. passed as parameter to an event. Can be used in
        `lv.EVENT.ROTARY`

        Returns:
            the triggering key or None if called on an unrelated event
        """

    def get_scroll_anim(self) -> anim_t:
        """Get the animation descriptor of a scrolling. Can be used in `lv.EVENT.SCROLL_BEGIN`

        Returns:
            the animation that will scroll the object. (can be modified as required)
        """

    def set_ext_draw_size(self, size: int, /) -> None:
        """Set the new extra draw size. Can be used in `lv.EVENT.REFR_EXT_DRAW_SIZE`

        Args:
            size: The new extra draw size
        """

    def get_self_size_info(self) -> point_t | None:
        """Get an `lv.point_t` variable in which the self size should be saved (width in `point->x` and
        height `point->y`). Can be used in `lv.EVENT.GET_SELF_SIZE`

        Returns:
            `lv.point_t` or None if called on an unrelated event
        """

    def get_hit_test_info(self) -> hit_test_info_t | None:
        """Get an `lv.hit_test_info_t` variable in which the hit test result should be saved. Can be
        used in `lv.EVENT.HIT_TEST`

        Returns:
            `lv.hit_test_info_t` or None if called on an unrelated event
        """

    def get_cover_area(self) -> area_t:
        """Get an area which should be examined whether the object fully covers it or not. Can be used
        in `lv.EVENT.HIT_TEST`

        Returns:
            an area with absolute coordinates to check
        """

    def set_cover_res(self, res: int, /) -> None:
        """Set the result of cover checking. Can be used in `lv.EVENT.COVER_CHECK`

        Args:
            res: an element of ::lv_cover_check_info_t
        """

    def get_draw_task(self) -> draw_task_t:
        """Get the draw task which was just added. Can be used in `lv.EVENT.DRAW_TASK_ADDED event`

        Returns:
            the added draw task
        """

    def get_prev_state(self) -> int:
        """Get the previous state before the state change. Can be used in `lv.EVENT.STATE_CHANGED`
        event.

        Returns:
            the previous state
        """

class font_class_t(_Pointer):
    def __init__(self, fields: _Struct[font_class_t] | int | None = None, /) -> None: ...
    @property
    def create_cb(self) -> Blob | None:
        """Font creation callback function."""
    @create_cb.setter
    def create_cb(self, value: Callable[..., Any] | None, /) -> None: ...
    @property
    def delete_cb(self) -> Blob | None:
        """Font deletion callback function."""
    @delete_cb.setter
    def delete_cb(self, value: Callable[[font_t], object] | None, /) -> None: ...
    @property
    def dup_src_cb(self) -> Blob | None:
        """Font source duplication callback function."""
    @dup_src_cb.setter
    def dup_src_cb(self, value: Callable[..., Any] | None, /) -> None: ...
    @property
    def free_src_cb(self) -> Blob | None:
        """Font source free callback function."""
    @free_src_cb.setter
    def free_src_cb(self, value: Callable[[Any], object] | None, /) -> None: ...

class font_fmt_txt_cmap_t(_Pointer):
    """Map codepoints to a `glyph_dsc`s Several formats are supported to optimize memory usage See
    https://github.com/lvgl/lv_font_conv/blob/master/doc/font_spec.md.
    """
    def __init__(self, fields: _Struct[font_fmt_txt_cmap_t] | int | None = None, /) -> None: ...
    range_start: int
    """First Unicode character for this range."""
    range_length: int
    """Number of Unicode characters related to this range. Last Unicode character = range_start +
    range_length - 1.
    """
    glyph_id_start: int
    """First glyph ID (array index of `glyph_dsc`) for this range."""
    @property
    def unicode_list(self) -> Blob | None: ...
    @unicode_list.setter
    def unicode_list(self, value: _Readable | Sequence[int] | None, /) -> None: ...
    @property
    def glyph_id_ofs_list(self) -> Blob | None:
        """If(type == LV_FONT_FMT_TXT_CMAP_FORMAT0_...) it's `uint8_t *` if(type ==
        LV_FONT_FMT_TXT_CMAP_SPARSE_...) it's `uint16_t *`
        """
    @glyph_id_ofs_list.setter
    def glyph_id_ofs_list(self, value: _Readable | None, /) -> None: ...
    list_length: int
    """Length of `unicode_list` and/or `glyph_id_ofs_list`"""
    type: int
    """Type of this character map."""

class font_fmt_txt_dsc_t(_Pointer):
    """Describe store for additional data for fonts."""
    def __init__(self, fields: _Struct[font_fmt_txt_dsc_t] | int | None = None, /) -> None: ...
    @property
    def glyph_bitmap(self) -> Blob | None:
        """The bitmaps of all glyphs."""
    @glyph_bitmap.setter
    def glyph_bitmap(self, value: _Readable | Sequence[int] | None, /) -> None: ...
    @property
    def glyph_dsc(self) -> font_fmt_txt_glyph_dsc_t | None:
        """Describe the glyphs."""
    @glyph_dsc.setter
    def glyph_dsc(self, value: _Structs[font_fmt_txt_glyph_dsc_t] | None, /) -> None: ...
    @property
    def cmaps(self) -> font_fmt_txt_cmap_t | None:
        """Map the glyphs to Unicode characters. Array of `lv_font_cmap_fmt_txt_t` variables."""
    @cmaps.setter
    def cmaps(self, value: _Structs[font_fmt_txt_cmap_t] | None, /) -> None: ...
    @property
    def kern_dsc(self) -> Blob | None:
        """Store kerning values. Can be `lv.font_fmt_txt_kern_pair_t * or
        `lv_font_kern_classes_fmt_txt_t *` depending on `kern_classes`
        """
    @kern_dsc.setter
    def kern_dsc(self, value: _Readable | None, /) -> None: ...
    kern_scale: int
    """Scale kern values in 12.4 format."""
    stride: int
    """Bytes to which each line is padded. 0: means no align and padding 1: e.g. with bpp=4 lines are
    aligned to 1 byte, so there can be a 4 bits of padding 4, 8, 16, 32, 64: each line is padded to
    the given byte boundaries.
    """
    cmap_num: int
    bpp: int
    kern_classes: int
    bitmap_format: int

class font_fmt_txt_glyph_dsc_t(_Pointer):
    """This describes a glyph."""
    def __init__(self, fields: _Struct[font_fmt_txt_glyph_dsc_t] | int | None = None, /) -> None: ...
    box_w: int
    """Width of the glyph's bounding box."""
    box_h: int
    """Height of the glyph's bounding box."""
    ofs_x: int
    """X offset of the bounding box."""
    ofs_y: int
    """Y offset of the bounding box. Measured from the top of the line."""
    bitmap_index: int
    adv_w: int

class font_fmt_txt_kern_classes_t(_Pointer):
    """More complex but more optimal class based kern value storage."""
    def __init__(self, fields: _Struct[font_fmt_txt_kern_classes_t] | int | None = None, /) -> None: ...
    @property
    def class_pair_values(self) -> Blob | None:
        """Left_class_cnt * right_class_cnt value."""
    @class_pair_values.setter
    def class_pair_values(self, value: _Readable | Sequence[int] | None, /) -> None: ...
    @property
    def left_class_mapping(self) -> Blob | None:
        """Map the glyph_ids to classes: index -> glyph_id -> class_id."""
    @left_class_mapping.setter
    def left_class_mapping(self, value: _Readable | Sequence[int] | None, /) -> None: ...
    @property
    def right_class_mapping(self) -> Blob | None:
        """Map the glyph_ids to classes: index -> glyph_id -> class_id."""
    @right_class_mapping.setter
    def right_class_mapping(self, value: _Readable | Sequence[int] | None, /) -> None: ...
    left_class_cnt: int
    right_class_cnt: int

class font_fmt_txt_kern_pair_t(_Pointer):
    """A simple mapping of kern values from pairs."""
    def __init__(self, fields: _Struct[font_fmt_txt_kern_pair_t] | int | None = None, /) -> None: ...
    @property
    def glyph_ids(self) -> Blob | None: ...
    @glyph_ids.setter
    def glyph_ids(self, value: _Readable | None, /) -> None: ...
    @property
    def values(self) -> Blob | None: ...
    @values.setter
    def values(self, value: _Readable | Sequence[int] | None, /) -> None: ...
    pair_cnt: int
    glyph_ids_size: int

class font_glyph_dsc_t(_Pointer):
    """Describes the properties of a glyph."""
    def __init__(self, fields: _Struct[font_glyph_dsc_t] | int | None = None, /) -> None: ...
    @property
    def resolved_font(self) -> font_t | None:
        """A font where the glyph was actually found after handling fallbacks."""
    @resolved_font.setter
    def resolved_font(self, value: _Structs[font_t] | None, /) -> None: ...
    adv_w: int
    """The glyph needs this space. Draw the next glyph after this width."""
    box_w: int
    """Width of the glyph's bounding box."""
    box_h: int
    """Height of the glyph's bounding box."""
    ofs_x: int
    """X offset of the bounding box."""
    ofs_y: int
    """Y offset of the bounding box."""
    stride: int
    """Bytes in each line. If 0 than there is no padding at the end of the line."""
    format: int
    """Font format of the glyph see lv.FONT_GLYPH_FORMAT."""
    outline_stroke_width: int
    """Used with freetype vector fonts - width of the letter border."""
    @property
    def gid(self) -> _font_glyph_dsc_t_gid:
        """The index of the glyph in the font file. Used by the font cache."""
    @gid.setter
    def gid(self, value: _Struct[_font_glyph_dsc_t_gid], /) -> None: ...
    @property
    def entry(self) -> cache_entry_t | None:
        """The cache entry of the glyph draw data. Used by the font cache."""
    @entry.setter
    def entry(self, value: cache_entry_t | Blob | None, /) -> None: ...
    is_placeholder: int
    req_raw_bitmap: int

    def get_glyph_bitmap(self, draw_buf: _Structs[draw_buf_t], /) -> Blob | None:
        """Return with the bitmap of a font. It always converts the normal fonts to A8 format in a
        draw_buf with lv.DRAW_BUF_ALIGN and lv.DRAW_BUF_STRIDE_ALIGN.

        You must call lv.font_t.get_glyph_dsc() to get `g_dsc` (lv.font_glyph_dsc_t) before you can
        call this function.

        Args:
            draw_buf: a draw buffer that can be used to store the bitmap of the glyph.

        Returns:
            the glyph's data. It can be a draw buffer for bitmap fonts or an image source for
                imgfonts.
        """

    def get_glyph_static_bitmap(self) -> Blob | None:
        """Return the bitmap as it is. It works only if the font stores the bitmap in a non-volitile
        memory.

        Returns:
            the bitmap as it is
        """

    def release_draw_data(self) -> None:
        """Release the bitmap of a font.

        You must call lv.font_t.get_glyph_dsc() to get `g_dsc` (lv.font_glyph_dsc_t) before you can
        call this function.
        """

    def get_bitmap_fmt_txt(self, draw_buf: _Structs[draw_buf_t], /) -> Blob | None:
        """Used as `get_glyph_bitmap` callback in lvgl's native font format if the font is
        uncompressed.

        Args:
            draw_buf: a draw buffer that can be used to store the bitmap of the glyph, it's OK not
                to use it.

        Returns:
            an A8 bitmap (not necessarily bitmap_out) or None if `unicode_letter` not found
        """

class font_info_t(_Pointer):
    def __init__(self, fields: _Struct[font_info_t] | int | None = None, /) -> None: ...
    @property
    def name(self) -> str | None:
        """Font name, used to distinguish different font resources."""
    @name.setter
    def name(self, value: str | bytes | None, /) -> None: ...
    @property
    def class_p(self) -> font_class_t | None:
        """Font backend implementation."""
    @class_p.setter
    def class_p(self, value: _Structs[font_class_t] | None, /) -> None: ...
    size: int
    """Font size in pixel."""
    render_mode: int
    """Font rendering mode, see `lv_freetype_font_render_mode_t`"""
    style: int
    """Font style, see `lv_freetype_font_style_t`"""
    kerning: int
    """Font kerning, see `lv.FONT_KERNING`"""

    def is_equal(self, ft_info_2: _Structs[font_info_t], /) -> bool:
        """Compare font information.

        Args:
            ft_info_2: font information 2.

        Returns:
            return True if the fonts are equal.
        """

class font_t(_Pointer):
    """Describe the properties of a font."""
    def __init__(self, fields: _Struct[font_t] | int | None = None, /) -> None: ...
    get_glyph_dsc: Callable[[font_t, font_glyph_dsc_t, int, int], bool | int] | None
    """Get a glyph's descriptor from a font."""
    @property
    def get_glyph_bitmap(self) -> Blob | None:
        """Get a glyph's bitmap from a font."""
    @get_glyph_bitmap.setter
    def get_glyph_bitmap(self, value: Callable[..., Any] | None, /) -> None: ...
    release_glyph: Callable[[font_t, font_glyph_dsc_t], object] | None
    """Release a glyph."""
    line_height: int
    """The real line height where any text fits."""
    base_line: int
    """Base line measured from the bottom of the line_height."""
    underline_position: int
    """Distance between the top of the underline and base line (< 0 means below the base line)"""
    underline_thickness: int
    """Thickness of the underline."""
    @property
    def dsc(self) -> Blob | None:
        """Store implementation specific or run_time data or caching here."""
    @dsc.setter
    def dsc(self, value: _Readable | None, /) -> None: ...
    @property
    def fallback(self) -> font_t | None:
        """Fallback font for missing glyph. Resolved recursively."""
    @fallback.setter
    def fallback(self, value: _Structs[font_t] | None, /) -> None: ...
    @property
    def user_data(self) -> Any:
        """Custom user data for font."""
    @user_data.setter
    def user_data(self, value: object, /) -> None: ...
    subpx: int
    kerning: int
    static_bitmap: int

    def get_glyph_width(self, letter: int, letter_next: int, /) -> int:
        """Get the width of a glyph with kerning.

        Args:
            letter: a UNICODE letter
            letter_next: the next letter after `letter`. Used for kerning

        Returns:
            the width of the glyph
        """

    def get_line_height(self) -> int:
        """Get the line height of a font. All characters fit into this height.

        Returns:
            the height of a font
        """

    def set_kerning(self, kerning: int, /) -> None:
        """Configure the use of kerning information stored in a font.

        Args:
            kerning: `lv.FONT_KERNING.NORMAL` (default) or `lv.FONT_KERNING.NONE`
        """

    def has_static_bitmap(self) -> bool:
        """Checks if a font has a static rendering bitmap.

        Returns:
            return True if the font has a bitmap generated for static rendering.
        """

    def get_glyph_dsc_fmt_txt(
        self,
        dsc_out: _Structs[font_glyph_dsc_t],
        unicode_letter: int,
        unicode_letter_next: int,
        /,
    ) -> bool:
        """Used as `get_glyph_dsc` callback in lvgl's native font format if the font is uncompressed.

        Args:
            dsc_out: store the result descriptor here
            unicode_letter: a UNICODE letter code
            unicode_letter_next: the unicode letter succeeding the letter under test

        Returns:
            True: descriptor is successfully loaded into `dsc_out`. False: the letter was not found,
                no data is loaded to `dsc_out`
        """

class fragment_class_t(_Pointer):
    def __init__(self, fields: _Struct[fragment_class_t] | int | None = None, /) -> None: ...
    @property
    def constructor_cb(self) -> Blob | None:
        """Constructor function for fragment class.

        Args:
            self: Fragment instance
            args: Arguments assigned by fragment manager
        """
    @constructor_cb.setter
    def constructor_cb(self, value: Callable[[fragment_t, Any], object] | None, /) -> None: ...
    @property
    def destructor_cb(self) -> Blob | None:
        """Destructor function for fragment class.

        Args:
            self: Fragment instance, will be freed after this call
        """
    @destructor_cb.setter
    def destructor_cb(self, value: Callable[[fragment_t], object] | None, /) -> None: ...
    @property
    def attached_cb(self) -> Blob | None:
        """Fragment attached to manager.

        Args:
            self: Fragment instance
        """
    @attached_cb.setter
    def attached_cb(self, value: Callable[[fragment_t], object] | None, /) -> None: ...
    @property
    def detached_cb(self) -> Blob | None:
        """Fragment detached from manager.

        Args:
            self: Fragment instance
        """
    @detached_cb.setter
    def detached_cb(self, value: Callable[[fragment_t], object] | None, /) -> None: ...
    @property
    def create_obj_cb(self) -> Blob | None:
        """Create objects.

        Args:
            self: Fragment instance
            container: Container of the objects should be created upon

        Returns:
            Created object, None if multiple objects has been created
        """
    @create_obj_cb.setter
    def create_obj_cb(self, value: Callable[[fragment_t, obj], obj] | None, /) -> None: ...
    @property
    def obj_created_cb(self) -> Blob | None:
        """Args:
            self: Fragment instance
            obj: lv_obj returned by create_obj_cb
        """
    @obj_created_cb.setter
    def obj_created_cb(self, value: Callable[[fragment_t, obj], object] | None, /) -> None: ...
    @property
    def obj_will_delete_cb(self) -> Blob | None:
        """Called before objects in the fragment will be deleted.

        Args:
            self: Fragment instance
            obj: object with this fragment
        """
    @obj_will_delete_cb.setter
    def obj_will_delete_cb(self, value: Callable[[fragment_t, obj], object] | None, /) -> None: ...
    @property
    def obj_deleted_cb(self) -> Blob | None:
        """Called when the object created by fragment received `lv.EVENT.DELETE` event.

        Args:
            self: Fragment instance
            obj: object with this fragment
        """
    @obj_deleted_cb.setter
    def obj_deleted_cb(self, value: Callable[[fragment_t, obj], object] | None, /) -> None: ...
    @property
    def event_cb(self) -> Blob | None:
        """Handle event.

        Args:
            self: Fragment instance
            which: User-defined ID of event
            data1: User-defined data
            data2: User-defined data
        """
    @event_cb.setter
    def event_cb(self, value: Callable[[fragment_t, int, Any], bool | int] | None, /) -> None: ...
    instance_size: int
    """*REQUIRED*: Allocation size of fragment."""

    def create(self, args: _Writable, /) -> fragment_t:
        """Create a fragment instance.

        Args:
            args: Arguments assigned by fragment manager

        Returns:
            Fragment instance
        """

class fragment_managed_states_t(_Pointer):
    def __init__(self, only_lvgl_makes_one: Never, /) -> None: ...

class fragment_manager_t(_Pointer):
    def __init__(self, only_lvgl_makes_one: Never, /) -> None: ...

    def delete(self) -> None:
        """Destroy fragment manager instance."""

    def create_obj(self) -> None:
        """Create object of all fragments managed by this manager."""

    def delete_obj(self) -> None:
        """Delete object created by all fragments managed by this manager. Instance of fragments will
        not be deleted.
        """

    def add(
        self,
        fragment: _Structs[fragment_t],
        container: _Readable | Sequence[_Readable | None],
        /,
    ) -> None:
        """Attach fragment to manager, and add to container.

        Args:
            fragment: Fragment instance
            container: container object for manager to add objects to
        """

    def remove(self, fragment: _Structs[fragment_t], /) -> None:
        """Detach and destroy fragment. If fragment is in navigation stack, remove from it.

        Args:
            fragment: Fragment instance
        """

    def push(
        self,
        fragment: _Structs[fragment_t],
        container: _Readable | Sequence[_Readable | None],
        /,
    ) -> None:
        """Attach fragment to manager and add to navigation stack.

        Args:
            fragment: Fragment instance
            container: container object for manager to add objects to
        """

    def pop(self) -> bool:
        """Remove the top-most fragment for stack.

        Returns:
            True if there is fragment to pop
        """

    def replace(
        self,
        fragment: _Structs[fragment_t],
        container: _Readable | Sequence[_Readable | None],
        /,
    ) -> None:
        """Replace fragment. Old item in the stack will be removed.

        Args:
            fragment: Fragment instance
            container: container object for manager to add objects to
        """

    def send_event(self, code: int, userdata: _Writable, /) -> bool:
        """Send event to top-most fragment.

        Args:
            code: User-defined ID of event
            userdata: User-defined data

        Returns:
            True if fragment returned True
        """

    def get_stack_size(self) -> int:
        """Get stack size of this fragment manager.

        Returns:
            Stack size of this fragment manager
        """

    def get_top(self) -> fragment_t:
        """Get top most fragment instance.

        Returns:
            Top most fragment instance
        """

    def find_by_container(self, container: obj, /) -> fragment_t:
        """Find first fragment instance in the container.

        Args:
            container: Container which target fragment added to

        Returns:
            First fragment instance in the container
        """

    def get_parent_fragment(self) -> fragment_t:
        """Get parent fragment.

        Returns:
            Parent fragment instance
        """

class fragment_t(_Pointer):
    def __init__(self, fields: _Struct[fragment_t] | int | None = None, /) -> None: ...
    @property
    def cls(self) -> fragment_class_t | None:
        """Class of this fragment."""
    @cls.setter
    def cls(self, value: _Structs[fragment_class_t] | None, /) -> None: ...
    @property
    def managed(self) -> fragment_managed_states_t | None:
        """Managed fragment states. If not null, then this fragment is managed.

        Don't modify values inside this struct!
        """
    @managed.setter
    def managed(self, value: fragment_managed_states_t | Blob | None, /) -> None: ...
    @property
    def child_manager(self) -> fragment_manager_t | None:
        """Child fragment manager."""
    @child_manager.setter
    def child_manager(self, value: fragment_manager_t | Blob | None, /) -> None: ...
    obj: lvgl.obj | None
    """Lv_obj returned by create_obj_cb."""

    def manager_create(self) -> fragment_manager_t:
        """Create fragment manager instance.

        Returns:
            Fragment manager instance
        """

    def delete(self) -> None:
        """Destroy a fragment."""

    def get_manager(self) -> fragment_manager_t:
        """Get associated manager of this fragment.

        Returns:
            Fragment manager instance
        """

    def get_container(self) -> Blob | None:
        """Get container object of this fragment.

        Returns:
            Reference to container object
        """

    def get_parent(self) -> fragment_t | None:
        """Get parent fragment of this fragment.

        Returns:
            Parent fragment
        """

    def create_obj(self, container: lvgl.obj, /) -> lvgl.obj:
        """Create object by fragment.

        Args:
            container: Container of the objects should be created upon.

        Returns:
            Created object
        """

    def delete_obj(self) -> None:
        """Delete created object of a fragment."""

    def recreate_obj(self) -> None:
        """Destroy obj in fragment, and recreate them."""

class fs_dir_t(_Pointer):
    def __init__(self, fields: _Struct[fs_dir_t] | int | None = None, /) -> None: ...
    @property
    def dir_d(self) -> Blob | None: ...
    @dir_d.setter
    def dir_d(self, value: _Writable | None, /) -> None: ...
    @property
    def drv(self) -> fs_drv_t | None: ...
    @drv.setter
    def drv(self, value: _Structs[fs_drv_t] | None, /) -> None: ...

    def open(self, path: str | bytes, /) -> int:
        """Initialize a 'fs_dir_t' variable for directory reading.

        Args:
            path: path to a directory

        Returns:
            lv.FS_RES.OK or any error from lv.FS_RES enum
        """

    def read(self, fn: _Writable, fn_len: int, /) -> int:
        """Read the next filename form a directory. The name of the directories will begin with '/'.

        Args:
            fn: a buffer to store the filename
            fn_len: length of the buffer to store the filename

        Returns:
            lv.FS_RES.OK or any error from lv.FS_RES enum
        """

    def close(self) -> int:
        """Close the directory reading.

        Returns:
            lv.FS_RES.OK or any error from lv.FS_RES enum
        """

class fs_drv_t(_Pointer):
    def __init__(self, fields: _Struct[fs_drv_t] | int | None = None, /) -> None: ...
    @property
    def letter(self) -> int: ...
    @letter.setter
    def letter(self, value: int | str, /) -> None: ...
    cache_size: int
    ready_cb: Callable[[fs_drv_t], bool | int] | None
    remove_cb: Callable[[fs_drv_t], object] | None
    open_cb: Callable[[fs_drv_t, str, int], object] | None
    close_cb: Callable[[fs_drv_t, Blob | None], int] | None
    read_cb: Callable[[fs_drv_t, Blob | None, Blob | None, int, Blob | None], int] | None
    write_cb: Callable[[fs_drv_t, Blob | None, Blob | None, int, Blob | None], int] | None
    seek_cb: Callable[[fs_drv_t, Blob | None, int, int], int] | None
    tell_cb: Callable[[fs_drv_t, Blob | None, Blob | None], int] | None
    dir_open_cb: Callable[[fs_drv_t, str], object] | None
    dir_read_cb: Callable[[fs_drv_t, Blob | None, Blob | None, int], int] | None
    dir_close_cb: Callable[[fs_drv_t, Blob | None], int] | None
    @property
    def user_data(self) -> Any:
        """Custom file user data."""
    @user_data.setter
    def user_data(self, value: object, /) -> None: ...

    def init(self) -> None:
        """Initialize a file system driver with default values. It is used to ensure all fields have
        known values and not memory junk. After it you can set the fields.
        """

    def register(self) -> None:
        """Add a new drive."""

class fs_file_cache_t(_Pointer):
    def __init__(self, only_lvgl_makes_one: Never, /) -> None: ...

class fs_file_t(_Pointer):
    def __init__(self, fields: _Struct[fs_file_t] | int | None = None, /) -> None: ...
    @property
    def file_d(self) -> Blob | None: ...
    @file_d.setter
    def file_d(self, value: _Writable | None, /) -> None: ...
    @property
    def drv(self) -> fs_drv_t | None: ...
    @drv.setter
    def drv(self, value: _Structs[fs_drv_t] | None, /) -> None: ...
    @property
    def cache(self) -> fs_file_cache_t | None: ...
    @cache.setter
    def cache(self, value: fs_file_cache_t | Blob | None, /) -> None: ...

    def open(self, path: str | bytes, mode: int, /) -> int:
        """Open a file.

        Args:
            path: path to the file beginning with the driver letter (e.g. S:/folder/file.txt)
            mode: read: FS_MODE_RD, write: FS_MODE_WR, both: FS_MODE_RD | FS_MODE_WR (lv.FS_MODE)

        Returns:
            lv.FS_RES.OK or any error from lv.FS_RES enum
        """

    def close(self) -> int:
        """Close an already opened file.

        Returns:
            lv.FS_RES.OK or any error from lv.FS_RES enum
        """

    def read(self, buf: _Writable, btr: int, br: _Writable | Sequence[int] | None = None, /) -> int:
        """Read from a file.

        Args:
            buf: a buffer where the read bytes are stored
            btr: Bytes To Read
            br: the number of real read bytes (Bytes Read). None if unused.

        Returns:
            lv.FS_RES.OK or any error from lv.FS_RES enum
        """

    def write(
        self,
        buf: _Readable,
        btw: int,
        bw: _Writable | Sequence[int] | None = None,
        /,
    ) -> int:
        """Write into a file.

        Args:
            buf: a buffer with the bytes to write
            btw: Bytes To Write
            bw: the number of real written bytes (Bytes Written). None if unused.

        Returns:
            lv.FS_RES.OK or any error from lv.FS_RES enum
        """

    def seek(self, pos: int, whence: int, /) -> int:
        """Set the position of the 'cursor' (read write pointer) in a file.

        Args:
            pos: the new position expressed in bytes index (0: start of file)
            whence: tells from where to set position. See lv.FS_SEEK

        Returns:
            lv.FS_RES.OK or any error from lv.FS_RES enum
        """

    def tell(self, pos: _Writable | Sequence[int], /) -> int:
        """Give the position of the read write pointer.

        Args:
            pos: store the position of the read write pointer

        Returns:
            lv.FS_RES.OK or any error from 'fs_res_t'
        """

    def get_size(self, size_res: _Writable | Sequence[int], /) -> int:
        """Get the size in bytes of an open file. The file read/write position will not be affected.

        Args:
            size_res: store the file size

        Returns:
            lv.FS_RES.OK or any error from `lv.FS_RES`
        """

class fs_path_ex_t(_Pointer):
    """Extended path object to specify buffer for memory-mapped files."""
    def __init__(self, fields: _Struct[fs_path_ex_t] | int | None = None, /) -> None: ...
    @property
    def path(self) -> builtins.list[int]:
        """Store the driver letter address and size."""
    @path.setter
    def path(self, value: Sequence[int | str], /) -> None: ...

    def make_path_from_buffer(
        self,
        letter: int | str,
        buf: _Readable,
        size: int,
        ext: str | bytes | None = None,
        /,
    ) -> None:
        """Create a special object from buffer/ memory address which looks like a file and can be
        passed as path to `lv.fs_file_t.open` and other functions accepting a path.

        For example //Create a PNG file from t a buffer and use it lv.fs_path_ex_t p;
        lv.fs_path_ex_t.make_path_from_buffer(&p, 'A', my_buf, my_buf_size, "png");
        lv.image.set_src(image1, &p);

        Args:
            letter: the identifier letter of the driver. E.g. `LV_FS_MEMFS_LETTER`
            buf: address of the memory buffer
            size: size of the memory buffer in bytes
            ext: the extension, e.g. "png", if None no extension will be added.
        """

    def get_buffer_from_path(
        self,
        buffer: _Writable | Sequence[_Readable | None],
        size: _Writable | Sequence[int],
        /,
    ) -> int:
        """Get the buffer address and size from a path object.

        Args:
            buffer: a `void *` variable to store the address
            size: an `uint32_t` data to store the size

        Returns:
            lv.RESULT.OK: buffer and size are set; lv.RESULT.INVALID: an error happened.
        """

class grad_dsc_t(_Pointer):
    """A descriptor of a gradient."""
    def __init__(self, fields: _Struct[grad_dsc_t] | int | None = None, /) -> None: ...
    @property
    def stops(self) -> builtins.list[grad_stop_t]:
        """A gradient stop array."""
    @stops.setter
    def stops(self, value: Sequence[_Struct[grad_stop_t]], /) -> None: ...
    stops_count: int
    """The number of used stops in the array."""
    @property
    def params(self) -> _grad_dsc_t_params: ...
    @params.setter
    def params(self, value: _Struct[_grad_dsc_t_params], /) -> None: ...
    @property
    def state(self) -> Blob | None: ...
    @state.setter
    def state(self, value: _Writable | None, /) -> None: ...
    dir: int
    extend: int

    def init_stops(
        self,
        colors: _Structs[color_t],
        opa: _Readable | Sequence[int] | None,
        fracs: _Readable | Sequence[int] | None,
        num_stops: int,
        /,
    ) -> None:
        """Initialize gradient color map from a table.

        Args:
            colors: color array
            opa: opacity array: if None, then lv.OPA.COVER is assumed
            fracs: position array (0..255): if None, then colors are distributed evenly
            num_stops: number of gradient stops (1..LV_GRADIENT_MAX_STOPS)
        """

    def horizontal_init(self) -> None:
        """Helper function to initialize a horizontal gradient."""

    def vertical_init(self) -> None:
        """Helper function to initialize a vertical gradient."""

    def linear_init(self, from_x: int, from_y: int, to_x: int, to_y: int, extend: int, /) -> None:
        """Helper function to initialize linear gradient.

        Args:
            from_x: start x position: can be a coordinate or an lv.pct() value predefined constants
                lv.GRAD_LEFT, lv.GRAD_RIGHT, lv.GRAD_TOP, lv.GRAD_BOTTOM, lv.GRAD_CENTER can be used
                as well
            from_y: start y position
            to_x: end x position
            to_y: end y position
            extend: one of lv.GRAD_EXTEND.PAD, lv.GRAD_EXTEND.REPEAT or lv.GRAD_EXTEND.REFLECT
        """

    def radial_init(
        self,
        center_x: int,
        center_y: int,
        to_x: int,
        to_y: int,
        extend: int,
        /,
    ) -> None:
        """Helper function to initialize radial gradient.

        Args:
            center_x: center x position: can be a coordinate or an lv.pct() value predefined
                constants lv.GRAD_LEFT, lv.GRAD_RIGHT, lv.GRAD_TOP, lv.GRAD_BOTTOM, lv.GRAD_CENTER
                can be used as well
            center_y: center y position
            to_x: point on the end circle x position
            to_y: point on the end circle y position
            extend: one of lv.GRAD_EXTEND.PAD, lv.GRAD_EXTEND.REPEAT or lv.GRAD_EXTEND.REFLECT
        """

    def radial_set_focal(self, center_x: int, center_y: int, radius: int, /) -> None:
        """Set focal (starting) circle of a radial gradient.

        Args:
            center_x: center x position: can be a coordinate or an lv.pct() value predefined
                constants lv.GRAD_LEFT, lv.GRAD_RIGHT, lv.GRAD_TOP, lv.GRAD_BOTTOM, lv.GRAD_CENTER
                can be used as well
            center_y: center y position
            radius: radius of the starting circle (NOTE: this must be a scalar number, not
                percentage)
        """

    def conical_init(
        self,
        center_x: int,
        center_y: int,
        start_angle: int,
        end_angle: int,
        extend: int,
        /,
    ) -> None:
        """Helper function to initialize conical gradient.

        Args:
            center_x: center x position: can be a coordinate or an lv.pct() value predefined
                constants lv.GRAD_LEFT, lv.GRAD_RIGHT, lv.GRAD_TOP, lv.GRAD_BOTTOM, lv.GRAD_CENTER
                can be used as well
            center_y: center y position
            start_angle: start angle in degrees
            end_angle: end angle in degrees
            extend: one of lv.GRAD_EXTEND.PAD, lv.GRAD_EXTEND.REPEAT or lv.GRAD_EXTEND.REFLECT
        """

class grad_stop_t(_Pointer):
    """A gradient stop definition. This matches a color and a position in a virtual 0-255 scale."""
    def __init__(self, fields: _Struct[grad_stop_t] | int | None = None, /) -> None: ...
    @property
    def color(self) -> color_t:
        """The stop color."""
    @color.setter
    def color(self, value: _Struct[color_t], /) -> None: ...
    opa: int
    """The opacity of the color."""
    frac: int
    """The stop position in 1/255 unit."""

class group_t(_Pointer):
    def __init__(self, only_lvgl_makes_one: Never, /) -> None: ...

    def delete(self) -> None:
        """Delete group object."""

    def set_default(self) -> None:
        """Set default group. New Widgets will be added to this group if it's enabled in their class
        with `add_to_def_group = True`.
        """

    def add_obj(self, obj: obj, /) -> None:
        """Add an Widget to group.

        Args:
            obj: a Widget to add
        """

    def remove_all_objs(self) -> None:
        """Remove all Widgets from a group."""

    def focus_next(self) -> None:
        """Focus on next Widget in a group (defocus the current)."""

    def focus_prev(self) -> None:
        """Focus on previous Widget in a group (defocus the current)."""

    def focus_freeze(self, en: bool | int, /) -> None:
        """Do not allow changing focus from current Widget.

        Args:
            en: True: freeze, False: release freezing (normal mode)
        """

    def send_data(self, c: int, /) -> int:
        """Send a control character to Widget that has focus in a group.

        Args:
            c: a character (use LV_KEY_.. to navigate)

        Returns:
            result of Widget with focus in group.
        """

    def set_focus_cb(self, focus_cb: Callable[[group_t], object] | None, /) -> None:
        """Set a function for a group which will be called when a new Widget has focus.

        Args:
            focus_cb: the call back function or None if unused
        """

    def set_edge_cb(self, edge_cb: Callable[[group_t, bool], object] | None, /) -> None:
        """Set a function for a group which will be called when a focus edge is reached.

        Args:
            edge_cb: the call back function or None if unused
        """

    def set_refocus_policy(self, policy: int, /) -> None:
        """Set whether the next or previous Widget in a group gets focus when Widget that has focus is
        deleted.

        Args:
            policy: new refocus policy enum (lv.GROUP_REFOCUS_POLICY)
        """

    def set_editing(self, edit: bool | int, /) -> None:
        """Manually set the current mode (edit or navigate).

        Args:
            edit: True: edit mode; False: navigate mode
        """

    def set_wrap(self, en: bool | int, /) -> None:
        """Set whether moving focus to next/previous Widget will allow wrapping from first->last or
        last->first Widget.

        Args:
            en: True: wrapping enabled; False: wrapping disabled
        """

    def get_focused(self) -> obj | None:
        """Get Widget that has focus, or None if there isn't one.

        Returns:
            Widget with focus
        """

    def get_focus_cb(self) -> Blob | None:
        """Get focus callback function of a group.

        Returns:
            the call back function or None if not set
        """

    def get_edge_cb(self) -> Blob | None:
        """Get edge callback function of a group.

        Returns:
            the call back function or None if not set
        """

    def get_editing(self) -> bool:
        """Get current mode (edit or navigate).

        Returns:
            True: edit mode; False: navigate mode
        """

    def get_wrap(self) -> bool:
        """Get whether moving focus to next/previous Widget will allow wrapping from first->last or
        last->first Widget.
        """

    def get_obj_count(self) -> int:
        """Get number of Widgets in group.

        Returns:
            number of Widgets in the group
        """

    def get_obj_by_index(self, index: int, /) -> obj:
        """Get nth Widget within group.

        Args:
            index: index of Widget within the group

        Returns:
            Widget
        """

    def set_user_data(self, user_data: object = None, /) -> None:
        """Set user data to the group.

        Args:
            user_data: user data
        """

    def get_user_data(self) -> Any:
        """Get the user data of the group.

        Args:
            indev: a group

        Returns:
            the user data or None if group is None
        """

class hit_test_info_t(_Pointer):
    def __init__(self, only_lvgl_makes_one: Never, /) -> None: ...

class image_cache_data_t(_Pointer):
    def __init__(self, only_lvgl_makes_one: Never, /) -> None: ...

class image_colorkey_t(_Pointer):
    """A image colorkey definition. The transparency within the color range of [low, high] will be set
    to lv.OPA.TRANSP If the "enable" flag is set to True.
    """
    def __init__(self, fields: _Struct[image_colorkey_t] | int | None = None, /) -> None: ...
    @property
    def low(self) -> color_t: ...
    @low.setter
    def low(self, value: _Struct[color_t], /) -> None: ...
    @property
    def high(self) -> color_t: ...
    @high.setter
    def high(self, value: _Struct[color_t], /) -> None: ...

class image_decoder_args_t(_Pointer):
    def __init__(self, only_lvgl_makes_one: Never, /) -> None: ...

class image_decoder_dsc_t(_Pointer):
    def __init__(self, only_lvgl_makes_one: Never, /) -> None: ...

    def open(self, src: _Readable, args: image_decoder_args_t | Blob, /) -> int:
        """Open an image. Try the created image decoders one by one. Once one is able to open the image
        that decoder is saved in `dsc`

        Args:
            src: the image source. Can be 1) File name: E.g. "S:folder/img1.png" (The drivers needs
                to registered via `lv.fs_drv_t.register())`) 2) Variable: an `lv.image_dsc_t`
                variable 3) Symbol: E.g. `lv.SYMBOL.OK`
            args: args about how the image should be opened.

        Returns:
            lv.RESULT.OK: opened the image. `dsc->decoded` and `dsc->header` are set.
                lv.RESULT.INVALID: none of the registered image decoders were able to open the
                image.
        """

    def get_area(self, full_area: _Structs[area_t], decoded_area: _Structs[area_t], /) -> int:
        """Decode `full_area` pixels incrementally by calling in a loop. Set `decoded_area` to
        `lv.COORD_MIN` on first call.

        Args:
            full_area: input parameter. the full area to decode after enough subsequent calls
            decoded_area: input+output parameter. set the values to `lv.COORD_MIN` for the first
                call and to reset decoding. the decoded area is stored here after each call.

        Returns:
            lv.RESULT.OK: success; lv.RESULT.INVALID: an error occurred or there is nothing left to
                decode
        """

    def close(self) -> None:
        """Close a decoding session."""

    def post_process(self, decoded: _Structs[draw_buf_t], /) -> draw_buf_t:
        """Check the decoded image, make any modification if decoder `args` requires.

        A new draw buf will be allocated if provided `decoded` is not modifiable or stride mismatch
        etc.

        Args:
            decoded: a decoded image to post process to meet dsc->args requirement.

        Returns:
            post processed draw buffer, when it differs with `decoded`, it's newly allocated.
        """

class image_decoder_t(_Pointer):
    def __init__(self, only_lvgl_makes_one: Never, /) -> None: ...

    def delete(self) -> None:
        """Delete an image decoder."""

    def get_next(self) -> image_decoder_t | None:
        """Get the next image decoder in the linked list of image decoders.

        Returns:
            the next image decoder or None if no more image decoder exists
        """

    def set_info_cb(
        self,
        info_cb: Callable[[image_decoder_t, image_decoder_dsc_t, image_header_t], int] | None,
        /,
    ) -> None:
        """Set a callback to get information about the image.

        Args:
            info_cb: a function to collect info about an image (fill an `lv.image_header_t` struct)
        """

    def set_open_cb(
        self,
        open_cb: Callable[[image_decoder_t, image_decoder_dsc_t], int] | None,
        /,
    ) -> None:
        """Set a callback to open an image.

        Args:
            open_cb: a function to open an image
        """

    def set_get_area_cb(
        self,
        read_line_cb: Callable[[image_decoder_t, image_decoder_dsc_t, area_t, area_t], int] | None,
        /,
    ) -> None:
        """Set a callback to a decoded line of an image.

        Args:
            read_line_cb: a function to read a line of an image
        """

    def set_close_cb(
        self,
        close_cb: Callable[[image_decoder_t, image_decoder_dsc_t], object] | None,
        /,
    ) -> None:
        """Set a callback to close a decoding session. E.g. close files and free other resources.

        Args:
            close_cb: a function to close a decoding session
        """

    def add_to_cache(
        self,
        search_key: image_cache_data_t | Blob,
        decoded: _Structs[draw_buf_t],
        user_data: _Writable,
        /,
    ) -> cache_entry_t:
        """Keep a decoded picture in the cache of pictures."""

class image_dsc_t(_Pointer):
    """Struct to describe a constant image resource. It's similar to lv.draw_buf_t, but the data is
    constant.
    """
    def __init__(self, fields: _Struct[image_dsc_t] | int | None = None, /) -> None: ...
    @property
    def header(self) -> image_header_t:
        """A header describing the basics of the image."""
    @header.setter
    def header(self, value: _Struct[image_header_t], /) -> None: ...
    data_size: int
    """Size of the image in bytes."""
    @property
    def data(self) -> Blob | None:
        """The data of the image."""
    @data.setter
    def data(self, value: _Readable | Sequence[int] | None, /) -> None: ...
    @property
    def reserved(self) -> Blob | None:
        """A reserved field to make it has same size as lv.draw_buf_t."""
    @reserved.setter
    def reserved(self, value: _Readable | None, /) -> None: ...
    @property
    def reserved_2(self) -> Blob | None:
        """A reserved field to make it has same size as lv.draw_buf_t."""
    @reserved_2.setter
    def reserved_2(self, value: _Readable | None, /) -> None: ...

    def buf_set_palette(self, id: int, c: _Struct[color32_t], /) -> None:
        """Use lv.draw_buf_t.set_palette instead."""

    def buf_free(self) -> None:
        """Use lv_draw_buffer_create/destroy instead. Free the data pointer and dsc struct of an image."""

class image_header_t(_Pointer):
    def __init__(self, fields: _Struct[image_header_t] | int | None = None, /) -> None: ...
    magic: int
    cf: int
    flags: int
    w: int
    h: int
    stride: int
    reserved_2: int

class indev_data_t(_Pointer):
    """Data structure passed to an input driver to fill."""
    def __init__(self, fields: _Struct[indev_data_t] | int | None = None, /) -> None: ...
    @property
    def gesture_type(self) -> builtins.list[int]: ...
    @gesture_type.setter
    def gesture_type(self, value: Sequence[int], /) -> None: ...
    @property
    def gesture_data(self) -> builtins.list[Blob | None]: ...
    @gesture_data.setter
    def gesture_data(self, value: Sequence[_Writable | None], /) -> None: ...
    state: int
    """lv.INDEV_STATE.RELEASED or lv.INDEV_STATE.PRESSED."""
    @property
    def point(self) -> point_t:
        """For lv.INDEV_TYPE.POINTER the currently pressed point."""
    @point.setter
    def point(self, value: _Struct[point_t], /) -> None: ...
    key: int
    """For lv.INDEV_TYPE.KEYPAD the currently pressed key."""
    btn_id: int
    """For lv.INDEV_TYPE.BUTTON the currently pressed button."""
    enc_diff: int
    """For lv.INDEV_TYPE.ENCODER number of steps since the previous read."""
    timestamp: int
    """Initialized to lv.tick_get(). Driver may provide more accurate timestamp for buffered events."""
    @property
    def continue_reading(self) -> bool:
        """If set to True, the read callback is invoked again, unless the device is in event-driven
        mode.
        """
    @continue_reading.setter
    def continue_reading(self, value: bool | int, /) -> None: ...

class indev_t(_Pointer):
    def __init__(self, only_lvgl_makes_one: Never, /) -> None: ...

    def delete(self) -> None:
        """Remove the provided input device. Make sure not to use the provided input device afterwards
        anymore.
        """

    def get_next(self) -> indev_t | None:
        """Get the next input device.

        Returns:
            the next input device or None if there are no more. Provide the first input device when
                the parameter is None
        """

    def read(self) -> None:
        """Read data from an input device."""

    def enable(self, enable: bool | int, /) -> None:
        """Enable or disable one or all input devices (default enabled)

        Args:
            enable: True to enable, False to disable
        """

    def set_type(self, indev_type: int, /) -> None:
        """Set the type of an input device.

        Args:
            indev_type: the type of the input device from `lv.INDEV_TYPE` (`LV_INDEV_TYPE_...`)
        """

    def set_read_cb(self, read_cb: Callable[[indev_t, indev_data_t], object] | None, /) -> None:
        """Set a callback function to read input device data to the indev.

        Args:
            read_cb: callback function to read input device data
        """

    def set_user_data(self, user_data: object = None, /) -> None:
        """Set user data to the indev.

        Args:
            user_data: user data
        """

    def set_driver_data(self, driver_data: _Writable, /) -> None:
        """Set driver data to the indev.

        Args:
            driver_data: driver data
        """

    def set_display(self, disp: display_t | Blob, /) -> None:
        """Assign a display to the indev.

        Args:
            disp: an display
        """

    def set_long_press_time(self, long_press_time: int, /) -> None:
        """Set long press time to indev.

        Args:
            long_press_time: time long press time in ms
        """

    def set_long_press_repeat_time(self, long_press_repeat_time: int, /) -> None:
        """Set long press repeat time to indev.

        Args:
            long_press_repeat_time: long press repeat time in ms
        """

    def set_scroll_limit(self, scroll_limit: int, /) -> None:
        """Set scroll limit to the input device.

        Args:
            scroll_limit: the number of pixels to slide before actually drag the object
        """

    def set_scroll_throw(self, scroll_throw: int, /) -> None:
        """Set scroll throw slow-down to the indev. Greater value means faster slow-down.

        Args:
            scroll_throw: the slow-down in [%]
        """

    def set_gesture_min_velocity(self, min_velocity: int, /) -> None:
        """Set the minimum velocity threshold for gesture detection. The difference between consecutive
        points must exceed this value (in pixels) for the movement to be considered fast enough to
        trigger a gesture.

        Args:
            min_velocity: minimum velocity threshold in pixels (default: 3)
        """

    def set_gesture_min_distance(self, min_distance: int, /) -> None:
        """Set the minimum distance threshold for gesture detection. The total distance from the first
        point to the current point must exceed this value (in pixels) for the movement to be
        considered large enough to trigger a gesture.

        Args:
            min_distance: minimum distance threshold in pixels (default: 50)
        """

    def get_type(self) -> int:
        """Get the type of an input device.

        Returns:
            the type of the input device from `lv_hal_indev_type_t` (`LV_INDEV_TYPE_...`)
        """

    def get_read_cb(self) -> Blob | None:
        """Get the callback function to read input device data to the indev.

        Returns:
            callback function to read input device data or None if indev is None
        """

    def get_state(self) -> int:
        """Get the indev state.

        Returns:
            Indev state or lv.INDEV_STATE.RELEASED if indev is None
        """

    def get_group(self) -> group_t:
        """Get the indev assigned group.

        Returns:
            indev assigned group or None if indev is None
        """

    def get_display(self) -> display_t:
        """Get the assigned display of the indev.

        Returns:
            the assigned display or None if indev is None
        """

    def get_user_data(self) -> Any:
        """Get the user data of the indev.

        Returns:
            the user data or None if indev is None
        """

    def get_driver_data(self) -> Blob | None:
        """Get the driver data of the indev.

        Returns:
            the driver data or None if indev is None
        """

    def get_press_moved(self) -> bool:
        """Get whether indev is moved while pressed.

        Returns:
            True: indev is moved while pressed; False: indev is not moved while pressed
        """

    def reset(self, obj: obj, /) -> None:
        """Reset one or all input devices.

        Args:
            obj: an object which triggers the reset.
        """

    def stop_processing(self) -> None:
        """Touch and key related events are sent to the input device first and to the widget after
        that. If this functions called in an indev event, the event won't be sent to the widget.
        """

    def reset_long_press(self) -> None:
        """Reset the long press state of an input device."""

    def set_cursor(self, cur_obj: obj, /) -> None:
        """Set a cursor for a pointer input device (for LV_INPUT_TYPE_POINTER and LV_INPUT_TYPE_BUTTON)

        Args:
            cur_obj: an object to be used as cursor
        """

    def set_group(self, group: group_t | Blob | None = None, /) -> None:
        """Set a destination group for a keypad input device (for lv.INDEV_TYPE.KEYPAD)

        Args:
            group: a group
        """

    def set_button_points(self, points: _Structs[point_t], /) -> None:
        """Set the an array of points for lv.INDEV_TYPE.BUTTON. These points will be assigned to the
        buttons to press a specific point on the screen.

        Args:
            points: array of points
        """

    def get_point(self, point: _Structs[point_t], /) -> None:
        """Get the last point of an input device (for lv.INDEV_TYPE.POINTER and lv.INDEV_TYPE.BUTTON)

        Args:
            point: a point to store the result
        """

    def get_gesture_dir(self) -> int:
        """Get the current gesture direct.

        Returns:
            current gesture direct
        """

    def get_key(self) -> int:
        """Get the last pressed key of an input device (for lv.INDEV_TYPE.KEYPAD)

        Returns:
            the last pressed key (0 on error)
        """

    def get_short_click_streak(self) -> int:
        """Get the counter for consecutive clicks within a short distance and time. The counter is
        updated before lv.EVENT.SHORT_CLICKED is fired.

        Returns:
            short click streak counter
        """

    def get_scroll_dir(self) -> int:
        """Check the current scroll direction of an input device (for lv.INDEV_TYPE.POINTER and
        lv.INDEV_TYPE.BUTTON)

        Returns:
            lv.DIR.NONE: no scrolling now lv.DIR.HOR/VER
        """

    def get_scroll_obj(self) -> obj | None:
        """Get the currently scrolled object (for lv.INDEV_TYPE.POINTER and lv.INDEV_TYPE.BUTTON)

        Returns:
            the currently scrolled object or None if no scrolling by this indev
        """

    def get_vect(self, point: _Structs[point_t], /) -> None:
        """Get the movement vector of an input device (for lv.INDEV_TYPE.POINTER and
        lv.INDEV_TYPE.BUTTON)

        Args:
            point: a point to store the types.pointer.vector
        """

    def get_cursor(self) -> obj:
        """Get the cursor object of an input device (for lv.INDEV_TYPE.POINTER only)

        Returns:
            the cursor object
        """

    def wait_release(self) -> None:
        """Do nothing until the next release."""

    def get_read_timer(self) -> timer_t:
        """Get the indev read timer to modify its parameters with `lv_timer_...` functions.

        Returns:
            the indev read refresher timer. (None on error)
        """

    def set_mode(self, mode: int, /) -> None:
        """Set the input device's event model: event-driven mode or timer mode.

        Args:
            mode: the mode of input device (lv.INDEV_MODE)
        """

    def get_mode(self) -> int:
        """Get the input device's running mode.

        Returns:
            the running mode for the specified input device.
        """

    def add_event_cb(
        self,
        event_cb: Callable[[event_t], object],
        filter: int,
        user_data: object = None,
        /,
    ) -> None:
        """Add an event handler to the indev.

        Args:
            event_cb: an event callback
            filter: event code to react or `lv.EVENT.ALL`
            user_data: optional user_data
        """

    def get_event_count(self) -> int:
        """Get the number of event attached to an indev.

        Returns:
            number of events
        """

    def get_event_dsc(self, index: int, /) -> event_dsc_t:
        """Get an event descriptor for an event.

        Args:
            index: the index of the event

        Returns:
            the event descriptor
        """

    def remove_event(self, index: int, /) -> bool:
        """Remove an event.

        Args:
            index: the index of the event to remove

        Returns:
            True: and event was removed; False: no event was removed
        """

    def remove_event_cb_with_user_data(
        self,
        event_cb: Callable[[event_t], object],
        user_data: object,
        /,
    ) -> int:
        """Remove an event_cb with user_data.

        Args:
            event_cb: the event_cb of the event to remove
            user_data: user_data

        Returns:
            the count of the event removed
        """

    def send_event(self, code: int, param: _Writable | None = None, /) -> int:
        """Send an event to an indev.

        Args:
            code: an event code. LV_EVENT_...
            param: optional param

        Returns:
            lv.RESULT.OK: indev wasn't deleted in the event.
        """

    def set_key_remap_cb(self, remap_cb: Callable[[indev_t, int], int] | None, /) -> None:
        """Set key remapping callback (lv.INDEV_TYPE.KEYPAD)

        Args:
            remap_cb: remapping function callback. Use None to disable callback.
        """

class iter_t(_Pointer):
    def __init__(self, only_lvgl_makes_one: Never, /) -> None: ...

    def get_context(self) -> Blob | None:
        """Get the context of the iterator. You can use it to store some temporary variables associated
        with current iterator..

        Returns:
            the iter context
        """

    def destroy(self) -> None:
        """Destroy the iterator object, and release the context. Other resources allocated by the user
        are not released. The user needs to release it by itself.
        """

    def next(self, elem: _Writable, /) -> int:
        """Get the next element of the iterator.

        Args:
            elem: The store the next element

        Returns:
            lv.RESULT.OK: Get the next element successfully lv.RESULT.INVALID: The next element is
                invalid
        """

    def make_peekable(self, capacity: int, /) -> None:
        """Make the iterator peekable, which means that the user can peek the next element without
        advancing the iterator.

        Args:
            capacity: The capacity of the peek buffer
        """

    def peek(self, elem: _Writable, /) -> int:
        """Peek the next element of the iterator without advancing the iterator.

        Args:
            elem: The store the next element

        Returns:
            lv.RESULT.OK: Peek the next element successfully lv.RESULT.INVALID: The next element is
                invalid
        """

    def peek_advance(self) -> int:
        """Only advance the iterator without getting the next element.

        Returns:
            lv.RESULT.OK: Peek the next element successfully lv.RESULT.INVALID: The next element is
                invalid
        """

    def peek_reset(self) -> int:
        """Reset the peek cursor to the `next` cursor.

        Returns:
            lv.RESULT.OK: Reset the peek buffer successfully lv.RESULT.INVALID: The peek buffer is
                invalid
        """

    def inspect(self, inspect_cb: Callable[[Any], object] | None, /) -> None:
        """Inspect the element of the iterator. The callback function will be called for each element
        of the iterator.

        Args:
            inspect_cb: The callback function to inspect the element
        """

class layer_t(_Pointer):
    def __init__(self, fields: _Struct[layer_t] | int | None = None, /) -> None: ...
    @property
    def draw_buf(self) -> draw_buf_t | None:
        """Target draw buffer of the layer."""
    @draw_buf.setter
    def draw_buf(self, value: _Structs[draw_buf_t] | None, /) -> None: ...
    @property
    def draw_task_head(self) -> draw_task_t | None:
        """Linked list of draw tasks."""
    @draw_task_head.setter
    def draw_task_head(self, value: draw_task_t | Blob | None, /) -> None: ...
    @property
    def parent(self) -> layer_t | None:
        """Parent layer."""
    @parent.setter
    def parent(self, value: _Structs[layer_t] | None, /) -> None: ...
    @property
    def next(self) -> layer_t | None:
        """Next layer."""
    @next.setter
    def next(self, value: _Structs[layer_t] | None, /) -> None: ...
    @property
    def user_data(self) -> Any:
        """User data."""
    @user_data.setter
    def user_data(self, value: object, /) -> None: ...
    @property
    def buf_area(self) -> area_t:
        """The absolute coordinates of the buffer."""
    @buf_area.setter
    def buf_area(self, value: _Struct[area_t], /) -> None: ...
    @property
    def phy_clip_area(self) -> area_t:
        """The physical clipping area relative to the display."""
    @phy_clip_area.setter
    def phy_clip_area(self, value: _Struct[area_t], /) -> None: ...
    @property
    def _clip_area(self) -> area_t:
        """NEVER USE IT DRAW UNITS. USED INTERNALLY DURING DRAW TASK CREATION. The current clip area
        with absolute coordinates, always the same or smaller than `buf_area` Can be set before new
        draw tasks are added to indicate the clip area of the draw tasks. Therefore
        `lv.draw_add_task()` always saves it in the new draw task to know the clip area when the
        draw task was added. During drawing the draw units also sees the saved clip_area and should
        use it during drawing. During drawing the layer's clip area shouldn't be used as it might be
        already changed for other draw tasks.
        """
    @_clip_area.setter
    def _clip_area(self, value: _Struct[area_t], /) -> None: ...
    partial_y_offset: int
    """Partial y offset."""
    @property
    def recolor(self) -> color32_t:
        """Recolor of the layer."""
    @recolor.setter
    def recolor(self, value: _Struct[color32_t], /) -> None: ...
    color_format: int
    """The color format of the layer. LV_COLOR_FORMAT_..."""
    @property
    def all_tasks_added(self) -> bool:
        """Flag indicating all tasks are added."""
    @all_tasks_added.setter
    def all_tasks_added(self, value: bool | int, /) -> None: ...
    opa: int
    """Opacity of the layer."""

    def init(self) -> None:
        """Initialize a layer."""

    def reset(self) -> None:
        """Reset the layer to a drawable state."""

class layout_callbacks_t(_Pointer):
    def __init__(self, fields: _Struct[layout_callbacks_t] | int | None = None, /) -> None: ...
    @property
    def layout_update_cb(self) -> Blob | None: ...
    @layout_update_cb.setter
    def layout_update_cb(self, value: Callable[[obj, Any], object] | None, /) -> None: ...
    @property
    def get_min_size_cb(self) -> Blob | None: ...
    @get_min_size_cb.setter
    def get_min_size_cb(self, value: Callable[[obj, Blob | None, bool, Any], bool | int] | None, /) -> None: ...

    def create(self, user_data: _Writable, /) -> int:
        """Create a new layout.

        Args:
            user_data: custom data that will be passed when a callback is invoked

        Returns:
            the ID of the new layout
        """

class ll_t(_Pointer):
    """Description of a linked list."""
    def __init__(self, fields: _Struct[ll_t] | int | None = None, /) -> None: ...
    n_size: int
    @property
    def head(self) -> Blob | None: ...
    @head.setter
    def head(self, value: _Writable | Sequence[int] | None, /) -> None: ...
    @property
    def tail(self) -> Blob | None: ...
    @tail.setter
    def tail(self, value: _Writable | Sequence[int] | None, /) -> None: ...

    def init(self, node_size: int, /) -> None:
        """Initialize linked list.

        Args:
            node_size: the size of 1 node in bytes
        """

    def ins_head(self) -> Blob | None:
        """Add a new head to a linked list.

        Returns:
            the new head
        """

    def ins_prev(self, n_act: _Writable, /) -> Blob | None:
        """Insert a new node in front of the n_act node.

        Args:
            n_act: pointer a node

        Returns:
            the new node
        """

    def ins_tail(self) -> Blob | None:
        """Add a new tail to a linked list.

        Returns:
            the new tail
        """

    def remove(self, node_p: _Writable, /) -> None:
        """Remove the node 'node_p' from 'll_p' linked list. It does not free the memory of node.

        Args:
            node_p: node in 'll_p' linked list
        """

    def clear_custom(self, cleanup: Callable[..., Any] | None, /) -> None:
        """Remove all nodes, and call a function for each."""

    def clear(self) -> None:
        """Remove and free all elements from a linked list. The list remain valid but become empty."""

    def chg_list(self, ll_new_p: _Structs[ll_t], node: _Writable, head: bool | int, /) -> None:
        """Move a node to a new linked list.

        Args:
            ll_new_p: the new linked list
            node: a node
            head: True: be the head in the new list False be the tail in the new list
        """

    def get_head(self) -> Blob | None:
        """Return with head node of the linked list.

        Returns:
            the head of 'll_p'
        """

    def get_tail(self) -> Blob | None:
        """Return with tail node of the linked list.

        Returns:
            the tail of 'll_p'
        """

    def get_next(self, n_act: _Readable, /) -> Blob | None:
        """Return with the pointer of the next node after 'n_act'.

        Args:
            n_act: pointer a node

        Returns:
            the next node
        """

    def get_prev(self, n_act: _Readable, /) -> Blob | None:
        """Return with the pointer of the previous node after 'n_act'.

        Args:
            n_act: pointer a node

        Returns:
            the previous node
        """

    def get_len(self) -> int:
        """Return the length of the linked list.

        Returns:
            length of the linked list
        """

    def move_before(self, n_act: _Writable, n_after: _Writable, /) -> None:
        """Move a node before another node in the same linked list.

        Args:
            n_act: node to move
            n_after: a node which should be after `n_act`
        """

    def is_empty(self) -> bool:
        """Check if a linked list is empty.

        Returns:
            True: the linked list is empty; False: not empty
        """

class matrix_t(_Pointer):
    def __init__(self, only_lvgl_makes_one: Never, /) -> None: ...

class mem_monitor_t(_Pointer):
    """Heap information structure."""
    def __init__(self, fields: _Struct[mem_monitor_t] | int | None = None, /) -> None: ...
    total_size: int
    """Total heap size."""
    free_cnt: int
    free_size: int
    """Size of available memory."""
    free_biggest_size: int
    used_cnt: int
    max_used: int
    """Max size of Heap memory used."""
    used_pct: int
    """Percentage used."""
    frag_pct: int
    """Amount of fragmentation."""

    def monitor(self) -> None:
        """Give information about the work memory of dynamic allocation."""

class monkey_config_t(_Pointer):
    def __init__(self, fields: _Struct[monkey_config_t] | int | None = None, /) -> None: ...
    type: int
    """Input device type."""
    @property
    def period_range(self) -> urange_t:
        """Monkey execution period."""
    @period_range.setter
    def period_range(self, value: _Struct[urange_t], /) -> None: ...
    @property
    def input_range(self) -> range_t:
        """The range of input value."""
    @input_range.setter
    def input_range(self, value: _Struct[range_t], /) -> None: ...

    def init(self) -> None:
        """Initialize a monkey config with default values."""

    def create(self) -> monkey_t:
        """Create monkey for test.

        Returns:
            the created monkey
        """

class monkey_t(_Pointer):
    def __init__(self, only_lvgl_makes_one: Never, /) -> None: ...

    def get_indev(self) -> indev_t:
        """Get monkey input device.

        Returns:
            the input device
        """

    def set_enable(self, en: bool | int, /) -> None:
        """Enable monkey.

        Args:
            en: set to True to enable
        """

    def get_enable(self) -> bool:
        """Get whether monkey is enabled.

        Returns:
            return True if monkey enabled
        """

    def set_user_data(self, user_data: object = None, /) -> None:
        """Set the user_data field of the monkey.

        Args:
            user_data: the new user_data.
        """

    def get_user_data(self) -> Any:
        """Get the user_data field of the monkey.

        Returns:
            the the user_data of the monkey
        """

    def delete(self) -> None:
        """Delete monkey."""

class obj_class_t(_Pointer):
    def __init__(self, only_lvgl_makes_one: Never, /) -> None: ...

    def create_obj(self, parent: obj, /) -> obj:
        """Create an object form a class descriptor.

        Args:
            parent: an object where the new object should be created

        Returns:
            the created object
        """

    def event_base(self, e: event_t | Blob, /) -> int:
        """Used by the widgets internally to call the ancestor widget types's event handler.

        Args:
            e: the event descriptor

        Returns:
            lv.RESULT.OK: the target object was not deleted in the event; lv.RESULT.INVALID: it was
                deleted in the event_code
        """

class observer_t(_Pointer):
    def __init__(self, only_lvgl_makes_one: Never, /) -> None: ...

    def remove(self) -> None:
        """Remove Observer from its Subject."""

    def get_target(self) -> Blob | None:
        """Get target of an Observer.

        Returns:
            saved target
        """

    def get_target_obj(self) -> obj:
        """Get target Widget of Observer. This is the same as `lv.observer_t.get_target()`, except it
        returns `target` as an `lv.obj *`.

        Returns:
            saved Widget target
        """

    def get_user_data(self) -> Any:
        """Get Observer's user data.

        Returns:
            void saved user data
        """

class pinyin_dict_t(_Pointer):
    def __init__(self, fields: _Struct[pinyin_dict_t] | int | None = None, /) -> None: ...
    @property
    def py(self) -> str | None: ...
    @py.setter
    def py(self, value: str | bytes | None, /) -> None: ...
    @property
    def py_mb(self) -> str | None: ...
    @py_mb.setter
    def py_mb(self, value: str | bytes | None, /) -> None: ...

class point_precise_t(_Pointer):
    def __init__(self, fields: _Struct[point_precise_t] | int | None = None, /) -> None: ...
    x: int
    y: int

    def from_precise(self) -> point_t:
        """The point with its coordinates rounded to pixels."""

    def set(self, x: int, y: int, /) -> None:
        """Set both coordinates."""

    def swap(self, p2: _Structs[point_precise_t], /) -> None:
        """Swap two points."""

class point_t(_Pointer):
    """Represents a point on the screen."""
    def __init__(self, fields: _Struct[point_t] | int | None = None, /) -> None: ...
    x: int
    y: int

    def transform(
        self,
        angle: int,
        scale_x: int,
        scale_y: int,
        pivot: _Structs[point_t],
        zoom_first: bool | int,
        /,
    ) -> None:
        """Transform a point.

        Args:
            angle: angle with 0.1 resolutions (123 means 12.3°)
            scale_x: horizontal zoom, 256 means 100%
            scale_y: vertical zoom, 256 means 100%
            pivot: the pivot point of the transformation
            zoom_first: True: zoom first and rotate after that; else: opposite order
        """

    def array_transform(
        self,
        count: int,
        angle: int,
        scale_x: int,
        scale_y: int,
        pivot: _Structs[point_t],
        zoom_first: bool | int,
        /,
    ) -> None:
        """Transform an array of points.

        Args:
            count: number of points in the array
            angle: angle with 0.1 resolutions (123 means 12.3°)
            scale_x: horizontal zoom, 256 means 100%
            scale_y: vertical zoom, 256 means 100%
            pivot: the pivot point of the transformation
            zoom_first: True: zoom first and rotate after that; else: opposite order
        """

    def to_precise(self) -> point_precise_t:
        """The point as lines and vectors take it."""

    def set(self, x: int, y: int, /) -> None:
        """Set both coordinates."""

    def swap(self, p2: _Structs[point_t], /) -> None:
        """Swap two points."""

class range_t(_Pointer):
    def __init__(self, fields: _Struct[range_t] | int | None = None, /) -> None: ...
    min: int
    max: int

class rb_node_t(_Pointer):
    def __init__(self, only_lvgl_makes_one: Never, /) -> None: ...

    def minimum_from(self) -> rb_node_t:
        """The node of the least key below a node."""

    def maximum_from(self) -> rb_node_t:
        """The node of the greatest key below a node."""

class rb_t(_Pointer):
    def __init__(self, only_lvgl_makes_one: Never, /) -> None: ...

    def init(self, compare: Callable[[Any, Any], int] | None, node_size: int, /) -> bool:
        """Set the order of the keys and the size of a node's data."""

    def insert(self, key: _Writable, /) -> rb_node_t:
        """The node of a key, made if there is none."""

    def find(self, key: _Readable, /) -> rb_node_t:
        """The node of a key."""

    def remove_node(self, node: rb_node_t | Blob, /) -> Blob | None:
        """Remove a node; its data remain."""

    def remove(self, key: _Readable, /) -> Blob | None:
        """Remove the node of a key; its data remain."""

    def drop_node(self, node: rb_node_t | Blob, /) -> bool:
        """Remove and free a node; whether it was there."""

    def drop(self, key: _Readable, /) -> bool:
        """Remove and free the node of a key; whether there was one."""

    def minimum(self) -> rb_node_t:
        """The node of the least key."""

    def maximum(self) -> rb_node_t:
        """The node of the greatest key."""

    def destroy(self) -> None:
        """Remove all nodes of the tree."""

class scale_section_t(_Pointer):
    def __init__(self, only_lvgl_makes_one: Never, /) -> None: ...

    def set_range(self, min: int, max: int, /) -> None:
        """DEPRECATED, use lv.scale.set_section_range instead. Set range for specified Scale Section.

        Args:
            range_min: Section new minimum value
            range_max: Section new maximum value
        """

    def set_style(self, part: int, section_part_style: _Structs[style_t], /) -> None:
        """DEPRECATED, use lv.scale.set_section_style_main/indicator/items instead. Set style for
        specified part of Section.

        Args:
            part: the part of the Scale the style will apply to, e.g. lv.PART.INDICATOR
            section_part_style: style to apply
        """

class span_coords_t(_Pointer):
    """Coords of a span."""
    def __init__(self, fields: _Struct[span_coords_t] | int | None = None, /) -> None: ...
    @property
    def heading(self) -> area_t: ...
    @heading.setter
    def heading(self, value: _Struct[area_t], /) -> None: ...
    @property
    def middle(self) -> area_t: ...
    @middle.setter
    def middle(self, value: _Struct[area_t], /) -> None: ...
    @property
    def trailing(self) -> area_t: ...
    @trailing.setter
    def trailing(self, value: _Struct[area_t], /) -> None: ...

class span_t(_Pointer):
    def __init__(self, only_lvgl_makes_one: Never, /) -> None: ...

    def set_text(self, text: str | bytes, /) -> None:
        """Set a new text for a span. Memory will be allocated to store the text by the span. As the
        spangroup is not passed a redraw (invalidation) can't be triggered automatically. Therefore
        `lv.spangroup.refresh(spangroup)` needs to be called manually,.

        Args:
            text: a text.
        """

    def set_text_fmt(self, fmt: str | bytes, /, *values: object) -> None:
        """Set a new text for a span using a printf-like formatting string. Memory will be allocated to
        store the text by the span. As the spangroup is not passed a redraw (invalidation) can't be
        triggered automatically. Therefore `lv.spangroup.refresh(spangroup)` needs to be called
        manually,.

        Args:
            fmt: `printf`-like format string
        """

    def set_text_static(self, text: str | bytes, /) -> None:
        """Set a static text. It will not be saved by the span so the 'text' variable has to be 'alive'
        while the span exist. As the spangroup is not passed a redraw (invalidation) can't be
        triggered automatically. Therefore `lv.spangroup.refresh(spangroup)` needs to be called
        manually,.

        Args:
            text: a text.
        """

    def get_style(self) -> style_t:
        """Get the style of a span's built-in style. Any lv_style_set_... functions can be applied on
        the returned style.

        Returns:
            the style. (valid as long as the span is valid)
        """

    def get_text(self) -> str:
        """Get the text of a span.

        Returns:
            the text
        """

class sqrt_res_t(_Pointer):
    def __init__(self, fields: _Struct[sqrt_res_t] | int | None = None, /) -> None: ...
    i: int
    f: int

class style_const_prop_t(_Pointer):
    """Descriptor of a constant style property."""
    def __init__(self, fields: _Struct[style_const_prop_t] | int | None = None, /) -> None: ...
    prop: int
    @property
    def value(self) -> style_value_t: ...
    @value.setter
    def value(self, value: _Struct[style_value_t], /) -> None: ...

class style_t(_Pointer):
    """Descriptor of a style (a collection of properties and values)."""
    def __init__(self, fields: _Struct[style_t] | int | None = None, /) -> None: ...
    @property
    def values_and_props(self) -> Blob | None: ...
    @values_and_props.setter
    def values_and_props(self, value: _Writable | None, /) -> None: ...
    has_group: int
    prop_cnt: int
    """255 means it's a constant style."""

    def init(self) -> None:
        """Initialize a style.

        Do not call `lv.style_t.init` on styles that already have some properties because this
        function won't free the used memory, just sets a default state for the style. In other words
        be sure to initialize styles only once!
        """

    def reset(self) -> None:
        """Clear all properties from a style and free all allocated memories."""

    def copy(self, src: _Structs[style_t], /) -> None:
        """Copy all properties of a style to an other. It has the same affect callying the same
        `lv_set_style_...` functions on both styles. It means new memory will be allocated to store
        the properties in the destination style. After the copy the destination style is fully
        independent of the source and source can removed without affecting the destination style.

        Args:
            src: the source style to copy from.
        """

    def merge(self, src: _Structs[style_t], /) -> None:
        """Copy all properties of a style to an other without resetting the dst style. It has the same
        effect as calling the same `lv_set_style_...` functions on both styles. It means new memory
        will be allocated to store the properties in the destination style. After the copy the
        destination style is fully independent of the source and source can removed without
        affecting the destination style.

        Args:
            src: the source style to copy from.
        """

    def is_const(self) -> bool:
        """Check if a style is constant.

        Returns:
            True: the style is constant
        """

    def remove_prop(self, prop: int, /) -> bool:
        """Remove a property from a style.

        Args:
            prop: a style property ORed with a state.

        Returns:
            True: the property was found and removed; False: the property wasn't found
        """

    def set_prop(self, prop: int, value: _Struct[style_value_t], /) -> None:
        """Set the value of property in a style. This function shouldn't be used directly by the user.
        Instead use `lv_style_set_<prop_name>()`. E.g. `lv.style_t.set_bg_color()`

        Args:
            prop: the ID of a property (e.g. `lv.STYLE.BG_COLOR`)
            value: `lv.style_value_t` variable in which a field is set according to the type of
                `prop`
        """

    def get_prop(self, prop: int, value: _Structs[style_value_t], /) -> int:
        """Get the value of a property.

        For performance reasons there are no sanity check on `style`

        Args:
            prop: the ID of a property
            value: a `lv.style_value_t` variable to store the value

        Returns:
            lv.RESULT.INVALID: the property wasn't found in the style (`value` is unchanged)
                lv.RESULT.OK: the property was fond, and `value` is set accordingly
        """

    def get_prop_inlined(self, prop: int, value: _Structs[style_value_t], /) -> int:
        """Get the value of a property.

        For performance reasons there are no sanity check on `style`

        This function is the same as ::lv.style_t.get_prop but inlined. Use it only on performance
        critical places.

        Args:
            prop: the ID of a property
            value: a `lv.style_value_t` variable to store the value

        Returns:
            lv.RESULT.INVALID: the property wasn't found in the style (`value` is unchanged)
                lv.RESULT.OK: the property was fond, and `value` is set accordingly
        """

    def is_empty(self) -> bool:
        """Checks if a style is empty (has no properties)

        Returns:
            True if the style is empty
        """

    def set_width(self, value: int, /) -> None:
        """Sets width of Widget. Pixel, percentage and `lv.SIZE_CONTENT` values can be used. Percentage
        values are relative to the width of the parent's content area. Default: Widget dependent,
        inherited: No, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_min_width(self, value: int, /) -> None:
        """Sets a minimal width. Pixel and percentage values can be used. Percentage values are
        relative to the width of the parent's content area. Default: 0, inherited: No, layout: Yes,
        ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_max_width(self, value: int, /) -> None:
        """Sets a maximal width. Pixel and percentage values can be used. Percentage values are
        relative to the width of the parent's content area. Default: lv.COORD_MAX, inherited: No,
        layout: Yes, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_height(self, value: int, /) -> None:
        """Sets height of Widget. Pixel, percentage and `lv.SIZE_CONTENT` can be used. Percentage
        values are relative to the height of the parent's content area. Default: Widget dependent,
        inherited: No, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_min_height(self, value: int, /) -> None:
        """Sets a minimal height. Pixel and percentage values can be used. Percentage values are
        relative to the height of the parent's content area. Default: 0, inherited: No, layout: Yes,
        ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_max_height(self, value: int, /) -> None:
        """Sets a maximal height. Pixel and percentage values can be used. Percentage values are
        relative to the height of the parent's content area. Default: lv.COORD_MAX, inherited: No,
        layout: Yes, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_length(self, value: int, /) -> None:
        """Its meaning depends on the type of Widget. For example in case of lv_scale it means the
        length of the ticks. Default: 0, inherited: No, layout: No, ext. draw: Yes.

        Args:
            value: Value to submit
        """

    def set_x(self, value: int, /) -> None:
        """Set X coordinate of Widget considering the ``align`` setting. Pixel and percentage values
        can be used. Percentage values are relative to the width of the parent's content area.
        Default: 0, inherited: No, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_y(self, value: int, /) -> None:
        """Set Y coordinate of Widget considering the ``align`` setting. Pixel and percentage values
        can be used. Percentage values are relative to the height of the parent's content area.
        Default: 0, inherited: No, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_align(self, value: int, /) -> None:
        """Set the alignment which tells from which point of the parent the X and Y coordinates should
        be interpreted. Possible values are: `lv.ALIGN.DEFAULT`, `lv.ALIGN.TOP_LEFT/MID/RIGHT`,
        `lv.ALIGN.BOTTOM_LEFT/MID/RIGHT`, `LV_ALIGN_LEFT/RIGHT_MID`, `lv.ALIGN.CENTER`.
        `lv.ALIGN.DEFAULT` means `lv.ALIGN.TOP_LEFT` with LTR base direction and
        `lv.ALIGN.TOP_RIGHT` with RTL base direction. Default: `lv.ALIGN.DEFAULT`, inherited: No,
        layout: Yes, ext. draw: No.

        Args:
            value: Value to submit (lv.ALIGN)
        """

    def set_transform_width(self, value: int, /) -> None:
        """Make Widget wider on both sides with this value. Pixel and percentage (with `lv.pct(x)`)
        values can be used. Percentage values are relative to Widget's width. Default: 0, inherited:
        No, layout: No, ext. draw: Yes.

        Args:
            value: Value to submit
        """

    def set_transform_height(self, value: int, /) -> None:
        """Make Widget higher on both sides with this value. Pixel and percentage (with `lv.pct(x)`)
        values can be used. Percentage values are relative to Widget's height. Default: 0,
        inherited: No, layout: No, ext. draw: Yes.

        Args:
            value: Value to submit
        """

    def set_translate_x(self, value: int, /) -> None:
        """Move Widget with this value in X direction. Applied after layouts, aligns and other
        positioning. Pixel and percentage (with `lv.pct(x)`) values can be used. Percentage values
        are relative to Widget's width. Default: 0, inherited: No, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_translate_y(self, value: int, /) -> None:
        """Move Widget with this value in Y direction. Applied after layouts, aligns and other
        positioning. Pixel and percentage (with `lv.pct(x)`) values can be used. Percentage values
        are relative to Widget's height. Default: 0, inherited: No, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_translate_radial(self, value: int, /) -> None:
        """Move object around the centre of the parent object (e.g. around the circumference of a
        scale). Default: 0, inherited: No, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_transform_scale_x(self, value: int, /) -> None:
        """Zoom Widget horizontally. The value 256 (or `lv.SCALE_NONE`) means normal size, 128 half
        size, 512 double size, and so on. Default: 0, inherited: No, layout: Yes, ext. draw: Yes.

        Args:
            value: Value to submit
        """

    def set_transform_scale_y(self, value: int, /) -> None:
        """Zoom Widget vertically. The value 256 (or `lv.SCALE_NONE`) means normal size, 128 half size,
        512 double size, and so on. Default: 0, inherited: No, layout: Yes, ext. draw: Yes.

        Args:
            value: Value to submit
        """

    def set_transform_rotation(self, value: int, /) -> None:
        """Rotate Widget. The value is interpreted in 0.1 degree units. E.g. 450 means 45 deg. Default:
        0, inherited: No, layout: Yes, ext. draw: Yes.

        Args:
            value: Value to submit
        """

    def set_transform_pivot_x(self, value: int, /) -> None:
        """Set pivot point's X coordinate for transformations. Relative to Widget's top left corner.
        Default: 0, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_transform_pivot_y(self, value: int, /) -> None:
        """Set pivot point's Y coordinate for transformations. Relative to Widget's top left corner.
        Default: 0, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_transform_skew_x(self, value: int, /) -> None:
        """Skew Widget horizontally. The value is interpreted in 0.1 degree units. E.g. 450 means 45
        deg. Default: 0, inherited: No, layout: Yes, ext. draw: Yes.

        Args:
            value: Value to submit
        """

    def set_transform_skew_y(self, value: int, /) -> None:
        """Skew Widget vertically. The value is interpreted in 0.1 degree units. E.g. 450 means 45 deg.
        Default: 0, inherited: No, layout: Yes, ext. draw: Yes.

        Args:
            value: Value to submit
        """

    def set_pad_top(self, value: int, /) -> None:
        """Sets the padding on the top. It makes the content area smaller in this direction. Default:
        0, inherited: No, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_pad_bottom(self, value: int, /) -> None:
        """Sets the padding on the bottom. It makes the content area smaller in this direction.
        Default: 0, inherited: No, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_pad_left(self, value: int, /) -> None:
        """Sets the padding on the left. It makes the content area smaller in this direction. Default:
        0, inherited: No, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_pad_right(self, value: int, /) -> None:
        """Sets the padding on the right. It makes the content area smaller in this direction. Default:
        0, inherited: No, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_pad_row(self, value: int, /) -> None:
        """Sets the padding between the rows. Used by the layouts. Default: 0, inherited: No, layout:
        Yes, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_pad_column(self, value: int, /) -> None:
        """Sets the padding between the columns. Used by the layouts. Default: 0, inherited: No,
        layout: Yes, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_pad_radial(self, value: int, /) -> None:
        """Pad text labels away from the scale ticks/remainder of the ``LV_PART_``. Default: 0,
        inherited: No, layout: No, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_margin_top(self, value: int, /) -> None:
        """Sets margin on the top. Widget will keep this space from its siblings in layouts. Default:
        0, inherited: No, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_margin_bottom(self, value: int, /) -> None:
        """Sets margin on the bottom. Widget will keep this space from its siblings in layouts.
        Default: 0, inherited: No, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_margin_left(self, value: int, /) -> None:
        """Sets margin on the left. Widget will keep this space from its siblings in layouts. Default:
        0, inherited: No, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_margin_right(self, value: int, /) -> None:
        """Sets margin on the right. Widget will keep this space from its siblings in layouts. Default:
        0, inherited: No, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_bg_color(self, value: _Struct[color_t], /) -> None:
        """Set background color of Widget. Default: `0xffffff`, inherited: No, layout: No, ext. draw:
        No.

        Args:
            value: Color to submit
        """

    def set_bg_opa(self, value: int, /) -> None:
        """Set opacity of the background. Value 0, `lv.OPA._0` or `lv.OPA.TRANSP` means fully
        transparent, 255, `lv.OPA._100` or `lv.OPA.COVER` means fully covering, other values or
        lv.OPA._10, lv.OPA._20, etc means semi transparency. Default: `lv.OPA.TRANSP`, inherited:
        No, layout: No, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_bg_grad_color(self, value: _Struct[color_t], /) -> None:
        """Set gradient color of the background. Used only if `grad_dir` is not `lv.GRAD_DIR.NONE`.
        Default: `0x000000`, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Color to submit
        """

    def set_bg_grad_dir(self, value: int, /) -> None:
        """Set direction of the gradient of the background. Possible values are
        `lv.GRAD_DIR.NONE/HOR/VER`. Default: `lv.GRAD_DIR.NONE`, inherited: No, layout: No, ext.
        draw: No.

        Args:
            value: Value to submit (lv.GRAD_DIR)
        """

    def set_bg_main_stop(self, value: int, /) -> None:
        """Set point from which background color should start for gradients. 0 means to top/left side,
        255 the bottom/right side, 128 the center, and so on. Default: 0, inherited: No, layout: No,
        ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_bg_grad_stop(self, value: int, /) -> None:
        """Set point from which background's gradient color should start. 0 means to top/left side, 255
        the bottom/right side, 128 the center, and so on. Default: 255, inherited: No, layout: No,
        ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_bg_main_opa(self, value: int, /) -> None:
        """Set opacity of the first gradient color. Default: 255, inherited: No, layout: No, ext. draw:
        No.

        Args:
            value: Value to submit
        """

    def set_bg_grad_opa(self, value: int, /) -> None:
        """Set opacity of the second gradient color. Default: 255, inherited: No, layout: No, ext.
        draw: No.

        Args:
            value: Value to submit
        """

    def set_bg_grad(self, value: _Structs[grad_dsc_t], /) -> None:
        """Set gradient definition. The pointed instance must exist while Widget is alive. None to
        disable. It wraps `BG_GRAD_COLOR`, `BG_GRAD_DIR`, `BG_MAIN_STOP` and `BG_GRAD_STOP` into one
        descriptor and allows creating gradients with more colors as well. If it's set other
        gradient related properties will be ignored. Default: `None`, inherited: No, layout: No,
        ext. draw: No.

        Args:
            value: gradient descriptor
        """

    def set_bg_image_src(self, value: _Readable | None = None, /) -> None:
        """Set a background image. Can be `lv.image_dsc_t`, a path to a file or an `LV_SYMBOL_...`.
        Default: `None`, inherited: No, layout: No, ext. draw: Yes.

        Args:
            value: image source
        """

    def set_bg_image_opa(self, value: int, /) -> None:
        """Set opacity of the background image. Value 0, `lv.OPA._0` or `lv.OPA.TRANSP` means fully
        transparent, 255, `lv.OPA._100` or `lv.OPA.COVER` means fully covering, other values or
        lv.OPA._10, lv.OPA._20, etc means semi transparency. Default: `lv.OPA.COVER`, inherited: No,
        layout: No, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_bg_image_recolor(self, value: _Struct[color_t], /) -> None:
        """Set a color to mix to the background image. Default: `0x000000`, inherited: No, layout: No,
        ext. draw: No.

        Args:
            value: Color to submit
        """

    def set_bg_image_recolor_opa(self, value: int, /) -> None:
        """Set intensity of background image recoloring. Value 0, `lv.OPA._0` or `lv.OPA.TRANSP` means
        no mixing, 255, `lv.OPA._100` or `lv.OPA.COVER` means full recoloring, other values or
        lv.OPA._10, lv.OPA._20, etc are interpreted proportionally. Default: `lv.OPA.TRANSP`,
        inherited: No, layout: No, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_bg_image_tiled(self, value: bool | int, /) -> None:
        """If enabled the background image will be tiled. Possible values are `True` or `False`.
        Default: 0, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_border_color(self, value: _Struct[color_t], /) -> None:
        """Set color of the border. Default: `0x000000`, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Color to submit
        """

    def set_border_opa(self, value: int, /) -> None:
        """Set opacity of the border. Value 0, `lv.OPA._0` or `lv.OPA.TRANSP` means fully transparent,
        255, `lv.OPA._100` or `lv.OPA.COVER` means fully covering, other values or lv.OPA._10,
        lv.OPA._20, etc means semi transparency. Default: `lv.OPA.COVER`, inherited: No, layout: No,
        ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_border_width(self, value: int, /) -> None:
        """Set width of the border. Only pixel values can be used. Default: 0, inherited: No, layout:
        Yes, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_border_side(self, value: int, /) -> None:
        """Set only which side(s) the border should be drawn. Possible values are
        `lv.BORDER_SIDE.NONE/TOP/BOTTOM/LEFT/RIGHT/INTERNAL`. OR-ed values can be used as well, e.g.
        `lv.BORDER_SIDE.TOP | lv.BORDER_SIDE.LEFT`. Default: `lv.BORDER_SIDE.FULL`, inherited: No,
        layout: No, ext. draw: No.

        Args:
            value: Value to submit (lv.BORDER_SIDE)
        """

    def set_border_post(self, value: bool | int, /) -> None:
        """Sets whether the border should be drawn before or after the children are drawn. `True`:
        after children, `False`: before children. Default: 0, inherited: No, layout: No, ext. draw:
        No.

        Args:
            value: Value to submit
        """

    def set_outline_width(self, value: int, /) -> None:
        """Set width of outline in pixels. Default: 0, inherited: No, layout: No, ext. draw: Yes.

        Args:
            value: Value to submit
        """

    def set_outline_color(self, value: _Struct[color_t], /) -> None:
        """Set color of outline. Default: `0x000000`, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Color to submit
        """

    def set_outline_opa(self, value: int, /) -> None:
        """Set opacity of outline. Value 0, `lv.OPA._0` or `lv.OPA.TRANSP` means fully transparent,
        255, `lv.OPA._100` or `lv.OPA.COVER` means fully covering, other values or lv.OPA._10,
        lv.OPA._20, etc means semi transparency. Default: `lv.OPA.COVER`, inherited: No, layout: No,
        ext. draw: Yes.

        Args:
            value: Value to submit
        """

    def set_outline_pad(self, value: int, /) -> None:
        """Set padding of outline, i.e. the gap between Widget and the outline. Default: 0, inherited:
        No, layout: No, ext. draw: Yes.

        Args:
            value: Value to submit
        """

    def set_shadow_width(self, value: int, /) -> None:
        """Set width of the shadow in pixels. The value should be >= 0. Default: 0, inherited: No,
        layout: No, ext. draw: Yes.

        Args:
            value: Value to submit
        """

    def set_shadow_offset_x(self, value: int, /) -> None:
        """Set an offset on the shadow in pixels in X direction. Default: 0, inherited: No, layout: No,
        ext. draw: Yes.

        Args:
            value: Value to submit
        """

    def set_shadow_offset_y(self, value: int, /) -> None:
        """Set an offset on the shadow in pixels in Y direction. Default: 0, inherited: No, layout: No,
        ext. draw: Yes.

        Args:
            value: Value to submit
        """

    def set_shadow_spread(self, value: int, /) -> None:
        """Make shadow calculation to use a larger or smaller rectangle as base. The value can be in
        pixels to make the area larger/smaller. Default: 0, inherited: No, layout: No, ext. draw:
        Yes.

        Args:
            value: Value to submit
        """

    def set_shadow_color(self, value: _Struct[color_t], /) -> None:
        """Set color of shadow. Default: `0x000000`, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Color to submit
        """

    def set_shadow_opa(self, value: int, /) -> None:
        """Set opacity of shadow. Value 0, `lv.OPA._0` or `lv.OPA.TRANSP` means fully transparent, 255,
        `lv.OPA._100` or `lv.OPA.COVER` means fully covering, other values or lv.OPA._10,
        lv.OPA._20, etc means semi transparency. Default: `lv.OPA.COVER`, inherited: No, layout: No,
        ext. draw: Yes.

        Args:
            value: Value to submit
        """

    def set_image_opa(self, value: int, /) -> None:
        """Set opacity of an image. Value 0, `lv.OPA._0` or `lv.OPA.TRANSP` means fully transparent,
        255, `lv.OPA._100` or `lv.OPA.COVER` means fully covering, other values or lv.OPA._10,
        lv.OPA._20, etc means semi transparency. Default: `lv.OPA.COVER`, inherited: No, layout: No,
        ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_image_recolor(self, value: _Struct[color_t], /) -> None:
        """Set color to mix with the image. Default: `0x000000`, inherited: No, layout: No, ext. draw:
        No.

        Args:
            value: Color to submit
        """

    def set_image_recolor_opa(self, value: int, /) -> None:
        """Set intensity of color mixing. Value 0, `lv.OPA._0` or `lv.OPA.TRANSP` means fully
        transparent, 255, `lv.OPA._100` or `lv.OPA.COVER` means fully covering, other values or
        lv.OPA._10, lv.OPA._20, etc means semi transparency. Default: 0, inherited: No, layout: No,
        ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_image_colorkey(self, value: _Structs[image_colorkey_t], /) -> None:
        """Set image colorkey definition. The lv.image_colorkey_t contains two color values:
        `high_color` and `low_color`. the color of pixels ranging from `low_color` to `high_color`
        will be transparent. Default: `None`, inherited: No, layout: No, ext. draw: No.

        Args:
            value: image color key
        """

    def set_line_width(self, value: int, /) -> None:
        """Set width of lines in pixels. Default: 0, inherited: No, layout: No, ext. draw: Yes.

        Args:
            value: Value to submit
        """

    def set_line_dash_width(self, value: int, /) -> None:
        """Set width of dashes in pixels. Note that dash works only on horizontal and vertical lines.
        Default: 0, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_line_dash_gap(self, value: int, /) -> None:
        """Set gap between dashes in pixels. Note that dash works only on horizontal and vertical
        lines. Default: 0, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_line_rounded(self, value: bool | int, /) -> None:
        """Make end points of the lines rounded. `True`: rounded, `False`: perpendicular line ending.
        Default: 0, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_line_color(self, value: _Struct[color_t], /) -> None:
        """Set color of lines. Default: `0x000000`, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Color to submit
        """

    def set_line_opa(self, value: int, /) -> None:
        """Set opacity of lines. Default: `lv.OPA.COVER`, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_arc_width(self, value: int, /) -> None:
        """Set width (thickness) of arcs in pixels. Default: 0, inherited: No, layout: No, ext. draw:
        Yes.

        Args:
            value: Value to submit
        """

    def set_arc_rounded(self, value: bool | int, /) -> None:
        """Make end points of arcs rounded. `True`: rounded, `False`: perpendicular line ending.
        Default: 0, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_arc_color(self, value: _Struct[color_t], /) -> None:
        """Set color of arc. Default: `0x000000`, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Color to submit
        """

    def set_arc_opa(self, value: int, /) -> None:
        """Set opacity of arcs. Default: `lv.OPA.COVER`, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_arc_image_src(self, value: _Readable, /) -> None:
        """Set an image from which arc will be masked out. It's useful to display complex effects on
        the arcs. Can be `lv.image_dsc_t` or a path to a file. Default: `None`, inherited: No,
        layout: No, ext. draw: No.

        Args:
            value: image source
        """

    def set_text_color(self, value: _Struct[color_t], /) -> None:
        """Sets color of text. Default: `0x000000`, inherited: Yes, layout: No, ext. draw: No.

        Args:
            value: Color to submit
        """

    def set_text_opa(self, value: int, /) -> None:
        """Set opacity of text. Value 0, `lv.OPA._0` or `lv.OPA.TRANSP` means fully transparent, 255,
        `lv.OPA._100` or `lv.OPA.COVER` means fully covering, other values or lv.OPA._10,
        lv.OPA._20, etc means semi transparency. Default: `lv.OPA.COVER`, inherited: Yes, layout:
        No, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_text_font(self, value: _Structs[font_t], /) -> None:
        """Set font of text (a pointer `lv.font_t *`). Default: `LV_FONT_DEFAULT`, inherited: Yes,
        layout: Yes, ext. draw: No.

        Args:
            value: font
        """

    def set_text_letter_space(self, value: int, /) -> None:
        """Set letter space in pixels. Default: 0, inherited: Yes, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_text_line_space(self, value: int, /) -> None:
        """Set line space in pixels. Default: 0, inherited: Yes, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_text_decor(self, value: int, /) -> None:
        """Set decoration for the text. Possible values are
        `lv.TEXT_DECOR.NONE/UNDERLINE/STRIKETHROUGH`. OR-ed values can be used as well. Default:
        `lv.TEXT_DECOR.NONE`, inherited: Yes, layout: No, ext. draw: No.

        Args:
            value: Value to submit (lv.TEXT_DECOR)
        """

    def set_text_align(self, value: int, /) -> None:
        """Set how to align the lines of the text. Note that it doesn't align the Widget itself, only
        the lines inside the Widget. Possible values are `lv.TEXT_ALIGN.LEFT/CENTER/RIGHT/AUTO`.
        `lv.TEXT_ALIGN.AUTO` detect the text base direction and uses left or right alignment
        accordingly. Default: `lv.TEXT_ALIGN.AUTO`, inherited: Yes, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit (lv.TEXT_ALIGN)
        """

    def set_text_outline_stroke_color(self, value: _Struct[color_t], /) -> None:
        """Sets the color of letter outline stroke. Default: `0x000000`, inherited: Yes, layout: No,
        ext. draw: No.

        Args:
            value: Color to submit
        """

    def set_text_outline_stroke_width(self, value: int, /) -> None:
        """Set the letter outline stroke width in pixels. Default: 0, inherited: Yes, layout: Yes, ext.
        draw: No.

        Args:
            value: Value to submit
        """

    def set_text_outline_stroke_opa(self, value: int, /) -> None:
        """Set the opacity of the letter outline stroke. Value 0, `lv.OPA._0` or `lv.OPA.TRANSP` means
        fully transparent, 255, `lv.OPA._100` or `lv.OPA.COVER` means fully covering, other values
        or lv.OPA._10, lv.OPA._20, etc means semi transparency. Default: `lv.OPA.COVER`, inherited:
        Yes, layout: No, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_blur_radius(self, value: int, /) -> None:
        """Sets the intensity of blurring. Applied on each lv_part separately before the children are
        rendered. Default: `0`, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_blur_backdrop(self, value: bool | int, /) -> None:
        """If `True` the background of the widget will be blurred. The part should have < 100% opacity
        to make it visible. If `False` the given part will be blurred when it's rendered but before
        drawing the children. Default: `False`, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_blur_quality(self, value: int, /) -> None:
        """Setting to `lv.BLUR_QUALITY.SPEED` the blurring algorithm will prefer speed over quality.
        `lv.BLUR_QUALITY.PRECISION` will force using higher quality but slower blur. With
        `lv.BLUR_QUALITY.AUTO` the quality will be selected automatically. Default:
        `lv.BLUR_QUALITY.AUTO`, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Value to submit (lv.BLUR_QUALITY)
        """

    def set_drop_shadow_radius(self, value: int, /) -> None:
        """Sets the intensity of blurring. Applied on each lv_part separately before the children are
        rendered. Default: `0`, inherited: No, layout: No, ext. draw: Yes.

        Args:
            value: Value to submit
        """

    def set_drop_shadow_offset_x(self, value: int, /) -> None:
        """Set an offset on the shadow in pixels in X direction. Default: `0`, inherited: No, layout:
        No, ext. draw: Yes.

        Args:
            value: Value to submit
        """

    def set_drop_shadow_offset_y(self, value: int, /) -> None:
        """Set an offset on the shadow in pixels in Y direction. Default: `0`, inherited: No, layout:
        No, ext. draw: Yes.

        Args:
            value: Value to submit
        """

    def set_drop_shadow_color(self, value: _Struct[color_t], /) -> None:
        """Set the color of the shadow. Default: `0`, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Color to submit
        """

    def set_drop_shadow_opa(self, value: int, /) -> None:
        """Set the opacity of the shadow. Default: `0`, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_drop_shadow_quality(self, value: int, /) -> None:
        """Setting to `lv.BLUR_QUALITY.SPEED` the blurring algorithm will prefer speed over quality.
        `lv.BLUR_QUALITY.PRECISION` will force using higher quality but slower blur. With
        `lv.BLUR_QUALITY.AUTO` the quality will be selected automatically. Default:
        `lv.BLUR_QUALITY.PRECISION`, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Value to submit (lv.BLUR_QUALITY)
        """

    def set_radius(self, value: int, /) -> None:
        """Set radius on every corner. The value is interpreted in pixels (>= 0) or `lv.RADIUS_CIRCLE`
        for max radius. Default: 0, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_radial_offset(self, value: int, /) -> None:
        """Move start point of object (e.g. scale tick) radially. Default: 0, inherited: No, layout:
        No, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_clip_corner(self, value: bool | int, /) -> None:
        """Enable clipping of content that overflows rounded corners of parent Widget. Can be `True` or
        `False`. Default: 0, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_opa(self, value: int, /) -> None:
        """Scale down all opacity values of the Widget by this factor. Value 0, `lv.OPA._0` or
        `lv.OPA.TRANSP` means fully transparent, 255, `lv.OPA._100` or `lv.OPA.COVER` means fully
        covering, other values or lv.OPA._10, lv.OPA._20, etc means semi transparency. Default:
        `lv.OPA.COVER`, inherited: Yes, layout: No, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_opa_layered(self, value: int, /) -> None:
        """First draw Widget on the layer, then scale down layer opacity factor. Value 0, `lv.OPA._0`
        or `lv.OPA.TRANSP` means fully transparent, 255, `lv.OPA._100` or `lv.OPA.COVER` means fully
        covering, other values or lv.OPA._10, lv.OPA._20, etc means semi transparency. Default:
        `lv.OPA.COVER`, inherited: Yes, layout: No, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_color_filter_dsc(self, value: _Structs[color_filter_dsc_t], /) -> None:
        """Mix a color with all colors of the Widget. Default: `None`, inherited: No, layout: No, ext.
        draw: No.

        Args:
            value: color-filter descriptor
        """

    def set_color_filter_opa(self, value: int, /) -> None:
        """The intensity of mixing of color filter. Default: `lv.OPA.TRANSP`, inherited: No, layout:
        No, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_recolor(self, value: _Struct[color_t], /) -> None:
        """Set a color to mix to the obj. Default: `0x000000`, inherited: No, layout: No, ext. draw:
        No.

        Args:
            value: Color to submit
        """

    def set_recolor_opa(self, value: int, /) -> None:
        """Sets the intensity of color mixing. Value 0, `lv.OPA._0` or `lv.OPA.TRANSP` means fully
        transparent. A value of 255, `lv.OPA._100` or `lv.OPA.COVER` means fully opaque.
        Intermediate values like lv.OPA._10, lv.OPA._20, etc result in semi-transparency. Default:
        `lv.OPA.TRANSP`, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_anim(self, value: _Structs[anim_t], /) -> None:
        """Animation template for Widget's animation. Should be `lv.anim_t`. The animation parameters
        are widget specific, e.g. animation time could be the E.g. blink time of the cursor on the
        Text Area or scroll time of a roller. See Widgets' documentation to learn more. Default:
        `None`, inherited: No, layout: No, ext. draw: No.

        Args:
            value: animation descriptor
        """

    def set_anim_duration(self, value: int, /) -> None:
        """Animation duration in milliseconds. Its meaning is widget specific. E.g. blink time of the
        cursor on the Text Area or scroll time of a roller. See Widgets' documentation to learn
        more. Default: 0, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_transition(self, value: _Structs[style_transition_dsc_t], /) -> None:
        """An initialized ``lv.style_transition_dsc_t`` to describe a transition. Default: `None`,
        inherited: No, layout: No, ext. draw: No.

        Args:
            value: transition descriptor
        """

    def set_blend_mode(self, value: int, /) -> None:
        """Describes how to blend the colors to the background. Possible values are
        `lv.BLEND_MODE.NORMAL/ADDITIVE/SUBTRACTIVE/MULTIPLY/DIFFERENCE`. Default:
        `lv.BLEND_MODE.NORMAL`, inherited: No, layout: No, ext. draw: No.

        Args:
            value: Value to submit (lv.BLEND_MODE)
        """

    def set_layout(self, value: int, /) -> None:
        """Set layout of Widget. Children will be repositioned and resized according to policies set
        for the layout. For possible values see documentation of the layouts. Default: 0, inherited:
        No, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_base_dir(self, value: int, /) -> None:
        """Set base direction of Widget. Possible values are `LV_BIDI_DIR_LTR/RTL/AUTO`. Default:
        `lv.BASE_DIR.AUTO`, inherited: Yes, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit (lv.BASE_DIR)
        """

    def set_bitmap_mask_src(self, value: _Readable, /) -> None:
        """If set, a layer will be created for the widget and the layer will be masked with this A8
        bitmap mask. Default: `None`, inherited: No, layout: No, ext. draw: No.

        Args:
            value: A8 bitmap mask
        """

    def set_rotary_sensitivity(self, value: int, /) -> None:
        """Adjust sensitivity for rotary encoders in 1/256 unit. It means, 128: slow down the rotary to
        half, 512: speeds up to double, 256: no change. Default: `256`, inherited: Yes, layout: No,
        ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_flex_flow(self, value: int, /) -> None:
        """Defines in which direction the flex layout should arrange the children. Default:
        `LV_FLEX_FLOW_NONE`, inherited: No, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit (lv.FLEX_FLOW)
        """

    def set_flex_main_place(self, value: int, /) -> None:
        """Defines how to align the children in the direction of flex flow. Default:
        `LV_FLEX_ALIGN_NONE`, inherited: No, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit (lv.FLEX_ALIGN)
        """

    def set_flex_cross_place(self, value: int, /) -> None:
        """Defines how to align the children perpendicular to the direction of flex flow. Default:
        `LV_FLEX_ALIGN_NONE`, inherited: No, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit (lv.FLEX_ALIGN)
        """

    def set_flex_track_place(self, value: int, /) -> None:
        """Defines how to align the tracks of the flow. Default: `LV_FLEX_ALIGN_NONE`, inherited: No,
        layout: Yes, ext. draw: No.

        Args:
            value: Value to submit (lv.FLEX_ALIGN)
        """

    def set_flex_grow(self, value: int, /) -> None:
        """Defines how much space to take proportionally from the free space of the Widget's track.
        Default: `0`, inherited: No, layout: Yes, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_grid_column_dsc_array(self, value: _Readable | Sequence[int], /) -> None:
        """An array to describe the columns of the grid. Should be lv.GRID_TEMPLATE_LAST terminated.
        Default: `None`, inherited: No, layout: Yes, ext. draw: No.

        Args:
            value: grid-column descriptor array
        """

    def set_grid_column_align(self, value: int, /) -> None:
        """Defines how to distribute the columns. Default: `lv.GRID_ALIGN.START`, inherited: No,
        layout: Yes, ext. draw: No.

        Args:
            value: Value to submit (lv.GRID_ALIGN)
        """

    def set_grid_row_dsc_array(self, value: _Readable | Sequence[int], /) -> None:
        """An array to describe the rows of the grid. Should be lv.GRID_TEMPLATE_LAST terminated.
        Default: `None`, inherited: No, layout: Yes, ext. draw: No.

        Args:
            value: grid-row descriptor array
        """

    def set_grid_row_align(self, value: int, /) -> None:
        """Defines how to distribute the rows. Default: `lv.GRID_ALIGN.START`, inherited: No, layout:
        Yes, ext. draw: No.

        Args:
            value: Value to submit (lv.GRID_ALIGN)
        """

    def set_grid_cell_column_pos(self, value: int, /) -> None:
        """Set column in which Widget should be placed. Default: 0, inherited: No, layout: Yes, ext.
        draw: No.

        Args:
            value: Value to submit
        """

    def set_grid_cell_x_align(self, value: int, /) -> None:
        """Set how to align Widget horizontally. Default: `lv.GRID_ALIGN.START`, inherited: No, layout:
        Yes, ext. draw: No.

        Args:
            value: Value to submit (lv.GRID_ALIGN)
        """

    def set_grid_cell_column_span(self, value: int, /) -> None:
        """Set how many columns Widget should span. Needs to be >= 1. Default: 1, inherited: No,
        layout: Yes, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_grid_cell_row_pos(self, value: int, /) -> None:
        """Set row in which Widget should be placed. Default: 0, inherited: No, layout: Yes, ext. draw:
        No.

        Args:
            value: Value to submit
        """

    def set_grid_cell_y_align(self, value: int, /) -> None:
        """Set how to align Widget vertically. Default: `lv.GRID_ALIGN.START`, inherited: No, layout:
        Yes, ext. draw: No.

        Args:
            value: Value to submit (lv.GRID_ALIGN)
        """

    def set_grid_cell_row_span(self, value: int, /) -> None:
        """Set how many rows Widget should span. Needs to be >= 1. Default: 1, inherited: No, layout:
        Yes, ext. draw: No.

        Args:
            value: Value to submit
        """

    def set_size(self, width: int, height: int, /) -> None:
        """Set `style`s width and height.

        Args:
            width: width in pixels
            height: height in pixels
        """

    def set_pad_all(self, value: int, /) -> None:
        """Set all 4 of `style`s padding values.

        Args:
            value: padding dimension in pixels
        """

    def set_pad_hor(self, value: int, /) -> None:
        """Set `style`s left and right padding values.

        Args:
            value: padding dimension in pixels
        """

    def set_pad_ver(self, value: int, /) -> None:
        """Set `style`s top and bottom padding values.

        Args:
            value: padding dimension in pixels
        """

    def set_pad_gap(self, value: int, /) -> None:
        """Set `style`s row and column padding gaps (applies only to Grid and Flex layouts).

        Args:
            value: gap dimension in pixels
        """

    def set_margin_hor(self, value: int, /) -> None:
        """Set `style`s left and right margin values.

        Args:
            value: margin dimension in pixels
        """

    def set_margin_ver(self, value: int, /) -> None:
        """Set `style`s top and bottom margin values.

        Args:
            value: margin dimension in pixels
        """

    def set_margin_all(self, value: int, /) -> None:
        """Set all 4 of `style`s margin values.

        Args:
            value: margin dimension in pixels
        """

    def set_transform_scale(self, value: int, /) -> None:
        """Set `style`s X and Y transform scale values.

        Args:
            value: scale factor. Example values: - 256 or lv.SCALE_NONE: no zoom - <256: scale down
                - >256: scale up - 128: half size - 512: double size
        """

class style_transition_dsc_t(_Pointer):
    """Descriptor for style transitions."""
    def __init__(self, fields: _Struct[style_transition_dsc_t] | int | None = None, /) -> None: ...
    @property
    def props(self) -> Blob | None:
        """An array with the properties to animate."""
    @props.setter
    def props(self, value: _Readable | Sequence[int] | None, /) -> None: ...
    @property
    def user_data(self) -> Any:
        """A custom user data that will be passed to the animation's user_data."""
    @user_data.setter
    def user_data(self, value: object, /) -> None: ...
    @property
    def path_xcb(self) -> Blob | None:
        """A path for the animation."""
    @path_xcb.setter
    def path_xcb(self, value: Callable[[anim_t], int] | None, /) -> None: ...
    time: int
    """Duration of the transition in [ms]."""
    delay: int
    """Delay before the transition in [ms]."""

    def init(
        self,
        props: _Readable | Sequence[int],
        path_cb: Callable[[anim_t], int] | None,
        time: int,
        delay: int,
        user_data: object = None,
        /,
    ) -> None:
        """Initialize a transition descriptor.

        Example: const static int trans_props[] = { lv.STYLE.BG_OPA, lv.STYLE.BG_COLOR, 0 }; static
        lv.style_transition_dsc_t trans1; lv.style_transition_dsc_t.init(&trans1, trans_props, None,
        300, 0, None);

        Args:
            props: an array with the properties to transition. The last element must be zero.
            path_cb: an animation path (ease) callback. If `None` liner path will be used.
            time: duration of the transition in [ms]
            delay: delay before the transition in [ms]
            user_data: any custom data that will be saved in the transition animation and will be
                available when `path_cb` is called
        """

class style_value_t(_Pointer):
    """A common type to handle all the property types in the same way."""
    def __init__(self, fields: _Struct[style_value_t] | int | None = None, /) -> None: ...
    num: int
    """Number integer number (opacity, enums, booleans or "normal" numbers)"""
    @property
    def ptr(self) -> Blob | None:
        """Constant pointers (font, cone text, etc)"""
    @ptr.setter
    def ptr(self, value: _Readable | None, /) -> None: ...
    @property
    def color(self) -> color_t:
        """Colors."""
    @color.setter
    def color(self, value: _Struct[color_t], /) -> None: ...

class subject_increment_dsc_t(_Pointer):
    def __init__(self, only_lvgl_makes_one: Never, /) -> None: ...

class subject_t(_Pointer):
    """The Subject (an observable value)"""
    def __init__(self, fields: _Struct[subject_t] | int | None = None, /) -> None: ...
    @property
    def subs_ll(self) -> ll_t:
        """Subscribers."""
    @subs_ll.setter
    def subs_ll(self, value: _Struct[ll_t], /) -> None: ...
    @property
    def value(self) -> subject_value_t:
        """Current value."""
    @value.setter
    def value(self, value: _Struct[subject_value_t], /) -> None: ...
    @property
    def prev_value(self) -> subject_value_t:
        """Previous value."""
    @prev_value.setter
    def prev_value(self, value: _Struct[subject_value_t], /) -> None: ...
    @property
    def min_value(self) -> subject_value_t:
        """Minimum value for min. int or float."""
    @min_value.setter
    def min_value(self, value: _Struct[subject_value_t], /) -> None: ...
    @property
    def max_value(self) -> subject_value_t:
        """Maximum value for max. int or float."""
    @max_value.setter
    def max_value(self, value: _Struct[subject_value_t], /) -> None: ...
    @property
    def user_data(self) -> Any:
        """Additional parameter, can be used freely by user."""
    @user_data.setter
    def user_data(self, value: object, /) -> None: ...
    type: int
    size: int
    notify_restart_query: int

    def init_int(self, value: int, /) -> None:
        """Initialize an integer-type Subject.

        Args:
            value: initial value
        """

    def set_int(self, value: int, /) -> None:
        """Set value of an integer Subject and notify Observers.

        Args:
            value: new value
        """

    def get_int(self) -> int:
        """Get current value of an integer Subject.

        Returns:
            current value
        """

    def get_previous_int(self) -> int:
        """Get previous value of an integer Subject.

        Returns:
            current value
        """

    def set_min_value_int(self, min_value: int, /) -> None:
        """Set a minimum value for an integer subject.

        Args:
            min_value: the minimum value
        """

    def set_max_value_int(self, max_value: int, /) -> None:
        """Set a maximum value for an integer subject.

        Args:
            max_value: the maximum value
        """

    def init_string(
        self,
        buf: _Writable,
        prev_buf: _Writable | None,
        size: int,
        value: str | bytes,
        /,
    ) -> None:
        """Initialize a string-type Subject.

        A string Subject stores its own copy of the string, not just the pointer.

        Args:
            buf: buffer to store string
            prev_buf: buffer to store previous string; can be None if not used
            size: size of buffer(s)
            value: initial value of string, e.g. "hello"
        """

    def copy_string(self, buf: str | bytes, /) -> None:
        """Copy a string to a Subject and notify Observers if it changed.

        Args:
            buf: new string
        """

    def snprintf(self, format: str | bytes, /, *values: object) -> None:
        """Format a new string, updating Subject, and notify Observers if it changed.

        Args:
            format: format string
        """

    def get_string(self) -> str:
        """Get current value of a string Subject.

        Returns:
            buffer containing current value
        """

    def get_previous_string(self) -> str:
        """Get previous value of a string Subject.

        None will be returned if None was passed in `lv.subject_t.init_string()` as `prev_buf`.

        Returns:
            buffer containing previous value
        """

    def init_pointer(self, value: _Writable, /) -> None:
        """Initialize a pointer-type Subject.

        Args:
            value: initial value
        """

    def set_pointer(self, ptr: _Writable, /) -> None:
        """Set value of a pointer Subject and notify Observers (regardless of whether it changed).

        Args:
            ptr: new value
        """

    def get_pointer(self) -> Blob | None:
        """Get current value of a pointer Subject.

        Returns:
            current value
        """

    def get_previous_pointer(self) -> Blob | None:
        """Get previous value of a pointer Subject.

        Returns:
            previous value
        """

    def init_color(self, color: _Struct[color_t], /) -> None:
        """Initialize a color-type Subject.

        Args:
            color: initial value
        """

    def set_color(self, color: _Struct[color_t], /) -> None:
        """Set value of a color Subject and notify Observers if it changed.

        Args:
            color: new value
        """

    def get_color(self) -> color_t:
        """Get current value of a color Subject.

        Returns:
            current value
        """

    def get_previous_color(self) -> color_t:
        """Get previous value of a color Subject.

        Returns:
            previous value
        """

    def init_group(self, list: _Writable | Sequence[_Readable | None], list_len: int, /) -> None:
        """Initialize a Group-type Subject.

        Args:
            list: list of other Subject addresses; when any of these have values updated, Observers
                of `group_subject` will be notified.
            list_len: number of elements in `list[]`
        """

    def deinit(self) -> None:
        """Remove all Observers from a Subject and free allocated memory, and delete any associated
        Widget-Binding events. This leaves `subject` "disconnected" from all Observers and all
        associated Widget events established through Widget Binding.

        This can safely be called regardless of whether any Observers added with
        `lv.subject_t.add_observer_obj()` or bound to a Widget Property with one of the
        `..._bind_...()` functions.
        """

    def get_group_element(self, index: int, /) -> subject_t | None:
        """Get an element from Subject Group's list.

        Args:
            index: index of element to get

        Returns:
            indexed Subject from list, or None if index is out of bounds
        """

    def add_observer(
        self,
        observer_cb: Callable[[observer_t, subject_t], object],
        user_data: object = None,
        /,
    ) -> observer_t:
        """Add Observer to Subject. When Subject's value changes `observer_cb` will be called.

        Args:
            observer_cb: notification callback
            user_data: optional user data

        Returns:
            newly-created Observer
        """

    def add_observer_obj(
        self,
        observer_cb: Callable[[observer_t, subject_t], object],
        obj: obj,
        user_data: object = None,
        /,
    ) -> observer_t:
        """Add Observer to Subject for a Widget. When the Widget is deleted, Observer will be
        unsubscribed from Subject automatically.

        Do not call `lv.observer_t.remove()` on Observers created this way. Only clean up such
        Observers by either: - deleting the Widget, or - calling `lv.subject_t.deinit()` to
        gracefully de-couple and remove all Observers.

        Args:
            observer_cb: notification callback
            obj: Widget
            user_data: optional user data

        Returns:
            newly-created Observer
        """

    def add_observer_with_target(
        self,
        observer_cb: Callable[[observer_t, subject_t], object],
        target: _Writable | None = None,
        user_data: object = None,
        /,
    ) -> observer_t:
        """Add an Observer to a Subject and also save a target pointer.

        Args:
            observer_cb: notification callback
            target: any pointer (None is okay)
            user_data: optional user data

        Returns:
            newly-created Observer
        """

    def notify(self) -> None:
        """Notify all Observers of Subject."""

class subject_value_t(_Pointer):
    """A common type to handle all the various observable types in the same way."""
    def __init__(self, fields: _Struct[subject_value_t] | int | None = None, /) -> None: ...
    num: int
    """Integer number (opacity, enums, booleans or "normal" numbers)"""
    @property
    def pointer(self) -> Blob | None:
        """Constant pointer (string buffer, format string, font, cone text, etc.)"""
    @pointer.setter
    def pointer(self, value: _Readable | None, /) -> None: ...
    @property
    def color(self) -> color_t:
        """Color."""
    @color.setter
    def color(self, value: _Struct[color_t], /) -> None: ...

class theme_t(_Pointer):
    def __init__(self, only_lvgl_makes_one: Never, /) -> None: ...

    def copy(self, src: theme_t | Blob, /) -> None:
        """Copy 'src' theme into 'dst'.

        Args:
            src: the source theme
        """

    def set_parent(self, parent: theme_t | Blob, /) -> None:
        """Set a base theme for a theme. The styles from the base them will be added before the styles
        of the current theme. Arbitrary long chain of themes can be created by setting base themes.

        Args:
            parent: the base theme
        """

    def set_apply_cb(self, apply_cb: Callable[[theme_t, obj], object] | None, /) -> None:
        """Set an apply callback for a theme. The apply callback is used to add styles to different
        objects.

        Args:
            apply_cb: the callback
        """

    def delete(self) -> None:
        """Delete a theme."""

class timer_t(_Pointer):
    def __init__(self, only_lvgl_makes_one: Never, /) -> None: ...

    def delete(self) -> None:
        """Delete a lv_timer."""

    def pause(self) -> None:
        """Pause a timer. It is typically safe to call from an interrupt handler or a different thread."""

    def resume(self) -> None:
        """Resume a timer."""

    def set_cb(self, timer_cb: Callable[[timer_t], object] | None, /) -> None:
        """Set the callback to the timer (the function to call periodically)

        Args:
            timer_cb: the function to call periodically
        """

    def set_period(self, period: int, /) -> None:
        """Set new period for a lv_timer.

        Args:
            period: the new period
        """

    def ready(self) -> None:
        """Make a lv_timer ready. It will not wait its period."""

    def set_repeat_count(self, repeat_count: int, /) -> None:
        """Set the number of times a timer will repeat.

        Args:
            repeat_count: 1 : infinity; 0 : stop ; n>0: residual times
        """

    def set_auto_delete(self, auto_delete: bool | int, /) -> None:
        """Set whether a lv_timer will be deleted automatically when it is called `repeat_count` times.

        Args:
            auto_delete: True: auto delete; False: timer will be paused when it is called
                `repeat_count` times.
        """

    def set_user_data(self, user_data: object = None, /) -> None:
        """Set custom parameter to the lv_timer.

        Args:
            user_data: custom parameter
        """

    def reset(self) -> None:
        """Reset a lv_timer. It will be called the previously set period milliseconds later."""

    def get_next(self) -> timer_t | None:
        """Iterate through the timers.

        Returns:
            the next timer or None if there is no more timer
        """

    def get_user_data(self) -> Any:
        """Get the user_data passed when the timer was created.

        Returns:
            the user_data
        """

    def get_paused(self) -> bool:
        """Get the pause state of a timer.

        Returns:
            True: timer is paused; False: timer is running
        """

class tiny_ttf_font_src_t(_Pointer):
    def __init__(self, fields: _Struct[tiny_ttf_font_src_t] | int | None = None, /) -> None: ...
    @property
    def path(self) -> str | None:
        """Path to the font file."""
    @path.setter
    def path(self, value: str | bytes | None, /) -> None: ...
    @property
    def data(self) -> Blob | None:
        """The font data."""
    @data.setter
    def data(self, value: _Readable | None, /) -> None: ...
    data_size: int
    """Size of the font data."""
    cache_size: int
    """Size of the font cache."""

class tree_class_t(_Pointer):
    """Describe the common methods of every object. Similar to a C++ class."""
    def __init__(self, fields: _Struct[tree_class_t] | int | None = None, /) -> None: ...
    @property
    def base_class(self) -> tree_class_t | None: ...
    @base_class.setter
    def base_class(self, value: _Structs[tree_class_t] | None, /) -> None: ...
    instance_size: int
    @property
    def constructor_cb(self) -> Blob | None: ...
    @constructor_cb.setter
    def constructor_cb(self, value: Callable[[tree_class_t, tree_node_t], object] | None, /) -> None: ...
    @property
    def destructor_cb(self) -> Blob | None: ...
    @destructor_cb.setter
    def destructor_cb(self, value: Callable[[tree_class_t, tree_node_t], object] | None, /) -> None: ...

    def node_create(self, parent: _Structs[tree_node_t] | None = None, /) -> tree_node_t:
        """Create a tree node.

        Args:
            parent: the parent node (or None if it's the root node)

        Returns:
            the new node
        """

class tree_node_t(_Pointer):
    """Description of a tree node."""
    def __init__(self, fields: _Struct[tree_node_t] | int | None = None, /) -> None: ...
    @property
    def parent(self) -> tree_node_t | None: ...
    @parent.setter
    def parent(self, value: _Structs[tree_node_t] | None, /) -> None: ...
    @property
    def children(self) -> Blob | None: ...
    @children.setter
    def children(self, value: _Writable | Sequence[_Readable | None] | None, /) -> None: ...
    child_cnt: int
    child_cap: int
    @property
    def class_p(self) -> tree_class_t | None: ...
    @class_p.setter
    def class_p(self, value: _Structs[tree_class_t] | None, /) -> None: ...

    def delete(self) -> None:
        """Delete a tree node and all its children recursively."""

    def walk(
        self,
        mode: int,
        cb: Callable[[tree_node_t, Any], bool | int],
        bcb: Callable[[tree_node_t, Any], bool | int],
        acb: Callable[[tree_node_t, Any], object],
        user_data: object = None,
        /,
    ) -> bool:
        """Walk the tree recursively and call a callback function on each node.

        Args:
            mode: lv.TREE_WALK.PRE_ORDER or lv.TREE_WALK.POST_ORDER
            cb: callback function to call on each node
            bcb: callback function to call before visiting a node
            acb: callback function to call after visiting a node
            user_data: user data to pass to the callback functions

        Returns:
            True: traversal is finished; False: traversal broken
        """

class urange_t(_Pointer):
    def __init__(self, fields: _Struct[urange_t] | int | None = None, /) -> None: ...
    min: int
    max: int

class yuv_buf_t(_Pointer):
    def __init__(self, fields: _Struct[yuv_buf_t] | int | None = None, /) -> None: ...
    @property
    def yuv(self) -> yuv_plane_t:
        """Packed format."""
    @yuv.setter
    def yuv(self, value: _Struct[yuv_plane_t], /) -> None: ...
    @property
    def planar(self) -> _yuv_buf_t_planar:
        """Planar format with 3 plane."""
    @planar.setter
    def planar(self, value: _Struct[_yuv_buf_t_planar], /) -> None: ...
    @property
    def semi_planar(self) -> _yuv_buf_t_semi_planar:
        """Planar format with 2 plane."""
    @semi_planar.setter
    def semi_planar(self, value: _Struct[_yuv_buf_t_semi_planar], /) -> None: ...

class yuv_plane_t(_Pointer):
    def __init__(self, fields: _Struct[yuv_plane_t] | int | None = None, /) -> None: ...
    @property
    def buf(self) -> Blob | None: ...
    @buf.setter
    def buf(self, value: _Writable | None, /) -> None: ...
    stride: int
    """Number of bytes in a row."""

img_dsc_t = image_dsc_t

disp_t = display_t

color_filter_shade: Final[color_filter_dsc_t]

tree_node_class: Final[tree_class_t]

font_montserrat_12: Final[font_t]

font_montserrat_14: Final[font_t]

font_montserrat_16: Final[font_t]

font_montserrat_18: Final[font_t]

font_montserrat_20: Final[font_t]

font_montserrat_22: Final[font_t]

font_montserrat_24: Final[font_t]

font_montserrat_28: Final[font_t]

font_montserrat_32: Final[font_t]

obj_class: Final[obj_class_t]
"""Make the base object's class publicly available."""

binfont_font_class: Final[font_class_t]

builtin_font_class: Final[font_class_t]

image_class: Final[obj_class_t]

animimg_class: Final[obj_class_t]

arc_class: Final[obj_class_t]

arclabel_class: Final[obj_class_t]

label_class: Final[obj_class_t]

bar_class: Final[obj_class_t]

button_class: Final[obj_class_t]

buttonmatrix_class: Final[obj_class_t]

calendar_class: Final[obj_class_t]

calendar_header_arrow_class: Final[obj_class_t]

calendar_header_dropdown_class: Final[obj_class_t]

canvas_class: Final[obj_class_t]

chart_class: Final[obj_class_t]

checkbox_class: Final[obj_class_t]

dropdown_class: Final[obj_class_t]

dropdownlist_class: Final[obj_class_t]

gif_class: Final[obj_class_t]

imagebutton_class: Final[obj_class_t]

keyboard_class: Final[obj_class_t]

led_class: Final[obj_class_t]

line_class: Final[obj_class_t]

list_class: Final[obj_class_t]

list_text_class: Final[obj_class_t]

list_button_class: Final[obj_class_t]

menu_class: Final[obj_class_t]

menu_page_class: Final[obj_class_t]

menu_cont_class: Final[obj_class_t]

menu_section_class: Final[obj_class_t]

menu_separator_class: Final[obj_class_t]

menu_sidebar_cont_class: Final[obj_class_t]

menu_main_cont_class: Final[obj_class_t]

menu_sidebar_header_cont_class: Final[obj_class_t]

menu_main_header_cont_class: Final[obj_class_t]

msgbox_class: Final[obj_class_t]

msgbox_header_class: Final[obj_class_t]

msgbox_content_class: Final[obj_class_t]

msgbox_footer_class: Final[obj_class_t]

msgbox_header_button_class: Final[obj_class_t]

msgbox_footer_button_class: Final[obj_class_t]

msgbox_backdrop_class: Final[obj_class_t]

roller_class: Final[obj_class_t]

scale_class: Final[obj_class_t]

slider_class: Final[obj_class_t]

spangroup_class: Final[obj_class_t]

textarea_class: Final[obj_class_t]

spinbox_class: Final[obj_class_t]

spinner_class: Final[obj_class_t]

switch_class: Final[obj_class_t]

table_class: Final[obj_class_t]

tabview_class: Final[obj_class_t]

tileview_class: Final[obj_class_t]

tileview_tile_class: Final[obj_class_t]

win_class: Final[obj_class_t]

ime_pinyin_class: Final[obj_class_t]
"""GLOBAL VARIABLES."""

file_explorer_class: Final[obj_class_t]

barcode_class: Final[obj_class_t]

qrcode_class: Final[obj_class_t]

tiny_ttf_font_class: Final[font_class_t]

DPI_DEF: Final[int]

DRAW_BUF_STRIDE_ALIGN: Final[int]

DRAW_BUF_ALIGN: Final[int]

LOG_LEVEL_TRACE: Final[int]

LOG_LEVEL_INFO: Final[int]

LOG_LEVEL_WARN: Final[int]

LOG_LEVEL_ERROR: Final[int]

LOG_LEVEL_USER: Final[int]

LOG_LEVEL_NONE: Final[int]

ANIM_REPEAT_INFINITE: Final[int]

ANIM_PLAYTIME_INFINITE: Final[int]

COORD_MAX: Final[int]

COORD_MIN: Final[int]

SIZE_CONTENT: Final[int]

COLOR_DEPTH: Final[int]

IMAGE_HEADER_MAGIC: Final[int]

STRIDE_AUTO: Final[int]

GRID_CONTENT: Final[int]

GRID_TEMPLATE_LAST: Final[int]

SCALE_NONE: Final[int]

RADIUS_CIRCLE: Final[int]

LABEL_DOT_NUM: Final[int]

LABEL_POS_LAST: Final[int]

LABEL_TEXT_SELECTION_OFF: Final[int]

BUTTONMATRIX_BUTTON_NONE: Final[int]

CHART_POINT_NONE: Final[int]

DROPDOWN_POS_LAST: Final[int]

SCALE_TOTAL_TICK_COUNT_DEFAULT: Final[int]

SCALE_MAJOR_TICK_EVERY_DEFAULT: Final[int]

SCALE_LABEL_ENABLED_DEFAULT: Final[int]

SCALE_LABEL_ROTATE_MATCH_TICKS: Final[int]

SCALE_LABEL_ROTATE_KEEP_UPRIGHT: Final[int]

SCALE_ROTATION_ANGLE_MASK: Final[int]

TEXTAREA_CURSOR_LAST: Final[int]

PART_TEXTAREA_PLACEHOLDER: Final[int]

TABLE_CELL_NONE: Final[int]

VERSION_MAJOR: Final[int]

VERSION_MINOR: Final[int]

VERSION_PATCH: Final[int]

VERSION_INFO: Final[str]

LOG_LEVEL_NUM: Final[int]

NO_TIMER_READY: Final[int]

TRIGO_SIN_MAX: Final[int]

TRIGO_SHIFT: Final[int]

BEZIER_VAL_SHIFT: Final[int]

BEZIER_VAL_MAX: Final[int]

ARRAY_DEFAULT_CAPACITY: Final[int]

ARRAY_DEFAULT_SHRINK_RATIO: Final[int]

ANIM_PAUSE_FOREVER: Final[int]

ANIM_TIMELINE_PROGRESS_MAX: Final[int]

COORD_TYPE_SHIFT: Final[int]

COORD_TYPE_MASK: Final[int]

COORD_TYPE_PX: Final[int]

COORD_TYPE_SPEC: Final[int]

COORD_TYPE_PX_NEG: Final[int]

PCT_STORED_MAX: Final[int]

PCT_POS_MAX: Final[int]

COLOR_NATIVE_WITH_ALPHA_SIZE: Final[int]

OPA_MIN: Final[int]

OPA_MAX: Final[int]

IMAGE_FLAGS_USER_MASK: Final[int]

BIDI_LRO: Final[str]

BIDI_RLO: Final[str]

FLEX_COLUMN: Final[int]

FLEX_WRAP: Final[int]

FLEX_REVERSE: Final[int]

STYLE_SENTINEL_VALUE: Final[int]

STYLE_PROP_FLAG_NONE: Final[int]

STYLE_PROP_FLAG_INHERITABLE: Final[int]

STYLE_PROP_FLAG_EXT_DRAW_UPDATE: Final[int]

STYLE_PROP_FLAG_LAYOUT_UPDATE: Final[int]

STYLE_PROP_FLAG_PARENT_LAYOUT_UPDATE: Final[int]

STYLE_PROP_FLAG_LAYER_UPDATE: Final[int]

STYLE_PROP_FLAG_TRANSFORM: Final[int]

STYLE_PROP_FLAG_ALL: Final[int]

FS_MAX_FN_LENGTH: Final[int]

FS_MAX_PATH_LENGTH: Final[int]

FS_CACHE_FROM_BUFFER: Final[int]

DRAW_UNIT_NONE: Final[int]

DRAW_UNIT_IDLE: Final[int]

DRAW_LABEL_NO_TXT_SEL: Final[int]

DRAW_LINE_POINT_NONE: Final[int]

ARCLABEL_DOT_NUM: Final[int]

ARCLABEL_DEFAULT_TEXT: Final[str]

LABEL_DEFAULT_TEXT: Final[str]

LED_BRIGHT_MIN: Final[int]

LED_BRIGHT_MAX: Final[int]

SPINBOX_MAX_DIGIT_COUNT: Final[int]

SWITCH_KNOB_EXT_AREA_CORRECTION: Final[int]

IME_PINYIN_K9_MAX_INPUT: Final[int]

FS_MAX_PATH_LEN: Final[int]

BTNMATRIX_BTN_NONE: Final[int]

ZOOM_NONE: Final[int]

GRAD_LEFT: Final[int]

GRAD_RIGHT: Final[int]

GRAD_TOP: Final[int]

GRAD_BOTTOM: Final[int]

GRAD_CENTER: Final[int]

KEYBOARD_CTRL_BUTTON_FLAGS: Final[int]
