// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { readMeasure } from '../../../src/web/ui/NumberField'

test.each([
  ['30', 30],
  ['14.2', 14.2],
  ['14,2', 14.2],
  ['１４．２', 14.2],
  ['14。2', 14.2],
  [' 14.2 mm', 14.2],
  ['0', 0],
  ['.5', 0.5],
  ['5.', 5],
])('%s is a measure', (typed, measure) => {
  expect(readMeasure(typed)).toEqual({ measure })
})

test.each(['', ' ', '-3', '−3', '-0'])('"%s" clears the field', (typed) => {
  expect(readMeasure(typed)).toEqual({ cleared: true })
})

test.each(['1e1', '1e5', '0x10', '14.2.5', '1,234.5', '1 4', '.', '-', 'abc', '3-', '100001'])(
  '%s is refused, and no other number results',
  (typed) => {
    expect(readMeasure(typed)).toEqual({})
  },
)
