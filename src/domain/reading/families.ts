import { standardFiles } from '../standards/standard-files'
import { fold } from './folded'
import type { Words } from './vocabulary'
import { knownWords } from './words'

/** Features of a product that a text names: hexagon flange bolt is hex, flange and screw. */
export function featuresIn(words: Words, text: string): Set<string> {
  const features = new Set<string>()
  for (const { kind, value } of knownWords(words, fold(text).text))
    if (kind === 'product') for (const feature of value.split(' ')) features.add(feature)
  return features
}

/** How far a standard stands for another. */
export type Degree = 'same' | 'replaced' | 'similar'

/** Standards that may stand for one, by degree; the standard itself is the same. */
export function standardsFor(words: Words, number: string): Map<string, Degree> {
  const plain = number.replace(/ [A-H]$/, '')
  const degrees = new Map<string, Degree>([[plain, 'same']])
  const formed = words.standards.get(number)
  for (const { use, degree } of formed ?? words.standards.get(plain) ?? []) degrees.set(use, degree)
  for (const { numbers, related } of standardFiles) {
    const own = [...degrees].find(([known]) => numbers.includes(known))
    if (own) for (const other of numbers) if (!degrees.has(other)) degrees.set(other, own[1])
    if (related.includes(plain))
      for (const other of numbers) if (!degrees.has(other)) degrees.set(other, 'similar')
  }
  return degrees
}

const families = new WeakMap<Words, Map<string, Set<string>>>()

/** Features of the product of a standard; empty if the standard is unknown. */
export function familyOf(words: Words, number: string): Set<string> {
  const known = families.get(words) ?? new Map<string, Set<string>>()
  families.set(words, known)
  let family = known.get(number)
  if (!family) {
    const numbers = standardsFor(words, number)
    const file = standardFiles.find((standard) =>
      standard.numbers.some((name) => numbers.has(name)),
    )
    family = featuresIn(words, file?.name.zh ?? '')
    if (known.size < 2000) known.set(number, family)
  }
  return family
}
