import { measureBoltSearch } from './bolt-search'
import { answerPage } from '../../src/server/catalogue/index/answer'
import { createCache } from '../../src/server/catalogue/index/cache'
import { workspaceOf } from '../../src/server/catalogue/index/workspace'
import { buildIndex } from '../../src/server/catalogue/index/build'
import type { CatalogueIndex } from '../../src/server/catalogue/index/catalogue-index'
import { diametersForHole, gripsForThickness } from '../../src/server/catalogue/index/lookups'
import { matchingModels } from '../../src/server/catalogue/index/matching'
import type { Question } from '../../src/server/catalogue/index/question'
import type { CatalogueRows } from '../../src/server/catalogue/index/rows'
import { generateCatalogue } from './catalogue'
import { figure, goalAt, type Figure } from './figures'
import { ask, modelsOf, soughtIn, type Model } from './oracle'
import { broadQuestion, mixedQuestion } from './questions'
import { measureQuickEntry } from './quick-entry'
import { randomFrom, type Random } from './random'
import { summaryOf } from './summary'
import { costOf, heldMegabytes, percentile, timesOf } from './timing'
import { itemAt } from '../../src/domain/lists/items'

/** Measures the index in this process, without server or database. */
export function measureSelection(models: number): Figure[] {
  const before = heldMegabytes()
  const { index, rows, figures } = builtIndex(models)
  const random = randomFrom(11)
  const mixed = times(200, () => mixedQuestion(rows, random))
  const broad = times(62, () => broadQuestion(rows, random))
  const warm = times(200, () => mixedQuestion(rows, random))
  for (const question of warm) answerPage(index, { ...question, keyword: undefined })

  const answer = (question: Question) => answerPage(index, question)
  // The index caches a search for later questions; here each must be new.
  const forget = () => {
    workspaceOf(index).keywords = createCache(1)
  }
  const add = (...given: Parameters<typeof figure>) => figures.push({ models, ...figure(...given) })
  const broadTimes = timesOf(broad, answer, forget)
  const broadGoal = models >= 1e6 ? 0.3 : undefined
  add('4  broad questions, p50', percentile(broadTimes, 0.5), 'ms', broadGoal)
  add('broad questions, p95', percentile(broadTimes, 0.95), 'ms')
  const mixedTimes = timesOf(mixed, answer, forget)
  add('mixed questions, p50', percentile(mixedTimes, 0.5), 'ms')
  add('mixed questions, p95', percentile(mixedTimes, 0.95), 'ms')
  const pairs = twoCharacters(rows).map((keyword) => ({ ...plain, keyword }))
  const pairTimes = timesOf(pairs, answer, forget)
  const keywordGoal = goalAt(models, { 1e5: 5 })
  add('7  Chinese keyword of two characters, p95', percentile(pairTimes, 0.95), 'ms', keywordGoal)
  const lookups = lookupsOf(index, rows, random)
  timesOf(lookups.slice(200), (lookup) => lookup())
  const lookupTimes = timesOf(lookups.slice(0, 200), (lookup) => lookup())
  const lookupGoal = goalAt(models, { 1e5: 1 })
  add('8  match, lookup, p95', percentile(lookupTimes, 0.95), 'ms', lookupGoal)
  figures.push(...measureQuickEntry(index, models, random))
  figures.push(...measureBoltSearch(index, models))

  const checked = mixed.slice(0, models >= 1e6 ? 5 : Math.ceil(1e6 / models))
  const wrong = different(index, rows, checked)
  add(`1  of ${checked.length} answers different from a look at each model`, wrong, '', 0)
  add('index in memory', heldWithout(rows, index) - before, 'MB')
  return figures
}

function builtIndex(models: number) {
  const rows = generateCatalogue(models)
  buildIndex(generateCatalogue(1000))
  const { result: index, wall, cpu } = costOf(() => buildIndex(rows))
  const goal = goalAt(models, { 1e5: 1000, 1e6: 6000 })
  const figures: Figure[] = [
    { models, ...figure('5  full build of the index', wall, 'ms', goal) },
    { models, ...figure('full build, processor time', cpu, 'ms') },
  ]
  return { rows, index, figures }
}

const plain: Question = { language: 'zh', selections: [], orderColumn: 1, current: 1, size: 10 }

function times<T>(count: number, make: () => T): T[] {
  return Array.from({ length: count }, make)
}

function different(index: CatalogueIndex, rows: CatalogueRows, questions: Question[]): number {
  const models = modelsOf(rows)
  return questions.filter((question) => {
    const given = JSON.stringify(sorted(summaryOf(answerPage(index, question).body)))
    return given !== JSON.stringify(sorted(ask(models, question, soughtIn(index, question))))
  }).length
}

function sorted({ counts, ...others }: ReturnType<typeof ask>) {
  return { ...others, counts: Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)) }
}

/** All pairs of neighbouring Chinese characters in the words of the catalogue. */
function twoCharacters({ classes, values }: CatalogueRows): string[] {
  const texts = [...classes.map(({ className }) => className), ...values.map(({ val }) => val)]
  const pairs = texts.flatMap((text) =>
    [...text].slice(1).map((character, at) => itemAt([...text], at) + character),
  )
  return [...new Set(pairs.filter((pair) => /^\p{Script=Han}{2}$/u.test(pair)))]
}

function lookupsOf(index: CatalogueIndex, rows: CatalogueRows, random: Random) {
  const models = modelsOf(rows)
  return times(400, () => lookupOf(index, random.pick(models), random))
}

function lookupOf(index: CatalogueIndex, { ofClass, values }: Model, random: Random) {
  const scope = {
    language: 'zh' as const,
    ...(random.chance(0.5) && { classId: ofClass.id }),
  }
  const wanted = valuesOf(values, 1 + random.below(6))
  const hole = random.below(300) / 10
  return random.pick([
    () => matchingModels(index, ofClass.id, wanted),
    () => diametersForHole(index, scope, hole),
    () => gripsForThickness(index, scope, hole * 4),
  ])
}

/** The first values of a model as a customer chooses them. */
export function valuesOf(values: Model['values'], count: number) {
  return values
    .slice(0, count)
    .map(({ characteristicId, val }) => ({ characterId: characteristicId, characterVal: val }))
}

/** MB held by the index after the rows it does not share have been freed. */
function heldWithout(rows: CatalogueRows, index: CatalogueIndex): number {
  rows.materialValues = { materialIds: new Int32Array(0), valueIds: new Int32Array(0) }
  const held = heldMegabytes()
  return index.parts.length > 0 ? held : NaN
}
