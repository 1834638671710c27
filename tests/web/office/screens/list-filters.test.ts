// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { placesOf } from '../../../../src/web/office/screens/list-filters'
import { officeResources } from '../../../../src/web/office/resources'
import { listOf } from '../../../../src/web/screens/lists'
import { columnsOf, recordSchemaOf } from '../../../../src/web/screens/record-schema'

const columnsOfList = async (resource: (typeof officeResources)[number]) =>
  columnsOf(await new QueryClient().fetchQuery(recordSchemaOf(resource)))

test('a filter stands in the head of its column, also if that has another name', async () => {
  const orders = officeResources.find(({ name }) => name === 'officeReservations')!
  const { heads, toolbar } = placesOf(listOf(orders).filters, await columnsOfList(orders))
  const names = Object.fromEntries([...heads].map(([column, { name }]) => [column, name]))
  expect(names).toMatchObject({ assignee: 'holder', createTime: 'type', due: 'due' })
  expect(toolbar.map(({ name }) => name)).toEqual(['waits', 'event', 'keyword'])
})

test('every head that a parameter names is a column of a list', async () => {
  const named = new Map<string, boolean>()
  for (const resource of officeResources) {
    const columns = (await columnsOfList(resource)).map(([name]) => name)
    for (const { head } of listOf(resource).filters)
      if (head) named.set(head, named.get(head) === true || columns.includes(head))
  }
  expect([...named].filter(([, isColumn]) => !isColumn)).toEqual([])
})
