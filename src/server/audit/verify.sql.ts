import { sql } from 'kysely'
import type { Database } from '../database/database'
import type { Line } from './chain'
import { lineColumns, type Head } from './seal.sql'
import { itemAt } from '../../domain/lists/items'

export const sealsAtOnce = 1000

type Row = Head & { auditId: number; digest: string; line: Line | null }

/** Next seals with their lines; `line` is missing if the line was deleted. */
export async function sealsAfter(database: Database, seq: number): Promise<Row[]> {
  const { rows } = await sql<
    Head & { auditId: number; digest: string } & Omit<Line, 'id'> & { id: number | null }
  >`
    select audit_seal.seq, audit_seal.hash, audit_seal.audit_id as "auditId", audit_seal.digest, ${lineColumns}
    from audit_seal left join audit on audit.id = audit_seal.audit_id
    where audit_seal.seq > ${seq} order by audit_seal.seq limit ${sealsAtOnce}`.execute(database)
  return rows.map(({ seq, hash, auditId, digest, id, ...line }) => ({
    seq,
    hash,
    auditId,
    digest,
    line: id === null ? null : { id, ...line },
  }))
}

export async function endsAt(database: Database, { seq, hash }: Head): Promise<boolean> {
  const noted = await database
    .selectFrom('audit_head')
    .select(['seq', 'hash'])
    .executeTakeFirstOrThrow()
  return noted.seq === seq && noted.hash === hash
}

export async function countUnsealed(database: Database): Promise<number> {
  const { rows } = await sql<{ unsealed: number }>`
    select count(*)::int as unsealed from audit
    where not exists (select from audit_seal where audit_id = audit.id)`.execute(database)
  return itemAt(rows, 0).unsealed
}

/** A line that is neither in the chain nor queued for it: triggers queue every regular insert. */
export async function findUnnoted(database: Database): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from audit
    where not exists (select from audit_seal where audit_id = audit.id)
      and not exists (select from audit_unsealed where audit_id = audit.id)
    order by id limit 1`.execute(database)
  return rows[0]?.id
}
