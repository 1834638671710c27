import { sql, type RawBuilder } from 'kysely'
import type { UploadKind } from '../../domain/forms/uploads'
import type { Database } from '../database/database'
import { addJob } from '../jobs/jobs.sql'
import type { FileData } from '../../domain/forms/file-data'

export interface StoredFile extends FileData {
  id: number
  kind: UploadKind
  purpose: string
  storageKey: string
  userId: number
  subject: string | null
  subjectId: number | null
  createdAt: Date
}

export interface NewFile extends FileData {
  userId: number
  accountId: number
  kind: UploadKind
  purpose: string
  storageKey: string
}

export async function insertFile(database: Database, file: NewFile): Promise<number> {
  const { userId, accountId, kind, purpose, storageKey, ...data } = file
  const { id } = await database
    .insertInto('stored_file')
    .values({
      user_id: userId,
      account_id: accountId,
      kind,
      purpose,
      storage_key: storageKey,
      data: JSON.stringify(data),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const columns = [
  'id',
  'kind',
  'purpose',
  'storage_key',
  'user_id',
  'subject',
  'subject_id',
  'created_at',
  'data',
] as const

interface Row {
  id: number
  kind: UploadKind
  purpose: string
  storage_key: string
  user_id: number
  subject: string | null
  subject_id: number | null
  created_at: Date
  data: FileData
}

function fileOf(row: Row): StoredFile {
  return {
    ...row.data,
    id: row.id,
    kind: row.kind,
    purpose: row.purpose,
    storageKey: row.storage_key,
    userId: row.user_id,
    subject: row.subject,
    subjectId: row.subject_id,
    createdAt: row.created_at,
  }
}

export const findFile = (database: Database, id: number) =>
  findFileWhere(database, sql<boolean>`id = ${id}`)

export const findFileAt = (database: Database, storageKey: string) =>
  findFileWhere(database, sql<boolean>`storage_key = ${storageKey}`)

export async function findFileWhere(
  database: Database,
  condition: RawBuilder<boolean>,
): Promise<StoredFile | undefined> {
  const row = await database
    .selectFrom('stored_file')
    .select(columns)
    .where(condition)
    .executeTakeFirst()
  return row && fileOf(row)
}

/** The files with these ids, in no order. */
export async function findFiles(database: Database, ids: number[]): Promise<StoredFile[]> {
  if (ids.length === 0) return []
  const rows = await database
    .selectFrom('stored_file')
    .select(columns)
    .where('id', 'in', ids)
    .execute()
  return rows.map(fileOf)
}

export interface Taking {
  subject: string
  subjectId: number
  purposes: readonly string[]
}

/** Files of a record, in upload order. */
export async function filesOf(
  database: Database,
  { subject, subjectId }: Pick<Taking, 'subject' | 'subjectId'>,
): Promise<StoredFile[]> {
  const rows = await database
    .selectFrom('stored_file')
    .select(columns)
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .orderBy('id')
    .execute()
  return rows.map(fileOf)
}

/**
 * Attaches files to a record. Of the ids it takes those that the record already has for these purposes, or that the
 * account uploaded for it and no record owns.
 */
export async function takeFiles(
  database: Database,
  ids: number[],
  { subject, subjectId, purposes, accountId }: Taking & { accountId: number },
): Promise<StoredFile[]> {
  if (ids.length === 0) return []
  const rows = await database
    .updateTable('stored_file')
    .set({ subject, subject_id: subjectId })
    .where('id', 'in', ids)
    .where('purpose', 'in', purposes)
    .where((where) =>
      where.or([
        where.and([where('subject', 'is', null), where('account_id', '=', accountId)]),
        where.and([where('subject', '=', subject), where('subject_id', '=', subjectId)]),
      ]),
    )
    .returning(columns)
    .execute()
  return rows.map(fileOf)
}

/** Deletes the record's files of these purposes, except the given ones. */
export async function dropFilesBut(
  database: Database,
  ids: number[],
  { subject, subjectId, purposes }: Taking,
): Promise<void> {
  const rows = await database
    .deleteFrom('stored_file')
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .where('purpose', 'in', purposes)
    .$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
    .returning(columns)
    .execute()
  await dropBytes(database, rows.map(fileOf))
}

/** A batch of files of a purpose that are older than the given days. */
export async function filesOlderThan(
  database: Database,
  purpose: string,
  days: number,
): Promise<StoredFile[]> {
  const rows = await database
    .selectFrom('stored_file')
    .select(columns)
    .where('purpose', '=', purpose)
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${days}::int)`)
    .orderBy('id')
    .limit(500)
    .execute()
  return rows.map(fileOf)
}

/** Deletes a file if its owner has not changed since it was read; returns false otherwise. */
export async function deleteFile(database: Database, file: StoredFile): Promise<boolean> {
  const { id, subject, subjectId } = file
  const deleted = await database
    .deleteFrom('stored_file')
    .where('id', '=', id)
    .where('subject', subject === null ? 'is' : '=', subject)
    .where('subject_id', subjectId === null ? 'is' : '=', subjectId)
    .returning('id')
    .executeTakeFirst()
  if (deleted) await dropBytes(database, [file])
  return deleted !== undefined
}

/** Removes the bytes only after the commit: until then the record still references them. */
async function dropBytes(database: Database, files: StoredFile[]): Promise<void> {
  const keys = files.flatMap(({ storageKey, thumbnailKey }) => [storageKey, thumbnailKey ?? []])
  if (files.length > 0) await addJob(database, { kind: 'removeBytes', data: keys.flat() })
}

/** Deletes an uploaded file that no record owns; returns true if its bytes may be removed. */
export async function forgetUntaken(database: Database, key: string): Promise<boolean> {
  await database
    .deleteFrom('stored_file')
    .where('storage_key', '=', key)
    .where('subject', 'is', null)
    .execute()
  const taken = await database
    .selectFrom('stored_file')
    .select('id')
    .where('storage_key', '=', key)
    .executeTakeFirst()
  return !taken
}

/** False while a backup runs. If true, backups wait until this transaction ends. */
export async function mayRemoveBytes(database: Database): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`select try_file_removal() as may`.execute(database)
  return rows[0]?.may === true
}

/** Uses the database's clock, which also decides when jobs are due. */
export async function postponeRemoval(database: Database, keys: string[]): Promise<void> {
  await sql`insert into job (kind, data, run_at)
    values ('removeBytes', ${JSON.stringify(keys)}::jsonb, now() + interval '1 minute')`.execute(
    database,
  )
}
