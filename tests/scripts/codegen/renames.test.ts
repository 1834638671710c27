import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { JsonObject } from '../../../scripts/codegen/json'
import { renameFaults } from '../../../scripts/codegen/rename-faults'
import { renamesOf } from '../../../scripts/codegen/renames'

const type = (fields: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties: fields,
  ...more,
})
const was = (name: string | string[]) => ({ type: 'string', 'x-was': name })
const text = { type: 'string' }

test.each<[string, JsonObject, string]>([
  ['itself', { batch: was('batch') }, '"batch" names itself in x-was.'],
  [
    'a name in use',
    { batch: was('lot'), lot: text },
    '"batch" was "lot", but "lot" is still a field: remove "lot", or the x-was.',
  ],
  [
    'a chain through a field in use',
    { batch: was('charge'), charge: was('lot') },
    '"batch" was "charge", but "charge" is still a field (which was "lot"): if all are one field, remove "charge" and write "x-was": ["charge","lot"].',
  ],
  [
    'a loop',
    { batch: was('lot'), lot: was('batch') },
    'x-was goes round in a loop: "batch" was "lot" was "batch". To exchange the names of two fields, rename one to a new name in this release and go on in the next.',
  ],
  [
    'a loop of three',
    { a: was('b'), b: was('c'), c: was('a') },
    'x-was goes round in a loop: "a" was "b" was "c" was "a". To exchange the names of two fields, rename one to a new name in this release and go on in the next.',
  ],
  [
    'one name for two fields',
    { batch: was('lot'), charge: was('lot') },
    '"batch" and "charge" all were "lot": only one field can take its values.',
  ],
  [
    'no name',
    { batch: { type: 'string', 'x-was': 7 } },
    'x-was of "batch" must be the former name, or a list of former names with the newest first.',
  ],
  [
    'a name twice',
    { batch: was(['lot', 'lot']) },
    'x-was of "batch" must be the former name, or a list of former names with the newest first.',
  ],
])('codegen refuses %s in words', (_name, fields, sentence) => {
  expect(renameFaults(type(fields), 'Calibration')).toEqual([sentence])
  // Also in a part of a record, and in the entries of a list.
  const inside = type({ parts: { type: 'array', items: type(fields) } })
  expect(renameFaults(inside, 'Calibration')).toEqual([sentence])
})

test.each<[string, JsonObject, string]>([
  ['required', { required: ['lot'] }, 'required names "lot", which is "batch" now.'],
  [
    'a condition',
    { if: { properties: { lot: { const: 1 } } }, then: { required: ['note'] } },
    'if names "lot", which is "batch" now.',
  ],
  [
    'x-record',
    { 'x-record': { sort: ['lot'] } },
    'x-record.sort names "lot", which is "batch" now.',
  ],
  [
    'a column',
    { 'x-record': { columns: { lot: 'lot' } } },
    'x-record.columns names "lot", which is "batch" now.',
  ],
  [
    'the type',
    { 'x-was': 'Lot' },
    'x-was belongs to a field; Calibration as a whole cannot be renamed by it.',
  ],
])('codegen refuses %s with a former name in words', (_name, more, sentence) => {
  const fields = { batch: was('lot'), note: text }
  expect(renameFaults(type(fields, more), 'Calibration')).toEqual([sentence])
})

test('a field in a condition can be renamed, and not to a name outside of it', () => {
  const then = { properties: { reason: was('cause') } }
  expect(renameFaults(type({ kind: text }, { if: {}, then }), 'Complaint')).toEqual([])
  expect(renameFaults(type({ cause: text }, { if: {}, then }), 'Complaint')).toHaveLength(1)
})

test('a chain of any length in one list is one rename', () => {
  const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,5}$/), { minLength: 2, maxLength: 8 })
  fc.assert(
    fc.property(names, ([now = '', ...before]) => {
      const schema = type({ [now]: was(before) })
      expect(renameFaults(schema, 'Calibration')).toEqual([])
      expect(renamesOf({ Calibration: schema })).toEqual({
        Calibration: [{ at: [], was: before, now }],
      })
    }),
  )
})

test('former names that follow one another through fields in use are always refused', () => {
  // Every field was another field: some of them lead round in loops, others end in a name that is gone.
  const graph = fc.array(fc.nat({ max: 6 }), { minLength: 2, maxLength: 6 })
  fc.assert(
    fc.property(graph, (leads) => {
      const name = (at: number) => `f${at}`
      const fields = Object.fromEntries(leads.map((to, at) => [name(at), was(name(to))]))
      const inUse = leads.some((to) => to < leads.length)
      const shared = new Set(leads).size < leads.length
      expect(renameFaults(type(fields), 'Calibration').length > 0).toBe(inUse || shared)
    }),
  )
})

test('a rename in a type that others refer to counts wherever the type is stored', () => {
  const layer = type({ height: was('thickness') })
  const types = {
    Layer: layer,
    Input: type({ layers: { type: 'array', items: { $ref: '#/components/schemas/Layer' } } }),
    Other: type({ name: text }),
  }
  expect(renamesOf(types)).toEqual({
    Layer: [{ at: [], was: ['thickness'], now: 'height' }],
    Input: [{ at: ['layers', '*'], was: ['thickness'], now: 'height' }],
  })
})
