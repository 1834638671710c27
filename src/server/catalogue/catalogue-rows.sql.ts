import { sql } from 'kysely'
import type { MaterialData } from '../../domain/catalogue/material-data'
import { englishUnit } from '../../domain/catalogue/unit-names'
import type { Database, Pool } from '../database/database'
import { liftTimeLimits } from '../database/limits'
import { furtherJson, unreadBaseInfo } from './further-fields'
import { shared } from './index/memory'
import { withModels } from './index/patch'
import { isSame } from './index/ranking'
import { collectMaterials, type CatalogueRows } from './index/rows'
import { itemAt } from '../../domain/lists/items'
import { readPopularity } from './popularity.sql'

/** Models read per query: large enough to be fast, small enough not to hold a second copy of a large catalogue. */
const batch = 10_000

export async function readVersion(database: Database): Promise<number> {
  const { version } = await database
    .selectFrom('catalogue_version')
    .select('version')
    .executeTakeFirstOrThrow()
  return version
}

/**
 * Reads the whole catalogue in one snapshot. With an earlier catalogue it reads only the products changed since and
 * shares the memory of the others.
 */
export function readCatalogue(pool: Pool, before?: ReadBefore): Promise<CatalogueRows> {
  return pool
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (database) => {
      await liftTimeLimits(database)
      const version = await readVersion(database)
      const tree = await readTree(database)
      const models =
        (before && (await readChanged(database, before, version))) ??
        (await readMaterials(database))
      return { version, ...tree, ...models }
    })
}

/** The parts of an earlier catalogue that save reading it again. */
export type ReadBefore = Pick<CatalogueRows, 'version' | 'materials' | 'materialValues'>

type Models = Pick<CatalogueRows, 'materials' | 'materialValues' | 'changed'>

/** Earlier models with the changed ones replaced; undefined if that would be incomplete or no faster. */
async function readChanged(
  database: Database,
  before: ReadBefore,
  version: number,
): Promise<Models | undefined> {
  const known = before.materials.ids.length
  if (version < before.version || hasManyOldTexts(before.materials)) return undefined
  const changed = await database
    .selectFrom('catalogue_change')
    .select('material_id as id')
    .where('version', '>', before.version)
    .execute()
  if (changed.length > known / 4) return undefined
  const fresh = await readModels(
    database,
    changed.map(({ id }) => id),
  )
  const { materials, materialValues, changed: rows } = withModels(before, fresh)
  const { count } = await database
    .selectFrom('material')
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  // Deletions leave no trace in the change list, so a differing count means a full read.
  if (count !== materials.ids.length) return undefined
  const { sales, collection } = await readPopularity(database)
  const figures = (byId: Map<number, number>, old: Int32Array) => {
    const column = shared.ints(materials.ids.length)
    materials.ids.forEach((id, at) => (column[at] = byId.get(id) ?? 0))
    return isSame(column, old) ? old : column
  }
  return {
    materials: {
      ...materials,
      sales: figures(sales, before.materials.sales),
      collection: figures(collection, before.materials.collection),
    },
    materialValues,
    changed: rows,
  }
}

/** Replaced texts stay in memory. Once there are as many of them as models, a full read cleans up. */
function hasManyOldTexts(materials: CatalogueRows['materials']): boolean {
  return Object.values(materials).some(
    (column) => 'offsets' in column && column.offsets.length - 1 > materials.ids.length * 2 + 1000,
  )
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
      // Withdrawn classes are left out, so their models have no class and do not enter the index.
      .where('published', '=', true)
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
        sql<object>`data`.as('data'),
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
        'sort',
      ])
      .execute(),
  ])
  return {
    categories,
    classes,
    characteristics: characteristics.map(({ data, ...row }) => ({
      ...row,
      further: {
        facet: furtherJson('Characteristic', data),
        card: furtherJson('MaterialCharacteristic', data),
      },
    })),
    classCharacteristics,
    values,
  }
}

