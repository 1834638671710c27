import { noteChange } from '../../audit/audit.sql'
import { passOver } from '../../audit/watch.sql'
import type { ImportedMaterial } from '../../../domain/catalogue/import/material'
import type { Refused } from '../../../domain/catalogue/import/reasons'
import { existingModels } from '../../../domain/catalogue/import/existing'
import { type ImportedCatalogue, importRows } from '../../../domain/catalogue/import/rows'
import type { ImportTable } from '../../../domain/catalogue/import/table'
import type { Database, Pool } from '../../database/database'
import { storeFrame } from './frame'
import {
  analyze,
  listUnknownLinks,
  markChanged,
  storeProducts,
  storeProductValues,
  storeRelations,
} from './products.sql'
import { saidOnce } from './once'
import { withKnownClasses } from './known-classes'
import { knownParts } from './known-parts.sql'
import type { Renames } from './renames'
import { type OnProgress, productsAtOnce, stage } from './staging'
import { showProducts } from '../product-pictures'
import { notifySubscribers } from '../subscribers.sql'
import {
  type NewCategory,
  type NewClass,
  bumpVersion,
  listCategories,
  lockCatalogue,
  storeCategories,
} from './import.sql'

/** Tables to ANALYZE after a large import, so that the query planner has current statistics. */
const grownTables = [
  'material',
  'material_value',
  'material_relation',
  'characteristic_value',
  'product_class',
  'class_characteristic',
]

export interface ImportInput {
  tables: readonly ImportTable[]
  /** Categories to store first; a sheet alone never creates any. */
  categories?: readonly NewCategory[]
  /** Classes to create even without products. */
  classes?: readonly NewClass[]
}

export interface ImportOptions {
  /** Stores nothing if any row is refused. */
  strict?: boolean
  /** Gives shared classes and values the English names of the sheets. */
  rename?: boolean
  /** Keeps new products and classes out of the shop. */
  unpublished?: boolean
  onProgress?: OnProgress
  /**
   * Called before anything is stored, when the affected products are known, and when the created and changed ones are
   * known.
   */
  record?: {
    begin: (database: Database) => Promise<void>
    staged?: (database: Database) => Promise<void>
    stored: (database: Database, productIds: readonly number[]) => Promise<void>
  }
  /** User and import record for the audit log; missing for the command. */
  by?: { userId: number; importId: number; fileName: string }
}

export interface ImportReport {
  /**
   * Counts of new and changed products, and of rows without a change (repeated in the sheet or equal to the
   * catalogue).
   */
  added: number
  changed: number
  unchanged: number
  refused: Refused[]
  unusable: ImportedCatalogue['unusable']
  unknownColumns: string[]
  /** Links left out because their target model is missing; the rows are stored. */
  leftOut: { table: string; line: number; model: string }[]
  renames: Renames
  /** False if `strict` prevented storing. */
  stored: boolean
}

const noRenames: Renames = { renames: [], models: 0, keptSpellings: [] }

/** Result of an import with the ids of changed products. */
export interface Stored {
  report: ImportReport
  materials: readonly ImportedMaterial[]
  repeated: ImportedCatalogue['repeated']
  added: number[]
  changed: number[]
}

/**
 * Stores sheets as products in one transaction: all valid rows, or none. Products missing from the sheets stay.
 * Importing the same sheets again changes nothing and notifies nobody.
 */
export function importCatalogue(
  pool: Pool,
  input: ImportInput,
  options: ImportOptions = {},
): Promise<ImportReport> {
  return pool
    .transaction()
    .execute(async (database) => (await importInto(database, input, options)).report)
}

/** The same inside the caller's transaction. */
export async function importInto(
  database: Database,
  input: ImportInput,
  options: ImportOptions = {},
): Promise<Stored> {
  const { strict = false, rename = false, unpublished = false } = options
  const { onProgress = () => {}, record, by } = options
  await lockCatalogue(database)
  await passOver(database)
  const { categories = [], classes = [] } = input
  const imported = importRows(
    input.tables,
    [...categories, ...(await listCategories(database))],
    await knownParts(database, existingModels(input.tables)),
  )
  const { refused, repeated, unusable, unknownColumns } = imported
  if (strict && refused.length + unusable.length > 0) {
    const nothing = { added: 0, changed: 0, unchanged: 0, leftOut: [], renames: noRenames }
    return {
      materials: [],
      repeated: [],
      added: [],
      changed: [],
      report: { ...nothing, refused, unusable, unknownColumns, stored: false },
    }
  }

  await record?.begin(database)
  const categoriesChanged = await storeCategories(database, categories)
  const named = await withKnownClasses(database, imported.materials)
  const materials = await saidOnce(database, named)
  const frameOptions = { classes, rename, unpublished }
  const frame = await storeFrame(database, { ...imported, materials }, frameOptions)
  await stage(database, materials, frame, onProgress)
  await record?.staged?.(database)
  // Each step takes seconds in a large import; it can be cancelled in between.
  const goOn = () => onProgress({ done: materials.length, total: materials.length })
  const { added, changed } = await storeProducts(database, { published: !unpublished })
  await goOn()
  const touched = [...(await storeProductValues(database)), ...(await storeRelations(database))]
  await goOn()
  const isNew = new Set(added)
  const different = [...new Set([...changed, ...touched])].filter((id) => !isNew.has(id))
  await markChanged(database, different)
  const leftOut = await unknownLinks(database, materials)
  await showProducts(database, [...added, ...different])
  await goOn()

  const changes = categoriesChanged + frame.changes + added.length + different.length
  if (changes > 0) await bumpVersion(database, [...added, ...different])
  await notifySubscribers(database, added)
  if (added.length > productsAtOnce) await analyze(database, grownTables)
  const unchanged = materials.length - added.length - different.length + repeated.length
  const counts = { added: added.length, changed: different.length, unchanged }
  if (changes > 0) {
    const stored = [...different, ...added]
    await record?.stored(database, stored)
    await noteChange(database, {
      userId: by?.userId,
      operation: 'importCatalogue',
      requestId: '',
      params: by ? { id: by.importId, fileName: by.fileName } : {},
      facts: {
        // Counts include all; details are recorded for the first ones only.
        changed: changes,
        added: added.length,
        different: different.length,
        unchanged,
        // Counts rows: a row may be refused for several reasons.
        refused: new Set(refused.map(({ table, line }) => `${table} ${line}`)).size,
        about: [
          // The import's record keeps each product before and after.
          ...(by ? [`catalogue_import:${by.importId}`] : []),
          ...stored.map((id) => `material:${id}`),
        ],
      },
    })
  }
  return {
    materials,
    repeated,
    added,
    changed: different,
    report: {
      ...counts,
      refused,
      unusable,
      unknownColumns,
      leftOut,
      renames: frame.renames,
      stored: true,
    },
  }
}

async function unknownLinks(database: Database, materials: readonly ImportedMaterial[]) {
  return (await listUnknownLinks(database)).flatMap(({ n, model }) => {
    const material = materials[n]
    return material ? [{ table: material.table, line: material.line, model }] : []
  })
}
