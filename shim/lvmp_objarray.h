// For py/objarray.c alone, which includes it before anything else (-include): its objects carry the bit of finalisers,
// which is what tells an object's block from a list's items (LVMP_GC_LEAF). What it makes with m_new_obj() are objects,
// arrays and memoryviews; their data it makes with m_new().
#ifndef LVMP_INCLUDED_OBJARRAY_H
#define LVMP_INCLUDED_OBJARRAY_H

#include "py/mpconfig.h"
#include "py/misc.h"

#ifndef m_new_obj
#error "this MicroPython has no macro m_new_obj(): build with LVMP_GC_LEAF=0"
#endif
#undef m_new_obj
#define m_new_obj(type) ((type *)m_malloc_with_finaliser(sizeof(type)))

#endif // LVMP_INCLUDED_OBJARRAY_H
