import { expect, test } from 'vitest'
import { readEntryRows, readEntryText } from '../../../src/domain/orders/entry-text'

const readings = (text: string) =>
  readEntryText(text)[0]!.readings.map(({ model, counts }) => `${model} | ${counts}`)

test.each([
  ['A-1\t200', 'A-1 | 200'],
  ['A-1 200', 'A-1 | 200'],
  ['A-1, 200', 'A-1 | 200'],
  ['A-1,200', 'A-1 | 200'],
  ['A-1，２００', 'A-1 | 200'],
  ['A-1; 1,200', 'A-1 | 1,200'],
  ['A-1 × 200', 'A-1 | 200'],
  ['A-1 x200', 'A-1 | 200'],
  ['A-1 *200', 'A-1 | 200'],
  ['A-1× 200', 'A-1 | 200'],
  ['A-1：200件', 'A-1 | 200件'],
  ['A-1 200 pcs', 'A-1 | 200 pcs'],
  ['A-1 5万', 'A-1 | 5万'],
  ['A-1 1.5万件', 'A-1 | 1.5万件'],
  ['200 A-1', 'A-1 | 200'],
  ['200\tA-1', 'A-1 | 200'],
  ['200 x A-1', 'A-1 | 200'],
  ['200件 A-1', 'A-1 | 200件'],
  ['200,A-1', 'A-1 | 200'],
  ['200, A-1', 'A-1 | 200'],
  ['GB/T 5782 M12×80-8.8 200', 'GB/T 5782 M12×80-8.8 | 200'],
  ['Ｍ１２×８０－８．８　２００', 'M12×80-8.8 | 200'],
  ['200 GB/T 5782 M12×80', 'GB/T 5782 M12×80 | 200'],
  ['1\tA-1\t200', 'A-1 | 200'],
  ['A-1\t200\t2027-01-01', 'A-1 | 200'],
  ['A-1\t200\t15.30', 'A-1 | 200'],
  ['A-1 0', 'A-1 | 0'],
  ['A-1 -5', 'A-1 | -5'],
  ['A-1 1.5', 'A-1 | 1.5'],
  ['A-1 1e9', 'A-1 | 1e9'],
  ['A-1\t=1+1', 'A-1 | '],
  ['A-1 = 200', 'A-1 | 200'],
  ['=A-1 200', '=A-1 | 200'],
  ['=A-1\t200', '=A-1 | 200'],
  ['＝A-1', '=A-1 | '],
  ['=SUM(A1:A3) 5', '=SUM(A1:A3) | 5'],
  [':A-1 200', ':A-1 | 200'],
])('%j is first read as %j', (text, first) => {
  expect(readings(text)[0]).toBe(first)
})

test('a line without a quantity keeps its model whole, and a times sign before figures may be one', () => {
  expect(readings('M12×80')).toEqual(['M12×80 | ', 'M12 | 80'])
  expect(readings('NF-M8x1-8-ZN×500')).toContain('NF-M8x1-8-ZN | 500')
  expect(readings('ABC 100')).toEqual(['ABC | 100', 'ABC 100 | '])
})

test.each([
  ['M 12 × 80', 'M 12 × 80 | '],
  ['M12 × 80', 'M12 × 80 | '],
  ['M12 x 80', 'M12 x 80 | '],
  ['M12x 80', 'M12x 80 | '],
  ['M12 *80', 'M12 *80 | '],
  ['M 12 x 80 mm', 'M 12 x 80 mm | '],
  ['Ｍ１２　×　８０', 'M12 × 80 | '],
  ['M12 x 1.5 x 80', 'M12 x 1.5 x 80 | '],
  ['GB/T 5782 M12 × 80', 'GB/T 5782 M12 × 80 | '],
  ['螺栓 M12 × 80', '螺栓 M12 × 80 | '],
  ['M 12 × 80 200', 'M 12 × 80 | 200'],
  ['M 12 × 80 × 200', 'M 12 × 80 | 200'],
  ['M 12 × 80, 200', 'M 12 × 80 | 200'],
  ['M 12 × 80 200件', 'M 12 × 80 | 200件'],
  ['M 12 × 80件', 'M 12 | 80件'],
  ['M 12 × 80 pcs', 'M 12 | 80 pcs'],
  ['200 M 12 × 80', 'M 12 × 80 | 200'],
  ['HB-M12x80-8.8-ZN × 200', 'HB-M12x80-8.8-ZN | 200'],
  ['RL1-127-16-R × 80', 'RL1-127-16-R | 80'],
])('a size in %j ends no model: %j', (text, first) => {
  expect(readings(text)[0]).toBe(first)
})

test('a quantity in groups of three has a unit: without one there may be two figures, and it is asked', () => {
  expect(readings('A-1 12 500 pcs')).toContain('A-1 | 12 500 pcs')
  expect(readEntryText('A-1 20 500')[0]).toMatchObject({
    readings: expect.arrayContaining([{ model: 'A-1', counts: '' }]),
    severalCounts: ['20 500', '20', '500'],
  })
  expect(readings('A-1 20 500')).not.toContain('A-1 | 20 500')
})

test('a header names the columns and is no line', () => {
  const [line, ...more] = readEntryText('料号\t型号规格\t需求数量（件）\nK-77\tA-1\t200')
  expect(more).toEqual([])
  expect(line).toMatchObject({ line: 2, partNo: 'K-77' })
  expect(line!.readings).toEqual([
    { model: 'A-1', counts: '200' },
    { model: 'K-77', counts: '200' },
  ])
  expect(readEntryText('Part No., Model, Qty\nK-77, A-1, 5')).toMatchObject([
    { partNo: 'K-77', readings: [{ model: 'A-1', counts: '5' }, { model: 'K-77' }] },
  ])
  expect(readEntryText('型号 数量\nA-1 5')).toHaveLength(1)
})

