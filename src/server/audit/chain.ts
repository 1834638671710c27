import { createHash } from 'node:crypto'

/** A line of the log as the chain sees it: times and data as the database writes them. */
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

/** What stands for the content of a line; it stays when the content is forgotten. */
export function digestOf({ salt, data }: Pick<Line, 'salt' | 'data'>): string {
  return sha256(`${salt}\n${data}`)
}

/** The hash of a line, which depends on every line before it. */
export function hashOf(seq: number, line: Line, digest: string, previous: string): string {
  const { id, time, userId, operation, requestId, records } = line
  const said = [previous, seq, id, time, userId, operation, requestId, records, digest]
  return sha256(JSON.stringify(said))
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
