import { expect, test } from 'vitest'
import { createCache } from '../../../../src/server/catalogue/index/cache'
import { answerFrom } from '../../../../src/server/catalogue/index/answer'
import { createAnswerStore } from '../../../../src/server/catalogue/index/answer-store'
import { reranked } from '../../../../src/server/catalogue/index/ranking'
import { classPageOf, modelsOf, pageOf } from './pages'
import { classId, question, smallCatalogue, smallIndex } from './small-catalogue'

const index = smallIndex()
const bolts = { classId: classId.hexBolts }

test('the default order counts numbers as numbers, and descending is its reverse', () => {
  const rising = ['8x80-8.8-ZN', '10x80-8.8-ZN', '12x80-8.8-ZN', '12x80-10.9-ZF', '100x80-8.8-ZN']
  const models = rising.map((rest) => `HB-M${rest}`)
  expect(modelsOf(index, bolts)).toEqual(models)
  expect(modelsOf(index, { ...bolts, asc: false })).toEqual(models.toReversed())
})

test('sales, favourites and new come with the most first unless asked otherwise', () => {
  const bySales = [
    'M12x80-10.9-ZF',
    'M10x80-8.8-ZN',
    'M100x80-8.8-ZN',
    'M12x80-8.8-ZN',
    'M8x80-8.8-ZN',
  ]
  const models = bySales.map((rest) => `HB-${rest}`)
  expect(modelsOf(index, { ...bolts, orderColumn: 2 })).toEqual(models)
  expect(modelsOf(index, { ...bolts, orderColumn: 2, asc: true })).toEqual(models.toReversed())
  expect(modelsOf(index, { ...bolts, orderColumn: 4 })).toEqual(models.toReversed())
  expect(modelsOf(index, { ...bolts, orderColumn: 3 })).toEqual(modelsOf(index, bolts))
})

test('new figures of sales and favourites change the order without another build', () => {
  const { materials } = smallCatalogue()
  const collection = materials.collection.map((_, row) => row)
  const fresh = reranked(index, { sales: materials.sales, collection })
  expect(modelsOf(fresh, { ...bolts, orderColumn: 3 })[0]).toBe('HB-M12x80-10.9-ZF')
  expect(modelsOf(index, { ...bolts, orderColumn: 3 })[0]).toBe('HB-M8x80-8.8-ZN')
})

test('a page beyond the last is empty and still knows the total', () => {
  expect(pageOf(index, { current: 1_000_000, orderColumn: 2 })).toMatchObject({
    records: [],
    total: 11,
    current: 1_000_000,
  })
})

test('classes come with how many models are left; without a choice also those without models', () => {
  const counts = (page: ReturnType<typeof classPageOf>) =>
    page.records.map(({ className, count }) => `${className}:${count}`)
  const nuts = classPageOf(index, { abbreviation: 'Nuts' })
  expect(counts(nuts)).toEqual(['1型六角螺母:1', '开槽螺母:0'])
  expect(nuts).toMatchObject({ total: 2, classCount: 2 })
  expect(counts(classPageOf(index, { keyword: '六角' }))).toEqual(['六角头螺栓:5', '1型六角螺母:1'])
  expect(counts(classPageOf(index, { size: 2, current: 2 }))).toEqual([
    '1型六角螺母:1',
    '开槽螺母:0',
  ])
})

test('the same question is answered once', () => {
  const store = createAnswerStore(1_000_000)
  const first = answerFrom(store, 'models', index, question({ keyword: 'm12' }))
  expect(answerFrom(store, 'models', index, question({ keyword: ' m12 ', asc: true }))).toBe(first)
  const other = answerFrom(store, 'classes', index, question({ keyword: 'm12' }))
  expect(other.body.toString()).not.toBe(first.body.toString())
})

test('a cache forgets what was not used for longest', () => {
  const cache = createCache<string>(2)
  cache.set('a', '1')
  cache.set('b', '2')
  cache.get('a')
  cache.set('c', '3')
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual(['1', undefined, '3'])
  cache.set('huge', '4', 3)
  expect(cache.get('huge')).toBeUndefined()
  expect(cache.get('a')).toBe('1')
})
