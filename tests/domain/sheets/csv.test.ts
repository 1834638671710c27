import { expect, test } from 'vitest'
import { csvOf, type Cell } from '../../../src/domain/sheets/csv'
import { readCsv } from '../../../src/server/spreadsheets/csv'

const written = (...cells: Cell[]) => csvOf([['一'], cells])

test('the text is UTF-8 with a mark that says so', () => {
  expect(written('螺栓', 'µ')).toBe('\uFEFF一\r\n螺栓,µ\r\n')
})

test.each([
  ['=1+1', "'=1+1"],
  ['+86 10', "'+86 10"],
  ['-5', "'-5"],
  ['@sum(a1)', "'@sum(a1)"],
  [' =1', "' =1"],
  ['\t=1', "'\t=1"],
  ['＝1', "'＝1"],
  ['\r\n=1', `"'\r\n=1"`],
])('%j is written so that no program evaluates it', (cell, line) => {
  expect(written(cell)).toBe(`\uFEFF一\r\n${line}\r\n`)
})

test('numbers are parsed, negative ones too, and empty text gives no number', () => {
  expect(written(-5, 1234.5, undefined)).toBe('\uFEFF一\r\n-5,1234.5,\r\n')
})

test('written cells are read back with quotes, commas and line breaks', () => {
  const cells = ['a,b', 'say "x"', 'two\nlines', ' spaces ', 'HB-12×80']
  const { rows } = readCsv(Buffer.from(csvOf([cells, cells])))
  expect(rows.map((row) => row.cells)).toEqual([cells, cells])
})

test('a text that was marked as a text is read without the mark, any other apostrophe stays', () => {
  const cells = ['-40~120', '=x', "it's", "'quoted'"]
  const [, row] = readCsv(Buffer.from(csvOf([['一'], cells]))).rows
  expect(row?.cells).toEqual(cells)
})