test('titles may stand above the row that names the columns', () => {
  const rows = [
    ['采购申请单', '', '', '', ''],
    ['部门：车体', '日期', '2026-11-24', '', ''],
    ['序号', '型号', '数量', '单价', '料号'],
    ['1', 'A-1', '5000', '2', 'P-77'],
    ['2', 'A-2', '300', '3', '10023456'],
  ].map((cells, index) => ({ line: index + 1, cells }))
  expect(readEntryRows(rows)).toMatchObject([
    { line: 4, partNo: 'P-77', readings: [{ model: 'A-1', counts: '5000' }, {}] },
    { line: 5, partNo: '10023456', readings: [{ model: 'A-2', counts: '300' }, {}] },
  ])
})

test('a row with a quantity above the header is a line', () => {
  const rows = [
    { line: 1, cells: ['A-9', '7', ''] },
    { line: 2, cells: ['型号', '数量', '料号'] },
    { line: 3, cells: ['A-1', '5', 'P-77'] },
  ]
  expect(readEntryRows(rows).map(({ line, readings }) => [line, readings[0]])).toEqual([
    [1, { model: 'A-9', counts: '7' }],
    [3, { model: 'A-1', counts: '5' }],
  ])
})

test.each([
  ['No.,Part description,Qty,Price\n1,A-1,5000,2', { model: 'A-1', counts: '5000' }],
  ['Item,Description,Order qty,Week\n10,A-1,5000,42', { model: 'A-1', counts: '5000' }],
  ['序号,品名,申请数量\n1,A-1,5000', { model: 'A-1', counts: '5000' }],
  ['品名,型号,数量\n螺栓,A-1,5000', { model: 'A-1', counts: '5000' }],
])('the columns of %j are known', (text, reading) => {
  expect(readEntryText(text)[0]!.readings).toContainEqual(reading)
})

test.each([
  [
    ['1', 'A-1', '5000', '2'],
    ['5000', '2'],
  ],
  [
    ['A-1', '5000', '2'],
    ['5000', '2'],
  ],
  [
    ['1', 'A-1', '300', '3', '10023456'],
    ['300', '3', '10023456'],
  ],
])('no figure in %j is taken for the quantity', (cells, figures) => {
  const [line] = readEntryRows([{ line: 1, cells }])
  expect(line).toMatchObject({ severalCounts: figures, readings: [{ model: 'A-1', counts: '' }] })
})

test('a figure in front is the number of the line', () => {
  const [line] = readEntryRows([{ line: 1, cells: ['1', 'A-1', '5000'] }])
  expect(line!.readings).toEqual([{ model: 'A-1', counts: '5000' }])
  expect(line!.severalCounts).toBeUndefined()
})

test.each(['A-1,200,K-77', 'A-1, 200, K-77', 'A-1；200；K-77', 'A-1\t200\tK-77', 'A-1,200,778899'])(
  "the text behind model and quantity in %j is the customer's own number",
  (text) => {
    const [line] = readEntryText(text)
    expect(line!.readings[0]).toEqual({ model: 'A-1', counts: '200' })
    expect(['K-77', '778899']).toContain(line!.partNo)
  },
)

test.each([
  ['"A-1","200","K-77"', { model: 'A-1', counts: '200' }, 'K-77'],
  ['A-1,"1,200",K-77', { model: 'A-1', counts: '1,200' }, 'K-77'],
  ['="A-1",="200",="K007"', { model: 'A-1', counts: '200' }, 'K007'],
  ['="A-1"\t200\t="=K 7"', { model: 'A-1', counts: '200' }, ''],
  ["A-1\t200\t'=K-77", { model: 'A-1', counts: '200' }, '=K-77'],
  ['"A-1 200"', { model: 'A-1', counts: '200' }, ''],
  ['"1/2"" UNC bolt",200', { model: '1/2" UNC bolt', counts: '200' }, ''],
  ['1/2" UNC bolt, 200', { model: '1/2" UNC bolt', counts: '200' }, ''],
])('quotation marks around the cells of %s are no part of them', (text, reading, partNo) => {
  const [line] = readEntryText(text)
  expect(line!.readings[0]).toEqual(reading)
  expect(line!.partNo).toBe(partNo)
})

test('a header between quotation marks names the columns', () => {
  const [line, ...more] = readEntryText('"Model","Quantity","Your part No."\n"A-1","5","K 77"')
  expect(line).toMatchObject({ readings: [{ model: 'A-1', counts: '5' }, {}], partNo: 'K 77' })
  expect(more).toEqual([])
})

test.each(['A-1, 1,200', 'A-1\t200\t2027-01-01', 'A-1\t200\t15.30', 'A-1,200,urgent please'])(
  'a group separator, a day, a price or words behind the quantity in %j are not part numbers',
  (text) => {
    expect(readEntryText(text)[0]!.partNo).toBe('')
  },
)

test('empty lines are passed over, and lines are counted as they are written', () => {
  expect(readEntryText('\n\nA-1 5\r\n\r\nB-1 6\n').map(({ line }) => line)).toEqual([3, 5])
})

test('a row without a model, as merged cells leave it, keeps its quantity', () => {
  const rows = [
    { line: 1, cells: ['型号', '数量'] },
    { line: 2, cells: ['A-1', '5'] },
    { line: 3, cells: ['', '7'] },
  ]
  expect(readEntryRows(rows)[1]).toMatchObject({
    line: 3,
    readings: [{ model: '', counts: '7' }],
  })
  expect(readEntryRows(rows.slice(2))[0]!.readings).toEqual([{ model: '', counts: '7' }])
})
