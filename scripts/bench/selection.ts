import { pathToFileURL } from 'node:url'
import { answerPage } from '../../src/server/catalogue/selection/answer'
import { createCache } from '../../src/server/catalogue/selection/cache'
import { workspaceOf } from '../../src/server/catalogue/selection/workspace'
import { buildIndex } from '../../src/server/catalogue/selection/build'
import type { CatalogueIndex } from '../../src/server/catalogue/selection/catalogue-index'
import { diametersForHole, gripsForThickness } from '../../src/server/catalogue/selection/lookups'
import { comparedModels, matchingModels } from '../../src/server/catalogue/selection/matching'
import type { Question } from '../../src/server/catalogue/selection/question'
import type { CatalogueRows } from '../../src/server/catalogue/selection/rows'
import { generateCatalogue } from './catalogue'
import { ask, modelsOf } from './oracle'
import { broadQuestion, mixedQuestion } from './questions'
import { randomFrom, type Random } from './random'
import { summaryOf } from './summary'
import { costOf, heldMegabytes, percentile, timesOf } from './timing'

/** One measured figure. */
export interface Figure {
  models: number
  what: string
  value: number
  unit: string
  /** at most; absent where no goal is set */
  goal?: number
}

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
  // A search is remembered for the questions that follow it; here each is asked for the first time.
  const forget = () => {
    workspaceOf(index).keywords = createCache(1)
  }
  const add = (what: string, value: number, unit: string, goal?: number) =>
    figures.push({ models, what, value, unit, ...(goal !== undefined && { goal }) })
  const broadTimes = timesOf(broad, answer, forget)
  add('broad questions, p50', percentile(broadTimes, 0.5), 'ms', models >= 1e6 ? 0.3 : undefined)
  add('broad questions, p95', percentile(broadTimes, 0.95), 'ms')
  const mixedTimes = timesOf(mixed, answer, forget)
  add('mixed questions, p50', percentile(mixedTimes, 0.5), 'ms')
  add('mixed questions, p95', percentile(mixedTimes, 0.95), 'ms')
  const pairs = twoCharacters(rows).map((keyword) => ({ ...plain, keyword }))
  add(
    'Chinese keyword of two characters, p95',
    percentile(timesOf(pairs, answer, forget), 0.95),
    'ms',
    goalAt(models, 5),
  )
  const lookups = times(400, () => lookupOf(index, rows, random))
  timesOf(lookups.slice(200), (lookup) => lookup())
  const lookupTimes = timesOf(lookups.slice(0, 200), (lookup) => lookup())
  add('match, lookup, compare, p95', percentile(lookupTimes, 0.95), 'ms', goalAt(models, 1))

  const checked = mixed.slice(0, models >= 1e6 ? 5 : Math.ceil(1e6 / models))
  add(
    `different of ${checked.length} answers looked up by hand`,
    different(index, rows, checked),
    '',
    0,
  )
  add('index in memory', heldWithout(rows, index) - before, 'MB')
  return figures
}

function builtIndex(models: number) {
  const rows = generateCatalogue(models)
  buildIndex(generateCatalogue(1000))
  const { result: index, wall, cpu } = costOf(() => buildIndex(rows))
  const goal = models >= 1e6 ? 6000 : models >= 1e5 ? 1000 : undefined
  const figures: Figure[] = [
    { models, what: 'full build', value: wall, unit: 'ms', ...(goal !== undefined && { goal }) },
    { models, what: 'full build, processor time', value: cpu, unit: 'ms' },
  ]
  return { rows, index, figures }
}

const plain: Question = { language: 'zh', selections: [], orderColumn: 1, current: 1, size: 10 }

/** Goals are set for a hundred thousand models and held to below that. */
function goalAt(models: number, goal: number): number | undefined {
  return models <= 1e5 ? goal : undefined
}

function times<T>(count: number, make: () => T): T[] {
  return Array.from({ length: count }, make)
}

function different(index: CatalogueIndex, rows: CatalogueRows, questions: Question[]): number {
  const models = modelsOf(rows)
  return questions.filter((question) => {
    const given = JSON.stringify(sorted(summaryOf(answerPage(index, question).body)))
    return given !== JSON.stringify(sorted(ask(models, question)))
  }).length
}

function sorted({ counts, ...others }: ReturnType<typeof ask>) {
  return { ...others, counts: Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)) }
}

/** All pairs of neighbouring Chinese characters in the words of the catalogue. */
function twoCharacters({ classes, values }: CatalogueRows): string[] {
  const texts = [...classes.map(({ className }) => className), ...values.map(({ val }) => val)]
  const pairs = texts.flatMap((text) =>
    [...text].slice(1).map((character, at) => [...text][at]! + character),
  )
  return [...new Set(pairs.filter((pair) => /^\p{Script=Han}{2}$/u.test(pair)))]
}

function lookupOf(index: CatalogueIndex, rows: CatalogueRows, random: Random): () => unknown {
  const scope = {
    language: 'zh' as const,
    ...(random.chance(0.5) && { classId: random.pick(rows.classes).id }),
  }
  const ids = times(10, () => 1 + random.below(rows.materials.ids.length))
  const [compared] = comparedModels(index, ids, 'zh')
  const wanted = compared!.characterList.slice(0, 1 + random.below(6)).map(({ id, fieldVal }) => ({
    characterId: id,
    characterVal: fieldVal,
  }))
  const hole = random.below(300) / 10
  return random.pick([
    () => matchingModels(index, compared!.classId, wanted),
    () => comparedModels(index, ids, 'zh'),
    () => diametersForHole(index, scope, hole, { fitsRecommended, boltDiameters: () => [12, 16] }),
    () => gripsForThickness(index, scope, hole * 4),
  ])
}

function fitsRecommended(hole: number, recommended: number): boolean {
  return Math.abs(hole - recommended) <= 0.1
}

/** What is held once the rows that the index does not share with them are gone. */
function heldWithout(rows: CatalogueRows, index: CatalogueIndex): number {
  rows.materialValues = { materialIds: new Int32Array(0), valueIds: new Int32Array(0) }
  const held = heldMegabytes()
  return index.parts.length > 0 ? held : NaN
}

export function printFigures(figures: Figure[]) {
  for (const { models, what, value, unit, goal } of figures) {
    const verdict =
      goal === undefined ? '' : `goal ${goal} ${unit} ${value <= goal ? 'met' : 'MISSED'}`
    console.log(
      `${String(models).padStart(8)}  ${what.padEnd(44)} ${value.toFixed(unit === 'ms' ? 3 : 0).padStart(10)} ${unit.padEnd(3)} ${verdict}`,
    )
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const sizes = process.argv.includes('--full') ? [1e4, 1e5, 1e6] : [1e4, 1e5]
  for (const models of sizes) printFigures(measureSelection(models))
}
