import { sql } from 'kysely'
import type { Database } from '../../database/database'
import { frameChanges, snapshot, tableNames } from './record.sql'

/** Products, and rows they refer to, that the audit log records in full, with before and after. */
const mostProducts = 150
const mostOthers = 50

const parts = sql`'{values,relations}'::text[]`

/** Fields of one state of a product that differ from the other. */
const fieldsOf = (state: 'was' | 'is_now', other: 'was' | 'is_now') => sql`(
  select jsonb_object_agg(key, value) from jsonb_each(audit_fields(${sql.ref(state)} - ${parts}))
  where value is distinct from audit_fields(${sql.ref(other)} - ${parts}) -> key)`

/** Values and links that only one state of a product has, as audit references. */
const rowsOnlyIn = (state: 'was' | 'is_now', other: 'was' | 'is_now') => sql`
  select id, 'material_value:' || id || '/' || value as record,
    jsonb_build_object('material_id', id, 'value_id', value) as row
  from product cross join lateral jsonb_array_elements(${sql.ref(state)} -> 'values') as value
  where not coalesce(${sql.ref(other)} -> 'values', '[]') @> value
  union all
  select id, 'material_relation:' || id || '/' || (link ->> 0) || '/' || (link ->> 1),
    jsonb_build_object('material_id', id, 'kind', link -> 0, 'related_id', link -> 1)
  from product cross join lateral jsonb_array_elements(${sql.ref(state)} -> 'relations') as link
  where not coalesce(${sql.ref(other)} -> 'relations', '[]') @> jsonb_build_array(link)`

/**
 * Writes the audit records of an import for the first products and the rows they refer to, in the format of the
 * triggers. Row triggers on thousands of rows would take longer than the import itself.
 */
export async function noteImported(
  database: Database,
  productIds: readonly number[],
): Promise<void> {
  await sql`
    with product as (
      select m.id, b.before as was, ${snapshot} as is_now
      from material m left join before_material b on b.id = m.id
      where m.id = any(${productIds.slice(0, mostProducts)}::integer[])
    ), noted as (
      select id, 1 as part, 'material:' || id as record,
        ${fieldsOf('was', 'is_now')} as before, ${fieldsOf('is_now', 'was')} as after
      from product
      union all
      select id, 2, record, row, null from (${rowsOnlyIn('was', 'is_now')}) as gone
      union all
      select id, 3, record, null, row from (${rowsOnlyIn('is_now', 'was')}) as added where exists (
        select from product where product.id = added.id and was is not null)
    )
    insert into audit_change (record, before, after)
    select record, before, after from noted where before is not null or after is not null
    order by id, part, record limit ${mostProducts}`.execute(database)
  const others = sql.join(tableNames.map(frameChanges), sql` union all `)
  await sql`
    insert into audit_change (record, before, after)
    select table_name || ':' || replace(row_key, '-', '/'),
      case when before is not null then audit_fields(before) end, audit_fields(after)
    from (${others}) changes order by table_name, length(row_key), row_key limit ${mostOthers}`.execute(
    database,
  )
}

/** Writes the audit records for products that an undo is about to delete (the first of them). */
export async function noteTakenBack(database: Database, importId: number): Promise<void> {
  await sql`
    insert into audit_change (record, before)
    select 'material:' || m.id, audit_fields(to_jsonb(m)) from material m
    join catalogue_import_change c on c.import_id = ${importId} and c.table_name = 'material'
      and c.row_key = m.id::text and c.before is null
    order by m.id limit ${mostProducts}`.execute(database)
}

/** Audit references of products that an import created or changed. */
export async function importedRecords(database: Database, importId: number): Promise<string[]> {
  const rows = await database
    .selectFrom('catalogue_import_change')
    .where('import_id', '=', importId)
    .where('table_name', '=', 'material')
    .select('row_key')
    .execute()
  return rows.map(({ row_key }) => `material:${row_key}`)
}
