import type { Question } from '../../src/server/catalogue/index/question'
import type { CatalogueRows, ValueRow } from '../../src/server/catalogue/index/rows'
import type { Random } from './random'
import { itemAt } from '../../src/domain/lists/items'

const keywords = [
  'M12×80',
  'm8x20 8.8',
  '六角头',
  '螺母',
  '镀锌',
  '圆',
  'lockbolt',
  'zinc flake',
  'hcmd',
  'GB/T5705',
  'gb/t 5712',
  'rivet',
  'type 3',
  'no such thing',
  '%',
]
const codes = ['R1-M12', 'b2', 'B2 M12x80', 'zn', 'M12*80-8.8', 'S3-M6X25-4.8-ZNI', 'm8']

/** Random questions, realistic and absurd: any scope, up to four choices, keywords, sorts and pages. */
export function mixedQuestion(rows: CatalogueRows, random: Random): Question {
  const question = broadQuestion(rows, random)
  const choices = random.below(5)
  for (let nth = 0; nth < choices; nth++) question.selections.push(choiceOf(rows, random))
  if (random.chance(0.25)) {
    question.searchType = random.chance(0.3) ? 2 : 1
    question.keyword = random.pick(question.searchType === 2 ? codes : [...keywords, ...codes])
  }
  if (random.chance(0.1)) question.current = 1 + random.below(40)
  if (random.chance(0.1)) question.size = random.pick([1, 20, 50, 100])
  return question
}

/** A question with nothing chosen or with one value. */
export function broadQuestion(rows: CatalogueRows, random: Random): Question {
  const question: Question = {
    language: random.pick(['zh', 'en']),
    selections: [],
    orderColumn: random.pick([1, 1, 1, 2, 3, 4]),
    current: 1,
    size: 10,
  }
  const kind = random.below(4)
  if (kind === 1) question.categoryType = random.pick([1, 2])
  if (kind === 2) {
    const { categoryType, abbreviation, abbreviationEn } = random.pick(rows.categories)
    question.categoryType = categoryType
    question.abbreviation = random.pick([abbreviation, abbreviationEn])
  }
  if (kind === 3) question.classId = random.pick(rows.classes).id
  if (random.chance(0.3)) question.asc = random.chance(0.5)
  if (random.chance(0.5)) question.selections.push(choiceOf(rows, random))
  return question
}

function choiceOf(rows: CatalogueRows, random: Random) {
  const value = random.chance(0.6) ? frequentValue(rows, random) : random.pick(rows.values)
  const text = random.chance(0.5) && value.valEn !== '' ? value.valEn : value.val
  return {
    characterId: value.characteristicId,
    characterVal: random.chance(0.02) ? 'no such value' : text,
  }
}

/** A random value of the models, weighted by frequency. */
function frequentValue({ values, materialValues }: CatalogueRows, random: Random): ValueRow {
  return itemAt(values, random.pick(materialValues.valueIds) - 1)
}
