import PDFKit from 'pdfkit'
import { localeOf } from '../../domain/language/language'
import type { PdfDocument } from './document'
import { openFonts, type Fonts } from './fonts'
import { legible } from './legible'
import { linesOf } from './lines'
import { currentFont } from './current-font'

export const ink = { text: '#1f2733', muted: '#5f6b7a', line: '#c9d1da', shade: '#f1f4f7' }

const margin = { side: 40, top: 64, bottom: 56 }
/** Line height relative to the font size: Chinese needs more than Latin. */
const leading = 1.45

/** Drawing state of a document: current page and position. Lengths in points. */
export interface Sheet {
  readonly doc: PDFKit.PDFDocument
  readonly fonts: Fonts
  readonly left: number
  readonly width: number
  readonly top: number
  readonly bottom: number
  y: number
  /** Set when a character was written that no font contains. */
  lacking: boolean
  /** Starts a new page unless `height` still fits. */
  need(height: number): void
  nextPage(): void
  lines(text: string, width: number, style: Style): string[]
  /** Writes one line into a box that starts at x. */
  write(
    line: string,
    at: { x: number; y: number; width?: number; right?: boolean },
    style: Style,
  ): void
}

export interface Style {
  size: number
  bold?: boolean
  colour?: string
}

export const lineHeight = ({ size }: Style) => size * leading

export function openSheet({ title, language, landscape, header }: PdfDocument): Sheet {
  const doc = new PDFKit({
    size: 'A4',
    layout: landscape ? 'landscape' : 'portrait',
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
    bufferPages: true,
    lang: localeOf[language].replace('_', '-'),
    displayTitle: true,
    info: { Title: title, Author: header.left },
  })
  const fonts = openFonts(doc)

  // Quotes such as “ and ’ are full-width unless proportional forms are selected. Not for ， and （: their proportional
  // forms are the glyphs of , and (, so copied text would change.
  const featuresOf = (text: string): { features?: PDFKit.Mixins.OpenTypeFeatures[] } =>
    language === 'en' && !/[\uFF01-\uFF5E、。]/.test(text) ? { features: ['pwid'] } : {}

  const pen = penOf(doc, fonts, featuresOf)
  const sheet: Sheet = {
    doc,
    fonts,
    left: margin.side,
    width: doc.page.width - 2 * margin.side,
    top: margin.top,
    bottom: doc.page.height - margin.bottom,
    y: margin.top,
    lacking: false,
    need(height) {
      if (sheet.y + height > sheet.bottom && sheet.y > margin.top) sheet.nextPage()
    },
    nextPage() {
      doc.addPage()
      sheet.y = margin.top
    },
    lines(text, width, style) {
      const shown = withoutControls(text.normalize('NFC'))
      const written = legible(shown, fonts.hasGlyph)
      sheet.lacking ||= written.lacking
      return linesOf(written.text, width, (part) => pen.widthOf(part, style))
    },
    write(line, { x, y, width = 0, right }, style) {
      pen.write(line, right ? x + width - pen.widthOf(line, style) : x, y, style)
    },
  }
  return sheet
}

/** No font contains control characters. */
const withoutControls = (text: string) => text.replace(/[^\P{Cc}\n\r\t]/gu, '')

/** Writes a line run by run, each in its font. */
function penOf(
  doc: PDFKit.PDFDocument,
  fonts: Fonts,
  featuresOf: (text: string) => { features?: PDFKit.Mixins.OpenTypeFeatures[] } = () => ({}),
) {
  const runsOf = (line: string, { bold }: Style) => fonts.runsOf(line, bold ? 'bold' : 'regular')
  /** A table repeats its names and units, and a line is measured again with each of its words. */
  const widths = new Map<string, number>()
  const measured = (line: string, style: Style) =>
    runsOf(line, style).reduce(
      (width, { font, text }) =>
        width + doc.font(font).fontSize(style.size).widthOfString(text, featuresOf(text)),
      0,
    )
  return {
    widthOf(line: string, style: Style): number {
      const key = `${style.size}${style.bold ? 'b' : 'r'}${line}`
      const width = widths.get(key) ?? measured(line, style)
      widths.set(key, width)
      return width
    },
    write(line: string, x: number, y: number, style: Style): void {
      let at = x
      // Fonts have different ascents; align all on the baseline of the first.
      const ascent = ascentOf(doc.font('regular').fontSize(style.size))
      for (const { font, text } of runsOf(line, style)) {
        doc
          .font(font)
          .fontSize(style.size)
          .fillColor(style.colour ?? ink.text)
        const features = featuresOf(text)
        doc.text(text, at, y + ascent, { lineBreak: false, baseline: 'alphabetic', ...features })
        at += doc.widthOfString(text, features)
      }
    },
  }
}

/** Points from the top of a line to the baseline of the current font. */
function ascentOf(doc: PDFKit.PDFDocument): number {
  const { ascender, size } = currentFont(doc)
  return (ascender / 1000) * size
}

/** Writes headers and footers once the number of pages is known. */
export function finishPages(
  { doc, fonts, left, width }: Sheet,
  { header, footer }: PdfDocument,
): void {
  const pen = penOf(doc, fonts)
  const { count } = doc.bufferedPageRange()
  const style: Style = { size: 8, colour: ink.muted }
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    const put = (given: string, y: number, right: boolean) => {
      const { text } = legible(given.normalize('NFC'), fonts.hasGlyph)
      pen.write(text, right ? left + width - pen.widthOf(text, style) : left, y, style)
    }
    const foot = doc.page.height - 38
    put(header.left, 30, false)
    put(header.right, 30, true)
    doc.lineWidth(0.5).strokeColor(ink.line)
    doc
      .moveTo(left, 46)
      .lineTo(left + width, 46)
      .stroke()
    const number = `${page + 1} / ${count}`
    put(number, foot, true)
    const room = width - pen.widthOf(number, style) - 16
    linesIn(footer ?? '', (line) => pen.widthOf(line, style) <= room).forEach((line, nth) =>
      put(line, foot + nth * 10, false),
    )
  }
}

/** Breaks text into lines, drawn one by one: pdfkit's own wrapping would start a new page at the bottom margin. */
function linesIn(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = [...lines.slice(-1), word].join(' ')
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
