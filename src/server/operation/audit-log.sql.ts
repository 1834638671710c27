import { sql } from 'kysely'
import type { Language } from '../../domain/language/language'
import type { Database } from '../database/database'
import {
  containing,
  countRows,
  inOrder,
  oneContaining,
  placeIn,
  type OrderOf,
  type Sorting,
} from '../database/lists.sql'
import { personNameIn, searchedPersonNames } from '../names/names.sql'
import { calledSo, recordsOfKind } from './record-names.sql'
import { when } from '../database/when'

export interface AuditFilter {
  /** Operation names; a trailing star matches any ending. */
  operations?: string[] | undefined
  operation?: string | undefined
  /** Operations whose display name contains the search text. */
  named?: string[] | undefined
  who?: string | undefined
  record?: string | undefined
  /** Searches the record in the changes (before and after): the record may be deleted, and its name gone with it. */
  inContent?: boolean
  /** Tables whose display name contains the search text. */
  tables?: string[] | undefined
  /** Possible readings of the search text as a kind with a name or number. */
  kinds?: { table: string; name: string }[] | undefined
  /** Products that are searched for, their order lines, and the words of lines that refer to them. */
  products?: { records: string[]; lines: string[]; words: string[] } | undefined
  /** Fields of which one was changed, as `table.column`. */
  fields?: string[] | undefined
  /** Calendar days in the shop's time zone. */
  from?: string | undefined
  to?: string | undefined
  timeZone: string
}

/** Records read per line. */
const mostRecords = 200

export interface AuditRow {
  id: number
  createdAt: Date
  who: string | null
  operation: string
  requestId: string
  records: string[]
  data: unknown
  seq: number | null
  hash: string | null
}

/** Whole names are compared as an array, which is faster than patterns. */
function isOneOf(operations: string[]) {
  const beginnings = operations.filter((operation) => operation.endsWith('*'))
  const names = operations.filter((operation) => !operation.endsWith('*'))
  return sql<boolean>`(audit.operation = any(${names}::text[])
    or audit.operation like any(${beginnings.map((prefix) => prefix.replace('*', '%'))}::text[]))`
}

function filtered(database: Database, filter: AuditFilter) {
  const { operations, operation, named = [], who, from, to, timeZone } = filter
  const { record, tables = [], kinds = [] } = filter
  const begin = (day: string, plus: number) =>
    sql<Date>`((${day}::date + ${sql.lit(plus)})::timestamp at time zone ${timeZone})`
  return database
    .selectFrom('audit')
    .$call(when(operations, (query, operations) => query.where(isOneOf(operations))))
    .$call(
      when(operation?.trim() || undefined, (query, operation) =>
        query.where(
          sql<boolean>`(${containing(sql`audit.operation`, operation)} or audit.operation = any(${named}::text[]))`,
        ),
      ),
    )
    .$call(
      when(who?.trim() || undefined, (query, who) =>
        query.where(
          sql<boolean>`audit.user_id in (select id from app_user
          where ${oneContaining(searchedPersonNames(), who)})`,
        ),
      ),
    )
    .$call(
      when(record?.trim() || undefined, (query, record) =>
        filter.inContent
          ? query.where(containing(sql`audit.data::text`, record))
          : record.includes(':')
            ? query.where(sql<boolean>`audit.records @> ${[record.trim()]}::text[]`)
            : query.where(
                sql<boolean>`(exists (select from unnest(audit.records) as one
                where ${containing(sql`one`, record)})
              or audit.records && ${calledSo(record)} or audit.records && ${recordsOfKind(kinds)}
              or exists (select from unnest(audit.records) as one
                where split_part(one, ':', 1) = any(${tables}::text[])))`,
              ),
      ),
    )
    .$call(
      when(filter.products, (query, { records, lines, words }) =>
        query.where(
          sql<boolean>`(audit.records && ${[...records, ...lines]}::text[] or audit_field_words(audit.data) && ${words}::text[])`,
        ),
      ),
    )
    .$call(
      when(filter.fields, (query, fields) =>
        query.where(sql<boolean>`audit_field_words(audit.data) && ${fields}::text[]`),
      ),
    )
    .$call(
      when(from || undefined, (query, from) =>
        query.where('audit.created_at', '>=', begin(from, 0)),
      ),
    )
    .$call(when(to || undefined, (query, to) => query.where('audit.created_at', '<', begin(to, 1))))
}

/** Records that were searched for; a line names them before its others. */
function searchedRecords({ record, kinds = [], products }: AuditFilter) {
  const words = record?.trim()
  if (words?.includes(':')) return sql`${[words]}::text[]`
  const named = words ? sql`${calledSo(words)} || ${recordsOfKind(kinds)}` : sql`'{}'::text[]`
  return sql`(${named} || ${[...(products?.records ?? []), ...(products?.lines ?? [])]}::text[])`
}

const selected = (query: ReturnType<typeof filtered>, filter: AuditFilter, language: Language) =>
  query
    .leftJoin('app_user', 'app_user.id', 'audit.user_id')
    .leftJoin('audit_seal', 'audit_seal.audit_id', 'audit.id')
    .select([
      'audit.id',
      'audit.created_at as createdAt',
      personNameIn(language).$castTo<string | null>().as('who'),
      'audit.operation',
      'audit.request_id as requestId',
      // A line may list thousands of records, for searching.
      sql<string[]>`array(
        select one from unnest(audit.records) with ordinality as listed (one, place)
        order by one = any(${filter.products?.records ?? []}::text[]) desc,
          one = any(${searchedRecords(filter)}) desc, place limit ${sql.lit(mostRecords)}
      )`.as('records'),
      'audit.data',
      'audit_seal.seq',
      'audit_seal.hash',
    ])

type Order = OrderOf<'listAuditLines'>

const sorting: Sorting<Order> = {
  by: { time: sql`audit.created_at` },
  id: sql`audit.id`,
  usual: sql`audit.id desc`,
}

/** Changes of the products themselves come before those of records that refer to them. */
const orderOf = (order: Order | undefined, { products }: AuditFilter) =>
  order === undefined && products
    ? sql`audit.records && ${products.records}::text[] desc, audit.id desc`
    : inOrder(order, sorting)

interface PageAsked {
  current: number
  size: number
  order?: Order | undefined
  /** Language of the names. */
  language: Language
}

export async function pageLines(
  database: Database,
  filter: AuditFilter,
  { current, size, order, language }: PageAsked,
): Promise<{ total: number; lines: AuditRow[] }> {
  const page = await linesOf(database, filter, { current, size, order, language })
  if (page.total > 0 || !filter.record?.trim()) return page
  return linesOf(database, { ...filter, inContent: true }, { current, size, order, language })
}

async function linesOf(
  database: Database,
  filter: AuditFilter,
  { current, size, order, language }: PageAsked,
): Promise<{ total: number; lines: AuditRow[] }> {
  const total = await countRows(filtered(database, filter))
  const page = await filtered(database, filter)
    .select('audit.id')
    .orderBy(orderOf(order, filter))
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  if (page.length === 0) return { total, lines: [] }
  const ids = page.map(({ id }) => id)
  const lines = await selected(database.selectFrom('audit'), filter, language)
    .where('audit.id', 'in', ids)
    .orderBy(placeIn(ids, sql.ref('audit.id')))
    .execute()
  return { total, lines }
}

const noFilter: AuditFilter = { timeZone: 'UTC' }

export function findLine(
  database: Database,
  id: number,
  language: Language,
): Promise<AuditRow | undefined> {
  return selected(filtered(database, noFilter), noFilter, language)
    .where('audit.id', '=', id)
    .executeTakeFirst()
}
