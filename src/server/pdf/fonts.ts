import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type {} from 'pdfkit'
import { projectRoot } from '../settings/project-root'
import { currentFont } from './current-font'

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

/** Fonts in the order of lookup. The bold one has fewer Chinese characters than the regular one. */
const chains = {
  regular: ['regular', 'latin', 'signs'],
  bold: ['bold', 'latinBold', 'regular', 'latin', 'signs'],
} as const satisfies Record<string, readonly FontName[]>

export type Weight = keyof typeof chains

/** A part of a line in one font. */
export interface Run {
  font: FontName
  text: string
}

export interface Fonts {
  /** True if some font contains the character. */
  hasGlyph(sign: string): boolean
  /** Splits a line into runs; a word stays in one font, so that its letters match. */
  runsOf(line: string, weight: Weight): Run[]
}

const bytesOf = new Map<FontName, Buffer>()

function readFont(name: FontName): Buffer {
  const bytes =
    bytesOf.get(name) ?? readFileSync(join(projectRoot, 'src/server/pdf/fonts', files[name]))
  bytesOf.set(name, bytes)
  return bytes
}

/** Fonts of a document; further fonts are loaded when a character needs them. */
export function openFonts(doc: PDFKit.PDFDocument): Fonts {
  // SVG drawings refer to these two by name.
  for (const name of ['regular', 'bold'] as const) doc.registerFont(name, readFont(name))
  const covers = new Map<FontName, (sign: string) => boolean>()

  function has(name: FontName, sign: string): boolean {
    // The mathematical font contains a few letters of other scripts in an unsuitable style.
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

/** A word of letters with its marks, or one other character; spaces stay with the preceding text. */
const words = /(?:[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}\p{N}’'-]+|[^])\s*/gu

function joined(runs: Run[], { font, text }: Run): Run[] {
  const last = runs.at(-1)
  if (last?.font !== font) return [...runs, { font, text }]
  return [...runs.slice(0, -1), { font, text: last.text + text }]
}

/** Registers a font with the document; returns a test for contained characters. */
function register(doc: PDFKit.PDFDocument, name: FontName): (sign: string) => boolean {
  doc.registerFont(name, readFont(name))
  doc.font(name)
  const { font } = currentFont(doc)
  return (sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)
}
