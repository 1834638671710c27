import { sql } from 'kysely'
import { passOver } from '../../src/server/audit/watch.sql'
import { analyze } from '../../src/server/catalogue/import/products.sql'
import { bumpVersion } from '../../src/server/catalogue/import/import.sql'
import type { CatalogueRows, MaterialColumns } from '../../src/server/catalogue/index/rows'
import { textAt } from '../../src/server/catalogue/index/text-column'
import type { Database, Pool } from '../../src/server/database/database'
import { itemAt } from '../../src/domain/lists/items'

const batch = 10_000

export async function makeDatabase(pool: Pool, name: string): Promise<void> {
  await sql`create database ${sql.id(name)}`.execute(pool)
}

/** Inserts a generated catalogue into empty tables, keeping its ids. */
export async function storeCatalogue(pool: Pool, rows: CatalogueRows): Promise<void> {
  await pool.transaction().execute(async (database) => {
    // Skips the audit triggers, which would take minutes; these rows are test data.
    await passOver(database)
    await storeTree(database, rows)
    const { length } = rows.materials.ids
    for (let from = 0; from < length; from += batch)
      await insert(database, 'material', materialsBetween(rows.materials, from, from + batch))
    await storeMaterialValues(database, rows.materialValues)
    await bumpVersion(database, [])
  })
  await analyze(pool, [
    'material',
    'material_value',
    'characteristic_value',
    'class_characteristic',
  ])
}

async function storeTree(database: Database, rows: CatalogueRows) {
  await insert(
    database,
    'category',
    rows.categories.map(({ id, categoryType, abbreviation, abbreviationEn, sort }) => ({
      id,
      category_type: categoryType,
      sort,
      abbreviation,
      abbreviation_en: abbreviationEn,
    })),
  )
  await insert(
    database,
    'product_class',
    rows.classes.map(({ id, categoryId, className, classNameEn, classImgs, sort }) => ({
      id,
      category_id: categoryId,
      class_name: className,
      class_name_en: classNameEn,
      sort,
      data: { classImgs },
    })),
  )
  await insert(
    database,
    'characteristic',
    rows.characteristics.map(({ id, fieldCode, fieldName, fieldNameEn, unit, sort }) => ({
      id,
      field_code: fieldCode,
      field_name: fieldName,
      field_name_en: fieldNameEn,
      unit,
      sort,
    })),
  )
  await insert(
    database,
    'class_characteristic',
    rows.classCharacteristics.map((row) => ({
      class_id: row.classId,
      characteristic_id: row.characteristicId,
      sort: row.sort,
      is_required: row.isRequired,
      is_hidden: row.isHidden,
      is_val_limited: row.isValLimited,
    })),
  )
  await insert(
    database,
    'characteristic_value',
    rows.values.map(({ id, characteristicId, val, valEn, numberFrom, numberTo }) => ({
      id,
      characteristic_id: characteristicId,
      val,
      val_en: valEn,
      number_from: numberFrom,
      number_to: numberTo,
    })),
  )
}

function materialsBetween(materials: MaterialColumns, from: number, to: number) {
  const rows = []
  const absent = (figure: number) => (Number.isNaN(figure) ? null : figure)
  for (let row = from; row < Math.min(to, materials.ids.length); row++) {
    const text = (column: 'model' | 'materialName' | 'materialNameEn' | 'genericName') =>
      textAt(materials[column], row)
    rows.push({
      id: materials.ids[row],
      class_id: materials.classIds[row],
      model: text('model'),
      material_name: text('materialName'),
      material_name_en: text('materialNameEn'),
      min_quantity: materials.minQuantity[row],
      created_at: new Date(itemAt(materials.createdAt, row)).toISOString(),
      data: {
        genericName: text('genericName'),
        genericNameEn: textAt(materials.genericNameEn, row),
        description: textAt(materials.description, row),
        descriptionEn: textAt(materials.descriptionEn, row),
        unitName: textAt(materials.unitName, row),
        unitNameEn: textAt(materials.unitNameEn, row),
        weUnitName: textAt(materials.weUnitName, row),
        netWeight: absent(itemAt(materials.netWeight, row)),
        def8: absent(itemAt(materials.def8, row)),
        inventory: absent(itemAt(materials.inventory, row)),
        isCalculate: materials.isCalculate[row],
        prodImgs: JSON.parse(`${textAt(materials.prodImgs, row)}`) as string[],
      },
    })
  }
  return rows
}

async function storeMaterialValues(
  database: Database,
  { materialIds, valueIds }: CatalogueRows['materialValues'],
) {
  const pairs = batch * 20
  for (let from = 0; from < materialIds.length; from += pairs) {
    const part = (ids: Int32Array) => [...ids.subarray(from, from + pairs)]
    await sql`
      insert into material_value (material_id, value_id)
      select * from unnest(${part(materialIds)}::integer[], ${part(valueIds)}::integer[])`.execute(
      database,
    )
  }
}

async function insert(database: Database, table: string, rows: object[]) {
  if (rows.length === 0) return
  // Other columns take their defaults.
  const columns = sql.join(Object.keys(itemAt(rows, 0)).map((name) => sql.ref(name)))
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    database,
  )
}
