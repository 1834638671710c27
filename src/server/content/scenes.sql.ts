import { sql } from 'kysely'
import type { Database } from '../database/database'
import type { PublicationData, SceneData } from './content-data'

export interface Scene {
  id: number
  data: SceneData
}

export async function listScenes(database: Database): Promise<Scene[]> {
  return scenes(database).orderBy('sort').orderBy('id').execute()
}

export async function findScene(database: Database, id: number): Promise<Scene | undefined> {
  return scenes(database).where('id', '=', id).executeTakeFirst()
}

// Only store.sql.ts writes this column.
const scenes = (database: Database) =>
  database
    .selectFrom('industry_scene')
    .where('withdrawn_at', 'is', null)
    .select(['id', sql<SceneData>`data`.as('data')])

export async function classesOf(database: Database, sceneId: number): Promise<number[]> {
  const rows = await database
    .selectFrom('scene_class')
    .select('class_id')
    .where('scene_id', '=', sceneId)
    .orderBy('sort')
    .execute()
  return rows.map(({ class_id }) => class_id)
}

/** Published cases of a scene. */
export async function casesOf(
  database: Database,
  sceneId: number,
): Promise<{ id: number; data: PublicationData }[]> {
  return database
    .selectFrom('scene_case')
    .innerJoin('publication', 'publication.id', 'scene_case.publication_id')
    .where('scene_case.scene_id', '=', sceneId)
    .where('withdrawn_at', 'is', null)
    .orderBy('sort')
    .orderBy('publication.id')
    .select(['publication.id', sql<PublicationData>`publication.data`.as('data')])
    .execute()
}
