# 512 KB of RAM, ESP-IDF's share included; the heap grows as the C3's does.
set(LVMP_POOL_TLSF 1)
