import { sql, type RawBuilder } from 'kysely'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import { Refusal } from '../http/errors'
import { publicationKinds, type PublicationKind } from './publications.sql'
import type { FormData, RecordStore } from './record-store'
import { itemAt } from '../../domain/lists/items'
import { fieldsIn } from '../../domain/lists/objects'

type Text = Schemas['Text']

/** Optional texts are answered as empty strings. */
export const textsOf = (data: FormData, names: string[]): Record<string, Text> =>
  Object.fromEntries(names.map((name) => [name, { zh: '', ...fieldsIn(data[name]) }]))

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`

/** Reserves the next id of a table's sequence. */
const nextIn = (table: string) => async (database: Database) => {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id`.execute(database)
  return itemAt(rows, 0).id
}

/** A record chosen in the form may have been deleted since. */
async function demandRow(database: Database, table: string, id: unknown): Promise<void> {
  const { rows } = await sql`select 1 from ${sql.table(table)} where id = ${id ?? null}::integer
    ${table === 'industry_scene' ? sql`and withdrawn_at is null` : sql``}`.execute(database)
  if (rows.length === 0) throw new Refusal('content.choiceGone')
}

/** Subjects of articles are dictionary items, which staff may remove. */
async function demandSubject(database: Database, typeCode: unknown): Promise<void> {
  const { rows } = await sql`select 1 from parameter_item
    where param_id = 'technology_type' and item_code = ${typeCode}`.execute(database)
  if (rows.length === 0) throw new Refusal('content.choiceGone')
}

/** Tables that list fields of a content reference. */
const linked: Record<string, RawBuilder<unknown>> = {
  classIds: sql`product_class where true`,
  caseIds: sql`publication where kind = ${publicationKinds.case} and withdrawn_at is null`,
}

/** Fields whose lists reference missing records. */
export async function brokenLinks(database: Database, data: FormData): Promise<string[]> {
  const broken: string[] = []
  for (const [field, there] of Object.entries(linked)) {
    // The schema of the form checked that the linked fields are lists of ids.
    const ids = (data[field] ?? []) as number[]
    const { rows } = await sql<{ id: number }>`
      select id from ${there} and id = any(${ids}::integer[])`.execute(database)
    if (rows.length < ids.length) broken.push(field)
  }
  return broken
}

