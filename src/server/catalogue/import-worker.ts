import { parentPort, workerData } from 'node:worker_threads'
import { runImport, withImportPools } from './import-run'
import type { ThreadStart } from './import-thread'

/** A thread that runs one import and ends with it; what goes wrong unexpectedly it tells who began it. */
const { id, url, settings } = workerData as ThreadStart
const log = { error: (error: unknown) => parentPort?.postMessage(error) }
await withImportPools(url, (pools) => runImport({ pools, settings, log }, id))
