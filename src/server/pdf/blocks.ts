import drawSvg from 'svg-to-pdfkit'
import type { Language } from '../../domain/language/language'
import { translate } from '../../i18n/translate'
import { drawBanner, bannerHeight } from './banner'
import { picturesBeside, type PdfBlock, type PdfFact } from './document'
import { ink, lineHeight, type Sheet, type Style } from './sheet'
import { drawTable, tableBeginning } from './table'

const tones = {
  normal: { size: 10 },
  muted: { size: 9, colour: ink.muted },
  strong: { size: 10, bold: true },
} satisfies Record<string, Style>

/** Draws a block. If its text has characters that no font contains, a note below it explains the placeholder. */
export function drawBlock(
  sheet: Sheet,
  block: PdfBlock,
  language: Language,
  next?: PdfBlock,
): void {
  sheet.lacking = false
  drawKind(sheet, block, next)
  if (sheet.lacking) drawParagraph(sheet, translate(language, 'common.pdf.lacking'), tones.muted)
}

function drawKind(sheet: Sheet, block: PdfBlock, next?: PdfBlock): void {
  if (block.kind === 'heading') return drawHeading(sheet, block, next)
  if (block.kind === 'paragraph') {
    return drawParagraph(sheet, block.text, tones[block.tone ?? 'normal'])
  }
  if (block.kind === 'banner') return drawBanner(sheet, block)
  if (block.kind === 'facts') return drawFacts(sheet, block.facts, block.columns ?? 2)
  if (block.kind === 'table') return drawTable(sheet, block)
  if (block.kind === 'pictures') return drawPictures(sheet, block)
  drawFigure(sheet, block)
}

/** Keeps a title or heading together with the start of its content. */
export function drawTitle(sheet: Sheet, text: string): void {
  drawParagraph(sheet, text, { size: 18, bold: true })
  sheet.y += 4
}

type Heading = Extract<PdfBlock, { kind: 'heading' }>

const heading: Style = { size: 12, bold: true }

/** Draws a heading on the page on which its content starts. */
function drawHeading(sheet: Sheet, { text, minor }: Heading, next?: PdfBlock): void {
  const [style, above] = minor ? [tones.strong, 0] : [heading, 8]
  const own = above + sheet.lines(text, sheet.width, style).length * lineHeight(style) + 6
  const { lacking } = sheet
  sheet.need(Math.max(minor ? 0 : 90, own + (next ? beginning(sheet, next) : 0)))
  // A missing character is explained below the next block.
  sheet.lacking = lacking
  sheet.y += above
  drawParagraph(sheet, text, style)
}

/** Minimum height that a block needs on a page before it may break. */
function beginning(sheet: Sheet, block: PdfBlock): number {
  if (block.kind === 'paragraph') return lineHeight(tones[block.tone ?? 'normal'])
  if (block.kind === 'banner') return bannerHeight(sheet, block)
  if (block.kind === 'facts') return factsRow(sheet, block.facts, block.columns ?? 2).height
  if (block.kind === 'table') return tableBeginning(sheet, block)
  if (block.kind === 'heading') return 90
  if (block.kind === 'pictures') return picturesRoom(sheet, block).height
  const { height, below } = figureRoom(sheet, block)
  return height + below
}

function drawParagraph(sheet: Sheet, text: string, style: Style): void {
  for (const line of sheet.lines(text, sheet.width, style)) {
    sheet.need(lineHeight(style))
    sheet.write(line, { x: sheet.left, y: sheet.y }, style)
    sheet.y += lineHeight(style)
  }
  sheet.y += 6
}

const label: Style = { size: 9, colour: ink.muted }
const value: Style = { size: 10 }
const gap = 16

