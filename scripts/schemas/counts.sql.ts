import { sql, type RawBuilder } from 'kysely'
import type { Pool } from '../../src/server/database/database'
import { checker } from '../../src/server/http/validator'
import type { StoredPlace } from '../../src/server/records/stored-places'
import type { Change } from './changes'

/** How much of a shop a change touches. */
export interface Touched {
  /** Records that hold the field under its former or present name; of a newly required one those without it. */
  records: number
  /** Stored values that the new rules refuse, of a narrowed field. */
  refused?: number
  /** Saved views with the field as a column, a filter or the order. */
  views: number
  /** Lines of histories and of the audit log that name the field. */
  lines: number
}

interface Where {
  places: readonly StoredPlace[]
  /** Columns of kept records by field, where a field has one. */
  columns: Readonly<Record<string, { table: string; column: string }>>
  /** The lists that show the type; undefined if that is not known. */
  lists: readonly string[] | undefined
  /** The new rules of a narrowed field, alone. */
  rules?: object
}

/** Counts what a change touches in a database that is only read. */
export async function touchedBy(database: Pool, change: Change, where: Where): Promise<Touched> {
  const { path, was, kind, type } = change
  const name = path.at(-1) ?? ''
  const names = [name, ...(was === undefined || kind === 'reused' ? [] : [was])]
  const values = await Promise.all(where.places.map((place) => valuesIn(database, place, change)))
  const records = values.flat()
  const kept = records.filter((values) => values.length > 0)
  const { columns } = where
  const own = path.length === 1 ? columns[name] : undefined
  const inColumn = own === undefined ? 0 : await filled(database, own, kind === 'required')
  return {
    records: (kind === 'required' ? records.length - kept.length : kept.length) + inColumn,
    ...(kind === 'narrowed' && where.rules && { refused: refusedBy(where.rules, kept.flat()) }),
    views: path.length === 1 ? await viewsWith(database, names, where.lists) : 0,
    lines: await linesWith(database, { names, type, tables: tablesOf(where) }),
  }
}

const tablesOf = ({ places, columns }: Where) => [
  ...new Set([...places, ...Object.values(columns)].map(({ table }) => table)),
]

/** The values of a field in every row of a place; a row without the field has none. */
async function valuesIn(database: Pool, place: StoredPlace, change: Change): Promise<unknown[][]> {
  const { table, column, within = [], where } = place
  const { path, was, kind } = change
  const steps = [...within, ...path]
  // A part that a record lacks needs no field either.
  const holder = pathOf(steps.slice(0, -1))
  const fields = [path.at(-1) ?? '', ...(was === undefined || kind === 'reused' ? [] : [was])]
  const selections = fields.map(
    (field) => sql`jsonb_path_query_array(${sql.ref(column)}, ${`${holder}."${field}"`}::jsonpath)`,
  )
  const { rows } = await sql<{ held: unknown[] }>`
    select ${sql.join(selections, sql` || `)} as held from ${sql.table(table)}
    where ${sql.ref(column)} @? ${holder}::jsonpath and (${sql.raw(where ?? 'true')})`.execute(
    database,
  )
  return rows.map(({ held }) => held)
}

const pathOf = (steps: string[]) =>
  ['$', ...steps.map((step) => (step === '*' ? '[*]' : `."${step}"`))].join('')

async function filled(
  database: Pool,
  { table, column }: { table: string; column: string },
  isEmpty: boolean,
): Promise<number> {
  const condition = sql.raw(isEmpty ? 'is null' : 'is not null')
  return count(database, sql`${sql.table(table)} where ${sql.ref(column)} ${condition}`)
}

function refusedBy(rules: object, values: unknown[]): number {
  const check = checker({}).compile(rules)
  return values.filter((value) => check(value) !== undefined).length
}

async function viewsWith(
  database: Pool,
  names: string[],
  lists: readonly string[] | undefined,
): Promise<number> {
  // A filter stands in the query of an address; an order has the field as its value.
  const filter = `(^|&)(${names.join('|')})=|(^|&)order=-?(${names.join('|')})(&|$)`
  return count(
    database,
    sql`saved_view where (${lists ?? null}::text[] is null or screen = any(${lists ?? null}::text[]))
      and (data -> 'columns' ?| ${names}::text[] or data ->> 'query' ~ ${filter})`,
  )
}

async function linesWith(
  database: Pool,
  { names, type, tables }: { names: string[]; type: string; tables: string[] },
): Promise<number> {
  const histories = count(
    database,
    sql`timeline where data -> 'changes' ->> 'form' = ${type}
      and data -> 'changes' -> 'fields' ?| ${names}::text[]`,
  )
  const logged = count(
    database,
    sql`audit where exists (
      select from jsonb_array_elements(
        case jsonb_typeof(data -> 'changes') when 'array' then data -> 'changes' else '[]' end) as line
      where split_part(line ->> 'record', ':', 1) = any(${tables}::text[])
        and (line -> 'before' ?| ${names}::text[] or line -> 'after' ?| ${names}::text[]))`,
  )
  return (await histories) + (await logged)
}

async function count(database: Pool, what: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{
    number: number
  }>`select count(*)::int as number from ${what}`.execute(database)
  return rows[0]?.number ?? 0
}
