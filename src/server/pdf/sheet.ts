import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import PDFKit from 'pdfkit'
import { localeOf } from '../../domain/language'
import { projectRoot } from '../settings'
import type { PdfDocument } from './document'
import { legible } from './legible'
import { linesOf } from './lines'

export const ink = { text: '#1f2733', muted: '#5f6b7a', line: '#c9d1da', shade: '#f1f4f7' }

const margin = { side: 40, top: 64, bottom: 56 }
/** Of the height of the letters: Chinese needs more air than Latin. */
const leading = 1.45

/** The pages of a document while they are drawn: where the pen is, and how to write there. Lengths are points. */
export interface Sheet {
  readonly doc: PDFKit.PDFDocument
  readonly left: number
  readonly width: number
  readonly top: number
  readonly bottom: number
  y: number
  /** Set when something was to be written that the fonts have no shape for. */
  lacking: boolean
  /** Begins a new page unless `height` still fits on this one. */
  need(height: number): void
  nextPage(): void
  lines(text: string, width: number, style: Style): string[]
  /** Writes one line into a field that begins at x. */
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

const fonts = { regular: 'NotoSansSC-Regular.ttf', bold: 'NotoSansSC-Bold.ttf' }
const fontBytes = new Map<string, Buffer>()

function readFont(file: string): Buffer {
  const bytes = fontBytes.get(file) ?? readFileSync(join(projectRoot, 'src/server/pdf/fonts', file))
  fontBytes.set(file, bytes)
  return bytes
}

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
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, readFont(file))

  const choose = (text: string, { size, bold }: Style) =>
    doc.font(bold && hasGlyphs(doc, text) ? 'bold' : 'regular').fontSize(size)

  // Marks such as “ and ’ are as wide as a Chinese character, unless proportional ones are asked for. Those of ， and （
  // are the shapes of , and (, and who copies one of them out of the document would get the other.
  const featuresOf = (text: string): { features?: PDFKit.Mixins.OpenTypeFeatures[] } =>
    language === 'en' && !/[\uFF01-\uFF5E、。]/.test(text) ? { features: ['pwid'] } : {}

  const sheet: Sheet = {
    doc,
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
      const written = legible(shown, glyphsOf(doc, 'regular'))
      sheet.lacking ||= written.lacking
      choose(written.text, style)
      const features = featuresOf(written.text)
      return linesOf(written.text, width, (part) => doc.widthOfString(part, features))
    },
    write(line, { x, y, width = 0, right }, style) {
      choose(line, style).fillColor(style.colour ?? ink.text)
      const features = featuresOf(line)
      const start = right ? x + width - doc.widthOfString(line, features) : x
      doc.text(line, start, y, { lineBreak: false, ...features })
    },
  }
  return sheet
}

/** Control characters have no shape in any font. */
const withoutControls = (text: string) => text.replace(/[^\P{Cc}\n\r\t]/gu, '')

/** The bold font knows fewer characters than the regular one; a text with a rare one is written in the regular. */
function hasGlyphs(doc: PDFKit.PDFDocument, text: string): boolean {
  const hasGlyph = glyphsOf(doc, 'bold')
  return [...text.replace(/\s/g, '')].every(hasGlyph)
}

/** Which letters a font has a shape for. */
function glyphsOf(doc: PDFKit.PDFDocument, name: keyof typeof fonts): (letter: string) => boolean {
  doc.font(name)
  // The types of pdfkit do not name the font that it has read with fontkit.
  const { font } = (doc as unknown as { _font: { font: FontOfFontkit } })._font
  return (letter) => font.hasGlyphForCodePoint(letter.codePointAt(0)!)
}

interface FontOfFontkit {
  hasGlyphForCodePoint(codePoint: number): boolean
}

/** Writes what every page has at its top and bottom, when it is known how many there are. */
export function finishPages({ doc, left, width }: Sheet, { header, footer }: PdfDocument): void {
  const hasGlyph = glyphsOf(doc, 'regular')
  const { count } = doc.bufferedPageRange()
  const style: Style = { size: 8, colour: ink.muted }
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    const put = (given: string, y: number, right: boolean) => {
      const { text } = legible(given.normalize('NFC'), hasGlyph)
      doc.font('regular').fontSize(style.size).fillColor(ink.muted)
      doc.text(text, right ? left + width - doc.widthOfString(text) : left, y, { lineBreak: false })
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
    const room = width - doc.widthOfString(number) - 16
    linesIn(footer ?? '', (line) => doc.widthOfString(line) <= room).forEach((line, nth) =>
      put(line, foot + nth * 10, false),
    )
  }
}

/** Words in lines that fit. Drawn one by one: text that wraps by itself so far down would begin a page. */
function linesIn(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = [...lines.slice(-1), word].join(' ')
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
