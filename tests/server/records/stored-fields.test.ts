import { expect, test } from 'vitest'
import { storedFields } from '../../../src/server/records/stored-fields'

test('stored fields that the schema names are answered', () => {
  const stored = { remark: 'soon', forgotten: 1, uniqueCode: 'YD-1' }
  expect(storedFields('IntentionOrder', stored)).toEqual({ remark: 'soon', uniqueCode: 'YD-1' })
})

test.each([undefined, null, {}])('of %s there is nothing to answer', (stored) => {
  expect(storedFields('IntentionOrder', stored)).toEqual({})
})
