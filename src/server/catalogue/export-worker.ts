import { parentPort, workerData } from 'node:worker_threads'
import { connect } from '../database/database'
import { exportFile } from './export'
import type { ExportStart } from './exports'

/** A thread that writes one spreadsheet and ends with it. */
const { url, order } = workerData as ExportStart
const pool = connect(url, 1)
try {
  parentPort!.postMessage(await exportFile(pool, order))
} finally {
  await pool.destroy()
}
