import { drawBlock, drawTitle } from './blocks'
import type { PdfDocument } from './document'
import { finishPages, openSheet } from './sheet'

/** Renders a document. Takes about 0.2 s of CPU time, most of it for the fonts. */
export async function drawPdf(document: PdfDocument): Promise<Uint8Array> {
  const sheet = openSheet(document)
  const chunks: Buffer[] = []
  const done = new Promise<void>((resolve, reject) => {
    sheet.doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    sheet.doc.on('end', resolve)
    sheet.doc.on('error', reject)
  })
  drawTitle(sheet, document.title)
  document.blocks.forEach((block, at, all) =>
    drawBlock(sheet, block, document.language, all[at + 1]),
  )
  finishPages(sheet, document)
  sheet.doc.end()
  await done
  return Buffer.concat(chunks)
}
