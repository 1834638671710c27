import { sql } from 'kysely'
import { countRows } from '../database/lists.sql'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import type { PublicationData, SceneData } from './content-data'
import { when } from '../database/when'

/** Kind numbers in favourites. */
export const publicationKinds = { case: 4, article: 5 } as const
export type PublicationKind = (typeof publicationKinds)[keyof typeof publicationKinds]

export interface PublicationFilter {
  kind: PublicationKind
  typeCode?: string | undefined
  sceneId?: number | undefined
}

export interface Publication {
  id: number
  typeCode: string | null
  /** Only for articles. */
  typeName: Schemas['Text'] | null
  sceneId: number | null
  scene: SceneData | null
  auditDate: string
  views: number
  withdrawn: boolean
  data: PublicationData
}

export async function pagePublications(
  database: Database,
  filter: PublicationFilter,
  { current, size }: { current: number; size: number },
): Promise<{ total: number; records: Publication[] }> {
  const all = filtered(database, filter)
  const total = await countRows(all)
  const publications = await withNames(all)
    .orderBy('audit_date', 'desc')
    .orderBy('publication.id', 'desc')
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  return { total, records: publications }
}

/** Includes withdrawn ones. */
export async function findPublication(
  database: Database,
  { id, kind }: { id: number; kind: PublicationKind },
): Promise<Publication | undefined> {
  return withNames(
    database.selectFrom('publication').where('kind', '=', kind).where('publication.id', '=', id),
  ).executeTakeFirst()
}

/** Counts a view; returns false if there is nothing to view. */
export async function countView(
  database: Database,
  { id, kind }: { id: number; kind: PublicationKind },
): Promise<boolean> {
  const viewed = await database
    .updateTable('publication')
    .set((set) => ({ views: set('views', '+', 1) }))
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return viewed !== undefined
}

/** Classes of a publication, in order. */
export async function classesOf(database: Database, id: number): Promise<number[]> {
  const rows = await database
    .selectFrom('publication_class')
    .select('class_id')
    .where('publication_id', '=', id)
    .orderBy('sort')
    .execute()
  return rows.map(({ class_id }) => class_id)
}

/** Subjects that have articles. */
export async function countByType(
  database: Database,
): Promise<{ typeCode: string; typeName: Required<Schemas['Text']>; number: number }[]> {
  const { rows } = await sql<Awaited<ReturnType<typeof countByType>>[number]>`
    select p.item_code as "typeCode", count(*)::int as number,
      jsonb_build_object('zh', p.item_name, 'en', p.item_name_en) as "typeName"
    from publication a
    join parameter_item p on p.param_id = 'technology_type' and p.item_code = a.type_code
    where a.kind = 5 and a.withdrawn_at is null
    group by p.id order by p.sort, p.id`.execute(database)
  return rows
}

/** Scenes that have cases. */
export async function countByScene(
  database: Database,
): Promise<{ industry: number; scene: SceneData; number: number }[]> {
  const { rows } = await sql<Awaited<ReturnType<typeof countByScene>>[number]>`
    select s.id as industry, s.data as scene, count(*)::int as number
    from publication a join industry_scene s on s.id = a.scene_id
    where a.kind = 4 and a.withdrawn_at is null and s.withdrawn_at is null
    group by s.id order by s.sort, s.id`.execute(database)
  return rows
}

function filtered(database: Database, { kind, typeCode, sceneId }: PublicationFilter) {
  return database
    .selectFrom('publication')
    .where('kind', '=', kind)
    .where('publication.withdrawn_at', 'is', null)
    .$call(when(typeCode, (query, typeCode) => query.where('type_code', '=', typeCode)))
    .$call(when(sceneId, (query, sceneId) => query.where('scene_id', '=', sceneId)))
}

/** Adds the names of subject and scene. */
function withNames(query: ReturnType<typeof filtered>) {
  return query
    .leftJoin('industry_scene as scene', 'scene.id', 'publication.scene_id')
    .leftJoin('parameter_item as subject', (join) =>
      join
        .on('subject.param_id', '=', 'technology_type')
        .onRef('subject.item_code', '=', 'publication.type_code'),
    )
    .select([
      'publication.id',
      'publication.type_code as typeCode',
      'publication.scene_id as sceneId',
      'publication.audit_date as auditDate',
      'publication.views',
      // Only store.sql.ts writes this column.
      sql<PublicationData>`publication.data`.as('data'),
      sql<SceneData | null>`scene.data`.as('scene'),
      sql<boolean>`publication.withdrawn_at is not null`.as('withdrawn'),
      sql<Schemas['Text'] | null>`case when subject.id is not null then
        jsonb_build_object('zh', subject.item_name, 'en', subject.item_name_en) end`.as('typeName'),
    ])
}
