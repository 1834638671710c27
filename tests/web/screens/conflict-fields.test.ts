import { expect, test } from 'vitest'
import type { FieldSchema } from '../../../src/domain/forms/field-schema'
import { contentOfForm, differencesOf, merged } from '../../../src/web/screens/conflict-fields'

const schema: FieldSchema = {
  properties: {
    id: { type: 'integer', readOnly: true },
    title: { type: 'string' },
    note: { type: 'string' },
    tags: { type: 'array' },
    version: { type: 'integer', readOnly: true, 'x-widget': 'hidden' },
  },
}
const begunOn = { id: 5, title: 'A', note: 'n', tags: ['x'], version: 1 }
const mine = { ...begunOn, title: 'mine', tags: ['x', 'y'] }
const theirs = { ...begunOn, title: 'theirs', note: 'theirs', version: 2 }

test('a form holds its own fields of a record and the version', () => {
  expect(contentOfForm(schema, { ...begunOn, asked: 4 })).toEqual(begunOn)
})

test('on a conflict my value is preselected where I changed it, else theirs', () => {
  const found = differencesOf(schema, { mine, theirs, begunOn })
  expect(found).toEqual({ title: 'mine', note: 'theirs', tags: 'mine' })
})

test('my chosen values are put into their record with its version', () => {
  const chosen = { title: 'mine', note: 'theirs', tags: 'theirs' } as const
  expect(merged(schema, { mine, theirs }, chosen)).toEqual({
    id: 5,
    title: 'mine',
    note: 'theirs',
    tags: ['x'],
    version: 2,
  })
})

test('a field I have emptied stays empty', () => {
  const emptied = { ...mine, note: undefined }
  const result = merged(schema, { mine: emptied, theirs }, { note: 'mine' })
  expect(result).not.toHaveProperty('note')
})
