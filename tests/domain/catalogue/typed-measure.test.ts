import { expect, test } from 'vitest'
import { typedMeasure } from '../../../src/domain/catalogue/typed-measure'

test.each([
  ['14.2', 14.2],
  ['19,1', 19.1],
  ['19.1 mm', 19.1],
  ['１９．１', 19.1],
  ['⌀17', 17],
  ['1.42 cm', 14.2],
  ['30毫米', 30],
  ['+5', 5],
])('%s is a measure of %s mm', (typed, mm) => {
  expect(typedMeasure(typed)).toEqual({ mm, isInch: false })
})

test.each([
  ['3/4"', 19.05],
  ['3/4', 19.05],
  ['1 1/8"', 28.575],
  ['¾ in', 19.05],
  ['0.5 inch', 12.7],
  ['5/8英寸', 15.875],
])('%s is %s mm in inches', (typed, mm) => {
  expect(typedMeasure(typed)).toEqual({ mm, isInch: true })
})

test.each([
  ['0', 'zero'],
  ['0.00 mm', 'zero'],
  ['-5', 'negative'],
  ['−3.2', 'negative'],
  ['100001', 'tooMuch'],
  ['abc', 'noFigure'],
  ['M16', 'noFigure'],
  ['12 kg', 'noFigure'],
  ['14.2.1', 'noFigure'],
  ['9'.repeat(400), 'tooMuch'],
])('%s is no measure: %s', (typed, fault) => {
  expect(typedMeasure(typed)).toEqual({ fault })
})

test('an empty field is neither a measure nor a fault', () => {
  expect([typedMeasure(''), typedMeasure('  ')]).toEqual([{}, {}])
})
