import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withBorrowed } from '../../../scripts/codegen/borrowed'
import { objectAt, type JsonObject } from '../../../scripts/codegen/json'
import { commonFields } from '../../../src/domain/calculation/joint/views'

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

const joint = { properties: { d: { type: 'number', title: 'Diameter', maximum: 150 } } }
const page = (property: Record<string, string | number | null>) => ({ properties: { d: property } })

test('a property of another type is taken over, with its own keys before those of the original', () => {
  const own = { default: 16, maximum: null }
  const borrowed = withBorrowed(page({ $ref: 'Joint.json#/properties/d', ...own }), {
    Joint: joint,
  })
  expect(borrowed).toEqual(page({ type: 'number', title: 'Diameter', default: 16 }))
  expect(withBorrowed(page({ $ref: 'Diameter.json' }), {})).toEqual(page({ $ref: 'Diameter.json' }))
})

test('a property that is not there, or that is borrowed itself, is refused by name', () => {
  const borrowing = page({ $ref: 'Joint.json#/properties/d' })
  const without: Record<string, JsonObject>[] = [{}, { Joint: {} }, { Joint: borrowing }]
  for (const types of without)
    expect(() => withBorrowed(borrowing, types)).toThrow('d refers to Joint.json#/properties/d')
})

test.each([
  ['clamp', 'ClampForceInput'],
  ['flexibility', 'ResilienceInput'],
  ['stretching', 'TorqueInput'],
] as const)('what the %s page has in common with the joint is borrowed from it', (page, type) => {
  const fieldsOf = (name: string) =>
    objectAt(readJson(`schemas/calculation/${name}.json`), 'properties')
  const fields = fieldsOf(type)
  const shared = Object.keys(fieldsOf('Joint')).filter((name) => name in fields)
  for (const name of shared)
    expect(objectAt(fields, name).$ref, name).toBe(`Joint.json#/properties/${name}`)
  expect(shared.filter((name) => !isCommon(page, name))).toEqual([])
})

/** The stretching page takes the torsion only where it does not calculate it. */
const isCommon = (page: keyof typeof commonFields, name: string) =>
  commonFields[page].some((common) => common === name) || (page === 'stretching' && name === 'tau')
