import { expect, test } from 'vitest'
import { generateCatalogue } from '../../../../scripts/bench/catalogue'
import { buildIndex } from '../../../../src/server/catalogue/index/build'
import type { Question } from '../../../../src/server/catalogue/index/question'
import { pageOf } from './pages'

const rows = generateCatalogue(700, 11)
const index = buildIndex(rows)
const sizes = rows.characteristics.find(({ fieldCode }) => fieldCode === '2021090001')

type Sent = ReturnType<typeof pageOf>['records'][number] & Record<string, unknown>

/** All models of a question, page by page. */
function all(asked: Partial<Question>, size = 90): Sent[] {
  const { total, records } = pageOf(index, { ...asked, size })
  const further = Array.from({ length: Math.ceil(total / size) - 1 }, (_, nth) =>
    pageOf(index, { ...asked, size, current: nth + 2 }),
  )
  return [records, ...further.map((page) => page.records)].flat() as Sent[]
}

/** Sorts one by one, without the index; models without a figure come last. */
function sorted(models: Sent[], figureOf: (model: Sent) => number | undefined, ascending: boolean) {
  const sign = ascending ? 1 : -1
  return [...models].sort((a, b) => {
    const [one, other] = [figureOf(a), figureOf(b)]
    if (one === undefined || other === undefined)
      return Number(one === undefined) - Number(other === undefined)
    return sign * (one - other)
  })
}

const ids = (models: Sent[]) => models.map(({ id }) => id)

test.each([
  ['netWeight', true],
  ['netWeight', false],
  ['inventory', true],
  ['minQuantity', false],
])('models are ordered by %s (ascending: %s), equal ones as by default', (orderBy, asc) => {
  for (const asked of [{}, { categoryType: 1 }, { classId: 101 }]) {
    const usual = all(asked)
    const figureOf = (model: Sent) => model[orderBy] as number | undefined
    expect(ids(all({ ...asked, orderBy, asc }))).toEqual(ids(sorted(usual, figureOf, asc)))
  }
})

test.each([true, false])('models are ordered by a characteristic (ascending: %s)', (asc) => {
  const orderBy = sizes?.fieldCode ?? ''
  const usual = all({})
  const lists = pageOf(index, {}).characterList
  const values = lists.find(({ id }) => id === sizes?.id)?.valueList.map(({ val }) => val) ?? []
  expect(values.length).toBeGreaterThan(5)
  const rankOf = ({ characterList }: Sent) => {
    const value = characterList.find(({ id }) => id === sizes?.id)?.fieldVal.split(', ')[0]
    return value === undefined ? undefined : values.indexOf(value)
  }
  expect(ids(all({ orderBy, asc }))).toEqual(ids(sorted(usual, rankOf, asc)))
})

test('an unknown column leaves the default order', () => {
  expect(ids(all({ orderBy: 'colour' }))).toEqual(ids(all({})))
})
