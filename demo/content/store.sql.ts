import { sql } from 'kysely'
import type { Schemas } from '../../src/domain/schemas'
import type { Database } from '../../src/server/database/database'
import { cleanHtml } from '../../src/server/security/clean-html'
import type {
  ExperimentData,
  PublicationData,
  SceneData,
  SitePageData,
} from '../../src/server/content/content-data'
import type { PublicationKind } from '../../src/server/content/publications.sql'

/** Sanitises HTML in both languages; nothing is stored without it. */
const cleaned = ({ zh, en }: Schemas['Text']): Schemas['Text'] => ({
  zh: cleanHtml(zh),
  ...(en !== undefined && { en: cleanHtml(en) }),
})

const stored = (data: { content: Schemas['Text'] }) =>
  JSON.stringify({ ...data, content: cleaned(data.content) })

export async function storeScene(
  database: Database,
  {
    slug,
    sort,
    data,
    classIds,
  }: { slug: string; sort: number; data: SceneData; classIds: number[] },
): Promise<number> {
  const { id } = await database
    .insertInto('industry_scene')
    .values({ slug, sort, data: stored(data) })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (classIds.length > 0)
    await database
      .insertInto('scene_class')
      .values(classIds.map((classId, at) => ({ scene_id: id, class_id: classId, sort: at })))
      .execute()
  return id
}

export interface NewPublication {
  kind: PublicationKind
  slug: string
  sceneId?: number | undefined
  typeCode?: string
  auditDate: string
  views?: number
  data: PublicationData
  classIds: number[]
}

export async function storePublication(
  database: Database,
  { kind, slug, sceneId, typeCode, auditDate, views = 0, data, classIds }: NewPublication,
): Promise<number> {
  const { id } = await database
    .insertInto('publication')
    .values({
      kind,
      slug,
      scene_id: sceneId ?? null,
      type_code: typeCode ?? null,
      audit_date: auditDate,
      views,
      data: stored(data),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (classIds.length > 0)
    await database
      .insertInto('publication_class')
      .values(classIds.map((classId, at) => ({ publication_id: id, class_id: classId, sort: at })))
      .execute()
  return id
}

/** Stores the cases of a scene in this order. */
export async function storeSceneCases(
  database: Database,
  sceneId: number,
  caseIds: number[],
): Promise<void> {
  if (caseIds.length === 0) return
  await database
    .insertInto('scene_case')
    .values(caseIds.map((id, sort) => ({ scene_id: sceneId, publication_id: id, sort })))
    .execute()
}

export async function storeSitePage(
  database: Database,
  name: string,
  data: SitePageData,
): Promise<void> {
  await database
    .insertInto('site_page')
    .values({ page_name: name, data: stored(data) })
    .onConflict((conflict) =>
      conflict.column('page_name').doUpdateSet({ data: sql<string>`excluded.data` }),
    )
    .execute()
}

/** Finds an experiment type or test object by name; creates it if it is new. */
export async function namedPart(
  database: Database,
  table: 'experiment_type' | 'experiment_object',
  name: Schemas['Text'],
): Promise<number> {
  const field = table === 'experiment_type' ? 'typeName' : 'objectName'
  const known = await database
    .selectFrom(table)
    .select('id')
    .where(sql<boolean>`data -> ${field}::text ->> 'zh' = ${name.zh}`)
    .executeTakeFirst()
  if (known) return known.id
  const { id } = await database
    .insertInto(table)
    .values({ data: JSON.stringify({ [field]: name }) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function storeExperiment(
  database: Database,
  {
    slug,
    sort,
    typeId,
    objectId,
    data,
  }: { slug: string; sort: number; typeId: number; objectId: number; data: ExperimentData },
): Promise<number> {
  const { id } = await database
    .insertInto('experiment')
    .values({ slug, sort, type_id: typeId, object_id: objectId, data: stored(data) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface NamedClass {
  id: number
  name: Required<Schemas['Text']>
}

export async function classesByName(database: Database): Promise<Map<string, NamedClass>> {
  const rows = await database
    .selectFrom('product_class')
    .select(['id', 'class_name as zh', 'class_name_en as en'])
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map(({ id, zh, en }) => [en, { id, name: { zh, en } }]))
}

/** Lock that lets only one starting process seed contents; returns true if there are contents already. */
export async function lockedContents(database: Database): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('seed-content'))`.execute(database)
  const { rows } = await sql`select 1 from industry_scene union all select 1 from publication
    union all select 1 from experiment union all select 1 from site_page limit 1`.execute(database)
  return rows.length > 0
}
