import { workerData } from 'node:worker_threads'
import { connect } from '../database/database'
import { runImport } from './import-run'
import type { ThreadStart } from './import-thread'

/** A thread that runs one import and ends with it. */
const { id, url, settings } = workerData as ThreadStart
// One holds the lock, one imports, one tells how far it is.
const pool = connect(url, 3)
try {
  await runImport(
    { pool, settings, log: { error: (error, text) => console.error(text, error) } },
    id,
  )
} finally {
  await pool.destroy()
}
