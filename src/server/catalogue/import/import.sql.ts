import { sql } from 'kysely'
import type { CharacteristicRole } from '../../../domain/catalogue/characteristics'
import type { Database } from '../../database/database'

/** Advisory lock that lets only one import store at a time. The number is arbitrary. */
const lockNumber = 20_210_900

export async function lockCatalogue(database: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(database)
}

/**
 * Notifies all processes once per transaction that the catalogue changed, and which products. From here to its end
 * this transaction is the only one that changes the catalogue. Editors of these products get a conflict when saving.
 */
export async function bumpVersion(database: Database, productIds: number[]): Promise<void> {
  await sql`
    with newest as (update catalogue_version set version = version + 1 returning version)
    insert into catalogue_change (material_id, version)
    select id, version from newest, unnest(${productIds}::integer[]) as id
    on conflict (material_id) do update set version = excluded.version`.execute(database)
  await sql`
    update material set version = version + 1, changed_at = now()
    where id = any(${productIds}::integer[]) and created_at <> now()`.execute(database)
  await sql`notify catalogue`.execute(database)
}

export interface NewCategory {
  categoryType: 1 | 2
  abbreviation: string
  abbreviationEn: string
  sort: number
}

/** Stores categories; returns the number of new or changed ones. */
export async function storeCategories(
  database: Database,
  categories: readonly NewCategory[],
): Promise<number> {
  const { rows } = await sql`
    insert into category as c (category_type, abbreviation, abbreviation_en, sort)
    select "categoryType", abbreviation, "abbreviationEn", sort
    from jsonb_to_recordset(${JSON.stringify(categories)}::jsonb)
      as x ("categoryType" smallint, abbreviation text, "abbreviationEn" text, sort integer)
    on conflict (abbreviation) do update
      set category_type = excluded.category_type,
          abbreviation_en = excluded.abbreviation_en,
          sort = excluded.sort
      where (c.category_type, c.abbreviation_en, c.sort)
        is distinct from (excluded.category_type, excluded.abbreviation_en, excluded.sort)
    returning id`.execute(database)
  return rows.length
}

export function listCategories(database: Database) {
  return database
    .selectFrom('category')
    .select(['abbreviation', 'abbreviation_en as abbreviationEn'])
    .execute()
}

export interface NewClass {
  /** The Chinese abbreviation. */
  category: string
  name: string
  nameEn: string
}

/** Creates missing classes and fills empty English names; returns the number of changes. */
export async function storeClasses(
  database: Database,
  classes: readonly NewClass[],
  { published }: { published: boolean },
): Promise<number> {
  const { rows } = await sql`
    insert into product_class as p (category_id, class_name, class_name_en, published, sort)
    select c.id, x.name, x.name_en, ${published}, least((select coalesce(max(sort), 0) from product_class) + x.place, 1000000)
    from rows from (jsonb_to_recordset(${JSON.stringify(classes)}::jsonb)
      as (category text, name text, "nameEn" text)) with ordinality
      as x (category, name, name_en, place)
    join category c on c.abbreviation = x.category
    order by x.place
    on conflict (category_id, class_name) do update
      set class_name_en = excluded.class_name_en, version = p.version + 1
      where p.class_name_en = '' and excluded.class_name_en <> ''
    returning id`.execute(database)
  return rows.length
}

export function listClasses(database: Database) {
  return (
    database
      .selectFrom('product_class')
      .innerJoin('category', 'category.id', 'product_class.category_id')
      .select(['product_class.id', 'category.abbreviation as category', 'class_name as name'])
      .select('class_name_en as nameEn')
      // For classes created in the office: the fields of their models.
      .select(sql<string[]>`coalesce(product_class.data -> 'baseInfo', '[]')`.as('baseInfo'))
      .execute()
  )
}

export interface NewCharacteristic {
  code: string
  name: string
  nameEn: string
  unit: string
  sort: number
}

/** Creates missing characteristics and fills empty English names; returns the number of changes. */
export async function storeCharacteristics(
  database: Database,
  characteristics: readonly NewCharacteristic[],
): Promise<number> {
  const { rows } = await sql`
    insert into characteristic as c (field_code, field_name, field_name_en, unit, sort)
    select code, name, "nameEn", unit, sort
    from jsonb_to_recordset(${JSON.stringify(characteristics)}::jsonb)
      as x (code text, name text, "nameEn" text, unit text, sort integer)
    on conflict (field_code) do update
      set field_name_en = excluded.field_name_en, version = c.version + 1
      where c.field_name_en = '' and excluded.field_name_en <> ''
    returning id`.execute(database)
  return rows.length
}

export function listCharacteristics(database: Database) {
  return database
    .selectFrom('characteristic')
    .select(['id', 'field_code as code', 'field_name as name', 'field_name_en as nameEn'])
    .select(['unit', 'kind', 'sort'])
    .execute()
}

export function listClassCharacteristics(database: Database) {
  return database
    .selectFrom('class_characteristic')
    .innerJoin('characteristic', 'characteristic.id', 'class_characteristic.characteristic_id')
    .select(['class_id as classId', 'field_code as code'])
    .execute()
}

export interface NewClassCharacteristic extends CharacteristicRole {
  classId: number
  characteristicId: number
  sort: number
}

/** Adds missing characteristics to classes; existing roles stay unchanged. */
export async function storeClassCharacteristics(
  database: Database,
  entries: readonly NewClassCharacteristic[],
): Promise<number> {
  const { rows } = await sql`
    insert into class_characteristic
      (class_id, characteristic_id, sort, is_required, is_hidden, is_val_limited)
    select "classId", "characteristicId", sort, "isRequired", "isHidden", "isValLimited"
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as x ("classId" integer, "characteristicId" integer, sort integer, "isRequired" smallint,
            "isHidden" smallint, "isValLimited" smallint)
    on conflict do nothing
    returning class_id`.execute(database)
  return rows.length
}

export interface NewValue {
  characteristicId: number
  val: string
  valEn: string
  from: number | null
  to: number | null
}

/** Creates missing values and fills empty English texts; returns the number of changes. */
export async function storeValues(
  database: Database,
  values: readonly NewValue[],
): Promise<number> {
  const { rows } = await sql`
    insert into characteristic_value as v (characteristic_id, val, val_en, number_from, number_to)
    select "characteristicId", val, "valEn", "from", "to"
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
      as x ("characteristicId" integer, val text, "valEn" text, "from" double precision,
            "to" double precision)
    on conflict (characteristic_id, val) do update
      set val_en = excluded.val_en
      where v.val_en = '' and excluded.val_en <> ''
    returning id`.execute(database)
  return rows.length
}

export function listValues(database: Database, characteristicIds: number[]) {
  return database
    .selectFrom('characteristic_value')
    .select(['id', 'characteristic_id as characteristicId', 'val', 'val_en as valEn'])
    .where(sql<boolean>`characteristic_id = any(${characteristicIds})`)
    .execute()
}
