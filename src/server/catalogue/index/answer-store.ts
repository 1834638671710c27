/**
 * Cache of answers by question, in a few large ring buffers: a separate buffer per answer would make the garbage
 * collector scan the whole index after some hundred of them.
 */
export interface AnswerStore {
  get(key: string): StoredAnswer | undefined
  /** Reserves room for an answer under a key; evicts the oldest answers. */
  add(key: string, total: number, length: number): StoredAnswer
}

export interface StoredAnswer {
  /** JSON in UTF-8. */
  body: Buffer
  /** Number of records. */
  total: number
  /** Keeps the bytes while they are being sent; call the returned function afterwards. */
  hold(): () => void
}

interface Segment {
  bytes: Buffer
  used: number
  keys: string[]
  /** Answers being sent from this segment. */
  held: number
}

interface Entry extends StoredAnswer {
  segment: Segment
}

export function createAnswerStore(capacity: number, segments = 16): AnswerStore {
  const size = Math.floor(capacity / segments)
  const entries = new Map<string, Entry>()
  const ring: Segment[] = []
  let at = 0

  function current(length: number): Segment {
    const segment = (ring[at] ??= fresh())
    if (size - segment.used >= length) return segment
    at = (at + 1) % segments
    const oldest = ring[at]
    return (ring[at] = oldest ? emptied(oldest) : fresh())
  }

  const fresh = (): Segment => ({ bytes: Buffer.allocUnsafeSlow(size), used: 0, keys: [], held: 0 })

  /** If a slow client still reads from the segment, a new one replaces it. */
  function emptied(segment: Segment): Segment {
    for (const key of segment.keys) if (entries.get(key)?.segment === segment) entries.delete(key)
    return segment.held > 0 ? fresh() : Object.assign(segment, { used: 0, keys: [] })
  }

  function add(key: string, total: number, length: number): StoredAnswer {
    if (length > size) return unstored(total, length)
    const segment = current(length)
    const body = segment.bytes.subarray(segment.used, segment.used + length)
    segment.used += length
    segment.keys.push(key)
    const entry: Entry = { body, total, segment, hold: () => holding(segment) }
    entries.set(key, entry)
    return entry
  }

  /** True if the segment is about to be overwritten. */
  const isOld = (segment: Segment) =>
    (ring.indexOf(segment) - at - 1 + segments) % segments < segments / 4

  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry || !isOld(entry.segment)) return entry
      // Copies an answer that is still in demand, so that it starts a new life.
      const copy = add(key, entry.total, entry.body.length)
      entry.body.copy(copy.body)
      return copy
    },
    add,
  }
}

/** Room for an answer that is not cached. */
export function unstored(total: number, length: number): StoredAnswer {
  return { body: Buffer.allocUnsafe(length), total, hold: () => () => {} }
}

function holding(segment: Segment) {
  let held = true
  segment.held++
  return () => {
    if (held) segment.held--
    held = false
  }
}
