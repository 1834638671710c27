import type { Database, Pool } from '../database/database'
import { digestOf, hashOf, type Line } from './chain'
import type { Head } from './seal.sql'
import { countUnsealed, endsAt, findUnnoted, sealsAfter, sealsAtOnce } from './verify.sql'

export type Fault = 'changed' | 'removed' | 'emptied' | 'backdated' | 'beside' | 'cut' | 'other'

export interface Verification {
  /** Lines of the chain that were verified. */
  lines: number
  /** Lines not yet in the chain. */
  unsealed: number
  /** Lines whose content was deleted with an account. */
  forgotten: number
  head: Head
  broken?: { line: number; id?: number; fault: Fault }
}

/** Longer than any transaction: a line that is older than its predecessor by more than this was inserted later. */
const toleranceMs = 3600_000

/** Verifies the whole chain in one snapshot and names the first broken line. */
export function verifyAudit(pool: Pool, expected?: Head): Promise<Verification> {
  return pool
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((database) => walk(database, expected))
}

async function walk(database: Database, expected: Head | undefined): Promise<Verification> {
  const emptied = new Map<number, number>()
  const reported = new Set<number>()
  let head: Head = { seq: 0, hash: '' }
  let last = 0
  let broken: Verification['broken']
  const fail = (line: number, fault: Fault, id?: number) =>
    (broken = { line, fault, ...(id !== undefined && { id }) })

  chain: for (;;) {
    const rows = await sealsAfter(database, head.seq)
    for (const { seq, hash, auditId, digest, line } of rows) {
      const before = head
      if (seq !== before.seq + 1 || !line) {
        fail(before.seq + 1, 'removed', line ? undefined : auditId)
        break chain
      }
      if (line.data === null) emptied.set(auditId, seq)
      const content = line.data === null ? digest : digestOf(line)
      if (content !== digest || hashOf(seq, line, digest, before.hash) !== hash) {
        fail(seq, 'changed', auditId)
        break chain
      }
      const time = Date.parse(line.time)
      if (time < last - toleranceMs) {
        fail(seq, 'backdated', auditId)
        break chain
      }
      last = Math.max(last, time)
      for (const id of forgottenIn(line)) reported.add(id)
      head = { seq, hash }
      if (expected && seq === expected.seq && hash !== expected.hash) {
        fail(seq, 'other', auditId)
        break chain
      }
    }
    if (rows.length < sealsAtOnce) break
  }
  const unexplained = [...emptied].find(([id]) => !reported.has(id))
  if (unexplained && (!broken || unexplained[1] < broken.line)) {
    fail(unexplained[1], 'emptied', unexplained[0])
  }
  const unnoted = await findUnnoted(database)
  if (!broken && unnoted !== undefined) fail(head.seq + 1, 'beside', unnoted)
  if (!broken && !(await endsAt(database, head))) fail(head.seq + 1, 'cut')
  if (!broken && expected && expected.seq > head.seq) fail(head.seq + 1, 'cut')
  const forgotten = [...emptied.keys()].filter((id) => reported.has(id)).length
  const unsealed = await countUnsealed(database)
  return { lines: head.seq, unsealed, forgotten, head, ...(broken && { broken }) }
}

function forgottenIn({ operation, data }: Line): number[] {
  if (operation !== 'deleteAccount' || data === null) return []
  // Only the deletion of an account writes it.
  const { forgotten }: { forgotten?: number[] } = JSON.parse(data)
  return forgotten ?? []
}
