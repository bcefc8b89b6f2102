# For a variant of the unix port: its mpconfigvariant.mk includes this. The heap is as large as -X heapsize says.
CFLAGS += -DLVMP_POOL_TLSF=1
