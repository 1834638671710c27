// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { keepRows, rowsOf, withPage } from '../../../../src/web/catalogue/selection/rows'
import { emptySelection } from '../../../../src/web/catalogue/selection/selection-state'

const state = { ...emptySelection, classId: 3 }

beforeEach(() => localStorage.clear())

test('a table has ten rows a page until another number is chosen, which is remembered', () => {
  expect(rowsOf(state, 'table')).toBe(10)
  keepRows('all')
  expect(rowsOf(state, 'table')).toBe('all')
  expect(rowsOf({ ...state, rows: 50 }, 'table')).toBe(50)
})

test('cards and classes come ten at a time', () => {
  keepRows(100)
  expect(rowsOf(state, 'grid')).toBe(10)
  expect(rowsOf(emptySelection, 'table')).toBe(10)
})

test('a bookmarked page keeps its number of rows', () => {
  keepRows(50)
  expect(rowsOf({ ...state, page: 3 }, 'table')).toBe(10)
  expect(withPage(state, 3, 50)).toMatchObject({ page: 3, rows: 50 })
  expect(withPage({ ...state, page: 3 }, 1, 10)).toMatchObject({ page: 1, rows: 10 })
  localStorage.clear()
  expect(withPage(state, 2, 10).rows).toBeUndefined()
})

test('a stored number of rows that is not offered does not count', () => {
  localStorage.setItem('selectionRows', '{"content":7}')
  expect(rowsOf(state, 'table')).toBe(10)
})
