import type { Context } from '../http/context'
import type { Task } from '../worker-pool/task'
import type { PdfDocument } from './document'

/** The worker thread loads the fonts with its first document. */
export const drawPdfTask: Task<PdfDocument, Uint8Array> = {
  name: 'drawPdf',
  seconds: 30,
  load: async () => (await import('./draw')).drawPdf,
}

export async function makePdf(
  { offload }: Pick<Context, 'offload'>,
  document: PdfDocument,
): Promise<Buffer> {
  return Buffer.from(await offload(drawPdfTask, document))
}
