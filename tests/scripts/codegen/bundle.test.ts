import { expect, test } from 'vitest'
import { openToConditions } from '../../../scripts/codegen/bundle'

const closed = { type: 'object', properties: { kind: {} }, additionalProperties: false }
const more = { properties: { reason: {} } }

test.each([
  ['if and then', { if: {}, then: more }],
  ['if within allOf', { allOf: [{ if: {}, else: more }] }],
  ['dependentSchemas', { dependentSchemas: { kind: more } }],
  ['oneOf', { oneOf: [more, {}] }],
  ['anyOf', { anyOf: [more, {}] }],
  ['a named type', { if: {}, then: { $ref: '#/components/schemas/Reason' } }],
])('a closed type admits the fields of its condition (%s)', (_name, condition) => {
  const { additionalProperties, unevaluatedProperties } = openToConditions({
    ...closed,
    ...condition,
  })
  expect({ additionalProperties, unevaluatedProperties }).toEqual({ unevaluatedProperties: false })
})

test('a closed type whose conditions name only its own fields stays as it is', () => {
  const narrowing = { ...closed, if: {}, then: { properties: { kind: { const: 1 } } } }
  expect(openToConditions(narrowing)).toBe(narrowing)
})
