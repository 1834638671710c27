/**
 * Environment of a server for the C library (glibc): allocations of 128 KiB or more are mapped separately and
 * returned to the system when freed. By default this threshold grows with each large free, and memory that the
 * indexes of the catalogue leave behind stays fragmented in the heap: after 60 changes among 100,000 models 380 MB
 * instead of 220 MB.
 */
export const allocator = { MALLOC_MMAP_THRESHOLD_: String(128 * 1024) }
