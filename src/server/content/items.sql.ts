import type { Name } from '../../domain/account/names'
import { sql, type RawBuilder } from 'kysely'
import type { ContentKindName } from '../../domain/content/kinds'
import type { Language } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import type { FormData } from './record-store'
import { entriesIn } from '../../domain/lists/objects'

export interface Item {
  id: number
  kind: ContentKindName
  recordId: number
  version: number
}

export interface Version {
  number: number
  state: Schemas['ContentState']
  authorId: number | null
  author: Name
  approver: Name
  publishAt: Date | null
  /** Computed by the database, whose clock also starts the publishing job. */
  isDue: boolean
  publishedAt: Date | null
  changedAt: Date
  nameZh: string
  nameEn: string
  missing: Language[]
  data: FormData
}

/** Both names of somebody at the time; a version from before names had two languages keeps one. */
export const writtenName = (column: 'author' | 'approver') => {
  const [zh, en] = [sql.ref(column), sql.ref(`${column}_en`)]
  return sql<Name>`jsonb_build_object('zh', ${zh}, 'en', coalesce(nullif(${en}, ''), ${zh}))`
}

const itemColumns = sql`id, kind, record_id as "recordId", version`
const versionColumns = sql`number, state, author_id as "authorId", ${writtenName('author')} as author,
  ${writtenName('approver')} as approver,
  publish_at as "publishAt", coalesce(publish_at <= now(), false) as "isDue", published_at as "publishedAt", changed_at as "changedAt",
  name_zh as "nameZh", name_en as "nameEn", missing, data`

export async function findItem(database: Database, id: number): Promise<Item | undefined> {
  const { rows } = await sql<Item>`
    select ${itemColumns} from content_item where id = ${id}`.execute(database)
  return rows[0]
}

/** Optimistic lock: takes a step only if the caller saw the current version; otherwise undefined. */
export async function takeStep(
  database: Database,
  id: number,
  version?: number,
): Promise<Item | undefined> {
  const { rows } = await sql<Item>`
    update content_item set version = version + 1
    where id = ${id} ${version === undefined ? sql`` : sql`and version = ${version}`}
    returning ${itemColumns}`.execute(database)
  return rows[0]
}

export async function insertItem(
  database: Database,
  { kind, recordId }: Pick<Item, 'kind' | 'recordId'>,
): Promise<number> {
  const { id } = await database
    .insertInto('content_item')
    .values({ kind, record_id: recordId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Newest first. */
export async function listVersions(database: Database, itemId: number): Promise<Version[]> {
  const { rows } = await sql<Version>`select ${versionColumns} from content_version
    where item_id = ${itemId} order by number desc`.execute(database)
  return rows
}

export type NewVersion = Pick<Version, 'number' | 'state' | 'author' | 'missing' | 'data'> &
  Pick<Version, 'nameZh' | 'nameEn'> & { authorId?: number | undefined }

export async function insertVersion(
  database: Database,
  itemId: number,
  { number, state, author, authorId, missing, nameZh, nameEn, data }: NewVersion,
): Promise<void> {
  await sql`
    insert into content_version
      (item_id, number, state, author, author_en, author_id, missing, name_zh, name_en, data, published_at)
    values (${itemId}, ${number}, ${state}, ${author.zh}, ${author.en}, ${authorId ?? null}, ${missing}, ${nameZh},
      ${nameEn}, ${JSON.stringify(data)}::jsonb, case when ${state} = 'published' then now() end)
  `.execute(database)
}

/** Fields of a version that a step may change. */
export type VersionChange = Partial<
  Omit<NewVersion, 'number'> & Pick<Version, 'approver' | 'publishAt' | 'publishedAt'>
>

const columnOf: Record<Exclude<keyof VersionChange, 'author' | 'approver'>, string> = {
  state: 'state',
  authorId: 'author_id',
  publishAt: 'publish_at',
  publishedAt: 'published_at',
  missing: 'missing',
  nameZh: 'name_zh',
  nameEn: 'name_en',
  data: 'data',
}

export async function changeVersion(
  database: Database,
  itemId: number,
  number: number,
  change: VersionChange,
): Promise<void> {
  const { author, approver, ...others } = change
  const named = Object.entries({ author, approver }).flatMap(([name, value]) =>
    value ? [sql`${sql.ref(name)} = ${value.zh}`, sql`${sql.ref(`${name}_en`)} = ${value.en}`] : [],
  )
  const sets = entriesIn<keyof typeof columnOf, unknown>(others).map(([name, value]) => {
    const stored: RawBuilder<unknown> =
      name === 'data' ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`
    return sql`${sql.ref(columnOf[name])} = ${stored}`
  })
  await sql`update content_version set changed_at = now(), ${sql.join([...sets, ...named])}
    where item_id = ${itemId} and number = ${number}`.execute(database)
}

/** Marks the published version as replaced. */
export async function replacePublished(database: Database, itemId: number): Promise<void> {
  await sql`update content_version set state = 'replaced'
    where item_id = ${itemId} and state = 'published'`.execute(database)
}

/** Deletes a version, and the item with its last one; returns true if the item was deleted. */
export async function deleteVersion(
  database: Database,
  itemId: number,
  number: number,
): Promise<boolean> {
  await sql`delete from content_version where item_id = ${itemId} and number = ${number}`.execute(
    database,
  )
  const { rows } = await sql`delete from content_item where id = ${itemId} and not exists
    (select 1 from content_version where item_id = ${itemId}) returning id`.execute(database)
  return rows.length > 0
}

/** Published items of a kind. */
export async function listPublic(
  database: Database,
  kind: ContentKindName,
): Promise<{ recordId: number; nameZh: string; nameEn: string }[]> {
  const { rows } = await sql<{ recordId: number; nameZh: string; nameEn: string }>`
    select i.record_id as "recordId", v.name_zh as "nameZh", v.name_en as "nameEn"
    from content_item i join content_version v on v.item_id = i.id and v.state = 'published'
    where i.kind = ${kind} order by v.name_zh, i.id`.execute(database)
  return rows
}

/** Record ids of a kind that have an item in the office. */
export async function knownRecords(
  database: Database,
  kind: ContentKindName,
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select record_id as id from content_item where kind = ${kind}`.execute(database)
  return new Set(rows.map(({ id }) => id))
}

/** Lock that lets only one starting process register existing contents. */
export async function lockItems(database: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('content-items'))`.execute(database)
}

/** Marks referenced files as owned by the item, so that they are not cleaned up. */
export async function keepFiles(database: Database, itemId: number, keys: string[]): Promise<void> {
  if (keys.length === 0) return
  await sql`update stored_file set subject = 'content', subject_id = ${itemId}
    where data ->> 'contentKey' = any(${keys}::text[]) and subject is null`.execute(database)
}
