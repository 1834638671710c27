import { latin } from '../language/latin-letters'

/** A text in lower case with plain signs, and the position of each of its characters in the original. */
export interface Folded {
  text: string
  /** Original position by folded position, with one entry for the end. */
  at: (position: number) => number
}

const signs: Readonly<Record<string, string>> = {
  '*': 'x',
  '✕': 'x',
  '✖': 'x',
  '⨯': 'x',
  '∗': 'x',
  φ: 'ø',
  '⌀': 'ø',
  '∅': 'ø',
  '、': ',',
  '。': '.',
  '⁄': '/',
  '’': "'",
  '′': "'",
  '″': '"',
  '”': '"',
  '“': '"',
}

const known = new Map<string, string>()

function foldedSign(sign: string): string {
  let folded = known.get(sign)
  if (folded === undefined) {
    const circled = /[①-⑳]/.test(sign) ? `(${sign})` : sign
    folded = [...circled.normalize('NFKC').toLowerCase()]
      .map((sign) => signs[sign] ?? latin[sign] ?? sign)
      .join('')
      .replace(/[‐-―−]/g, '-')
      .replace(/[^\S\t]/g, ' ')
    if (known.size < 5000) known.set(sign, folded)
  }
  return folded
}

/** ASCII texts keep their positions. */
const isPlain = /^[\t -~]*$/

/** A line in quotation marks, or its cells; within a line they mean inches. */
const quoted = /^["“][^"”]{0,200}["”](?:[,;]["“][^"”]{0,200}["”]){0,30}$/

export function fold(written: string): Folded {
  // A full-width comma separates, unless three digits follow: １，０００.
  const line = written
    .replace(/(?<![\d０-９])，|，(?![\d０-９]{3}(?![\d０-９]))/g, '；')
    .replace(/毫米/g, 'mm')
    .replace(
      quoted,
      (text) =>
        ` ${text.slice(1, -1).replace(/(?<=["”]\s{0,3}[,;]\s{0,3})["“]|["”](?=\s{0,3}[,;]\s{0,3}["“])/g, ' ')} `,
    )
  if (isPlain.test(line))
    return { text: line.toLowerCase().replaceAll('*', 'x'), at: (position) => position }
  let text = ''
  const places: number[] = []
  let place = 0
  for (const sign of line) {
    const folded = foldedSign(sign)
    for (let count = folded.length; count > 0; count--) places.push(place)
    text += folded
    place += sign.length
  }
  places.push(place)
  return { text, at: (position) => places[position] ?? place }
}
