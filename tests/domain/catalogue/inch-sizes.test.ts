import { expect, test } from 'vitest'
import { inchesAsWords, isRounded } from '../../../src/domain/catalogue/inch-sizes'

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
  for (const [inches, size] of [
    [0.25, 6.4],
    [0.5, 12.7],
    [0.625, 15.9],
    [0.75, 19.1],
    [0.75, 19.05],
    [0.875, 22.2],
    [1, 25.4],
    [1.125, 28.6],
  ] as const)
    expect(isRounded(size, inches * 25.4)).toBe(true)
  expect(isRounded(16, 0.625 * 25.4)).toBe(false)
  expect(isRounded(6.3, 0.25 * 25.4)).toBe(false)
})
