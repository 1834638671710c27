import { sql } from 'kysely'
import type { Database } from '../../database/database'

/**
 * Creates temporary staging tables; from there, one statement per step stores the products. `n` is a product's
 * position in the import.
 */
export async function openStaging(database: Database): Promise<void> {
  await sql`
    create temporary table import_material (
      n integer primary key,
      class_id integer not null,
      model text not null,
      material_name text not null,
      material_name_en text not null,
      has_min_quantity boolean not null,
      min_quantity integer,
      data jsonb not null,
      covers integer[] not null, -- characteristics that its sheet has a column for
      has_replacements boolean not null,
      has_related boolean not null,
      material_id integer,
      is_new boolean
    ) on commit drop`.execute(database)
  await sql`
    create temporary table import_value (
      n integer, value_id integer, primary key (n, value_id)) on commit drop`.execute(database)
  await sql`
    create temporary table import_relation (
      n integer, kind smallint, model text, sort integer, primary key (n, kind, model))
    on commit drop`.execute(database)
}

export interface StagedProduct {
  n: number
  class_id: number
  model: string
  /** Empty if the sheet has only an English name. */
  material_name: string
  material_name_en: string
  has_min_quantity: boolean
  min_quantity: number | null
  data: unknown
  covers: number[]
  has_replacements: boolean
  has_related: boolean
}

export async function stageProducts(
  database: Database,
  products: readonly StagedProduct[],
): Promise<void> {
  await sql`
    insert into import_material
    select * from jsonb_populate_recordset(null::import_material,
      ${JSON.stringify(products)}::jsonb)`.execute(database)
}

export async function stageValues(
  database: Database,
  values: { n: number[]; valueIds: number[] },
): Promise<void> {
  await sql`
    insert into import_value
    select * from unnest(${values.n}::integer[], ${values.valueIds}::integer[])
    on conflict do nothing`.execute(database)
}

export interface StagedRelation {
  n: number
  /** 1 replacement, 2 related. */
  kind: 1 | 2
  model: string
  sort: number
}

export async function stageRelations(
  database: Database,
  relations: readonly StagedRelation[],
): Promise<void> {
  await sql`
    insert into import_relation
    select * from jsonb_populate_recordset(null::import_relation,
      ${JSON.stringify(relations)}::jsonb)`.execute(database)
}

/** Creates and updates products from the staging tables; returns the ids of both. */
export async function storeProducts(database: Database, { published }: { published: boolean }) {
  await sql`
    update import_material i set material_id = m.id, is_new = false
    from material m where m.model = i.model`.execute(database)
  const added = await idsOf(
    sql<{ id: number }>`
      insert into material
        (class_id, model, material_name, material_name_en, min_quantity, published, data)
      select class_id, model, coalesce(nullif(material_name, ''), nullif(material_name_en, ''), class_name),
        case when material_name <> '' then material_name_en
          when material_name_en <> '' then '' else class_name_en end, coalesce(min_quantity, 1),
        ${published}, jsonb_strip_nulls(i.data)
      from import_material i join product_class c on c.id = class_id
      where material_id is null order by n
      returning id`.execute(database),
  )
  await sql`
    update import_material i set material_id = m.id, is_new = true
    from material m where i.material_id is null and m.model = i.model`.execute(database)
  await sql`create index on import_material (material_id)`.execute(database)
  await analyze(database, ['import_material', 'import_value', 'import_relation'])
  const changed = await idsOf(
    sql<{ id: number }>`
      update material m
      set class_id = x.class_id, material_name = x.material_name,
        material_name_en = x.material_name_en, min_quantity = x.min_quantity, data = x.data
      from (
        select i.material_id, i.class_id,
          coalesce(nullif(i.material_name, ''), old.material_name) as material_name,
          case when i.material_name = '' and i.material_name_en = old.material_name
            then old.material_name_en
            else coalesce(nullif(i.material_name_en, ''), old.material_name_en) end as material_name_en,
          case when i.has_min_quantity then coalesce(i.min_quantity, 1) else old.min_quantity end
            as min_quantity,
          jsonb_strip_nulls(old.data || i.data || jsonb_build_object(
            'baseInfo', ${merged('baseInfo')}, 'origins', ${merged('origins')})) as data
        from import_material i join material old on old.id = i.material_id
        where not i.is_new
      ) x
      where m.id = x.material_id
        and (m.class_id, m.material_name, m.material_name_en, m.min_quantity, m.data)
          is distinct from
            (x.class_id, x.material_name, x.material_name_en, x.min_quantity, x.data)
      returning m.id`.execute(database),
  )
  return { added, changed }
}

