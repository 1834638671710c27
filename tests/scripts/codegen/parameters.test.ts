import { expect, test } from 'vitest'
import type { JsonObject } from '../../../scripts/codegen/json'
import { putParametersInPlace } from '../../../scripts/codegen/parameters'

const id = { name: 'id', in: 'path', description: 'The number of the record' }

test('a call has the parameters that it shares with others, with its own description if it has one', () => {
  const $ref = 'openapi.yaml#/components/parameters/id'
  const operation: JsonObject = {
    operationId: 'getNotice',
    parameters: [{ $ref }, { $ref, description: 'The notice' }, { name: 'own', in: 'query' }],
  }
  putParametersInPlace(operation, { id })
  expect(operation.parameters).toEqual([
    id,
    { ...id, description: 'The notice' },
    { name: 'own', in: 'query' },
  ])
})

test('a list can be sorted by each of its fields in both directions', () => {
  const operation: JsonObject = { parameters: [{ 'x-order-by': ['title', 'date'] }] }
  putParametersInPlace(operation, {})
  expect(operation.parameters).toMatchObject([
    { name: 'order', in: 'query', schema: { enum: ['title', '-title', 'date', '-date'] } },
  ])
})

test('a parameter that nobody describes is refused', () => {
  const $ref = 'openapi.yaml#/components/parameters/idd'
  const operation: JsonObject = { operationId: 'getNotice', parameters: [{ $ref }] }
  expect(() => putParametersInPlace(operation, { id })).toThrow('getNotice')
})
