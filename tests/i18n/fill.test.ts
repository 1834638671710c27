import { expect, test } from 'vitest'
import { fill } from '../../src/i18n/fill'

test('values take the place of their names', () => {
  expect(fill('Page {{current}} of {{pages}}', { current: 2, pages: 9 })).toBe('Page 2 of 9')
})

test('a value is put in as it is, and not read again', () => {
  expect(fill('{{a}} {{b}}', { a: '{{b}} $& <b>', b: 1 })).toBe('{{b}} $& <b> 1')
})

test('a name without a value stays visible', () => {
  expect(fill('{{a}}', {})).toBe('{{a}}')
})
