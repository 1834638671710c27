import { expect, test } from 'vitest'
import { bodyLimitOf, listOperations } from '../../../src/server/http/operation'
import {
  largestUsual,
  longestText,
  resolved,
  together,
  typesOf,
  type Schema,
} from '../../hostile/body-sizes'

const bodies = listOperations().flatMap(({ operation }) => {
  // The bundle describes every body by a JSON Schema.
  const schema = operation.requestBody?.content['application/json']?.schema as Schema | undefined
  return schema ? [{ name: operation.operationId, operation, schema }] : []
})

/** Every place of a body that callers fill in, with what applies to it. */
function placesIn(schema: Schema, path: string): { path: string; schema: Schema }[] {
  if (resolved(schema).readOnly) return []
  const inner = together(schema).flatMap(({ properties = {}, items }) => [
    ...Object.entries(properties).map(([name, field]) => placesIn(field, `${path}.${name}`)),
    ...(items ? [placesIn(items, `${path}[]`)] : []),
  ])
  return [{ path, schema }, ...inner.flat()]
}

const places = bodies.flatMap(({ name, schema }) => placesIn(schema, name))

test('every list in a body says how many entries it may have', () => {
  const endless = places
    .filter(({ schema }) => together(schema).flatMap(typesOf).includes('array'))
    .filter(({ schema }) => !together(schema).some(({ maxItems }) => maxItems !== undefined))
  expect(endless.map(({ path }) => path)).toEqual([])
})

test('every text in a body says how long it may be', () => {
  const endless = places
    .filter(({ schema }) => together(schema).flatMap(typesOf).includes('string'))
    .filter(({ schema }) => resolved(schema).enum === undefined)
    .filter(({ schema }) => longestText(schema) === Infinity)
  expect(endless.map(({ path }) => path)).toEqual([])
})

test('entries that must differ are plain values, which are compared in one go', () => {
  const compared = places
    .filter(({ schema }) => resolved(schema).uniqueItems)
    .filter(({ schema }) => {
      const types = together(resolved(schema).items ?? {}).flatMap(typesOf)
      return types.length === 0 || types.includes('object') || types.includes('array')
    })
  expect(compared.map(({ path }) => path)).toEqual([])
})

test.each(bodies)(
  'a full body of usual texts fits into the limit of $name',
  ({ operation, schema }) => {
    const kilobytes = largestUsual(schema) / 1024
    expect(bodyLimitOf(operation)).toBeGreaterThanOrEqual(Math.min(1024, kilobytes))
  },
)

test('a body limit of its own is above the usual one and at most a megabyte, for a batch by a key four', () => {
  const named = listOperations().filter(({ operation }) => operation['x-body-limit'])
  expect(named.length).toBeGreaterThan(5)
  for (const { operation } of named) {
    expect(bodyLimitOf(operation)).toBeGreaterThan(64)
    expect(bodyLimitOf(operation)).toBeLessThanOrEqual(operation['x-key'] ? 4096 : 1024)
  }
})
