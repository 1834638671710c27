import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { PdfDocument } from './document'

/** What the thread is told and what it answers. */
export interface PdfQuestion {
  id: number
  document: PdfDocument
}
export type PdfAnswer = { id: number; bytes: Uint8Array } | { id: number; error: unknown }

/** Beside the bundle of the server lies the one of the thread; the sources run without it. */
const bundled = new URL('./pdf-worker.js', import.meta.url)
/** So long the thread, which holds the fonts, waits for another document before it ends. */
const idleMs = 60_000

interface Thread {
  worker: Worker
  waiting: Map<number, { resolve(bytes: Uint8Array): void; reject(error: unknown): void }>
}

let thread: Thread | undefined
let idle: NodeJS.Timeout | undefined
let lastId = 0

/**
 * Makes a PDF in a thread of its own, so that requests are answered meanwhile; without its bundle in this one, which is
 * spared the libraries otherwise.
 */
export async function makePdf(document: PdfDocument, bundle = bundled): Promise<Uint8Array> {
  if (!existsSync(bundle)) {
    const { drawPdf } = await import('./draw')
    return drawPdf(document)
  }
  clearTimeout(idle)
  const { worker, waiting } = (thread ??= begin(bundle))
  const id = ++lastId
  try {
    return await new Promise<Uint8Array>((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, document } satisfies PdfQuestion)
    })
  } finally {
    waiting.delete(id)
    if (waiting.size === 0) idle = setTimeout(() => void worker.terminate(), idleMs).unref()
  }
}

function begin(bundle: URL): Thread {
  const begun: Thread = { worker: new Worker(bundle), waiting: new Map() }
  const { worker, waiting } = begun
  // It must not keep the process from ending.
  worker.unref()
  worker.on('message', (answer: PdfAnswer) => {
    const asked = waiting.get(answer.id)
    if ('bytes' in answer) asked?.resolve(answer.bytes)
    else asked?.reject(answer.error)
  })
  const fail = (error: unknown) => {
    if (thread === begun) thread = undefined
    for (const { reject } of waiting.values()) reject(error)
  }
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('The thread that draws documents has ended')))
  return begun
}
