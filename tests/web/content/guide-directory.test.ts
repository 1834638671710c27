import { expect, test } from 'vitest'
import {
  directoryOf,
  entryAt,
  type Outlined,
  inDocument,
} from '../../../src/web/content/guide-directory'

const pages = ['first', 'second', 'third']

/** A PDF with these bookmarks. */
const pdf = (outline: Awaited<ReturnType<Outlined['getOutline']>>): Outlined => ({
  getOutline: async () => outline,
  getDestination: async (name) => (name === 'named' ? ['third', 'XYZ'] : null),
  getPageIndex: async (reference) => {
    const at = pages.indexOf(reference)
    if (at < 0) throw new Error('no such page')
    return at
  },
})

test('bookmarks become a tree of titles with their pages', async () => {
  const outline = [
    {
      title: ' Selection ',
      dest: ['first'],
      items: [{ title: 'Facets', dest: 'named', items: [] }],
    },
    { title: 'Orders', dest: [1], items: [] },
  ]
  expect(await directoryOf(pdf(outline))).toEqual([
    { title: 'Selection', pageNum: 1, childs: [{ title: 'Facets', pageNum: 3 }] },
    { title: 'Orders', pageNum: 2 },
  ])
})

test('a bookmark that leads nowhere is left out, and a PDF without any has no directory', async () => {
  const outline = [
    { title: 'A', dest: null, items: [] },
    { title: 'B', dest: 'unknown', items: [] },
    { title: 'C', dest: ['gone'], items: [] },
  ]
  expect(await directoryOf(pdf(outline))).toEqual([])
  expect(await directoryOf(pdf(null))).toEqual([])
})

test('a page belongs to the last entry that begins on it or before', () => {
  const child = { title: 'child', pageNum: 3 }
  const entries = [
    { title: 'one', pageNum: 2, childs: [child] },
    { title: 'two', pageNum: 5 },
  ]
  expect(entryAt(entries, 1)).toBeUndefined()
  expect(entryAt(entries, 2)).toBe(entries[0])
  expect(entryAt(entries, 4)).toBe(child)
  expect(entryAt(entries, 9)).toBe(entries[1])
})

test('an entry of a page behind the last one leads to the last', () => {
  const written = [{ title: 'a', pageNum: 999, childs: [{ title: 'b', pageNum: 3 }] }]
  expect(inDocument(written, 17)).toEqual([{ ...written[0], pageNum: 17 }])
  // Until the document has loaded, its length is unknown.
  expect(inDocument(written, 0)).toEqual(written)
})