async function readMaterials(database: Database): Promise<Models> {
  const collected = collectMaterials()
  const popularity = await readPopularity(database)
  let reading = readBatch(database, 0)
  for (;;) {
    const { rows, pairs } = await reading
    const last = rows.at(-1)
    if (!last) return collected.finish()
    // Reads the next batch while this one is processed.
    reading = readBatch(database, last.id)
    collect(collected, rows, pairs, popularity)
  }
}

async function readBatch(database: Database, after: number) {
  const rows = await selectMaterials(database)
    .where('id', '>', after)
    .orderBy('id')
    .limit(batch)
    .execute()
  const pairs = await selectPairs(database)
    .where('material_id', '>', after)
    .where('material_id', '<=', rows.at(-1)?.id ?? after)
    .executeTakeFirstOrThrow()
  return { rows, pairs }
}

async function readModels(database: Database, ids: number[]): Promise<Models> {
  const collected = collectMaterials()
  const isOne = sql<number>`any(${ids}::integer[])`
  const rows = await selectMaterials(database).where('id', '=', isOne).execute()
  const pairs = await selectPairs(database)
    .where('material_id', '=', isOne)
    .executeTakeFirstOrThrow()
  collect(collected, rows, pairs, { sales: new Map(), collection: new Map() })
  return collected.finish()
}

function selectMaterials(database: Database) {
  return database.selectFrom('material').select([
    'id',
    // Class 0 keeps a withdrawn model out of the index.
    sql<number>`case when published then class_id else 0 end`.as('classId'),
    'model',
    'material_name as materialName',
    'material_name_en as materialNameEn',
    'min_quantity as minQuantity',
    sql<number>`extract(epoch from created_at)::double precision * 1000`.as('createdAt'),
    // Only the import writes this column, in this shape.
    sql<MaterialData>`data - '{description2,description2En,description3,description3En,description4,description4En,baseInfo,origins}'::text[]
      || jsonb_build_object('baseInfo', coalesce(data -> 'baseInfo', '{}') - ${unreadBaseInfo}::text[])`.as(
      'data',
    ),
  ])
}

/** Aggregated into two arrays per row: one row per pair would take longer than reading all models. */
function selectPairs(database: Database) {
  return database
    .selectFrom('material_value')
    .select([
      sql<string>`coalesce(array_agg(material_id)::text, '{}')`.as('materialIds'),
      sql<string>`coalesce(array_agg(value_id)::text, '{}')`.as('valueIds'),
    ])
}

type MaterialRows = Awaited<ReturnType<ReturnType<typeof selectMaterials>['execute']>>

function collect(
  collected: ReturnType<typeof collectMaterials>,
  rows: MaterialRows,
  pairs: { materialIds: string; valueIds: string },
  popularity: { sales: Map<number, number>; collection: Map<number, number> },
) {
  for (const { data, ...row } of rows) {
    collected.addMaterial({
      ...row,
      genericName: data.genericName ?? '',
      genericNameEn: data.genericNameEn ?? '',
      description: data.description ?? '',
      descriptionEn: data.descriptionEn ?? '',
      unitName: data.unitName ?? '',
      unitNameEn: englishUnit(data.unitName, data.unitNameEn),
      weUnitName: data.weUnitName ?? 'kg',
      netWeight: data.netWeight ?? null,
      def8: data.def8 ?? null,
      inventory: data.inventory ?? null,
      isCalculate: data.isCalculate ?? 0,
      prodImgs: data.prodImgs ?? [],
      further: furtherJson('Material', data),
      sales: popularity.sales.get(row.id) ?? 0,
      collection: popularity.collection.get(row.id) ?? 0,
    })
  }
  const valueIds = numbersOf(pairs.valueIds)
  numbersOf(pairs.materialIds).forEach((id, at) => collected.addValue(id, itemAt(valueIds, at)))
}

/** Parses a PostgreSQL array literal: `{1,2,3}`. */
function numbersOf(text: string): number[] {
  const inside = text.slice(1, -1)
  return inside === '' ? [] : inside.split(',').map(Number)
}
