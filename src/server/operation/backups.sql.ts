import { sql } from 'kysely'
import type { Database } from '../database/database'
import { countRows, inOrder, orLast, type OrderOf, type Sorting } from '../database/lists.sql'

export interface BackupRow {
  id: number
  createdAt: Date
  who: string | null
  state: 'waiting' | 'ready' | 'failed'
  fileName: string | null
  keptUntil: Date | null
  data: unknown
}

/** Null for a nightly backup. */
const maker = sql<string | null>`coalesce(app_user.data ->> 'contactName', app_user.username)`

const selected = (database: Database) =>
  database
    .selectFrom('backup')
    .leftJoin('app_user', 'app_user.id', 'backup.made_by')
    .select([
      'backup.id',
      'backup.created_at as createdAt',
      maker.as('who'),
      // A check constraint of the table.
      sql<BackupRow['state']>`backup.state`.as('state'),
      'backup.file_name as fileName',
      'backup.kept_until as keptUntil',
      'backup.data',
    ])

type Order = OrderOf<'listBackups'>

const figure = (name: string) => orLast(sql`(backup.data ->> ${sql.lit(name)})::bigint`)

const sorting: Sorting<Order> = {
  by: {
    createTime: sql`backup.created_at`,
    who: sql`lower(coalesce(${maker}, ''))`,
    state: sql`backup.state`,
    fileName: orLast(sql`backup.file_name`),
    bytes: figure('bytes'),
    records: figure('records'),
    files: figure('files'),
    until: orLast(sql`backup.kept_until`),
    reason: orLast(sql`backup.data ->> 'reason'`),
  },
  id: sql`backup.id`,
  usual: sql`backup.id desc`,
}

export async function pageBackups(
  database: Database,
  { current, size, order }: { current: number; size: number; order?: Order | undefined },
): Promise<{ total: number; backups: BackupRow[] }> {
  const total = await countRows(database.selectFrom('backup'))
  const backups = await selected(database)
    .orderBy(inOrder(order, sorting))
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  return { total, backups }
}

export const findBackup = (database: Database, id: number): Promise<BackupRow | undefined> =>
  selected(database).where('backup.id', '=', id).executeTakeFirst()

/** Inserts a new backup; returns undefined if one is in progress. */
export async function insertBackup(
  database: Database,
  by: { userId: number } | { night: string },
): Promise<number | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('backup'))`.execute(database)
  const waiting = await database
    .selectFrom('backup')
    .select('id')
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  if (waiting) return undefined
  const { id } = await database
    .insertInto('backup')
    .values('userId' in by ? { made_by: by.userId } : { night: by.night })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** 0 days = kept until it is removed by hand. */
const keptFor = (days: number) => sql<Date>`now() + make_interval(days => nullif(${days}::int, 0))`

/**
 * Stores the result of a backup; a failed one may be retried. Returns false if it is gone: a failed backup may have
 * been removed from the list.
 */
export async function endBackup(
  database: Database,
  id: number,
  end: { fileName: string; keptDays: number; data: object } | { reason: string; keptDays: number },
): Promise<boolean> {
  const row = await database
    .updateTable('backup')
    .set(
      'reason' in end
        ? {
            state: 'failed',
            data: JSON.stringify({ reason: end.reason }),
            kept_until: keptFor(end.keptDays),
          }
        : {
            state: 'ready',
            file_name: end.fileName,
            kept_until: keptFor(end.keptDays),
            data: JSON.stringify(end.data),
          },
    )
    .where('id', '=', id)
    .where('state', '!=', 'ready')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Removes a backup from the list; returns its file name. */
export async function deleteBackup(
  database: Database,
  id: number,
): Promise<{ fileName: string | null } | undefined> {
  return database
    .deleteFrom('backup')
    .where('id', '=', id)
    .where('state', '!=', 'waiting')
    .returning('file_name as fileName')
    .executeTakeFirst()
}

/** Removes expired backups from the list; returns their file names. */
export async function deleteOldBackups(database: Database): Promise<string[]> {
  const rows = await database
    .deleteFrom('backup')
    .where('kept_until', '<', sql<Date>`now()`)
    .returning('file_name')
    .execute()
  return rows.flatMap(({ file_name }) => file_name ?? [])
}

/** The day whose nightly backup is due: its time (in the shop's time zone) has come and the day has no backup yet. */
export async function nightDue(
  database: Database,
  { at, timeZone }: { at: string; timeZone: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ night: string }>`
    with here as (select now() at time zone ${timeZone} as time)
    select time::date::text as night from here
    where time::time >= ${at}::time
      and not exists (select from backup where night = time::date)`.execute(database)
  return rows[0]?.night
}
