// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { isColumnOrder } from '../../../src/web/screens/column-order'
import { listOf } from '../../../src/web/screens/lists'
import { columnsOf, recordSchemaOf } from '../../../src/web/screens/record-schema'
import { officeResources } from '../../../src/web/office/resources'

test.each(officeResources)('the list $name is sorted by the heads of its columns', async (one) => {
  const order = listOf(one).filters.find(isColumnOrder)
  const fields = order?.schema.enum?.map((value) => String(value).replace(/^-/, '')) ?? []
  expect(fields).not.toEqual([])
  const columns = columnsOf(await new QueryClient().fetchQuery(recordSchemaOf(one))).map(
    ([name]) => name,
  )
  expect(columns).toEqual(expect.arrayContaining(fields))
})
