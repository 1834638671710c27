import type { ImportTable } from '../../../domain/catalogue/import/table'
import { Refusal } from '../../http/errors'
import { connect, type Database, type Pool } from '../../database/database'
import { filesOf } from '../../files/files.sql'
import { storeOf } from '../../files/store'
import type { Settings } from '../../settings/settings'
import type { Task } from '../../worker-pool/task'
import { importInto, type ImportOptions } from './import'
import { noteImported } from './audit.sql'
import { describeImport, type Description } from './description'
import { keepChanges, keepFrame, keepProducts } from './record.sql'
import { storeRows } from './rows.sql'
import { readCatalogueSheet } from './sheet'
import { beginImport, endImport, holdRun, importState, tellProgress } from './imports.sql'
import type { Begun, ImportData } from './imports.sql'

export const importSubject = 'catalogueImport'

/** Thrown if the import was cancelled. */
class Cancelled extends Error {}

/** Thrown to roll back a check. */
class OnlyChecked extends Error {
  readonly description: Description
  constructor(description: Description) {
    super('Only checked')
    this.description = description
  }
}

/** Runs an import in a worker thread; returns unexpected errors for the log. */
export const importTask: Task<number, Error[]> = {
  name: 'import',
  seconds: 6 * 3600,
  load: async () => async (id, environment) => {
    const faults: Error[] = []
    const log = {
      error: (error: unknown) =>
        void faults.push(error instanceof Error ? error : new Error(String(error))),
    }
    const { databaseUrl, settings } = environment
    await withImportPools(databaseUrl, (pools) => runImport({ pools, settings, log }, id))
    return faults
  },
}

/**
 * Three separate pools: one connection holds the lock, one imports, and one reports progress while the others are
 * inside transactions.
 */
export interface ImportPools {
  lock: Pool
  work: Pool
  beside: Pool
}

export async function withImportPools(
  url: string,
  run: (pools: ImportPools) => Promise<void>,
): Promise<void> {
  const pools = { lock: connect(url, 1), work: connect(url, 1), beside: connect(url, 1) }
  try {
    await run(pools)
  } finally {
    await Promise.all(Object.values(pools).map((pool) => pool.destroy()))
  }
}

export interface RunParts {
  pools: ImportPools
  settings: Pick<Settings, 'dataDir' | 's3Url'>
  log: { error: (error: unknown, text: string) => void }
}

/**
 * Checks or stores an import, as its record says. A check does everything and rolls back, so its result is exact. An
 * advisory lock shows other processes that this one is alive.
 */
export async function runImport({ pools, settings, log }: RunParts, id: number): Promise<void> {
  const { beside } = pools
  await pools.lock.transaction().execute(async (lock) => {
    await holdRun(lock, id)
    const begun = await beginImport(beside, id)
    if (!begun) return
    let otherSheets: string[] | undefined
    try {
      const table = readCatalogueSheet(begun.fileName, await bytesOf(beside, settings, id))
      otherSheets = table.otherSheets
      await checkOrStore(pools, table, begun)
    } catch (error) {
      if (error instanceof Cancelled) {
        await endImport(beside, id, { state: importState.cancelled, data: {} })
        return
      }
      const known = error instanceof Refusal
      if (!known) log.error(error, `import ${id}`)
      const failure: ImportData['failure'] = known
        ? { key: error.key, ...(error.details.values && { values: error.details.values }) }
        : { key: 'products.imports.broken' }
      await endImport(beside, id, {
        state: importState.failed,
        data: { failure, ...(otherSheets && { otherSheets }) },
      })
    }
  })
}

async function checkOrStore({ work, beside }: ImportPools, table: ImportTable, begun: Begun) {
  const { id, userId } = begun
  const goOn = async (done: number) => {
    if (await tellProgress(beside, id, { done, total: table.rows.length })) throw new Cancelled()
  }
  await goOn(0)
  const options: ImportOptions = {
    strict: begun.storing && begun.strict,
    ...begun.choices,
    onProgress: ({ done }) => goOn(done),
    record: { begin: keepFrame, staged: keepProducts, stored: noteImported },
    by: { userId, importId: id, fileName: begun.fileName },
  }
  try {
    await work.transaction().execute(async (database) => {
      const stored = await importInto(database, { tables: [table] }, options)
      const { unusable, refused } = stored.report
      if (unusable[0]) throw new Refusal(unusable[0].reason, { values: { ...unusable[0].params } })
      if (!stored.report.stored) {
        const lines = new Set(refused.map(({ line }) => line)).size
        throw new Refusal('catalogue.import.strictlyNothing', { values: { refused: lines } })
      }
      const description = await describeImport(database, table, stored)
      if (!begun.storing) throw new OnlyChecked(description)
      if (description.digest !== begun.digest) throw new Refusal('products.imports.otherwise')
      await keepChanges(database, id, [...stored.added, ...stored.changed])
      await end(database, id, importState.stored, description)
    })
  } catch (error) {
    if (!(error instanceof OnlyChecked)) throw error
    const { description } = error
    await work.transaction().execute(async (database) => {
      await storeRows(database, id, description.rows)
      await end(database, id, importState.checked, description)
    })
  }
}

async function end(database: Database, id: number, state: number, { digest, data }: Description) {
  if (!(await endImport(database, id, { state, digest, data }))) throw new Cancelled()
}

async function bytesOf(pool: Pool, settings: RunParts['settings'], id: number): Promise<Buffer> {
  const [file] = await filesOf(pool, { subject: importSubject, subjectId: id })
  const bytes = file && (await storeOf(settings).get(file.storageKey))
  if (!bytes) throw new Refusal('files.notFound')
  return bytes
}
