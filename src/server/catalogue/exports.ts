import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { spelled } from '../../domain/catalogue/material-data'
import { todayAt } from '../database/clock'
import { Refusal } from '../errors'
import type { Handlers } from '../handler'
import type { SheetFile } from '../spreadsheets/write-table'
import { exportFile, type ExportOrder } from './export'
import { classNamed } from './export.sql'

export interface ExportStart {
  url: string
  order: ExportOrder
}

/** Beside the bundle of the server lies the one of the thread; the sources run without it. */
const bundled = new URL('./export-worker.js', import.meta.url)

/** Writes spreadsheets in a thread, one after the other: a large one takes seconds and memory. */
export function exportHandlers(url: string) {
  let last: Promise<unknown> = Promise.resolve()
  return {
    async exportCatalogue({ query: { classId, format } }, { pool, language, settings, text }) {
      const named = classId === undefined ? undefined : await classNamed(pool, classId)
      if (classId !== undefined && !named) throw new Refusal('catalogue.classNotFound')
      const name = named
        ? spelled(language, named.zh, named.en)
        : text('products.exports.everything')
      const order = { format, name, ...(classId !== undefined && { classId }) }
      const write = () =>
        existsSync(bundled) ? writtenBy(new Worker(bundled, start(order))) : exportFile(pool, order)
      const file = last.then(write, write)
      last = file.catch(() => undefined)
      const { type, bytes } = await file
      const day = todayAt(settings.timeZone)
      return { type, bytes, confidential: { name: `${name}-${day}.${format}` } }
    },
  } satisfies Partial<Handlers>

  function start(order: ExportOrder): { workerData: ExportStart } {
    return { workerData: { url, order } }
  }
}

function writtenBy(thread: Worker): Promise<SheetFile> {
  return new Promise((resolve, reject) => {
    // What a thread sends comes as plain memory.
    thread.on('message', ({ type, bytes }: { type: string; bytes: Uint8Array }) =>
      resolve({ type, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) }),
    )
    thread.on('error', reject)
    thread.on('exit', () => reject(new Error('The thread has ended')))
  })
}
