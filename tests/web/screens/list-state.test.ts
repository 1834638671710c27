// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { listOf } from '../../../src/web/screens/lists'
import { readListState, writeListState } from '../../../src/web/screens/list-state'
import { auditLog } from '../../../src/web/operation/resources'
import { reservations } from '../../../src/web/orders/resources'

const { filters } = listOf(reservations)
const read = (query: string) => readListState(new URLSearchParams(query), filters)

test('the filters of a list are the parameters of its call', () => {
  expect(filters.map(({ name }) => name)).toEqual([
    'type',
    'keyword',
    'statusCode',
    'progress',
    'order',
  ])
})

test.each([
  ['', { page: 1, values: {} }],
  ['?page=3', { page: 3, values: {} }],
  ['?type=3&statusCode=5', { page: 1, values: { type: 3, statusCode: 5 } }],
  ['?size=50&page=2', { page: 2, size: 50, values: {} }],
  ['?keyword=%20M12%20', { page: 1, values: { keyword: 'M12' } }],
])('%s is read as it was written', (query, state) => {
  expect(read(query)).toEqual(state)
})

test.each([
  '?page=-1',
  '?page=0',
  '?page=x',
  '?page=1.5',
  '?size=51',
  '?type=99',
  '?statusCode=x',
  '?other=1',
])('%s asks for nothing that there is', (query) =>
  expect(read(query)).toEqual({ page: 1, values: {} }),
)

test('an invalid date does not filter a list', () => {
  const { filters } = listOf(auditLog)
  const days = (query: string) => readListState(new URLSearchParams(query), filters).values
  expect(days('?from=abc&to=2026-02-30')).toEqual({})
  expect(days('?from=2026/11/25&to=2026-11-26')).toEqual({ from: '2026-11-25', to: '2026-11-26' })
})

test('a text that is longer than its call takes is not cut', () => {
  const { values } = read(`?keyword=${'𠮷'.repeat(120)}`)
  expect([...String(values.keyword)]).toHaveLength(120)
})

test('a written state can be read back; the first page is omitted', () => {
  const state = { page: 2, size: 100, values: { type: 3, keyword: 'a&b=c' } }
  expect(read(`?${writeListState(state)}`)).toEqual(state)
  expect(writeListState({ page: 1, values: {} }).toString()).toBe('')
})

test('a bookmark from before a release finds its filters and its order under the names of today', () => {
  const renames = [{ at: [], was: ['charge', 'lot'], now: 'batch' }]
  const order = { type: 'string', enum: ['batch', '-batch'], 'x-widget': 'order' }
  const renamed = [
    { name: 'batch', schema: { type: 'string' } },
    { name: 'order', schema: order },
  ]
  const values = (query: string) =>
    readListState(new URLSearchParams(query), renamed, renames).values
  expect(values('lot=A&order=-charge')).toEqual({ batch: 'A', order: '-batch' })
  expect(values('batch=B&lot=A&order=lot')).toEqual({ batch: 'B', order: 'batch' })
  expect(values('order=other')).toEqual({})
})
