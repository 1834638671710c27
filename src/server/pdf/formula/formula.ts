import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Box, MathFont } from './box'
import type { Sign, SignOf } from './glyphs'
import { below, partsOf, setFormula } from './layout'
import { readFormula } from './mathml'
import { currentFont } from '../current-font'

/** The KaTeX fonts, which the pages use too. */
const folder = join(dirname(createRequire(import.meta.url).resolve('katex')), 'fonts')
const fontBytes = new Map<MathFont, Buffer>()

export function chooseFont(doc: PDFKit.PDFDocument, font: MathFont): void {
  const bytes = fontBytes.get(font) ?? readFileSync(join(folder, `KaTeX_${font}.ttf`))
  fontBytes.set(font, bytes)
  doc.registerFont(font, bytes).font(font)
}

/** Cache: the fonts never change. */
const known = new Map<string, Sign | undefined>()

function signsIn(doc: PDFKit.PDFDocument): SignOf {
  return (name, letter) => {
    const key = name + letter
    if (!known.has(key)) known.set(key, signIn(doc, name, letter))
    return known.get(key)
  }
}

function signIn(doc: PDFKit.PDFDocument, name: MathFont, letter: string): Sign | undefined {
  chooseFont(doc, name)
  const { font } = currentFont(doc)
  const code = letter.codePointAt(0)
  if (code === undefined || !font.hasGlyphForCodePoint(code)) return undefined
  const { advanceWidth, bbox } = font.glyphForCodePoint(code)
  const em = font.unitsPerEm
  return {
    width: advanceWidth / em,
    top: bbox.maxY / em,
    bottom: bbox.minY / em,
    lean: Math.max(0, bbox.maxX - advanceWidth) / em,
  }
}

/** Smallest scale of a formula, however narrow the space. */
const smallest = 0.6

/**
 * Typesets TeX notation into a width: several formulas are stacked if they do not fit side by side, and one that is
 * still too wide is scaled down.
 */
export function formulaBox(
  doc: PDFKit.PDFDocument,
  tex: string,
  { width, size }: { width: number; size: number },
): Box {
  const node = readFormula(tex)
  const signOf = signsIn(doc)
  const whole = setFormula(node, size, signOf)
  if (whole.width <= width) return whole
  const parts = partsOf(node).map((part) => {
    const box = setFormula(part, size, signOf)
    if (box.width <= width) return box
    return setFormula(part, size * Math.max(smallest, width / box.width), signOf)
  })
  return below(parts, 0.4 * size)
}

/** Draws a typeset formula with its upper left corner at x and y. */
export function drawFormula(
  doc: PDFKit.PDFDocument,
  { ascent, ink }: Box,
  { x, y, colour }: { x: number; y: number; colour: string },
): void {
  const line = y + ascent
  doc.fillColor(colour)
  for (const stroke of ink) {
    if ('text' in stroke) {
      chooseFont(doc, stroke.font)
      doc.fontSize(stroke.size)
      doc.text(stroke.text, x + stroke.x, line + stroke.y, {
        lineBreak: false,
        baseline: 'alphabetic',
      })
    } else doc.rect(x + stroke.x, line + stroke.y, stroke.width, stroke.height).fill(colour)
  }
}
