import { sql, type RawBuilder } from 'kysely'
import type { Language } from '../../domain/language/language'
import type { Database } from '../database/database'
import { oneContaining } from '../database/lists.sql'

/** Display name of a record, and its English one if it differs. */
type Name = [name: RawBuilder<string>, english?: RawBuilder<string>]

const ofVersion = (name: string) => sql<string>`(select ${sql.ref(name)}
  from content_version where item_id = content_item.id order by number desc limit 1)`

/** Name columns, by table. */
const names: Record<string, Name> = {
  account: [sql.ref('account_name'), sql.ref('account_name_en')],
  api_key: [sql.ref('name')],
  app_user: [sql.ref('username')],
  board_message: [sql`data ->> 'theme'`],
  category: [sql.ref('abbreviation'), sql.ref('abbreviation_en')],
  characteristic: [sql.ref('field_name'), sql.ref('field_name_en')],
  characteristic_value: [sql.ref('val'), sql.ref('val_en')],
  content_item: [ofVersion('name_zh'), ofVersion('name_en')],
  customer_problem: [sql.ref('unique_code')],
  delivery_line: [sql.ref('specification')],
  delivery_notice: [sql.ref('bill_no')],
  intention_order: [sql.ref('unique_code')],
  // Type 1 of a line is a product of the catalogue.
  intention_order_line: [
    sql`(select model from material where intention_order_line.type_id = 1 and material.id = data_id)`,
  ],
  // Audit lines reference a job by its kind, which gets a text.
  job: [sql.ref('kind')],
  material: [sql.ref('model')],
  notice: [sql`data ->> 'titleZh'`, sql`data ->> 'titleEn'`],
  parameter_item: [sql.ref('item_name'), sql.ref('item_name_en')],
  price_list: [sql.ref('name_zh'), sql.ref('name_en')],
  product_class: [sql.ref('class_name'), sql.ref('class_name_en')],
  supplier_problem: [sql.ref('unique_code')],
}

/** Records whose name contains the words, as audit references: `intention_order:5`. */
export const calledSo = (words: string) =>
  array(Object.keys(names).map((table) => isCalled(table, words)))

/** Records of a kind by number or part of the name: `7` of `backup`, `RES-0000` of `intention_order`. */
export function recordsOfKind(kinds: readonly { table: string; name: string }[]) {
  return array(
    kinds.flatMap(({ table, name }) => [
      sql`select ${`${table}:${name}`}::text`,
      ...(names[table] ? [isCalled(table, name)] : []),
      ...(table === 'content_version' ? [versionsCalled(name)] : []),
    ]),
  )
}

const array = (selects: readonly RawBuilder<unknown>[]) =>
  selects.length === 0 ? sql`'{}'::text[]` : sql`array(${sql.join(selects, sql` union all `)})`

// The columns differ in type, which the search in their texts does not need.
const isCalled = (table: string, words: string) =>
  sql`select ${sql.lit(`${table}:`)} || id from ${sql.table(table)}
    where ${oneContaining([...(names[table] ?? [])] as RawBuilder<string>[], words)}`

/** A version is named by its content's name and its number. */
const versionsCalled = (words: string) => {
  const named = ['name_zh', 'name_en'].map(
    (name) =>
      sql`((select ${ofVersion(name)} from content_item where id = version.item_id) || ' ' || number)`,
  )
  return sql`select 'content_version:' || item_id || '/' || number from content_version as version
    where ${oneContaining(named, words)}`
}

/** Names of existing records, by their audit references. */
export async function recordCodes(
  database: Database,
  records: readonly string[],
  language: Language,
): Promise<Map<string, string>> {
  const entries = await Promise.all(
    Object.entries(names).map(async ([table, [name, english]]) => {
      const ids = records
        .filter((record) => record.startsWith(`${table}:`))
        .map((record) => Number(record.slice(table.length + 1)))
        .filter(Number.isSafeInteger)
      if (ids.length === 0) return []
      const inOrder = language === 'en' && english ? [english, name] : [name, english ?? name]
      const filled = sql.join(inOrder.map((column) => sql`nullif(${column}, '')`))
      const { rows } = await sql<{ id: number; code: string | null }>`
        select id, coalesce(${filled}) as code from ${sql.table(table)} where id = any(${ids}::int[])
      `.execute(database)
      return rows.flatMap(({ id, code }) =>
        code === null ? [] : [[`${table}:${id}`, code] as const],
      )
    }),
  )
  return new Map(entries.flat())
}

