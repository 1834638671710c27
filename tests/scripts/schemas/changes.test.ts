import { expect, test } from 'vitest'
import type { JsonObject } from '../../../scripts/codegen/json'
import { changesBetween, isHarmful } from '../../../scripts/schemas/changes'
import { reportOf } from '../../../scripts/schemas/report'

const types = (fields: JsonObject, more: JsonObject = {}) => ({
  Calibration: {
    file: 'quality/Calibration.json',
    schema: { type: 'object', properties: fields, ...more },
  },
})
const text = { type: 'string' }

/** The changes from a type with `lot` to another one, as words. */
const changed = (fields: JsonObject, more: JsonObject = {}, before: JsonObject = { lot: text }) =>
  changesBetween(types(before), types(fields, more)).map(({ kind, path, was }) =>
    [path.join('.'), kind, was].filter(Boolean).join(' '),
  )

test('a field that is left out is gone, and an added one is no change', () => {
  expect(changed({ other: text })).toEqual(['lot gone'])
  expect(changed({ lot: text, other: text })).toEqual([])
})

test('a renamed field is not gone', () => {
  expect(changed({ batch: { ...text, 'x-was': 'lot' } })).toEqual(['batch renamed lot'])
  expect(changed({ batch: { ...text, 'x-was': ['charge', 'lot'] } })).toEqual(['batch renamed lot'])
})

test('a rename to a field that existed before, and a former name in use again, are told', () => {
  const both = { lot: text, batch: text }
  expect(changed({ batch: { ...text, 'x-was': 'lot' } }, {}, both)).toEqual(['batch merged lot'])
  const renamed = { batch: { ...text, 'x-was': 'lot' } }
  expect(changed(both, {}, renamed)).toEqual(['lot reused batch'])
})

test.each<[string, JsonObject, JsonObject, boolean]>([
  ['a shorter text', { maxLength: 9 }, { maxLength: 8 }, true],
  ['a longer text', { maxLength: 9 }, { maxLength: 10 }, false],
  ['a new limit', {}, { maxLength: 8 }, true],
  ['a higher minimum', { minimum: 1 }, { minimum: 2 }, true],
  ['a lower minimum', { minimum: 1 }, { minimum: 0 }, false],
  ['a choice less', { enum: [1, 2] }, { enum: [1] }, true],
  ['a choice more', { enum: [1] }, { enum: [1, 2] }, false],
  ['choices for the first time', {}, { enum: ['a'] }, true],
  ['another pattern', { pattern: 'a' }, { pattern: 'b' }, true],
  ['no pattern any more', { pattern: 'a' }, {}, false],
  ['a number for an integer', { type: 'integer' }, { type: 'number' }, false],
  ['an integer for a number', { type: 'number' }, { type: 'integer' }, true],
  ['another type', { $ref: 'A.json' }, { $ref: 'B.json' }, true],
  ['another title', { title: 'A' }, { title: 'B' }, false],
])('%s: is it narrower?', (_name, before, after, isNarrower) => {
  expect(changed({ lot: after }, {}, { lot: before })).toEqual(isNarrower ? ['lot narrowed'] : [])
})

test('a field that becomes required is told, under a new name too only if it was not', () => {
  expect(changed({ lot: text }, { required: ['lot'] })).toEqual(['lot required'])
  const before = types({ lot: text }, { required: ['lot'] })
  const after = types({ batch: { ...text, 'x-was': 'lot' } }, { required: ['batch'] })
  expect(changesBetween(before, after).map(({ kind }) => kind)).toEqual(['renamed'])
})

test('fields of parts, of lists and of conditions are compared too', () => {
  const nested = (name: string) => ({
    parts: { type: 'array', items: { properties: { [name]: text } } },
  })
  expect(changed(nested('batch'), {}, nested('lot'))).toEqual(['parts.*.lot gone'])
  const then = { properties: { reason: text } }
  const before = types({ lot: text }, { if: {}, then })
  expect(changesBetween(before, types({ lot: text })).map(({ path }) => path)).toEqual([['reason']])
})

test('a field that had its rules from another type, and now has the same ones itself, is no change', () => {
  const entry = { file: 'orders/Entry.json', schema: { properties: { lot: { maxLength: 9 } } } }
  const noticeWith = (lot: JsonObject, base: JsonObject = {}) => ({
    Entry: entry,
    Notice: { file: 'orders/Notice.json', schema: { properties: { lot }, ...base } },
  })
  const before = noticeWith({ 'x-column': true }, { allOf: [{ $ref: 'Entry.json' }] })
  expect(changesBetween(before, noticeWith({ maxLength: 9 }))).toEqual([])
  expect(changesBetween(before, noticeWith({ maxLength: 8 }))).toHaveLength(1)
})

test('a type that is gone takes its fields along', () => {
  expect(changesBetween(types({ lot: text }), {})).toMatchObject([{ kind: 'gone', path: ['lot'] }])
})

test('a change that the type accepts harms nothing; the report says what to write', () => {
  const told = (more: JsonObject) => {
    const changes = changesBetween(types({ lot: text }), types({}, more))
    const touched = { records: 1, views: 0, lines: 2 }
    return [changes.some(isHarmful), ...reportOf(changes.map((change) => ({ change, touched })))]
  }
  const gone =
    'schemas/quality/Calibration.json: lot is gone: its stored values are no longer shown, and the next change of a record drops them'
  const counts = '    1 stored record with it, 0 saved views, 2 history lines.'
  expect(told({})).toEqual([
    true,
    `! ${gone}`,
    counts,
    '    If this is meant, add "lot gone" to "x-accepted" of the type.',
  ])
  expect(told({ 'x-accepted': ['lot gone'] })).toEqual([
    false,
    `  ${gone}`,
    counts,
    '    x-accepted says that this is meant.',
  ])
})
