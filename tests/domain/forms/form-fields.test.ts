import { expect, test } from 'vitest'
import type { FieldSchema } from '../../../src/domain/forms/field-schema'
import {
  changedFields,
  contentFields,
  contentOf,
  fieldsOf,
  settled,
  uploadsIn,
} from '../../../src/domain/forms/form-fields'

const form: FieldSchema = {
  properties: {
    kind: { type: 'string' },
    rows: { type: 'array' },
    fileIds: { type: 'array', 'x-widget': 'attachments' },
    id: { type: 'integer', 'x-widget': 'hidden' },
    images: { type: 'array', readOnly: true },
  },
  if: { properties: { kind: {} } },
  then: { properties: { other: { type: 'string' } } },
}

test('a conditional field follows the field that it depends on', () => {
  expect(fieldsOf(form).map(([name]) => name)).toEqual([
    'kind',
    'other',
    'rows',
    'fileIds',
    'id',
    'images',
  ])
})

test('ids, files and read-only fields do not count as content', () => {
  expect(contentFields(form).map(([name]) => name)).toEqual(['kind', 'other', 'rows'])
})

test('only fields of the form and its file ids are stored', () => {
  const value = { kind: 'a', other: 'b', fileIds: [1], id: 7, images: [], unknown: 1 }
  expect(contentOf(form, value)).toEqual({ kind: 'a', other: 'b', fileIds: [1] })
  expect(uploadsIn(form, value)).toEqual([{ name: 'fileIds', widget: 'attachments', ids: [1] }])
})

test('fields whose condition is not met are not stored, at any depth', () => {
  const verdict: FieldSchema = {
    properties: { is: { type: 'string' } },
    if: { required: ['is'], properties: { is: { const: 'no' } } },
    then: { properties: { why: { type: 'string' } } },
  }
  const whole: FieldSchema = { properties: { part: verdict }, allOf: [verdict] }
  const no = { is: 'no', why: 'late' }
  expect(contentOf(verdict, no)).toEqual(no)
  expect(contentOf(verdict, { ...no, is: 'yes' })).toEqual({ is: 'yes' })
  expect(contentOf(whole, { part: { ...no, is: 'yes', more: 1 } })).toEqual({ part: { is: 'yes' } })
})

test('each of several conditions keeps the fields of its active branch', () => {
  const urgent: FieldSchema = {
    properties: { urgency: { enum: ['high', 'low'] } },
    allOf: [
      {
        if: { properties: { urgency: { enum: ['high'] } } },
        then: { properties: { reason: { maxLength: 50 } } },
      },
      {
        if: { required: ['place'] },
        then: { properties: { room: {} } },
        else: { properties: { street: {} } },
      },
    ],
  }
  const given = { urgency: 'low', reason: { any: 1 }, street: 'a', room: 'b' }
  expect(contentOf(urgent, given)).toEqual({ urgency: 'low', street: 'a' })
  const high = { ...given, urgency: 'high' }
  expect(contentOf(urgent, high)).toEqual({ urgency: 'high', reason: { any: 1 }, street: 'a' })
})

test('clearing an optional field that was empty is not a change', () => {
  expect(changedFields(form, { kind: 'a' }, { kind: 'a', other: '', rows: [] })).toEqual([])
  expect(changedFields(form, { rows: [{ why: 1, because: '' }] }, { rows: [{ why: 1 }] })).toEqual(
    [],
  )
  expect(changedFields(form, { kind: 'a', other: 'b' }, { kind: 'a', other: '' })).toEqual([
    'other',
  ])
  // A new form contains a bilingual text without content.
  expect(changedFields(form, { kind: 'a' }, { kind: 'a', other: { zh: '' }, rows: [] })).toEqual([])
  expect(changedFields(form, {}, { other: {} })).toEqual([])
})

test('fields count as changed by their content, not by the order inside them', () => {
  const before = { kind: 'a', rows: [{ why: 1, because: 2 }] }
  expect(changedFields(form, before, { kind: 'a', rows: [{ because: 2, why: 1 }] })).toEqual([])
  expect(changedFields(form, before, { other: 'b', rows: [] })).toEqual(['kind', 'other', 'rows'])
})

const expense: FieldSchema = {
  properties: { curCode: { type: 'string' }, exchangeRate: { type: 'number' } },
  dependentSchemas: {
    curCode: {
      allOf: [
        {
          if: { properties: { curCode: { const: 'CNY' } } },
          then: { properties: { exchangeRate: { const: 1 } } },
        },
      ],
    },
  },
}

test('a value implied by a condition is filled in, and removed when the condition ends', () => {
  const inYuan = settled(expense, { curCode: 'CNY', exchangeRate: 7.8 }, { curCode: 'EUR' })
  expect(inYuan).toEqual({ curCode: 'CNY', exchangeRate: 1 })
  expect(settled(expense, { ...inYuan, curCode: 'EUR' }, inYuan)).toEqual({ curCode: 'EUR' })
  expect(settled(expense, { exchangeRate: 2 }, undefined)).toEqual({ exchangeRate: 2 })
})

test('a field that another field or an alternative brings along is kept', () => {
  const text = { type: 'string' }
  const schema = {
    properties: { kind: text },
    dependentSchemas: { kind: { properties: { kind: { const: 'late' }, reason: text } } },
    oneOf: [{ properties: { place: text } }],
  }
  expect(fieldsOf(schema).map(([name]) => name)).toEqual(['kind', 'place', 'reason'])
  const kept = { kind: 'late', reason: 'rain', place: 'gate' }
  expect(contentOf(schema, { ...kept, other: 1 })).toEqual(kept)
  expect(contentOf(schema, { reason: 'rain', place: 'gate' })).toEqual({ place: 'gate' })
})
