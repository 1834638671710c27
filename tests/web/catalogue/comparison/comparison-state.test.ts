import { expect, test } from 'vitest'
import {
  addressOfProducts,
  comparisonAddress,
  readComparison,
} from '../../../../src/web/catalogue/comparison/comparison-state'

const read = (search: string) => readComparison(new URLSearchParams(search))

test.each([
  ['one list', 'materialIds=3,1,2', [3, 1, 2]],
  ['several parameters', 'materialIds=3&materialIds=1', [3, 1]],
  ['a list in brackets', 'materialIds=[3,1]', [3, 1]],
  ['repeated ids', 'materialIds=3,3,1', [3, 1]],
  ['words and zero', 'materialIds=abc,0,5', [5]],
  ['numbers that are no ids', 'materialIds=-3,1.5,5', [5]],
  ['ids too large for any product', 'materialIds=9999999999,5', [5]],
  ['more than ten', 'materialIds=1,2,3,4,5,6,7,8,9,10,11', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ['nothing', '', []],
])('ids are read from %s', (_what, search, ids) => {
  expect(read(search).ids).toEqual(ids)
})

test('an address opens the same comparison again', () => {
  const state = { ids: [4, 7], baseline: 7, highlight: false, hideSame: true, sorted: true }
  const address = comparisonAddress(state)
  expect(address).toBe(
    '/commodityContrast?materialIds=4,7&baseline=7&highlight=0&hideSame=1&sorted=1',
  )
  expect(read(address.split('?')[1]!)).toEqual({ ...state, dropped: 0 })
})

test('differences are highlighted unless the address says otherwise', () => {
  expect(addressOfProducts([4, 7])).toBe('/commodityContrast?materialIds=4,7')
  expect(read('materialIds=4,7')).toMatchObject({ highlight: true, hideSame: false, sorted: false })
})

test('a baseline outside the comparison is ignored', () => {
  expect(read('materialIds=4,7&baseline=9').baseline).toBeUndefined()
})

test('more products than can be compared are counted, not dropped in silence', () => {
  const ids = Array.from({ length: 12 }, (_, at) => at + 1)
  expect(read(`materialIds=${ids.join(',')}`)).toMatchObject({
    ids: ids.slice(0, 10),
    dropped: 2,
  })
})
