import type { Bilingual } from '../../domain/catalogue/bilingual'
import type { ImportedMaterial } from '../../domain/catalogue/import-material'
import { ownColumns } from '../../domain/catalogue/import-names'
import type { Refused } from '../../domain/catalogue/import-reasons'
import { type ImportedCatalogue, importRows } from '../../domain/catalogue/import-rows'
import type { ImportTable } from '../../domain/catalogue/import-table'
import { parseFigures } from '../../domain/catalogue/numeric-inputs'
import type { Database, Pool } from '../database/database'
import {
  type StoredCharacteristics,
  storeImportedCharacteristics,
  storeOccurrences,
} from './import-characteristics'
import { dataOf } from './import-data'
import {
  type StagedProduct,
  type StagedRelation,
  analyze,
  listUnknownLinks,
  openStaging,
  stageProducts,
  stageRelations,
  stageValues,
  storeProducts,
  storeProductValues,
  storeRelations,
} from './import-products.sql'
import {
  type NewCategory,
  type NewClass,
  type NewValue,
  bumpVersion,
  listCategories,
  listClasses,
  listValues,
  lockCatalogue,
  storeCategories,
  storeClasses,
  storeValues,
} from './import.sql'

/** How much goes to the database in one statement. */
const chunkSize = { products: 1000, values: 20_000 } as const

/** Their counts, by which the database plans, are taken anew after a large import. */
const grownTables = [
  ...['material', 'material_value', 'material_relation'],
  ...['characteristic_value', 'product_class', 'class_characteristic'],
]

export interface ImportInput {
  tables: readonly ImportTable[]
  /** Categories to be put into the tree before; a sheet alone never makes one. */
  categories?: readonly NewCategory[]
  /** Classes that are to be there also without products. */
  classes?: readonly NewClass[]
}

export interface ImportOptions {
  /** Store nothing when a row is refused. */
  strict?: boolean
  onProgress?: (progress: { done: number; total: number }) => void
}

export interface ImportReport {
  /** Products that are new, that another row made different, and that were so already. */
  added: number
  changed: number
  unchanged: number
  refused: Refused[]
  unusable: ImportedCatalogue['unusable']
  /** Links left out because their model is not in the catalogue; the rows themselves are stored. */
  leftOut: Refused[]
  /** False where strictness kept everything out. */
  stored: boolean
}

/**
 * Stores sheets as products, in one transaction: all good rows, or none. What is in the catalogue
 * and not in a sheet stays; the same sheets once more change nothing, and nobody is notified.
 */
export async function importCatalogue(
  pool: Pool,
  input: ImportInput,
  { strict = false, onProgress = () => {} }: ImportOptions = {},
): Promise<ImportReport> {
  return pool.transaction().execute(async (database) => {
    await lockCatalogue(database)
    const categoriesChanged = await storeCategories(database, input.categories ?? [])
    const imported = importRows(input.tables, await listCategories(database))
    const { refused, unusable, materials } = imported
    const nothing = { added: 0, changed: 0, unchanged: 0, leftOut: [], refused, unusable }
    if (strict && refused.length + unusable.length > 0) return { ...nothing, stored: false }

    const frame = await storeFrame(database, imported, input.classes ?? [])
    await stage(database, materials, frame, onProgress)
    const { added, changed } = await storeProducts(database)
    const touched = [...(await storeProductValues(database)), ...(await storeRelations(database))]
    const isNew = new Set(added)
    const different = new Set([...changed, ...touched].filter((id) => !isNew.has(id)))
    const leftOut = await unknownLinks(database, materials)

    const changes = categoriesChanged + frame.changes + added.length + different.size
    if (changes > 0) await bumpVersion(database)
    if (added.length > chunkSize.products) await analyze(database, grownTables)
    onProgress({ done: materials.length, total: materials.length })
    const unchanged = materials.length - added.length - different.size
    const counts = { added: added.length, changed: different.size, unchanged }
    return { ...counts, refused, unusable, leftOut, stored: true }
  })
}

interface Frame {
  classIds: ReadonlyMap<string, number>
  characteristics: StoredCharacteristics
  valueIds: ReadonlyMap<string, number>
  changes: number
}

const keyOf = (...parts: (string | number)[]) => parts.join('\u0000')

