// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { nameOf } from '../../../src/web/screens/record-schema'

test('a record is called by the words of its first fields, not by their codes', () => {
  const kind = { type: 'string', 'x-enum': { industry: { zh: '行业', en: 'Industries' } } }
  const columns = [
    ['dictionary', kind],
    ['code', { type: 'string' }],
    ['sort', { type: 'integer' }],
  ] as Parameters<typeof nameOf>[1]
  const row = { id: 1, dictionary: 'industry', code: 'rail', sort: 3 }
  expect(nameOf(row, columns)).toMatch(/^(行业|Industries) rail$/)
  expect(nameOf({ id: 2, dictionary: 'other', sort: 3 }, columns)).toBe('other')
})

test('a time in the name of a record is written as people write it', () => {
  const columns = [
    ['code', { type: 'string' }],
    ['createTime', { type: 'string', format: 'date-time' }],
  ] as Parameters<typeof nameOf>[1]
  const name = nameOf({ id: 1, code: 'YD-1', createTime: '2026-03-04T05:06:07.000Z' }, columns)
  expect(name).toMatch(/^YD-1 .*2026/)
  expect(name).not.toContain('T05')
})

test('a record that has a name in both languages is called by the reader’s', () => {
  const texts = (...names: string[]) =>
    names.map((name) => [name, { type: 'string' }]) as Parameters<typeof nameOf>[1]
  const called = [
    nameOf(
      { id: 1, abbreviation: '螺钉', abbreviationEn: 'Screws' },
      texts('abbreviation', 'abbreviationEn'),
    ),
    nameOf(
      { id: 1, code: '7', nameZh: '硬度', nameEn: 'Hardness' },
      texts('code', 'nameZh', 'nameEn'),
    ),
  ]
  expect([
    ['螺钉', '硬度'],
    ['Screws', 'Hardness'],
  ]).toContainEqual(called)
  expect(
    nameOf({ id: 1, code: '7', nameZh: '', nameEn: '' }, texts('code', 'nameZh', 'nameEn')),
  ).toBe('7 ')
})
