// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { customerResources } from '../../../src/web/resources'
import { officeResources } from '../../../src/web/office/resources'
import { choicesOf } from '../../../src/domain/forms/field-schema'
import description from '../../../src/generated/openapi.json'
import { listOf } from '../../../src/web/screens/lists'
import {
  invalidValues,
  isHidden,
  readListState,
  writeListState,
} from '../../../src/web/screens/list-state'
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

const lists = [...officeResources, ...customerResources]
const filtersOfLists = lists.flatMap((resource) =>
  listOf(resource).filters.map(
    (filter) => [resource.name, filter.name, { list: resource.list, filter }] as const,
  ),
)

test('every parameter of a list is read from its address, also one without an input', () => {
  const paths: Record<string, object> = description.paths
  const unread = lists.flatMap((resource) => {
    const { fixed = {}, filters } = listOf(resource)
    const known = ['current', 'size', ...Object.keys(fixed), ...filters.map(({ name }) => name)]
    const { get } = paths[resource.list] as { get: { parameters?: { name: string }[] } }
    return (get.parameters ?? []).flatMap(({ name }) =>
      known.includes(name) ? [] : `${resource.name} ${name}`,
    )
  })
  expect(unread).toEqual([])
  const withoutInput = filtersOfLists.filter(([, , { filter }]) => isHidden(filter))
  expect(withoutInput.length).toBeGreaterThan(0)
  for (const [, name, { filter }] of withoutInput)
    expect(readListState(new URLSearchParams(`${name}=7`), [filter]).values).toEqual({ [name]: 7 })
})

test.each(filtersOfLists)(
  'the list %s names a value that its filter %s does not have instead of applying it',
  (_list, name, { filter }) => {
    const takesAnyText =
      filter.schema.type === 'string' &&
      !filter.schema.format &&
      choicesOf(filter.schema, 'en').length === 0
    const query = new URLSearchParams({ [name]: 'no such value' })
    const { values } = readListState(query, [filter])
    expect(values).toEqual(takesAnyText ? { [name]: 'no such value' } : {})
    expect(invalidValues(query, [filter])).toEqual(
      takesAnyText ? [] : [{ filter, value: 'no such value' }],
    )
  },
)

test('characters that cannot be seen are left out of a filter', () => {
  expect(read('?keyword=%00')).toEqual({ page: 1, values: {} })
  expect(read('?keyword=M12%00%1B80%7F').values).toEqual({ keyword: 'M12 80' })
})