/** Makes what products refer to: classes, characteristics and their values. */
async function storeFrame(
  database: Database,
  imported: ImportedCatalogue,
  further: readonly NewClass[],
): Promise<Frame> {
  const { materials } = imported
  const classes = new Map<string, NewClass>()
  const named = materials.map(({ category, className: { zh, en } }) => ({
    ...{ category, name: zh, nameEn: en },
  }))
  for (const one of [...named, ...further]) {
    const key = keyOf(one.category, one.name)
    const earlier = classes.get(key)
    if (!earlier?.nameEn) classes.set(key, one)
  }
  const classesChanged = await storeClasses(database, [...classes.values()])
  const classIds = new Map(
    (await listClasses(database)).map(({ id, category, name }) => [keyOf(category, name), id]),
  )
  const { byKey, byCode, changed } = await storeImportedCharacteristics(database, imported)
  const { valueIds, valuesChanged } = await storeImportedValues(database, materials, byKey)

  const occurrences = new Map<number, { classId: number; category: string; codes: Set<string> }>()
  for (const { category, className, values } of materials) {
    const classId = idIn(classIds, keyOf(category, className.zh))
    const occurrence = occurrences.get(classId) ?? { classId, category, codes: new Set() }
    occurrences.set(classId, occurrence)
    for (const [key, list] of Object.entries(values)) {
      const code = byKey.get(key)?.code
      if (list.length > 0 && code) occurrence.codes.add(code)
    }
  }
  const given = await storeOccurrences(database, occurrences.values(), byCode)
  const changes = classesChanged + changed + valuesChanged + given
  return { classIds, characteristics: byKey, valueIds, changes }
}

async function storeImportedValues(
  database: Database,
  materials: readonly ImportedMaterial[],
  characteristics: StoredCharacteristics,
) {
  const values = new Map<string, NewValue>()
  const add = (characteristicId: number, { zh: val, en: valEn }: Bilingual) => {
    const key = keyOf(characteristicId, val)
    const earlier = values.get(key)
    if (earlier) earlier.valEn ||= valEn
    else {
      const { from = null, to = null } = parseFigures(val) ?? {}
      values.set(key, { characteristicId, val, valEn, from, to })
    }
  }
  for (const material of materials) {
    for (const [key, list] of Object.entries(material.values)) {
      const one = characteristics.get(key)
      if (one) for (const value of list) add(one.id, value)
    }
  }
  let valuesChanged = 0
  for (const chunk of chunksOf([...values.values()], chunkSize.values)) {
    valuesChanged += await storeValues(database, chunk)
  }
  const ids = [...characteristics.values()].map(({ id }) => id)
  const stored = await listValues(database, ids)
  const valueIds = new Map(
    stored.map(({ id, characteristicId, val }) => [keyOf(characteristicId, val), id]),
  )
  return { valueIds, valuesChanged }
}

/** Brings the products, their values and links into the tables of the transaction. */
async function stage(
  database: Database,
  materials: readonly ImportedMaterial[],
  { classIds, characteristics, valueIds }: Frame,
  onProgress: NonNullable<ImportOptions['onProgress']>,
) {
  await openStaging(database)
  let done = 0
  for (const chunk of chunksOf(materials, chunkSize.products)) {
    const products: StagedProduct[] = []
    const values: { n: number[]; valueIds: number[] } = { n: [], valueIds: [] }
    const relations: StagedRelation[] = []
    for (const material of chunk) {
      const n = done++
      const covers = Object.keys(material.values).flatMap((key) => characteristics.get(key) ?? [])
      products.push({
        n,
        class_id: idIn(classIds, keyOf(material.category, material.className.zh)),
        model: material.model,
        material_name: material.materialName.zh,
        material_name_en: material.materialName.en,
        has_min_quantity: material.minQuantity !== undefined,
        min_quantity: material.minQuantity ?? null,
        data: dataOf(material, (key) => characteristics.get(key)?.code),
        covers: covers.map(({ id }) => id),
        has_replacements: material.replacements !== undefined,
        has_related: material.related !== undefined,
      })
      for (const [key, list] of Object.entries(material.values)) {
        const one = characteristics.get(key)
        for (const { zh } of one ? list : []) {
          values.n.push(n)
          values.valueIds.push(idIn(valueIds, keyOf(one?.id ?? 0, zh)))
        }
      }
      relations.push(...linksOf(material, n))
    }
    await stageProducts(database, products)
    await stageValues(database, values)
    await stageRelations(database, relations)
    onProgress({ done, total: materials.length })
  }
}

function linksOf({ replacements = [], related = [] }: ImportedMaterial, n: number) {
  const links = (kind: 1 | 2, models: string[]) =>
    models.map((model, sort): StagedRelation => ({ n, kind, model, sort }))
  return [...links(1, replacements), ...links(2, related)]
}

async function unknownLinks(
  database: Database,
  materials: readonly ImportedMaterial[],
): Promise<Refused[]> {
  return (await listUnknownLinks(database)).flatMap(({ n, kind, model }) => {
    const material = materials[n]
    if (!material) return []
    const column = ownColumns[kind === 1 ? 'replacements' : 'related'].join(' ')
    const reason = 'catalogue.import.modelOfLinkUnknown' as const
    return [{ table: material.table, line: material.line, column, reason, params: { model } }]
  })
}

function idIn(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`Nothing is stored under ${JSON.stringify(key)}`)
  return id
}

function* chunksOf<T>(list: readonly T[], size: number) {
  for (let at = 0; at < list.length; at += size) yield list.slice(at, at + size)
}
