// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import {
  readStored,
  removeStored,
  storedNames,
  writeStored,
} from '../../../src/web/session/storage'

beforeEach(() => localStorage.clear())

test('a stored value is read back', () => {
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

test('a value that does not fit into the storage lasts until a reload', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem')
  writeStored('draft.a', [1])
  full.mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  writeStored('draft.a', [1, 2])
  writeStored('draft.b', [3])
  full.mockRestore()
  expect([readStored('draft.a'), readStored('draft.b')]).toEqual([[1, 2], [3]])
  expect(storedNames('draft.').sort()).toEqual(['draft.a', 'draft.b'])
  removeStored('draft.b')
  expect([readStored('draft.b'), storedNames('draft.')]).toEqual([undefined, ['draft.a']])
  writeStored('draft.a', [4])
  expect(readStored('draft.a')).toEqual([4])
})

test('a stored entry has its name, content, type of content, place and time', () => {
  const before = Date.now()
  writeStored('list', [1, 2], 'local')
  const entry = JSON.parse(localStorage.getItem('list') ?? '')
  expect(entry).toEqual({
    name: 'list',
    content: [1, 2],
    dataType: 'object',
    type: 'local',
    datetime: expect.any(Number),
  })
  expect(entry.datetime).toBeGreaterThanOrEqual(before)
})