/** Merges a part of the data; models without that part do not get an empty one. */
function merged(part: 'baseInfo' | 'origins') {
  return sql`case when old.data ? ${part}::text or jsonb_strip_nulls(i.data -> ${part}::text) <> '{}'
    then coalesce(old.data -> ${part}::text, '{}') || (i.data -> ${part}::text) end`
}

/** Replaces the values of the staged products; returns the ids of changed products. */
export async function storeProductValues(database: Database) {
  const removed = await idsOf(
    sql<{ id: number }>`
      delete from material_value mv
      using import_material i, characteristic_value v
      where mv.material_id = i.material_id and not i.is_new
        and v.id = mv.value_id and v.characteristic_id = any(i.covers)
        and not exists (
          select from import_value iv where iv.n = i.n and iv.value_id = mv.value_id)
      returning mv.material_id as id`.execute(database),
  )
  const added = await idsOf(
    sql<{ id: number }>`
      insert into material_value (material_id, value_id)
      select i.material_id, iv.value_id from import_value iv join import_material i using (n)
      on conflict do nothing
      returning material_id as id`.execute(database),
  )
  return [...removed, ...added]
}

/** Replaces the links of the staged products; returns the ids of changed products. */
export async function storeRelations(database: Database) {
  const removed = await idsOf(
    sql<{ id: number }>`
      delete from material_relation r
      using import_material i
      where r.material_id = i.material_id and not i.is_new
        and case r.kind when 1 then i.has_replacements else i.has_related end
        and not exists (
          select from import_relation ir join material m on m.model = ir.model
          where ir.n = i.n and ir.kind = r.kind and m.id = r.related_id)
      returning r.material_id as id`.execute(database),
  )
  const added = await idsOf(
    sql<{ id: number }>`
      insert into material_relation as r (material_id, related_id, kind, sort)
      select i.material_id, m.id, ir.kind, ir.sort
      from import_relation ir join import_material i using (n) join material m on m.model = ir.model
      where m.id <> i.material_id
      on conflict (material_id, kind, related_id) do update
        set sort = excluded.sort where r.sort <> excluded.sort
      returning material_id as id`.execute(database),
  )
  return [...removed, ...added]
}

/** Increments the products' versions, so that editors with stale data get a conflict. */
export async function markChanged(database: Database, ids: readonly number[]): Promise<void> {
  await sql`
    update material set version = version + 1, changed_at = now()
    where id = any(${ids}::integer[])`.execute(database)
}

/** Staged links whose target model does not exist. */
export async function listUnknownLinks(database: Database) {
  const { rows } = await sql<Pick<StagedRelation, 'n' | 'model'>>`
    select n, ir.model from import_relation ir
    where not exists (select from material m where m.model = ir.model)
    order by n, kind, sort`.execute(database)
  return rows
}

/**
 * Without statistics, PostgreSQL would join a large import row by row; those of the catalogue are outdated by it too.
 */
export async function analyze(database: Database, tables: readonly string[]): Promise<void> {
  for (const table of tables) await sql`analyze ${sql.table(table)}`.execute(database)
}

async function idsOf(query: Promise<{ rows: { id: number }[] }>) {
  const { rows } = await query
  return rows.map(({ id }) => id)
}
