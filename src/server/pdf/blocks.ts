import drawSvg from 'svg-to-pdfkit'
import type { Language } from '../../domain/language'
import { translate } from '../../i18n/translate'
import type { PdfBlock, PdfFact } from './document'
import { ink, lineHeight, type Sheet, type Style } from './sheet'
import { drawTable } from './table'

const tones = {
  normal: { size: 10 },
  muted: { size: 9, colour: ink.muted },
  strong: { size: 10, bold: true },
} satisfies Record<string, Style>

/** Draws a block; where its text has signs that the fonts lack, a line below it says what stands for them. */
export function drawBlock(sheet: Sheet, block: PdfBlock, language: Language): void {
  sheet.lacking = false
  drawKind(sheet, block)
  if (sheet.lacking) drawParagraph(sheet, translate(language, 'common.pdf.lacking'), tones.muted)
}

function drawKind(sheet: Sheet, block: PdfBlock): void {
  if (block.kind === 'heading') return drawHeading(sheet, block.text)
  if (block.kind === 'paragraph') {
    return drawParagraph(sheet, block.text, tones[block.tone ?? 'normal'])
  }
  if (block.kind === 'facts') return drawFacts(sheet, block.facts, block.columns ?? 2)
  if (block.kind === 'table') return drawTable(sheet, block)
  drawFigure(sheet, block)
}

/** Below a title or heading there is always room for something of what it heads. */
export function drawTitle(sheet: Sheet, text: string): void {
  drawParagraph(sheet, text, { size: 18, bold: true })
  sheet.y += 4
}

function drawHeading(sheet: Sheet, text: string): void {
  sheet.need(90)
  sheet.y += 8
  drawParagraph(sheet, text, { size: 12, bold: true })
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

/** Facts stand side by side, the label above the value, so that long labels of both languages have room. */
function drawFacts(sheet: Sheet, facts: PdfFact[], columns: number): void {
  const width = (sheet.width - gap * (columns - 1)) / columns
  for (let first = 0; first < facts.length; first += columns) {
    const row = facts.slice(first, first + columns).map((fact) => ({
      labels: sheet.lines(fact.label, width, label),
      values: sheet.lines(fact.value || '–', width, value),
    }))
    const labelLines = Math.max(...row.map(({ labels }) => labels.length))
    const valueLines = Math.max(...row.map(({ values }) => values.length))
    sheet.need(labelLines * lineHeight(label) + Math.min(valueLines, 6) * lineHeight(value))
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

function drawFigure(
  sheet: Sheet,
  figure: Extract<PdfBlock, { kind: 'picture' | 'drawing' }>,
): void {
  const { doc, left, bottom, top } = sheet
  const caption = figure.caption ? sheet.lines(figure.caption, sheet.width, label) : []
  const below = 6 + caption.length * lineHeight(label)
  const scale = Math.min(1, sheet.width / figure.width, (bottom - top - below) / figure.height)
  const [width, height] = [figure.width * scale, figure.height * scale]
  sheet.need(height + below)
  if (figure.kind === 'picture') {
    // pdfkit takes Node's buffers; what comes from another thread is a plain array of bytes.
    doc.image(Buffer.from(figure.bytes), left, sheet.y, { fit: [width, height] })
  } else {
    const fontCallback = (_family: string, bold: boolean) => (bold ? 'bold' : 'regular')
    drawSvg(doc, figure.svg, left, sheet.y, { width, height, fontCallback })
  }
  sheet.y += height + 6
  for (const line of caption) {
    sheet.write(line, { x: left, y: sheet.y }, label)
    sheet.y += lineHeight(label)
  }
  sheet.y += 6
}
