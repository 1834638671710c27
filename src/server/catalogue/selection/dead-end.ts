import type { CatalogueIndex } from './catalogue-index'
import { classesOf, keywordHits, narrowingOf, type Narrowing, type Question } from './question'
import { select } from './select'
import { inLanguage } from './wording'

/** One change that leads out of a dead end. */
export interface Suggestion {
  change: 'drop' | 'replace' | 'keyword' | 'class' | 'searchType'
  characterId?: number
  fieldName?: string
  /** the value given up; absent when several values of the characteristic are given up */
  characterVal?: string
  toVal?: string
  /** models that the change gives */
  total: number
}

const atMost = 6

/**
 * Which single changes of a question that nothing satisfies give how many models, the best first: give up one
 * characteristic, take another value of it, give up the keyword, look for it in names too, or look in all classes.
 */
export function waysOut(index: CatalogueIndex, question: Question): Suggestion[] {
  const narrowing = narrowingOf(index, question)
  const ways: Suggestion[] = []
  const counts = select(index, narrowing).counts.slice()
  narrowing.chosen.forEach((choice, at) => {
    const about = aboutChoice(index, question, choice.characteristic)
    if (!about) return
    const without = narrowing.chosen.filter((_, other) => other !== at)
    ways.push({
      change: 'drop',
      ...about,
      total: totalOf(index, { ...narrowing, chosen: without }),
    })
    const { characteristic } = choice
    if (characteristic < 0) return
    for (
      let value = index.firstValue[characteristic]!;
      value < index.firstValue[characteristic + 1]!;
      value++
    ) {
      const { val, valEn } = index.values[value]!
      const toVal = inLanguage(question.language, val, valEn)
      if (counts[value]! > 0)
        ways.push({ change: 'replace', ...about, toVal, total: counts[value]! })
    }
  })
  if (narrowing.keyword)
    ways.push({ change: 'keyword', total: totalOf(index, { ...narrowing, keyword: undefined }) })
  if (narrowing.keyword && question.searchType === 2) {
    const keyword = keywordHits(index, { ...question, searchType: 1 })
    ways.push({ change: 'searchType', total: totalOf(index, { ...narrowing, keyword }) })
  }
  if (question.classId !== undefined) {
    const classes = classesOf(index, { ...question, classId: undefined })
    ways.push({ change: 'class', total: totalOf(index, { ...narrowing, classes }) })
  }
  return ways
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
    .slice(0, atMost)
}

function totalOf(index: CatalogueIndex, narrowing: Narrowing): number {
  return select(index, narrowing).total
}

/** What was chosen; nothing where it is several characteristics that do not exist: no one change gives them up. */
function aboutChoice(index: CatalogueIndex, question: Question, characteristic: number) {
  const known = index.characteristics[characteristic]
  const chosen = question.selections.filter(
    ({ characterId }) => (index.numberOf.characteristic.get(characterId) ?? -1) === characteristic,
  )
  const [characterId, ...others] = new Set(chosen.map((one) => one.characterId))
  if (characterId === undefined || others.length > 0) return undefined
  return {
    characterId,
    ...(known && {
      fieldName: inLanguage(question.language, known.fieldName, known.fieldNameEn),
    }),
    ...(chosen.length === 1 && { characterVal: chosen[0]!.characterVal }),
  }
}
