import { itemAt } from '../../../domain/lists/items'
/**
 * Cache of byte arrays by number in a ring buffer. The oldest entries are overwritten, and colliding ones evicted.
 */
export interface CardStore {
  get(key: number): Uint8Array | undefined
  /** Stores and returns a copy, valid until a quarter of the capacity was added after it. */
  add(key: number, bytes: Uint8Array): Uint8Array
}

/** `capacity` in bytes; `places` must be a power of two. */
export function createCardStore(capacity: number, places: number): CardStore {
  const memory = new Uint8Array(capacity)
  const keys = new Int32Array(places).fill(-1)
  // Absolute write positions since the start, so that overwritten entries are recognised by their distance.
  const begins = new Float64Array(places)
  const lengths = new Uint32Array(places)
  let end = 0

  return {
    get(key) {
      const place = key & (places - 1)
      const begin = itemAt(begins, place)
      // Entries in the last quarter might be overwritten while their page is being built.
      if (keys[place] !== key || end - begin > capacity * 0.75) return undefined
      const at = begin % capacity
      return memory.subarray(at, at + itemAt(lengths, place))
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
