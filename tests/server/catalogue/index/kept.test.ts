import { expect, test } from 'vitest'
import { generateCatalogue } from '../../../../scripts/bench/catalogue'
import { mixedQuestion } from '../../../../scripts/bench/questions'
import { randomFrom } from '../../../../scripts/bench/random'
import { answerPage } from '../../../../src/server/catalogue/index/answer'
import { buildIndex } from '../../../../src/server/catalogue/index/build'
import type { CatalogueIndex } from '../../../../src/server/catalogue/index/catalogue-index'
import { withModels } from '../../../../src/server/catalogue/index/patch'
import {
  collectMaterials,
  type CatalogueRows,
  type MaterialRow,
} from '../../../../src/server/catalogue/index/rows'
import { question } from './small-catalogue'

const rows = generateCatalogue(600)
const classIds = rows.classes.map(({ id }) => id)
const questions = Array.from({ length: 30 }, () => mixedQuestion(rows, randomFrom(11)))

type Fresh = Pick<MaterialRow, 'id' | 'classId' | 'model' | 'materialName'> & { values: number[] }

/** The catalogue with some models read again, as it is read after a change. */
function changed(before: CatalogueRows, models: Fresh[]): CatalogueRows {
  const collected = collectMaterials()
  for (const { values, ...model } of models) {
    collected.addMaterial({
      materialNameEn: '',
      genericName: '铆钉',
      genericNameEn: 'rivet',
      description: '',
      descriptionEn: '',
      unitName: '',
      unitNameEn: '',
      weUnitName: 'kg',
      minQuantity: 1,
      createdAt: 1,
      netWeight: null,
      def8: null,
      inventory: null,
      isCalculate: 0,
      prodImgs: [],
      sales: model.id % 3,
      collection: 0,
      ...model,
    })
    for (const value of values) collected.addValue(model.id, value)
  }
  return { ...before, version: before.version + 1, ...withModels(before, collected.finish()) }
}

function answersOf(index: CatalogueIndex, words: string[]) {
  const asked = [
    ...questions,
    ...words.map((keyword) => question({ keyword, size: 50 })),
    ...classIds.map((classId) => question({ classId, orderColumn: 2 })),
  ]
  return asked.map((one) => answerPage(index, one).body.toString())
}

/** Builds the index without reuse. */
function afresh(all: CatalogueRows) {
  return buildIndex(all)
}

test('change after change, an index that keeps classes answers as one that is built afresh', () => {
  const random = randomFrom(3)
  let now = rows
  let index = buildIndex(rows)
  const words = ['铆钉', 'rivet', 'ljld', 'M12', '4.8']
  for (let round = 0; round < 12; round++) {
    const models = Array.from({ length: 1 + random.below(4) }, (_, nth) => {
      const isNew = random.chance(0.3)
      const name = `改${round}型 Changed${round}x${nth}`
      words.push(`changed${round}x${nth}`, `改${round}型`)
      return {
        id: isNew ? 10_000 + round * 10 + nth : now.materials.ids[random.below(600)]!,
        // Class 0 marks a withdrawn model.
        classId: random.chance(0.1) ? 0 : random.pick(classIds),
        model: `CH-${random.below(40)}-${round}-${nth}`,
        materialName: name,
        values: [random.pick(rows.values).id],
      }
    })
    const different = [...new Map(models.map((model) => [model.id, model])).values()]
    now = changed(now, different)
    index = buildIndex(now, index)
    expect(answersOf(index, words), `round ${round}`).toEqual(answersOf(afresh(now), words))
  }
})

const [touched, other] = classIds as [number, number]
const renamedId = rows.materials.ids[rows.materials.classIds.indexOf(touched)]!
const renamed: Fresh = {
  id: renamedId,
  classId: touched,
  model: 'RN-1',
  materialName: '新名',
  values: [...rows.materialValues.valueIds].filter(
    (_, pair) => rows.materialValues.materialIds[pair] === renamedId,
  ),
}

test('only the class of a changed model is built anew', () => {
  const before = buildIndex(rows)
  const after = buildIndex(changed(rows, [renamed]), before)
  const partOf = (index: CatalogueIndex, classId: number) =>
    index.parts[index.numberOf.class.get(classId)!]!
  expect(partOf(after, other).sets).toBe(partOf(before, other).sets)
  expect(partOf(after, touched).sets).not.toBe(partOf(before, touched).sets)
})

test('a class is found by its new name and no more by the old one', () => {
  const before = buildIndex(rows)
  const classes = rows.classes.map((one) =>
    one.id === other ? { ...one, className: '竹节销', classNameEn: 'bamboo pin' } : one,
  )
  const now = { ...changed(rows, [renamed]), classes }
  const index = buildIndex(now, before)
  const words = ['竹节销', 'bamboo', 'zjx', ...rows.classes.map(({ className }) => className)]
  expect(answersOf(index, words)).toEqual(answersOf(afresh(now), words))
})

test('a class that is withdrawn or moved takes its models along', () => {
  const before = buildIndex(rows)
  const classes = rows.classes
    .filter(({ id }) => id !== other)
    .map((one) => (one.id === touched ? { ...one, sort: 1000 } : one))
  const now = { ...changed(rows, [renamed]), classes }
  const index = buildIndex(now, before)
  expect(answersOf(index, ['铆钉'])).toEqual(answersOf(afresh(now), ['铆钉']))
})

test('the previous index stays unchanged', () => {
  const before = buildIndex(rows)
  const answers = answersOf(before, ['铆钉'])
  buildIndex(changed(rows, [renamed]), before)
  expect(answersOf(before, ['铆钉'])).toEqual(answers)
})
