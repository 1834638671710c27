/** LRU cache with a maximum total weight. */
export interface Cache<T, Key = string> {
  get(key: Key): T | undefined
  set(key: Key, value: T, weight?: number): void
}

export function createCache<T, Key = string>(capacity: number): Cache<T, Key> {
  const entries = new Map<Key, { value: T; weight: number }>()
  let total = 0

  function remove(key: Key) {
    total -= entries.get(key)?.weight ?? 0
    entries.delete(key)
  }

  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      // A Map keeps insertion order, so the first entry is the least recently used.
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    set(key, value, weight = 1) {
      remove(key)
      if (weight > capacity) return
      entries.set(key, { value, weight })
      total += weight
      for (const oldest of entries.keys()) {
        if (total <= capacity) return
        remove(oldest)
      }
    },
  }
}
