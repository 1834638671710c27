import { fold } from './folded'
import { joinedProducts } from './products'
import { withFigures, withoutOverlaps } from './settle'
import type { Column, Found, Span } from './span'
import { defaultWords, type Words } from './vocabulary'
import { knownWords, unknownParts } from './words'

/** A cell of a row with its column. */
export interface Cell {
  text: string
  column?: Column | undefined
}

/** The spans of a line, in order; positions count in the line as it was written. Tabs separate cells. */
export function read(line: string, words: Words = defaultWords): Span[] {
  return readCells(
    line.split('\t').map((text) => ({ text })),
    words,
  )
}

/**
 * The spans of a row of cells, which describe one product together. Positions count in the texts of the cells joined
 * by one space.
 */
export function readCells(cells: readonly Cell[], words: Words = defaultWords): Span[] {
  const ends: { to: number; column: Column | undefined }[] = []
  const places: ((position: number) => number)[] = []
  const starts: number[] = []
  let text = ''
  let spans: Found[] = []
  let written = 0
  for (const { text: cell, column } of cells) {
    const folded = fold(cell)
    const start = text.length
    const offset = written
    for (const span of partsOf(folded.text, words))
      spans.push({ ...span, from: span.from + start, to: span.to + start })
    starts.push(start)
    places.push((position) => offset + folded.at(position - start))
    text += `${folded.text}\t`
    ends.push({ to: text.length - 1, column })
    written += cell.length + 1
  }
  spans = withFigures({ text, spans: joinedProducts(words, text, spans), words, cells: ends })
  return spans.map((span) => {
    const nth = ends.findIndex(({ to }) => span.to <= to)
    const place = places[nth] ?? ((position: number) => position)
    return { ...span, from: place(span.from), to: place(span.to) }
  })
}

/** The text with sure spans blanked, so that no word begins or ends within one. */
function without(text: string, spans: readonly Found[]): string {
  let rest = ''
  for (const { from, to, confidence } of spans)
    if (confidence > 0.85) rest += text.slice(rest.length, from) + '\0'.repeat(to - from)
  return rest + text.slice(rest.length)
}

/** Everything in a folded text, without overlaps; words and figures without a meaning are parts of their own. */
function partsOf(text: string, words: Words): Found[] {
  if (text === '') return []
  const spans: Found[] = []
  for (const { pattern, extract } of words.parsers) {
    // A loop of exec in place of matchAll, which compiles the pattern again for each text.
    pattern.lastIndex = 0
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      spans.push(...extract(match))
      if (match[0] === '') pattern.lastIndex++
    }
  }
  const noted = withoutOverlaps(spans)
  const known = withoutOverlaps([...noted, ...knownWords(words, without(text, noted))])
  return [...known, ...unknownParts(words, text, known)].sort((a, b) => a.from - b.from)
}