/** The table that a foreign key column references, by `table.column`. */
export async function references(database: Database): Promise<Map<string, string>> {
  const { rows } = await sql<{ column: string; table: string }>`
    select owner.relname || '.' || column_of.attname as column, target.relname as table
    from pg_constraint as key
    join pg_class as owner on owner.oid = key.conrelid
    join pg_class as target on target.oid = key.confrelid
    join pg_attribute as column_of
      on column_of.attrelid = key.conrelid and column_of.attnum = key.conkey[1]
    where key.contype = 'f' and array_length(key.conkey, 1) = 1
      and owner.relnamespace = current_schema()::regnamespace`.execute(database)
  return new Map(rows.map(({ column, table }) => [column, table]))
}

const mostProducts = 200

/** Products by model number or name, and classes by name, as audit references; a whole model number means only itself. */
export async function productRecords(database: Database, words: string): Promise<string[]> {
  const name = words.trim()
  const { rows } = await sql<{ record: string }>`
    with exact as (select 'material:' || id as record from material where lower(model) = lower(${name}))
    select record from exact
    union all
    (select record from (
      select 'material:' || id as record, length(model) as length from material
        where ${oneContaining([sql`model`, sql`material_name`, sql`material_name_en`], name)}
      union all
      select 'product_class:' || id, 0 from product_class
        where ${oneContaining([sql`class_name`, sql`class_name_en`], name)}
    ) as found where not exists (select from exact) order by length, record limit ${sql.lit(mostProducts)})
  `.execute(database)
  return rows.map(({ record }) => record)
}

/** Words of audit lines that refer to records: `intention_order_line.material_id=5`. */
export async function wordsReferringTo(
  database: Database,
  records: readonly string[],
): Promise<string[]> {
  const columns = [...(await references(database))]
  return records.flatMap((record) => {
    const [table, id] = record.split(':')
    return columns.flatMap(([column, target]) => (target === table ? `${column}=${id}` : []))
  })
}

/** Rows of products; their changes name only the fields that changed. */
const mostRows = 1000

/** The newest order lines of products, and rows whose key holds a product (prices, stock), as audit references. */
export async function rowsOfProducts(
  database: Database,
  records: readonly string[],
): Promise<string[]> {
  const ids = records.flatMap((record) =>
    record.startsWith('material:') ? Number(record.slice('material:'.length)) : [],
  )
  if (ids.length === 0) return []
  const { rows: lines } = await sql<{ record: string }>`
    select 'intention_order_line:' || id as record from intention_order_line
    where type_id = 1 and data_id = any(${ids}::integer[])
    order by id desc limit ${sql.lit(mostRows)}
  `.execute(database)
  const keyed = await Promise.all(
    (await keysWithProduct(database)).map(async ({ table, column, key }) => {
      const parts = sql.join(key.map((name) => sql.ref(name)))
      const { rows } = await sql<{ record: string }>`
        select ${`${table}:`}::text || concat_ws('/', ${parts}) as record from ${sql.table(table)}
        where ${sql.ref(column)} = any(${ids}::integer[]) limit ${sql.lit(mostRows)}
      `.execute(database)
      return rows
    }),
  )
  return [...lines, ...keyed.flat()].map(({ record }) => record)
}

/** Tables whose primary key has a column that refers to a product. */
async function keysWithProduct(database: Database) {
  const { rows } = await sql<{ table: string; column: string; key: string[] }>`
    select owner.relname as table, column_of.attname as column, array(
      select attname::text from unnest(own_key.conkey) with ordinality as part (number, place)
      join pg_attribute on attrelid = owner.oid and attnum = part.number order by place
    ) as key
    from pg_constraint as reference
    join pg_class as owner on owner.oid = reference.conrelid
    join pg_constraint as own_key on own_key.conrelid = owner.oid and own_key.contype = 'p'
    join pg_attribute as column_of
      on column_of.attrelid = owner.oid and column_of.attnum = reference.conkey[1]
    where reference.contype = 'f' and array_length(reference.conkey, 1) = 1
      and reference.confrelid = 'material'::regclass
      and reference.conkey <@ own_key.conkey`.execute(database)
  return rows
}
