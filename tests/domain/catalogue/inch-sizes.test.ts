import { expect, test } from 'vitest'
import { inchesAsWords, isRounded, millimetresOf } from '../../../src/domain/catalogue/inch-sizes'

test.each([
  ['1/2"', '0.5in'],
  ['1/2', '0.5in'],
  ['3/4 in', '0.75in'],
  ['5/8″', '0.625in'],
  ['5/8”', '0.625in'],
  ["5/8''", '0.625in'],
  ['3/4英寸', '0.75in'],
  ['1/2寸螺栓', '0.5in螺栓'],
  ['1-1/8', '1.125in'],
  ['1 1/8"', '1.125in'],
  ['1½"', '1.5in'],
  ['½', '0.5in'],
  ['1"', '1in'],
  ['1 in', '1in'],
  ['0.5 inch lockbolt', '0.5in lockbolt'],
  ['0.5in', '0.5in'],
  ['1/2" x 2"', '0.5in x 2in'],
  ['1/2-13 UNC', '0.5in-13 UNC'],
  ['GB/T 5782', 'GB/T 5782'],
  ['RL1-1/2-16', 'RL1-1/2-16'],
  ['M12', 'M12'],
  ['12 in zinc', '12 in zinc'],
  ['2/4', '2/4'],
  ['9/8"', '9/8"'],
])('in %s sizes in inches are words: %s', (text, words) => {
  expect(inchesAsWords(text).trim()).toBe(words)
})

test('an inch is 25.4 mm, and catalogues write a tenth of a millimetre', () => {
  expect(millimetresOf('0.5in')).toBeCloseTo(12.7, 9)
  expect(millimetresOf('0.5in13')).toBeUndefined()
  expect(millimetresOf('12.7')).toBeUndefined()
  for (const [inches, size] of [
    ['0.25in', 6.4],
    ['0.5in', 12.7],
    ['0.625in', 15.9],
    ['0.75in', 19.1],
    ['0.75in', 19.05],
    ['0.875in', 22.2],
    ['1in', 25.4],
    ['1.125in', 28.6],
  ] as const)
    expect(isRounded(size, millimetresOf(inches)!)).toBe(true)
  expect(isRounded(16, millimetresOf('0.625in')!)).toBe(false)
  expect(isRounded(6.3, millimetresOf('0.25in')!)).toBe(false)
})
