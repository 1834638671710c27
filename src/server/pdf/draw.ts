import { drawBlock, drawTitle } from './blocks'
import type { PdfBlock, PdfDocument } from './document'
import { finishPages, openSheet, type Sheet } from './sheet'

/** Sizes of drawings that are tried, until the last page holds more than a few lines. */
const sizes = [1, 0.88, 0.76, 0.64]

/** Renders a document. Takes about 0.2 s of CPU time, most of it for the fonts. */
export async function drawPdf(document: PdfDocument): Promise<Uint8Array> {
  if (!document.tidy) return finished(laidOut(document), document)
  const first = laidOut(document)
  if (!endsEmpty(first)) return finished(first, document)
  for (const size of sizes.slice(1)) {
    const smaller = laidOut({
      ...document,
      blocks: document.blocks.map((block) => sized(block, size)),
    })
    if (!endsEmpty(smaller)) return finished(smaller, document)
  }
  return finished(first, document)
}

function laidOut(document: PdfDocument): Sheet {
  const sheet = openSheet(document)
  drawTitle(sheet, document.title)
  document.blocks.forEach((block, at, all) =>
    drawBlock(sheet, block, document.language, all[at + 1]),
  )
  return sheet
}

/** True if less than a quarter of the last page of several is used. */
const endsEmpty = ({ doc, y, top, bottom }: Sheet): boolean =>
  doc.bufferedPageRange().count > 1 && y - top < (bottom - top) / 4

const sized = (block: PdfBlock, size: number): PdfBlock =>
  block.kind === 'drawing'
    ? { ...block, width: block.width * size, height: block.height * size }
    : block

async function finished(sheet: Sheet, document: PdfDocument): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  const done = new Promise<void>((resolve, reject) => {
    sheet.doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    sheet.doc.on('end', resolve)
    sheet.doc.on('error', reject)
  })
  finishPages(sheet, document)
  sheet.doc.end()
  await done
  return Buffer.concat(chunks)
}
