import { sql, type SelectQueryBuilder } from 'kysely'
import { countRows } from '../database/lists.sql'
import type { Schemas } from '../../domain/schemas'
import type { Database, Tables } from '../database/database'
import type { ExperimentData } from './content-data'
import { when } from '../database/when'

interface PageOf {
  current: number
  size: number
}

export interface Experiment {
  id: number
  typeId: number
  typeName: Schemas['Text']
  objectId: number
  objectName: Schemas['Text']
  views: number
  withdrawn: boolean
  data: ExperimentData
}

interface Found {
  total: number
  records: Experiment[]
}

export async function pageExperiments(
  database: Database,
  { typeId, objectId }: { typeId?: number | undefined; objectId?: number | undefined },
  page: PageOf,
): Promise<Found> {
  const all = offered(database)
    .$call(when(typeId, (query, typeId) => query.where('type_id', '=', typeId)))
    .$call(when(objectId, (query, objectId) => query.where('object_id', '=', objectId)))
  return paged(all, page, (query) => query.orderBy('experiment.sort').orderBy('experiment.id'))
}

/** A user's viewed experiments, last viewed first. */
export async function pageBrowsed(
  database: Database,
  userId: number,
  page: PageOf,
): Promise<Found> {
  const own = sql<Date>`(select seen_at from experiment_browse
    where user_id = ${userId} and experiment_id = experiment.id)`
  return paged(offered(database).where(own, 'is not', null), page, (query) =>
    query.orderBy(own, 'desc').orderBy('experiment.id'),
  )
}

/** An account's reserved experiments, last reserved first. */
export async function pageReserved(
  database: Database,
  accountId: number,
  page: PageOf,
): Promise<Found> {
  const last = sql<number>`(select max(intention_order.id) from intention_order
    join intention_order_line line on line.order_id = intention_order.id
    where account_id = ${accountId} and line.type_id = 2 and line.data_id = experiment.id)`
  return paged(offered(database).where(last, 'is not', null), page, (query) =>
    query.orderBy(last, 'desc').orderBy('experiment.id'),
  )
}

/** Includes withdrawn ones. */
export async function findExperiment(
  database: Database,
  id: number,
): Promise<Experiment | undefined> {
  return withNames(
    database.selectFrom('experiment').where('experiment.id', '=', id),
  ).executeTakeFirst()
}

/** Counts a view; returns false if there is nothing to view. */
export async function countView(database: Database, id: number): Promise<boolean> {
  const viewed = await database
    .updateTable('experiment')
    .set((set) => ({ views: set('views', '+', 1) }))
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return viewed !== undefined
}

export async function noteBrowsing(
  database: Database,
  { userId, id }: { userId: number; id: number },
): Promise<void> {
  await database
    .insertInto('experiment_browse')
    .values({ user_id: userId, experiment_id: id })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'experiment_id']).doUpdateSet({ seen_at: sql<Date>`now()` }),
    )
    .execute()
}

/** A type with one of its test objects. */
export interface TypeRow {
  typeId: number
  typeName: Schemas['Text']
  fileUrl: string
  objectId: number
  objectName: Schemas['Text']
  number: number
}

/** Types that have experiments, with their test objects. */
export async function listTypes(database: Database): Promise<TypeRow[]> {
  const { rows } = await sql<TypeRow>`
    select t.id as "typeId", t.data -> 'typeName' as "typeName",
      o.id as "objectId", o.data -> 'objectName' as "objectName", count(*)::int as number,
      coalesce((select first.data ->> 'fileUrl' from experiment first
        where first.type_id = t.id and first.withdrawn_at is null
        order by first.sort, first.id limit 1), '') as "fileUrl"
    from experiment e
    join experiment_type t on t.id = e.type_id
    join experiment_object o on o.id = e.object_id
    where e.withdrawn_at is null
    group by t.id, o.id
    order by t.sort, t.id, o.sort, o.id`.execute(database)
  return rows
}

type Experiments = SelectQueryBuilder<Tables, 'experiment', object>

const offered = (database: Database): Experiments =>
  database.selectFrom('experiment').where('withdrawn_at', 'is', null)

async function paged(
  all: Experiments,
  { current, size }: PageOf,
  ordered: (query: Experiments) => Experiments,
): Promise<Found> {
  const total = await countRows(all)
  const experiments = await withNames(ordered(all))
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  return { total, records: experiments }
}

function withNames(query: Experiments) {
  return query
    .innerJoin('experiment_type as type', 'type.id', 'experiment.type_id')
    .innerJoin('experiment_object as object', 'object.id', 'experiment.object_id')
    .select([
      'experiment.id',
      'experiment.type_id as typeId',
      'experiment.object_id as objectId',
      'experiment.views',
      sql<Schemas['Text']>`type.data -> 'typeName'`.as('typeName'),
      sql<Schemas['Text']>`object.data -> 'objectName'`.as('objectName'),
      sql<boolean>`experiment.withdrawn_at is not null`.as('withdrawn'),
      // Only store.sql.ts writes this column.
      sql<ExperimentData>`experiment.data`.as('data'),
    ])
}
