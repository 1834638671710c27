import { expect, test } from 'vitest'
import { chunksOf, partsOfCode } from '../../../../src/server/catalogue/index/folding'
import { isFoundAt, isFoundWithGap } from '../../../../src/server/catalogue/index/word-edges'

test('a designation is one word however it is written', () => {
  for (const text of ['GB/T 5782', 'GB/T5782', 'GB/T-5782', 'GBT 5782'])
    expect(chunksOf(text)).toContain('gbt5782')
})

test.each([
  ['六角螺栓', '六角头螺栓', true],
  ['六角螺栓', '六角法兰面螺栓', true],
  ['螺栓六角', '六角头螺栓', false],
  ['六头螺栓', '六角头螺栓', false],
  ['ljls', 'ljtls', true],
  ['螺栓', '螺母和栓', false],
])('%s is in %s with a gap: %s', (word, text, found) => {
  expect(isFoundWithGap(word, text)).toBe(found)
})

test('a size is one word however it is written in a name', () => {
  for (const text of ['螺栓 M12 × 80 8.8', 'Bolt M12 x 80 8.8', 'Bolt M12X 80 8.8', 'M12 *80'])
    expect(chunksOf(text)).toContain('m12x80')
})

test('a size in inches is one word of a name', () => {
  for (const text of ['Clamp 1-1/8"', 'Clamp 1 1/8 in', '夹 1 1/8英寸', 'Clamp 1⅛″'])
    expect(chunksOf(text)).toContain('1.125in')
})

test('a code is known by its parts', () => {
  expect(partsOfCode('HB-M12x80-8.8/ZN')).toEqual(['hb', 'm12x80', '8.8', 'zn'])
})

test.each([
  ['m12', 'm12x80', true],
  ['m12', 'm120', false],
  ['80', 'm12x80', true],
  ['8', '8.8', false],
  ['12', '12.7', false],
  ['bolt', 'bolts', true],
  ['bolt', 'lockbolt', false],
  ['头', '六角头螺栓', true],
])('%s in %s: %s', (word, text, found) => {
  expect(isFoundAt(word, text, text.indexOf(word), 0, text.length)).toBe(found)
})
