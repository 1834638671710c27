/**
 * Arrays that grow with the number of models, in memory that threads share: the one that answers and the one that builds
 * the next index from what is there read the same bytes, and nothing of them is copied on the way.
 */
export const shared = {
  bytes: (length: number) => new Uint8Array(new SharedArrayBuffer(length)),
  shorts: (length: number) => new Uint16Array(new SharedArrayBuffer(length * 2)),
  ints: (length: number) => new Int32Array(new SharedArrayBuffer(length * 4)),
  uints: (length: number) => new Uint32Array(new SharedArrayBuffer(length * 4)),
  floats: (length: number) => new Float64Array(new SharedArrayBuffer(length * 8)),
}
