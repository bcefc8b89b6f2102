# 400 KB of RAM, ESP-IDF's share included. The heap begins with 64 KB and takes more of it in areas while there is some; a
# pool is smaller where no area has room for a large one.
set(LVMP_POOL_TLSF 1)
