import { parseFigures } from '../../../domain/catalogue/numeric-inputs'
import type { CatalogueIndex } from './catalogue-index'
import { withMeasuresResolved } from './measures'
import { narrowingOf, type Narrowing } from './narrowing'
import type { Question } from './question'
import { otherSearch, otherWords } from './other-words'
import { classesOf } from './scope'
import { select, totalOf } from './select'
import { byModels, type GivenUp, type Suggestion, type Way } from './suggestion'
import { inLanguage } from './wording'
import { itemAt } from '../../../domain/lists/items'

const atMost = 6

/** Choices (including keyword and class) up to which pairs are tried: 45 pairs. */
const mostPaired = 10

/**
 * Single changes of a question without results that lead to models, best first: give up a characteristic, take
 * another value of it, give up the keyword or some of its words, search names too or a corrected spelling, or search
 * all classes. If none helps, pairs of them.
 */
export function waysOut(index: CatalogueIndex, asked: Question): Suggestion[] {
  const narrowing = narrowingOf(index, asked)
  const selections = withMeasuresResolved(index, asked, asked.selections)
  const question = { ...asked, selections }
  const counts = select(index, narrowing).counts.slice()
  const givable = givableIn(index, question, narrowing)
  const single = best(
    givable.flatMap(({ about, without }) => [
      byModels({ ...about, total: totalOf(index, without(narrowing)) }),
      ...(about.change === 'drop' ? otherValues(index, question, about, counts) : []),
      ...(about.change === 'keyword' ? otherSearch(index, question, narrowing).map(byModels) : []),
      ...(about.change === 'keyword' ? otherWords(index, question, narrowing) : []),
    ]),
  )
  return single.length > 0
    ? single
    : best(pairs(index, narrowing, givable.slice(0, mostPaired)).map(byModels))
}

interface Givable {
  about: GivenUp
  without: (narrowing: Narrowing) => Narrowing
}

function givableIn(
  index: CatalogueIndex,
  question: Question,
  { chosen, keyword }: Narrowing,
): Givable[] {
  const givable = chosen.flatMap(({ characteristic }): Givable[] => {
    const about = aboutChoice(index, question, characteristic)
    const without = (narrowing: Narrowing) => ({
      ...narrowing,
      chosen: narrowing.chosen.filter((other) => other.characteristic !== characteristic),
    })
    return about ? [{ about: { change: 'drop', ...about }, without }] : []
  })
  if (keyword)
    givable.push({
      about: { change: 'keyword' },
      without: (narrowing) => ({ ...narrowing, keyword: undefined }),
    })
  if (question.classId !== undefined) {
    const classes = classesOf(index, { ...question, classId: undefined })
    givable.push({
      about: { change: 'class' },
      without: (narrowing) => ({ ...narrowing, classes }),
    })
  }
  return givable
}

/**
 * Values of a characteristic that match everything else; nearest first if a number was asked for. Their sort keys are
 * those of the characteristic's models, so that it ranks among the other changes.
 */
function otherValues(
  index: CatalogueIndex,
  { language, selections }: Question,
  about: GivenUp,
  counts: Uint32Array,
): Way[] {
  const characteristic = index.numberOf.characteristic.get(about.characterId ?? -1)
  if (characteristic === undefined) return []
  const asked = selections
    .filter(({ characterId }) => characterId === about.characterId)
    .flatMap(({ characterVal }) => parseFigures(characterVal) ?? [])
  const ways: { suggestion: Suggestion; away: number }[] = []
  const end = itemAt(index.firstValue, characteristic + 1)
  for (let value = itemAt(index.firstValue, characteristic); value < end; value++) {
    const total = itemAt(counts, value)
    if (total === 0) continue
    const { val, valEn, numberFrom, numberTo } = itemAt(index.values, value)
    const toVal = inLanguage(language, val, valEn)
    const middle = ((numberFrom ?? NaN) + (numberTo ?? NaN)) / 2
    const away = Math.min(...asked.map(({ from, to }) => Math.abs(middle - (from + to) / 2)))
    ways.push({
      suggestion: { ...about, change: 'replace', toVal, total },
      away: Number.isNaN(away) ? Infinity : away,
    })
  }
  const totals = ways.map(({ suggestion }) => suggestion.total).sort((a, b) => b - a)
  return ways
    .sort((a, b) => (a.away === b.away ? b.suggestion.total - a.suggestion.total : a.away - b.away))
    .map(({ suggestion }, nth) => ({ suggestion, place: itemAt(totals, nth) }))
}

function pairs(index: CatalogueIndex, narrowing: Narrowing, givable: Givable[]): Suggestion[] {
  return givable.flatMap((one, place) =>
    givable.slice(place + 1).map((other) => ({
      ...one.about,
      also: other.about,
      total: totalOf(index, other.without(one.without(narrowing))),
    })),
  )
}

const best = (ways: Way[]): Suggestion[] =>
  ways
    .filter(({ suggestion }) => suggestion.total > 0)
    .sort((a, b) => precedence(b.suggestion) - precedence(a.suggestion) || b.place - a.place)
    .slice(0, atMost)
    .map(({ suggestion }) => suggestion)

/** A corrected spelling ranks first; leaving out one word is better than leaving out several. */
const precedence = ({ change }: Suggestion) =>
  change === 'respell' ? 2 : change === 'words' ? 1 : 0

/**
 * The choice of a characteristic; undefined if several unknown characteristics are involved, which no single change
 * gives up.
 */
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
    ...(chosen.length === 1 && { characterVal: itemAt(chosen, 0).characterVal }),
  }
}
