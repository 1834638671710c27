/**
 * Allocates arrays that grow with the number of models in shared memory, so that the answering thread and the
 * building thread read the same bytes without copying.
 */
export const shared = {
  bytes: (length: number) => new Uint8Array(new SharedArrayBuffer(length)),
  shorts: (length: number) => new Uint16Array(new SharedArrayBuffer(length * 2)),
  ints: (length: number) => new Int32Array(new SharedArrayBuffer(length * 4)),
  uints: (length: number) => new Uint32Array(new SharedArrayBuffer(length * 4)),
  floats: (length: number) => new Float64Array(new SharedArrayBuffer(length * 8)),
}
