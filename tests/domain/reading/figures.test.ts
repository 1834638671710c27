import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFigure } from '../../../src/domain/reading/figures'

const read = (text: string) => {
  const figure = readFigure(text)
  return figure && [figure.values.join(' · '), figure.unit].filter(Boolean).join(' | ')
}

test.each([
  ['200', '200'],
  [' ２００ ', '200'],
  ['１２．７', '12.7'],
  ['12.7', '12.7'],
  ['12,7', '12.7'],
  ['12.70', '12.7'],
  ['0.0795', '0.0795'],
  ['0,0795', '0.0795'],
  ['.5', '0.5'],
  ['007', '7'],
  ['+5', '5'],
  ['-5', '-5'],
  ['−5', '-5'],
  ['0', '0'],
  ['1234,567', '1234.567'],
  ['1e-05', '0.00001'],
  ['6.913E-05', '0.00006913'],
  ['6,913e-05', '0.00006913'],
  ['1.2E+3', '1200'],
  ['1,234.5', '1234.5'],
  ['1.234,5', '1234.5'],
  ['1,234.00', '1234'],
  ["1'000", '1000'],
  ['1’234.5', '1234.5'],
  ['1,234,567', '1234567'],
  ['1.234.567', '1234567'],
  ['1 234 567,8', '1234567.8'],
  ['1 000', '1000'],
  ['20\u00a0500', '20500'],
  ['20\u202f500', '20500'],
  ['0.500', '0.5'],
])('%j is the figure %s', (text, figure) => {
  expect(read(text)).toBe(figure)
})

test.each([
  ['1.000', '1 · 1000'],
  ['1,000', '1 · 1000'],
  ['２，５００', '2.5 · 2500'],
  ['2.500', '2.5 · 2500'],
  ['-2.500', '-2.5 · -2500'],
  ['20 500', '20500 · 20 · 500'],
])('%j may be %s', (text, figures) => {
  expect(read(text)).toBe(figures)
})

test.each([
  ['12mm', '12 | mm'],
  ['１２ ｍｍ', '12 | mm'],
  ['100件', '100 | 件'],
  ['50 Stück', '50 | Stück'],
  ['80 g', '80 | g'],
  ['70 °C', '70 | °C'],
  ['1.5万', '1.5 | 万'],
  ['12 500 pcs', '12500 | pcs'],
  ['1,200 pcs', '1.2 · 1200 | pcs'],
  ['1/2"', undefined],
])('%j is a figure with its unit: %s', (text, figure) => {
  expect(read(text)).toBe(figure)
})

test.each([
  '',
  ' ',
  'M12',
  'A2-70',
  '12-20',
  '1,2,3',
  '1.2.3',
  '1 2',
  '20 50',
  '1,23,456',
  '5.',
  'e5',
])('%j is no figure', (text) => expect(read(text)).toBeUndefined())

test('every number is read as itself, whatever way a program writes it', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
      fc.pre(number !== 0 && Math.abs(Math.log10(Math.abs(number))) < 100)
      const values = readFigure(String(number))?.values ?? []
      expect(Number(values[0])).toBe(number)
    }),
  )
})
