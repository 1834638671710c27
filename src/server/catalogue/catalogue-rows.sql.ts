import { sql } from 'kysely'
import type { Database, Pool } from '../database/database'
import type { MaterialData } from '../../domain/catalogue/material-data'
import { collectMaterials, type CatalogueRows } from './selection/rows'

/** So many models are read at a time: enough to be quick, few enough to keep no second copy of a large catalogue. */
const batch = 20_000

export async function readVersion(database: Database): Promise<number> {
  const { version } = await database
    .selectFrom('catalogue_version')
    .select('version')
    .executeTakeFirstOrThrow()
  return version
}

/** The whole catalogue at one moment. */
export function readCatalogue(pool: Pool): Promise<CatalogueRows> {
  return pool
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (database) => ({
      version: await readVersion(database),
      ...(await readTree(database)),
      ...(await readMaterials(database)),
    }))
}

async function readTree(database: Database) {
  const [categories, classes, characteristics, classCharacteristics, values] = await Promise.all([
    database
      .selectFrom('category')
      .select([
        'id',
        'category_type as categoryType',
        'abbreviation',
        'abbreviation_en as abbreviationEn',
        'sort',
      ])
      .execute(),
    database
      .selectFrom('product_class')
      .select([
        'id',
        'category_id as categoryId',
        'class_name as className',
        'class_name_en as classNameEn',
        'sort',
        sql<string[]>`coalesce(data -> 'classImgs', '[]')`.as('classImgs'),
      ])
      .execute(),
    database
      .selectFrom('characteristic')
      .select([
        'id',
        'field_code as fieldCode',
        'field_name as fieldName',
        'field_name_en as fieldNameEn',
        'unit',
        'sort',
      ])
      .execute(),
    database
      .selectFrom('class_characteristic')
      .select([
        'class_id as classId',
        'characteristic_id as characteristicId',
        'sort',
        'is_required as isRequired',
        'is_hidden as isHidden',
        'is_val_limited as isValLimited',
      ])
      .execute(),
    database
      .selectFrom('characteristic_value')
      .select([
        'id',
        'characteristic_id as characteristicId',
        'val',
        'val_en as valEn',
        'number_from as numberFrom',
        'number_to as numberTo',
      ])
      .execute(),
  ])
  return { categories, classes, characteristics, classCharacteristics, values }
}

async function readMaterials(database: Database) {
  const collected = collectMaterials()
  const popularity = await readPopularity(database)
  for (let after = 0; ;) {
    const rows = await database
      .selectFrom('material')
      .select([
        'id',
        'class_id as classId',
        'model',
        'material_name as materialName',
        'material_name_en as materialNameEn',
        'min_quantity as minQuantity',
        'created_at as createdAt',
        // Written by the import alone, in this form.
        sql<MaterialData>`data - '{description2,description2En,description3,description3En,description4,description4En,baseInfo,origins}'::text[]`.as(
          'data',
        ),
      ])
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute()
    const last = rows.at(-1)
    if (!last) break
    for (const { data, createdAt, ...row } of rows) {
      collected.addMaterial({
        ...row,
        genericName: data.genericName ?? '',
        genericNameEn: data.genericNameEn ?? '',
        description: data.description ?? '',
        descriptionEn: data.descriptionEn ?? '',
        unitName: data.unitName ?? '',
        unitNameEn: data.unitNameEn ?? '',
        weUnitName: data.weUnitName ?? 'kg',
        netWeight: data.netWeight ?? null,
        def8: data.def8 ?? null,
        inventory: data.inventory ?? null,
        isCalculate: data.isCalculate ?? 0,
        prodImgs: data.prodImgs ?? [],
        createdAt: createdAt.getTime(),
        sales: popularity.sales.get(row.id) ?? 0,
        collection: popularity.collection.get(row.id) ?? 0,
      })
    }
    const pairs = await database
      .selectFrom('material_value')
      .select(['material_id', 'value_id'])
      .where('material_id', '>', after)
      .where('material_id', '<=', last.id)
      .execute()
    for (const { material_id, value_id } of pairs) collected.addValue(material_id, value_id)
    after = last.id
  }
  return collected.finish()
}

/** Reserved quantities and favourites by model; what nobody reserved or marked is not in it. */
export async function readPopularity(database: Database) {
  const reserved = await database
    .selectFrom('intention_order_line as line')
    .innerJoin('intention_order as order', 'order.id', 'line.order_id')
    .where('line.type_id', '=', 1)
    // Withdrawn and declined reservations are no demand.
    .where('order.status_code', 'not in', [5, 6])
    .groupBy('line.data_id')
    .select([
      'line.data_id as id',
      sql<number>`least(sum(line.counts), 2147483647)::integer`.as('figure'),
    ])
    .execute()
  const favourites = await database
    .selectFrom('favourite')
    .where('type_id', '=', 1)
    .groupBy('data_id')
    .select(['data_id as id', sql<number>`count(*)::integer`.as('figure')])
    .execute()
  const byId = (rows: { id: number; figure: number }[]) =>
    new Map(rows.map(({ id, figure }) => [id, figure]))
  return { sales: byId(reserved), collection: byId(favourites) }
}
