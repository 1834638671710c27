import { createHash } from 'node:crypto'

/** Input of the hash: times and data as the database writes them. */
export interface Line {
  id: number
  time: string
  userId: number | null
  operation: string
  requestId: string
  records: string[]
  salt: string | null
  data: string | null
}

/** Salted hash of a line's content; it remains when the content is deleted. */
export function digestOf({ salt, data }: Pick<Line, 'salt' | 'data'>): string {
  return sha256(`${salt}\n${data}`)
}

/** Hash of a line; it depends on all lines before it. */
export function hashOf(seq: number, line: Line, digest: string, previous: string): string {
  const { id, time, userId, operation, requestId, records } = line
  const fields = [previous, seq, id, time, userId, operation, requestId, records, digest]
  return sha256(JSON.stringify(fields))
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
