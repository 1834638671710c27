import { commonBits, isNothing, setBit } from './bits'
import type { CatalogueIndex } from './catalogue-index'
import { searchCodes } from './code-search'
import { fold, partsOfCode } from './folding'

/** Models whose code has every word; × separates words too, unless it stands within a part of the code. */
export function modelsWith(index: CatalogueIndex, text: string, unfinished = false): Uint32Array {
  const folded = fold(text)
    .replace(/\s+/g, ' ')
    .replace(/(?<=\d) ?x ?(?=\d)/g, 'x')
    .replace(/(?<=\d ?)x(?= ?(?:$|\p{L}))/gu, ' ')
  const isOpen = unfinished && /[\d.]\s*$/.test(text)
  // A figure after a whole size is a property class, of which 8 is the beginning.
  const at = folded.lastIndexOf('x')
  const [size, end] = [folded.slice(0, Math.max(0, at)), folded.slice(at + 1)]
  const figure = /\dx\d/.test(size) ? /^\d{1,2}(?=\.?\s{0,9}$)/.exec(end)?.[0] : undefined
  const ways = [
    wordsOf(folded),
    figure ? [...wordsOf(size), `${figure}.`] : wordsOf(`${size} ${end}`),
  ]
  for (const words of ways) {
    const [first, ...others] = words.map((word, nth) =>
      withWord(index, word, isOpen && nth === words.length - 1),
    )
    const common = first && others.reduce(commonBits, first)
    if (common && !isNothing(common)) return common
  }
  return new Uint32Array(index.slots / 32)
}

const wordsOf = (text: string) =>
  text.split(/[\s,;]+/).flatMap((word) => partsOfCode(word).join('') || [])

/** Models whose code contains a word. */
export function withWord(
  { slots, keywords }: CatalogueIndex,
  word: string,
  unfinished: boolean,
): Uint32Array {
  const bits = new Uint32Array(slots / 32)
  searchCodes(keywords.codes, word, (slot) => setBit(bits, slot), unfinished)
  return bits
}
