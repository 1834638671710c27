import { sql } from 'kysely'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'

/** A test, case or article for favourites and the cart, with its name in both languages. */
export interface Content {
  id: number
  name: Schemas['Text']
  fileUrl: string
  /** Set for withdrawn content, which only findKept returns. */
  withdrawn?: boolean
}

/** Laboratory tests that are offered. */
export async function findExperiments(database: Database, ids: number[]): Promise<Content[]> {
  if (ids.length === 0) return []
  return database
    .selectFrom('experiment')
    .where('id', 'in', ids)
    .where('withdrawn_at', 'is', null)
    .select([
      'id',
      sql<Schemas['Text']>`data -> 'projectName'`.as('name'),
      sql<string>`data ->> 'fileUrl'`.as('fileUrl'),
    ])
    .execute()
}

/** Tests (2), cases (4) or articles (5), including withdrawn ones. */
export async function findKept(
  database: Database,
  type: 2 | 4 | 5,
  ids: number[],
): Promise<Content[]> {
  if (ids.length === 0) return []
  const { rows } = await (
    type === 2
      ? sql<Content>`select id, data -> 'projectName' as name, data ->> 'fileUrl' as "fileUrl",
        withdrawn_at is not null as withdrawn
      from experiment where id = any(${ids}::integer[])`
      : sql<Content>`select id, data -> 'name' as name, data ->> 'fileUrl' as "fileUrl",
        withdrawn_at is not null as withdrawn
      from publication where kind = ${type} and id = any(${ids}::integer[])`
  ).execute(database)
  return rows
}

/** Cases (4) or articles (5) that are published. */
export async function findPublications(
  database: Database,
  kind: 4 | 5,
  ids: number[],
): Promise<Content[]> {
  if (ids.length === 0) return []
  return database
    .selectFrom('publication')
    .where('kind', '=', kind)
    .where('id', 'in', ids)
    .where('withdrawn_at', 'is', null)
    .select([
      'id',
      sql<Schemas['Text']>`data -> 'name'`.as('name'),
      sql<string>`data ->> 'fileUrl'`.as('fileUrl'),
    ])
    .execute()
}
