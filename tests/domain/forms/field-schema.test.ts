import { expect, test } from 'vitest'
import { groupsOf, type FieldSchema } from '../../../src/domain/forms/field-schema'

const schema: FieldSchema = {
  'x-groups': {
    goods: { zh: '货物', en: 'Goods' },
    route: { zh: '路线', en: 'Route' },
    empty: { zh: '空', en: 'Empty' },
  },
}
const field = (group?: string): FieldSchema => (group ? { 'x-group': group } : {})

test('fields appear under the headings of their type, fields without a heading first', () => {
  const fields: [string, FieldSchema][] = [
    ['from', field('route')],
    ['code', field()],
    ['weight', field('goods')],
    ['to', field('route')],
  ]
  const named = groupsOf(schema, fields, 'en').map(({ heading, fields }) => [
    heading,
    fields.map(([name]) => name),
  ])
  expect(named).toEqual([
    [undefined, ['code']],
    ['Goods', ['weight']],
    ['Route', ['from', 'to']],
  ])
  expect(groupsOf(schema, fields, 'zh')[1]?.heading).toBe('货物')
})

test('a type without headings has one group', () => {
  expect(groupsOf({}, [['code', field()]], 'en')).toEqual([{ fields: [['code', {}]] }])
})
