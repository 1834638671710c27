import { setBit, wordsFor } from './bits'
import { isCommon, type ClassPart } from './catalogue-index'

/** Adds the models of a value to a bit set in which the class starts at the word `at`. */
export function addSet(part: ClassPart, local: number, into: Uint32Array, at: number) {
  const { sets } = part
  const from = part.setAt[local]!
  if (isCommon(part, local)) {
    const words = wordsFor(part.size)
    for (let word = 0; word < words; word++) into[at + word]! |= sets[from + word]!
    return
  }
  const end = from + part.counts[local]!
  for (let entry = from; entry < end; entry++) setBit(into, at * 32 + sets[entry]!)
}
