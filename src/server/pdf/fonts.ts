import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type {} from 'pdfkit'
import { projectRoot } from '../settings/project-root'

/** The fonts of documents, by name. All are Noto under the Open Font License. */
const files = {
  regular: 'NotoSansSC-Regular.ttf',
  bold: 'NotoSansSC-Bold.ttf',
  /** Latin Extended, Cyrillic and Greek. */
  latin: 'NotoSans-Regular.ttf',
  latinBold: 'NotoSans-Bold.ttf',
  /** ⌀, arrows and mathematical signs. */
  signs: 'NotoSansMath-Regular.ttf',
}

type FontName = keyof typeof files

/** In which fonts a sign is looked for, in this order; the bold one knows fewer Chinese characters than the regular one. */
const chains = {
  regular: ['regular', 'latin', 'signs'],
  bold: ['bold', 'latinBold', 'regular', 'latin', 'signs'],
} as const satisfies Record<string, readonly FontName[]>

export type Weight = keyof typeof chains

/** A part of a line that one font writes. */
export interface Run {
  font: FontName
  text: string
}

export interface Fonts {
  /** Whether some font has a shape for a sign. */
  hasGlyph(sign: string): boolean
  /** The line in runs: a word stays in one font, so that its letters match. */
  runsOf(line: string, weight: Weight): Run[]
}

const bytesOf = new Map<FontName, Buffer>()

function readFont(name: FontName): Buffer {
  const bytes =
    bytesOf.get(name) ?? readFileSync(join(projectRoot, 'src/server/pdf/fonts', files[name]))
  bytesOf.set(name, bytes)
  return bytes
}

/** The fonts of a document; those beyond the two main ones are read when a sign needs them. */
export function openFonts(doc: PDFKit.PDFDocument): Fonts {
  // Drawings name these two themselves.
  for (const name of ['regular', 'bold'] as const) doc.registerFont(name, readFont(name))
  const covers = new Map<FontName, (sign: string) => boolean>()

  function has(name: FontName, sign: string): boolean {
    // The mathematical font has letters of other scripts, single ones and out of shape.
    if (name === 'signs' && /\p{L}/u.test(sign)) return false
    const known = covers.get(name) ?? register(doc, name)
    covers.set(name, known)
    return known(sign)
  }

  const firstWith = (text: string, weight: Weight): FontName | undefined =>
    chains[weight].find((name) => [...text].every((sign) => has(name, sign)))

  return {
    hasGlyph: (sign) => firstWith(sign, 'regular') !== undefined,
    runsOf(line, weight) {
      const whole = firstWith(line.replace(/\s/g, ''), weight)
      if (whole) return [{ font: whole, text: line }]
      return (line.match(words) ?? [])
        .flatMap((word): Run[] => {
          const font = firstWith(word.replace(/\s/g, ''), weight)
          if (font) return [{ font, text: word }]
          return [...word].map((sign) => ({ font: firstWith(sign, weight) ?? weight, text: sign }))
        })
        .reduce<Run[]>(joined, [])
    },
  }
}

/** A word of letters with its marks, or one other sign; spaces stay with what is before them. */
const words = /(?:[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}\p{N}’'-]+|[^])\s*/gu

function joined(runs: Run[], { font, text }: Run): Run[] {
  const last = runs.at(-1)
  if (last?.font !== font) return [...runs, { font, text }]
  return [...runs.slice(0, -1), { font, text: last.text + text }]
}

/** Makes a font known to the document and tells which signs it has a shape for. */
function register(doc: PDFKit.PDFDocument, name: FontName): (sign: string) => boolean {
  doc.registerFont(name, readFont(name))
  doc.font(name)
  // The types of pdfkit do not name the font that it has read with fontkit.
  const { font } = (doc as unknown as { _font: { font: FontOfFontkit } })._font
  return (sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)
}

interface FontOfFontkit {
  hasGlyphForCodePoint(codePoint: number): boolean
}
