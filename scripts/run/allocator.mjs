/**
 * What the C library (glibc) is told when a server begins: pieces of memory from 128 KiB on lie by themselves and go
 * back to the system. Without it that limit rises with each large piece that is freed, and what the indexes of the
 * catalogue leave behind stays scattered in the heap: after 60 changes among 100,000 models that were 380 MB instead of
 * 220 MB.
 */
export const allocator = { MALLOC_MMAP_THRESHOLD_: String(128 * 1024) }
