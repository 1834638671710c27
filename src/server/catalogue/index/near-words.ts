import { pinyin } from 'pinyin-pro'
import type { CatalogueIndex } from './catalogue-index'
import { itemAt } from '../../../domain/lists/items'

/** Longer words are not compared. */
const mostSigns = 30

/** Words of names that a mistyped word may mean: with few other letters, or with a character of the same sound. */
export function nearWords(
  index: CatalogueIndex,
  word: string,
  isFound: (word: string) => boolean,
): string[] {
  if (word.length > mostSigns) return []
  if (/^[a-z]{4,}$/.test(word)) return nearLetters(index, word)
  return /^\p{Script=Han}{2,}$/u.test(word) ? nearChinese(index, word, isFound) : []
}

/** Word lengths from which one or two faults are allowed. */
const signs = { oneFault: 4, twoFaults: 7 }

const chunksIn = ({ keywords }: CatalogueIndex) => keywords.chunks.slice(1, -1).split('\n')

/** Beginnings of names with the fewest faults against a word, the longest per name. */
function nearLetters(index: CatalogueIndex, word: string): string[] {
  const near = new Map<string, number>()
  const most = word.length >= signs.twoFaults ? 2 : 1
  for (const chunk of chunksIn(index)) {
    if (chunk[0] !== word[0] || !/^[a-z]+$/.test(chunk)) continue
    const { faults, length } = bestBeginning(word, chunk)
    if (faults <= most) near.set(chunk.slice(0, length), faults)
  }
  const fewest = Math.min(...near.values())
  return [...near].flatMap(([beginning, faults]) => (faults === fewest ? beginning : []))
}

/**
 * Number of wrong, missing, extra or swapped characters (edit distance), and the best matching beginning of a name.
 */
function bestBeginning(word: string, name: string) {
  let before: number[] = []
  let row = Array.from({ length: word.length + 1 }, (_, at) => at)
  let best = { faults: itemAt(row, word.length), length: 0 }
  for (let length = 1; length <= Math.min(name.length, word.length + 2); length++) {
    const next = [length]
    for (let at = 1; at <= word.length; at++) {
      const differs = word[at - 1] === name[length - 1] ? 0 : 1
      let faults = Math.min(
        itemAt(row, at) + 1,
        itemAt(next, at - 1) + 1,
        itemAt(row, at - 1) + differs,
      )
      const areSwapped = word[at - 1] === name[length - 2] && word[at - 2] === name[length - 1]
      if (at > 1 && length > 1 && areSwapped) faults = Math.min(faults, itemAt(before, at - 2) + 1)
      next.push(faults)
    }
    ;[before, row] = [row, next]
    if (itemAt(row, word.length) <= best.faults) best = { faults: itemAt(row, word.length), length }
  }
  return best
}

/** Chinese words in names with one different character, same sound first; for several words, one differs. */
function nearChinese(
  index: CatalogueIndex,
  word: string,
  isFound: (word: string) => boolean,
): string[] {
  const chunks = chunksIn(index).filter((chunk) => /^\p{Script=Han}/u.test(chunk))
  const whole = inNames(chunks, word)
  if (whole.length > 0) return whole
  for (let cut = word.length - 2; cut >= 2; cut--) {
    const [left, right] = [word.slice(0, cut), word.slice(cut)]
    if (isFound(left)) {
      const near = inNames(chunks, right)
      if (near.length > 0) return near.map((one) => left + one)
    }
    if (isFound(right)) {
      const near = inNames(chunks, left)
      if (near.length > 0) return near.map((one) => one + right)
    }
  }
  return []
}

function inNames(chunks: readonly string[], word: string): string[] {
  const sameSound = new Set<string>()
  const others = new Set<string>()
  for (const chunk of chunks) {
    for (let at = 0; at + word.length <= chunk.length; at++) {
      const part = chunk.slice(at, at + word.length)
      const [place, ...more] = [...word.split('').keys()].filter((nth) => part[nth] !== word[nth])
      if (place === undefined || more.length > 0) continue
      if (soundOf(itemAt(part, place)) === soundOf(itemAt(word, place))) sameSound.add(part)
      else if (word.length >= signs.oneFault) others.add(part)
    }
  }
  return [...(sameSound.size > 0 ? sameSound : others)]
}

const soundOf = (character: string) => pinyin(character, { toneType: 'none' })
