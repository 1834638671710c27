import { expect, test } from 'vitest'
import { faultOfFigures, plainFigures } from '../../../src/domain/catalogue/import/figure-cells'
import { faultOfCell, readModelCell } from '../../../src/domain/catalogue/model-cells'
import {
  firstColumns,
  infoColumn,
  lastColumns,
  valueColumn,
} from '../../../src/domain/catalogue/model-columns'

const colour = valueColumn({
  id: 7,
  fieldCode: 'colour',
  zh: '颜色',
  en: 'Colour',
  unit: '',
  limited: true,
  measured: false,
  options: ['红 / Red', '蓝 / Blue', '8.8'],
})
const column = (key: string) => [...firstColumns, ...lastColumns].find((one) => one.key === key)!
const reason = (key: string, cell: string) => faultOfCell(column(key), cell)?.reason

test('a value is meant by its cell, or by its text in either language', () => {
  for (const cell of ['红 / Red', '红', 'Red', ' 红 '])
    expect(readModelCell(colour, cell)).toEqual({ values: [{ listed: '红 / Red' }] })
  expect(readModelCell(colour, '')).toEqual({ values: [] })
})

test('an unlisted value is new in both languages, unless only listed ones are allowed', () => {
  expect(faultOfCell(colour, '绿')?.reason).toBe('products.grid.notListed')
  expect(readModelCell({ ...colour, limited: false }, '绿 / Green')).toEqual({
    values: [{ fresh: { zh: '绿', en: 'Green' } }],
  })
})

test('the same text in both languages is one value', () => {
  expect(readModelCell(colour, '8.8 / 8.8')).toEqual({ values: [{ listed: '8.8' }] })
  expect(readModelCell({ ...colour, limited: false }, '10.9 / 10.9')).toEqual({
    values: [{ fresh: { zh: '10.9', en: '' } }],
  })
  const size = { ...colour, limited: false, measured: true, options: [] }
  expect(readModelCell(size, '12.0 / 12.0')).toEqual({ values: [{ fresh: { zh: '12', en: '' } }] })
})

test('a characteristic of figures takes figures and ranges alone', () => {
  const size = { ...colour, limited: false, measured: true, options: [] }
  expect(faultOfCell(size, '12.7-19.1')).toBeUndefined()
  expect(faultOfCell(size, 'M12')?.reason).toBe('products.notFigure')
  expect(faultOfCell(size, '19.1-12.7')?.reason).toBe('catalogue.import.figureBackward')
})

test('a figure means the value of the same size, however that is written, and a new one is written plainly', () => {
  const size = { ...colour, measured: true, options: ['27.0', '8', '08.5', '8.5', '5-10'] }
  for (const [cell, listed] of [
    ['27', '27.0'] as const,
    ['27.00', '27.0'] as const,
    ['08', '8'] as const,
    ['08.5', '08.5'] as const,
    ['08.50', '8.5'] as const,
    ['05.0-10', '5-10'] as const,
  ])
    expect(readModelCell(size, cell)).toEqual({ values: [{ listed }] })
  expect(readModelCell({ ...size, limited: false }, '09.50')).toEqual({
    values: [{ fresh: { zh: '9.5', en: '' } }],
  })
  // Codes keep their zeros.
  const code = { ...colour, limited: false, options: ['7'] }
  expect(readModelCell(code, '07.0')).toEqual({ values: [{ fresh: { zh: '07.0', en: '' } }] })
})

test('a figure that may be two is reported as such', () => {
  expect(faultOfFigures('12,500')?.reason).toBe('catalogue.import.severalFigures')
  expect(faultOfFigures('M8,5')?.reason).toBe('products.notFigure')
})

test.each([
  ['8.50', '8.5'] as const,
  ['08', '8'] as const,
  ['0.50', '0.5'] as const,
  ['000', '0'] as const,
  ['10.05', '10.05'] as const,
  ['100', '100'] as const,
  ['-05.0~+050', '-5~+50'] as const,
  ['08.0 mm', '8'] as const,
  ['１２', '12'] as const,
  ['12,5', '12.5'] as const,
  ...['A2-70', '007X', 'M08', '1.10.0', '8.0; 9.0', 'GB/T 05'].map((text) => [text, text] as const),
])('%s is written %s', (text, plain) => expect(plainFigures(text)).toBe(plain))

test('a cell may hold several values if a model may have several', () => {
  const fits = { ...colour, several: true }
  expect(readModelCell(fits, '红; Blue')).toEqual({
    values: [{ listed: '红 / Red' }, { listed: '蓝 / Blue' }],
  })
})

test('cells are refused by the rules of an imported sheet', () => {
  expect(reason('model', '')).toBe('catalogue.import.cellEmpty')
  expect(reason('materialName', 'x'.repeat(201))).toBe('catalogue.import.tooLong')
  expect(reason('netWeight', '0')).toBe('catalogue.import.notPositive')
  expect(reason('netWeight', '1,500')).toBe('catalogue.import.severalFigures')
  expect(reason('minQuantity', '1.5')).toBe('catalogue.import.notWhole')
  expect(reason('published', 'perhaps')).toBe('catalogue.import.notYesOrNo')
  expect(reason('published', '是')).toBeUndefined()
})

test('a figure of the base information is not negative; its text may be in both languages', () => {
  const width = infoColumn('edgeWidth')!
  expect(faultOfCell(width, '-3')?.reason).toBe('catalogue.import.negative')
  expect(readModelCell(infoColumn('specialFunction')!, '低噪声 / Low noise')).toEqual({
    info: { zh: '低噪声', en: 'Low noise' },
  })
  expect(infoColumn('none')).toBeUndefined()
})
