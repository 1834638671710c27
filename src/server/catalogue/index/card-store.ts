/**
 * Bytes by number, in one piece of memory that is written round and round: what was written longest ago is forgotten,
 * and so is what had to share its place in the table of numbers.
 */
export interface CardStore {
  get(key: number): Uint8Array | undefined
  /** Keeps a copy, which is answered; it holds until as much as a quarter of the memory was added after it. */
  add(key: number, bytes: Uint8Array): Uint8Array
}

/** `capacity` in bytes, `places` a power of two. */
export function createCardStore(capacity: number, places: number): CardStore {
  const memory = new Uint8Array(capacity)
  const keys = new Int32Array(places).fill(-1)
  // Counted from the first byte that was ever written, so that what was written over is known by its distance.
  const begins = new Float64Array(places)
  const lengths = new Uint32Array(places)
  let end = 0

  return {
    get(key) {
      const place = key & (places - 1)
      const begin = begins[place]!
      // The last quarter would be written over while its page is still being made.
      if (keys[place] !== key || end - begin > capacity * 0.75) return undefined
      const at = begin % capacity
      return memory.subarray(at, at + lengths[place]!)
    },
    add(key, bytes) {
      if (bytes.length > capacity / 512) return bytes.slice()
      const left = capacity - (end % capacity)
      if (left < bytes.length) end += left
      const place = key & (places - 1)
      keys[place] = key
      begins[place] = end
      lengths[place] = bytes.length
      const at = end % capacity
      end += bytes.length
      memory.set(bytes, at)
      return memory.subarray(at, at + bytes.length)
    },
  }
}
