// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { readStored, writeStored } from '../../src/web/storage'

beforeEach(() => localStorage.clear())

test('what is stored is read again', () => {
  writeStored('list', [1, 2], 'local')
  expect(readStored('list', 'local')).toEqual([1, 2])
})

test.each([
  ['false', false],
  ['true', true],
  ['"en"', 'en'],
])('a plain value %s, stored without its frame, is understood', (text, value) => {
  localStorage.setItem('plain', text)
  expect(readStored('plain', 'local')).toBe(value)
})

test.each(['null', 'not json', '{"name":"x"}'])('%s is nothing', (text) => {
  localStorage.setItem('broken', text)
  expect(readStored('broken', 'local')).toBeUndefined()
})
