import { sql } from 'kysely'
import type { Language } from '../../domain/language'
import type { Database } from '../database/database'

/** What people call a record by, in the tables where that is one word of it, and in English where it has another there. */
const codes: Record<string, readonly [code: string, english?: string]> = {
  account: ['account_name'],
  app_user: ['username'],
  category: ['abbreviation', 'abbreviation_en'],
  characteristic: ['field_name', 'field_name_en'],
  characteristic_value: ['val', 'val_en'],
  customer_problem: ['unique_code'],
  delivery_notice: ['bill_no'],
  intention_order: ['unique_code'],
  material: ['model'],
  parameter_item: ['item_name', 'item_name_en'],
  product_class: ['class_name', 'class_name_en'],
  supplier_problem: ['unique_code'],
}

/** The records that are called so, as the log names them: `intention_order:5`. */
export const calledSo = (words: string) =>
  sql`array(${sql.join(
    Object.entries(codes).map(
      ([table, columns]) =>
        sql`select ${sql.lit(`${table}:`)} || id from ${sql.table(table)}
          where ${words.trim()} in (${sql.join(columns.map((one) => sql.ref(one!)))})`,
    ),
    sql` union all `,
  )})`

/** What records are called that have such a word and are still there, by their names in the log. */
export async function recordCodes(
  database: Database,
  records: readonly string[],
  language: Language,
): Promise<Map<string, string>> {
  const found = await Promise.all(
    Object.entries(codes).map(async ([table, [code, english]]) => {
      const ids = records
        .filter((one) => one.startsWith(`${table}:`))
        .map((one) => Number(one.slice(table.length + 1)))
        .filter(Number.isSafeInteger)
      if (ids.length === 0) return []
      const local =
        english && language === 'en'
          ? sql`coalesce(nullif(${sql.ref(english)}, ''), ${sql.ref(code)})`
          : sql.ref(code)
      const { rows } = await sql<{ id: number; code: string }>`
        select id, ${local} as code from ${sql.table(table)} where id = any(${ids}::int[])
      `.execute(database)
      return rows.map((row) => [`${table}:${row.id}`, row.code] as const)
    }),
  )
  return new Map(found.flat())
}

/** The table whose record a column names, by `table.column`. */
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
