// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { csvOf } from '../../../../src/web/catalogue/comparison/comparison-file'

test('a file begins with the mark of UTF-8 and ends each line as spreadsheets do', () => {
  expect(
    csvOf([
      ['产品', 'a'],
      ['型号', 'b'],
    ]),
  ).toBe('\uFEFF产品,a\r\n型号,b\r\n')
})

test.each([
  ['=1+1', "'=1+1"],
  ['+cmd|x', "'+cmd|x"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-40…120', "'-40…120"],
  ['-40', '-40'],
  ['+1.5', '+1.5'],
  ['12', '12'],
  ['a,b', '"a,b"'],
  ['1/2"', '"1/2"""'],
  ['two\nlines', '"two\nlines"'],
])('the cell %j is written so that no program evaluates it', (value, written) => {
  expect(csvOf([[value]])).toBe(`\uFEFF${written}\r\n`)
})
