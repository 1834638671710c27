import MiniSearch from 'minisearch'
import type { Entry } from './entries.sql'
import { unitsOf, wordsOf, type Unit } from './robot-words'
import { valueIn } from '../../domain/lists/items'

/** Full-text index of the knowledge base. */
export interface RobotIndex {
  /** Entries that match a question, best first; empty if the score is too low. */
  find(question: string): Entry[]
}

/** Minimum weighted share of the question's words found in an entry … */
const leastAsked = 0.6
/** … and minimum total score, which includes how much of the nearest wording was covered. */
const leastWorth = 0.5
/** Minimum score, relative to the best, of related entries. */
const relatedWorth = 0.25
const mostRelated = 3

interface Wording {
  id: string
  entry: number
  text: string
}

export function buildRobotIndex(entries: Entry[]): RobotIndex {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const wordings = entries.flatMap((entry) =>
    wordingsOf(entry).map((text, at): Wording => ({
      id: `${entry.id} ${at}`,
      entry: entry.id,
      text,
    })),
  )
  const search = new MiniSearch<Wording>({
    fields: ['text'],
    storeFields: ['entry'],
    tokenize: wordsOf,
    processTerm: (term) => term,
  })
  search.addAll(wordings)
  const weightOf = weightsIn(entries)
  const unitsIn = new Map(wordings.map(({ id, text }) => [id, unitsOf(text)]))
  // An exact wording always matches, however rare or common its words are.
  const exactly = new Map(wordings.map(({ text, entry }) => [wordsOf(text).join(' '), entry]))

  /** Weighted share of the units that are known. */
  function share(units: Unit[], known: ReadonlySet<string>): number {
    let [matching, all] = [0, 0]
    for (const unit of units) {
      const weight = weightOf(unit)
      all += weight
      if (unit.keys.some((key) => known.has(key))) matching += weight
    }
    return all === 0 ? 0 : matching / all
  }

  return {
    find(question) {
      const asked = unitsOf(question)
      if (asked.length === 0) return []
      const hits = search.search(question, {
        prefix: (term) => /^[a-z]{5,}$/.test(term),
        fuzzy: (term) => (/^[a-z]{5,}$/.test(term) ? 1 : false),
      })
      const met = new Map<number, { asked: Set<string>; wording: number }>()
      // MiniSearch types stored fields as any; they are those named in `storeFields`.
      for (const { id, queryTerms, terms, entry } of hits as unknown as Found[]) {
        const before = met.get(entry) ?? { asked: new Set(), wording: 0 }
        for (const term of queryTerms) before.asked.add(term)
        before.wording = Math.max(before.wording, share(valueIn(unitsIn, id), new Set(terms)))
        met.set(entry, before)
      }
      const meant = exactly.get(wordsOf(question).join(' '))
      const ranked = [...met]
        .map(([id, { asked: words, wording }]) => {
          const covered = share(asked, words)
          const worth = id === meant ? 2 : covered * (0.4 + 0.6 * wording)
          return { entry: valueIn(byId, id), covered, worth }
        })
        .sort((a, b) => b.worth - a.worth)
      const [best] = ranked
      if (!best || best.covered < leastAsked || best.worth < leastWorth) return []
      return ranked
        .filter(({ worth }) => worth >= relatedWorth)
        .slice(0, 1 + mostRelated)
        .map(({ entry }) => entry)
    },
  }
}

/** The fields of a MiniSearch result used here. */
interface Found {
  id: string
  queryTerms: string[]
  terms: string[]
  entry: number
}

const wordingsOf = (entry: Entry) =>
  [entry.questionZh, entry.questionEn, entry.alternativesZh, entry.alternativesEn]
    .flatMap((wordings) => (wordings ?? '').split('\n'))
    .filter((wording) => wording.trim() !== '')

/**
 * Inverse document frequency: rare words weigh more, unknown words most. An English word weighs as much as several
 * Chinese characters.
 */
function weightsIn(entries: Entry[]): (unit: Unit) => number {
  const countOf = new Map<string, number>()
  for (const entry of entries)
    for (const word of new Set(wordingsOf(entry).flatMap(wordsOf)))
      countOf.set(word, (countOf.get(word) ?? 0) + 1)
  const rarity = (count: number) => Math.log(1 + entries.length / (0.5 + count))
  return ({ keys, isHan }) => {
    const counts = keys.map((key) => countOf.get(key) ?? 0)
    // Numbers and sizes weigh little.
    const weight = isHan ? 1 : /^m?\d+$/.test(keys[0] ?? '') ? 0.8 : 2.5
    return rarity(Math.max(...counts)) * weight
  }
}
