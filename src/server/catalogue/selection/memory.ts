/**
 * Arrays for columns of models, in memory that threads share: the one that builds the index keeps what it has read, to
 * build the next one from it, and the one that answers reads the same bytes.
 */
export const shared = {
  bytes: (length: number) => new Uint8Array(new SharedArrayBuffer(length)),
  ints: (length: number) => new Int32Array(new SharedArrayBuffer(length * 4)),
  uints: (length: number) => new Uint32Array(new SharedArrayBuffer(length * 4)),
  floats: (length: number) => new Float64Array(new SharedArrayBuffer(length * 8)),
}