/** Draws facts side by side with the label above the value, so that long bilingual labels fit. */
function drawFacts(sheet: Sheet, facts: PdfFact[], columns: number): void {
  for (let first = 0; first < facts.length; first += columns) {
    const { row, width, height } = factsRow(sheet, facts.slice(first), columns)
    sheet.need(height)
    writeBeside(
      sheet,
      row.map(({ labels }) => labels),
      width,
      label,
    )
    writeBeside(
      sheet,
      row.map(({ values }) => values),
      width,
      value,
    )
    sheet.y += 6
  }
}

/** The first row of facts, and the height to keep together: its labels and the start of its values. */
function factsRow(sheet: Sheet, facts: PdfFact[], columns: number) {
  const width = (sheet.width - gap * (columns - 1)) / columns
  const row = facts.slice(0, columns).map((fact) => ({
    labels: sheet.lines(fact.label, width, label),
    values: sheet.lines(fact.value || '–', width, value),
  }))
  const labelLines = Math.max(...row.map(({ labels }) => labels.length))
  const valueLines = Math.max(...row.map(({ values }) => values.length))
  const height = labelLines * lineHeight(label) + Math.min(valueLines, 6) * lineHeight(value)
  return { row, width, height }
}

function writeBeside(sheet: Sheet, texts: string[][], width: number, style: Style): void {
  const lines = Math.max(...texts.map(({ length }) => length))
  for (let line = 0; line < lines; line++) {
    sheet.need(lineHeight(style))
    texts.forEach((text, column) => {
      const x = sheet.left + column * (width + gap)
      sheet.write(text[line] ?? '', { x, y: sheet.y }, style)
    })
    sheet.y += lineHeight(style)
  }
}

type Pictures = Extract<PdfBlock, { kind: 'pictures' }>

function picturesRoom(sheet: Sheet, { title, pictures }: Pictures) {
  const width = (sheet.width - gap * (picturesBeside - 1)) / picturesBeside
  const room = { width, height: width * (3 / 4) }
  const titles = title ? sheet.lines(title, sheet.width, label) : []
  const captions = pictures.map(({ caption }) => sheet.lines(caption, width, label))
  const lines = titles.length + Math.max(...captions.map(({ length }) => length))
  return { room, titles, captions, height: room.height + 12 + lines * lineHeight(label) }
}

/** Draws pictures side by side with their captions, on one page with their heading. */
function drawPictures(sheet: Sheet, block: Pictures): void {
  const { room, titles, captions, height } = picturesRoom(sheet, block)
  sheet.need(height)
  writeBeside(sheet, [titles], sheet.width, label)
  block.pictures.forEach(({ bytes }, column) => {
    const x = sheet.left + column * (room.width + gap)
    // pdfkit expects Buffers; data from another thread arrives as Uint8Array.
    sheet.doc.image(Buffer.from(bytes), x, sheet.y, { fit: [room.width, room.height] })
  })
  sheet.y += room.height + 6
  writeBeside(sheet, captions, room.width, label)
  sheet.y += 6
}

type Figure = Extract<PdfBlock, { kind: 'drawing' }>

function figureRoom(sheet: Sheet, figure: Figure) {
  const caption = figure.caption ? sheet.lines(figure.caption, sheet.width, label) : []
  const below = 6 + caption.length * lineHeight(label)
  const scale = Math.min(
    1,
    sheet.width / figure.width,
    (sheet.bottom - sheet.top - below) / figure.height,
  )
  return { width: figure.width * scale, height: figure.height * scale, caption, below }
}

function drawFigure(sheet: Sheet, figure: Figure): void {
  const { doc, left } = sheet
  const { width, height, caption, below } = figureRoom(sheet, figure)
  sheet.need(height + below)
  const fontCallback = (_family: string, bold: boolean) => (bold ? 'bold' : 'regular')
  drawSvg(doc, figure.svg, left, sheet.y, { width, height, fontCallback })
  sheet.y += height + 6
  for (const line of caption) {
    sheet.write(line, { x: left, y: sheet.y }, label)
    sheet.y += lineHeight(label)
  }
  sheet.y += 6
}
