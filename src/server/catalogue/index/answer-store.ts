/**
 * Answers by their questions, in a few large pieces of memory that are written round and round: memory of its own for
 * each answer would make the garbage collector go through the whole index after some hundred of them.
 */
export interface AnswerStore {
  get(key: string): StoredAnswer | undefined
  /** Room for an answer, which is found under its key from now on; what lay there longest is forgotten. */
  add(key: string, total: number, length: number): StoredAnswer
}

export interface StoredAnswer {
  /** JSON in UTF-8 */
  body: Buffer
  /** of records */
  total: number
  /** Says that the body is being sent: its bytes stay until the answered function is called. */
  hold(): () => void
}

interface Segment {
  bytes: Buffer
  used: number
  keys: string[]
  /** answers that are being sent at this moment */
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
    return (ring[at] = ring[at] ? emptied(ring[at]!) : fresh())
  }

  const fresh = (): Segment => ({ bytes: Buffer.allocUnsafeSlow(size), used: 0, keys: [], held: 0 })

  /** Where a slow reader still takes an answer from a piece, another piece takes its place. */
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

  /** Whether a piece will be written again soon. */
  const isOld = (segment: Segment) =>
    (ring.indexOf(segment) - at - 1 + segments) % segments < segments / 4

  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry || !isOld(entry.segment)) return entry
      // What is still asked for begins anew.
      const copy = add(key, entry.total, entry.body.length)
      entry.body.copy(copy.body)
      return copy
    },
    add,
  }
}

/** Room for one answer that is not kept. */
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
