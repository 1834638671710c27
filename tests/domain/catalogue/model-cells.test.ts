import { expect, test } from 'vitest'
import { faultOfCell, readModelCell } from '../../../src/domain/catalogue/model-cells'
import {
  firstColumns,
  infoColumn,
  lastColumns,
  valueColumn,
} from '../../../src/domain/catalogue/model-columns'

const colour = valueColumn({
  ...{ id: 7, fieldCode: 'colour', zh: '颜色', en: 'Colour', unit: '' },
  ...{ limited: true, measured: false, options: ['红 / Red', '蓝 / Blue', '8.8'] },
})
const column = (key: string) => [...firstColumns, ...lastColumns].find((one) => one.key === key)!
const reason = (key: string, cell: string) => faultOfCell(column(key), cell)?.reason

test('a value is meant by its cell, or by its text in either language', () => {
  for (const cell of ['红 / Red', '红', 'Red', ' 红 '])
    expect(readModelCell(colour, cell)).toEqual({ values: [{ listed: '红 / Red' }] })
  expect(readModelCell(colour, '')).toEqual({ values: [] })
})

test('what is not listed is a new value in both languages, unless listed ones alone may be chosen', () => {
  expect(faultOfCell(colour, '绿')?.reason).toBe('products.grid.notListed')
  expect(readModelCell({ ...colour, limited: false }, '绿 / Green')).toEqual({
    values: [{ fresh: { zh: '绿', en: 'Green' } }],
  })
})

test('a characteristic of figures takes figures and ranges alone', () => {
  const size = { ...colour, limited: false, measured: true, options: [] }
  expect(faultOfCell(size, '12.7-19.1')).toBeUndefined()
  expect(faultOfCell(size, 'M12')?.reason).toBe('products.notFigure')
  expect(faultOfCell(size, '19.1-12.7')?.reason).toBe('catalogue.import.figureBackward')
})

test('several values stand in one cell where a model may have several', () => {
  const fits = { ...colour, several: true }
  expect(readModelCell(fits, '红; Blue')).toEqual({
    values: [{ listed: '红 / Red' }, { listed: '蓝 / Blue' }],
  })
})

test('cells are refused by the rules of an imported sheet', () => {
  expect(reason('model', '')).toBe('catalogue.import.cellEmpty')
  expect(reason('materialName', 'x'.repeat(201))).toBe('catalogue.import.tooLong')
  expect(reason('netWeight', '0')).toBe('catalogue.import.notPositive')
  expect(reason('netWeight', '1,5')).toBe('catalogue.import.decimalComma')
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
