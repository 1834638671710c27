// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { figuresOf, measureOf } from '../../../src/web/ui/NumberField'

test.each([
  ['14.2', '14.2'],
  ['14,2', '14.2'],
  ['１４．２', '14.2'],
  ['14.2.5 mm', '14.25'],
  ['1e5', '15'],
  ['abc', ''],
  ['-3', '-3'],
  ['3-', '3'],
])('only figures can be typed: %s becomes %s', (typed, kept) => {
  expect(figuresOf(typed)).toBe(kept)
})

test.each([
  ['30', 30],
  ['0', 0],
  ['.5', 0.5],
  ['', undefined],
  ['.', undefined],
  ['-3', undefined],
  ['-0', undefined],
  ['100001', undefined],
])('the measure of %s is %s', (typed, measure) => {
  expect(measureOf(typed)).toBe(measure)
})
