import { expect, test } from 'vitest'
import { cellsIn, clipboardOf } from '../../../src/domain/sheets/clipboard'

test('lines and tabs of a spreadsheet become rows and cells', () => {
  expect(cellsIn('a\tb\r\nc\td\r\n')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  expect(cellsIn('only')).toEqual([['only']])
  expect(cellsIn('a\t\n\tb')).toEqual([
    ['a', ''],
    ['', 'b'],
  ])
})

test('a cell in quotes may hold line breaks, tabs and quotes, and a quote elsewhere is itself', () => {
  expect(cellsIn('"two\nlines"\t"a ""b"""\t3" pipe')).toEqual([['two\nlines', 'a "b"', '3" pipe']])
})

test('copied cells are pasted unchanged', () => {
  const cells = [
    ['plain', 'with "quotes"', 'two\nlines'],
    ['', 'tab\there', '中文 / English'],
  ]
  expect(cellsIn(clipboardOf(cells))).toEqual(cells)
})
