# 512 KB of RAM, of which ra_cfg gives the heap 308 KB (BSP_CFG_HEAP_BYTES). The linker script names 8 MB of OSPI RAM,
# but nothing starts them.
CFLAGS += -DLVMP_POOL_TLSF=1
