import { parentPort } from 'node:worker_threads'
import { drawPdf } from './draw'
import type { PdfAnswer, PdfQuestion } from './pdf'

/** A thread that draws one document after the other. */
const port = parentPort!

port.on('message', ({ id, document }: PdfQuestion) => {
  drawPdf(document).then(
    (bytes) => port.postMessage({ id, bytes } satisfies PdfAnswer),
    (error: unknown) => port.postMessage({ id, error } satisfies PdfAnswer),
  )
})
