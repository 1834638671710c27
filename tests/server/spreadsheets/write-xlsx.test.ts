import { expect, test } from 'vitest'
import { writeXlsx } from '../../../src/server/spreadsheets/write-xlsx'
import { readXlsx } from '../../../src/server/spreadsheets/xlsx'
import { openZip } from '../../../src/server/spreadsheets/zip'

const texts = ['=1+1', '+86', '-5', '@x', '00123', '1e5', '2026-11-20', '<b>&"', '螺栓 M16×80']

test('every text is read again as it was written', async () => {
  const bytes = await writeXlsx({ name: '预订', header: texts, rows: [texts] })
  expect(readXlsx(bytes).rows.map(({ cells }) => cells)).toEqual([texts, texts])
})

test('a text named like a member of every object, or like an escape of a workbook, is read again too', async () => {
  const words = [...Object.getOwnPropertyNames(Object.prototype), '_x0041_', 'a_x005F_b']
  expect(words).toContain('__proto__')
  const bytes = await writeXlsx({ name: 'a', header: words, rows: [words] })
  expect(readXlsx(bytes).rows.map(({ cells }) => cells)).toEqual([words, words])
})

test('no text becomes a formula', async () => {
  const bytes = await writeXlsx({ name: 'a', header: ['x'], rows: [['=HYPERLINK("x")']] })
  const sheet = openZip(bytes)('xl/worksheets/sheet1.xml')?.toString('utf8') ?? ''
  expect(sheet).not.toBe('')
  expect(sheet).not.toMatch(/<f[\s>]/)
})

test('numbers are numbers, empty cells are empty, control characters are left out', async () => {
  const bytes = await writeXlsx({
    name: 'a/b:c*?'.repeat(9),
    header: ['a', 'b', 'c', 'd'],
    rows: [[1234.5, undefined, '', 'x\u0001y']],
  })
  expect(readXlsx(bytes).rows[1]?.cells).toEqual(['1234.5', '', '', 'xy'])
})
