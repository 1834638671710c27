import { noteChange } from '../../audit/audit.sql'
import { passOver } from '../../audit/watch.sql'
import type { ImportedMaterial } from '../../../domain/catalogue/import/material'
import type { Refused } from '../../../domain/catalogue/import/reasons'
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

/** Their counts, by which the database plans, are taken anew after a large import. */
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
  /** Categories to be put into the tree before; a sheet alone never makes one. */
  categories?: readonly NewCategory[]
  /** Classes that are to be there also without products. */
  classes?: readonly NewClass[]
}

export interface ImportOptions {
  /** Store nothing when a row is refused. */
  strict?: boolean
  onProgress?: OnProgress
  /**
   * Is told before anything is stored, again when it is known which products the import is about, and at last which of
   * them it made or changed.
   */
  record?: {
    begin: (database: Database) => Promise<void>
    staged?: (database: Database) => Promise<void>
    stored: (database: Database, productIds: readonly number[]) => Promise<void>
  }
  /** Who imports, and by which record of an import, for the audit log; absent where a command does. */
  by?: { userId: number; importId: number; fileName: string }
}

export interface ImportReport {
  /** Products that are new and that a row made different, and rows that say what is so already, here or in the catalogue. */
  added: number
  changed: number
  unchanged: number
  refused: Refused[]
  unusable: ImportedCatalogue['unusable']
  /** Links left out because the model they name is not in the catalogue; the rows are stored. */
  leftOut: { table: string; line: number; model: string }[]
  /** False where strictness kept everything out. */
  stored: boolean
}

/** What was imported, and which of the products it changed. */
export interface Stored {
  report: ImportReport
  materials: readonly ImportedMaterial[]
  repeated: ImportedCatalogue['repeated']
  added: number[]
  changed: number[]
}

/**
 * Stores sheets as products, in one transaction: all good rows, or none. What is in the catalogue
 * and not in a sheet stays; the same sheets once more change nothing, and nobody is notified.
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

/** The same in a transaction that somebody else ends. */
export async function importInto(
  database: Database,
  input: ImportInput,
  { strict = false, onProgress = () => {}, record, by }: ImportOptions = {},
): Promise<Stored> {
  await lockCatalogue(database)
  await passOver(database)
  const { categories = [], classes = [] } = input
  const imported = importRows(input.tables, [...categories, ...(await listCategories(database))])
  const { refused, repeated, unusable } = imported
  if (strict && refused.length + unusable.length > 0) {
    const nothing = { added: 0, changed: 0, unchanged: 0, leftOut: [] }
    return {
      materials: [],
      repeated: [],
      added: [],
      changed: [],
      report: { ...nothing, refused, unusable, stored: false },
    }
  }

  await record?.begin(database)
  const categoriesChanged = await storeCategories(database, categories)
  const materials = await saidOnce(database, imported.materials)
  const frame = await storeFrame(database, { ...imported, materials }, classes)
  await stage(database, materials, frame, onProgress)
  await record?.staged?.(database)
  // Each of these takes seconds of a large import; it can be stopped between them.
  const goOn = () => onProgress({ done: materials.length, total: materials.length })
  const { added, changed } = await storeProducts(database)
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
        // All of them: what the log says of each is said of the first.
        changed: changes,
        added: added.length,
        different: different.length,
        unchanged,
        // Rows, of which one may be refused for several reasons.
        refused: new Set(refused.map(({ table, line }) => `${table} ${line}`)).size,
        about: [
          // Where each product stands as it was before and after.
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
    report: { ...counts, refused, unusable, leftOut, stored: true },
  }
}

async function unknownLinks(database: Database, materials: readonly ImportedMaterial[]) {
  return (await listUnknownLinks(database)).flatMap(({ n, model }) => {
    const material = materials[n]
    return material ? [{ table: material.table, line: material.line, model }] : []
  })
}