/** Stores the rows of a join table in order; skips ids that no longer exist. */
async function storeLinks(
  database: Database,
  { table, own, other, of }: { table: string; own: string; other: string; of: string },
  id: number,
  ids: unknown,
): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${sql.ref(own)} = ${id}`.execute(database)
  // The schema of the form checked the ids.
  const chosen = (ids as number[] | undefined) ?? []
  await sql`insert into ${sql.table(table)} (${sql.ref(own)}, ${sql.ref(other)}, sort)
    select ${id}::integer, chosen.id, nth
    from unnest(${chosen}::integer[]) with ordinality as chosen (id, nth)
    join ${sql.table(of)} there on there.id = chosen.id`.execute(database)
}

const listOf = (table: string, own: string, other: string, id: string) =>
  sql`coalesce((select jsonb_agg(${sql.ref(other)} order by sort) from ${sql.table(table)}
    where ${sql.ref(own)} = ${sql.ref(id)}), '[]')`

type Found = Awaited<ReturnType<RecordStore['read']>>

const publicationClasses = {
  table: 'publication_class',
  own: 'publication_id',
  other: 'class_id',
  of: 'product_class',
}

const publicationStore = (kind: PublicationKind, name: string): RecordStore => ({
  async read(database) {
    const { rows } = await sql<Found[number]>`
      select id as "recordId", data || jsonb_strip_nulls(jsonb_build_object('sceneId', scene_id,
        'typeCode', type_code, 'auditDate', audit_date,
        'classIds', ${listOf('publication_class', 'publication_id', 'class_id', 'publication.id')})) as data
      from publication where kind = ${kind} and withdrawn_at is null`.execute(database)
    return rows
  },

  async store(database, id, { sceneId = null, typeCode = null, auditDate = null, ...given }) {
    const { classIds, ...rest } = given
    if (sceneId !== null) await demandRow(database, 'industry_scene', sceneId)
    if (typeCode !== null) await demandSubject(database, typeCode)
    const texts = ['name', 'keyword', 'summary', 'content', 'identityName']
    const data = { fileUrl: '', ...rest, ...textsOf(rest, texts) }
    await sql`
      insert into publication (id, kind, slug, scene_id, type_code, audit_date, data)
      overriding system value
      values (${id}, ${kind}, ${`${name}/${id}`}, ${sceneId}, ${typeCode},
        coalesce(${auditDate}::date, current_date), ${json(data)})
      on conflict (id) do update set scene_id = excluded.scene_id, type_code = excluded.type_code,
        audit_date = coalesce(${auditDate}::date, publication.audit_date), data = excluded.data,
        withdrawn_at = null`.execute(database)
    await storeLinks(database, publicationClasses, id, classIds)
  },

  async remove(database, id) {
    await sql`update publication set withdrawn_at = now() where id = ${id}`.execute(database)
  },

  nextId: nextIn('publication'),
})

export const articleStore = publicationStore(publicationKinds.article, 'article')
export const caseStore = publicationStore(publicationKinds.case, 'case')

const listIn = (value: unknown) => (Array.isArray(value) ? value.map(fieldsIn) : [])

export const sceneStore: RecordStore = {
  async read(database) {
    const { rows } = await sql<Found[number]>`
      select id as "recordId", data || jsonb_build_object('sort', sort,
        'classIds', ${listOf('scene_class', 'scene_id', 'class_id', 'industry_scene.id')},
        'caseIds', ${listOf('scene_case', 'scene_id', 'publication_id', 'industry_scene.id')}) as data
      from industry_scene where withdrawn_at is null`.execute(database)
    return rows
  },

  async store(database, id, { sort = lastPlace, classIds, caseIds, joints, ...rest }) {
    const texts = ['industryName', 'industrySceneName', 'summary', 'content']
    const kept = listIn(joints).map((joint) => ({ ...joint, ...textsOf(joint, ['name', 'note']) }))
    const data = { fileUrl: '', ...rest, ...textsOf(rest, texts), joints: kept }
    await sql`
      insert into industry_scene (id, slug, sort, data) overriding system value
      values (${id}, ${`scene/${id}`}, ${sort}, ${json(data)})
      on conflict (id) do update
        set sort = excluded.sort, data = excluded.data, withdrawn_at = null`.execute(database)
    const own = 'scene_id'
    const classes = { table: 'scene_class', own, other: 'class_id', of: 'product_class' }
    await storeLinks(database, classes, id, classIds)
    const cases = { table: 'scene_case', own, other: 'publication_id', of: 'publication' }
    await storeLinks(database, cases, id, caseIds)
  },

  async remove(database, id) {
    await sql`update industry_scene set withdrawn_at = now() where id = ${id}`.execute(database)
  },

  nextId: nextIn('industry_scene'),

  async users(database, id) {
    const { rows } = await sql<{ name: Text }>`select data -> 'name' as name from publication
      where scene_id = ${id} and withdrawn_at is null order by id`.execute(database)
    return rows.map(({ name }) => name)
  },
}

/** Sorts after the records with a chosen position. */
const lastPlace = 1000

export const experimentStore: RecordStore = {
  async read(database) {
    const { rows } = await sql<Found[number]>`
      select id as "recordId", data || jsonb_build_object('sort', sort, 'typeId', type_id,
        'objectId', object_id) as data
      from experiment where withdrawn_at is null`.execute(database)
    return rows
  },

  async store(database, id, { sort = lastPlace, typeId, objectId, ...rest }) {
    await demandRow(database, 'experiment_type', typeId)
    await demandRow(database, 'experiment_object', objectId)
    const texts = ['projectName', 'summary', 'content', 'samples', 'duration']
    const data = { fileUrl: '', standards: [], ...rest, ...textsOf(rest, texts) }
    await sql`
      insert into experiment (id, slug, type_id, object_id, sort, data) overriding system value
      values (${id}, ${`experiment/${id}`}, ${typeId}, ${objectId}, ${sort}, ${json(data)})
      on conflict (id) do update set type_id = excluded.type_id, object_id = excluded.object_id,
        sort = excluded.sort, data = excluded.data, withdrawn_at = null`.execute(database)
  },

  async remove(database, id) {
    await sql`update experiment set withdrawn_at = now() where id = ${id}`.execute(database)
  },

  nextId: nextIn('experiment'),
}

/** An experiment type or a test object. */
export const namedPartStore = (table: 'experiment_type' | 'experiment_object'): RecordStore => ({
  async read(database) {
    const { rows } = await sql<Found[number]>`
      select id as "recordId", data || jsonb_build_object('sort', sort) as data
      from ${sql.table(table)}`.execute(database)
    return rows
  },

  async store(database, id, { sort = lastPlace, ...rest }) {
    const data = { ...rest, ...textsOf(rest, [namesOf[table]]) }
    await sql`
      insert into ${sql.table(table)} (id, sort, data) overriding system value
      values (${id}, ${sort}, ${json(data)})
      on conflict (id) do update set sort = excluded.sort, data = excluded.data`.execute(database)
  },

  async remove(database, id) {
    await sql`delete from ${sql.table(table)} where id = ${id}`.execute(database)
  },

  nextId: nextIn(table),

  /** Includes withdrawn experiments, which may be published again. */
  async users(database, id) {
    const column = table === 'experiment_type' ? 'type_id' : 'object_id'
    const { rows } = await sql<{ name: Text }>`select data -> 'projectName' as name from experiment
      where ${sql.ref(column)} = ${id} order by id`.execute(database)
    return rows.map(({ name }) => name)
  },
})

const namesOf = { experiment_type: 'typeName', experiment_object: 'objectName' }
