import { expect, test } from 'vitest'
import {
  chunksOf,
  isFoundAt,
  isFoundWithGap,
  partsOfCode,
  wordsOf,
} from '../../../../src/server/catalogue/index/folding'

test.each([
  ['GB/T5782', ['gbt5782']],
  ['GB/T 5782-2016', ['gbt5782']],
  ['GBT5782-2016', ['gbt5782']],
  ['gb/t5782—2016 M12', ['gbt5782', 'm12']],
  ['ISO 4014:2011', ['iso4014']],
  ['DIN 25201-4', ['din252014']],
  ['M12x80-2016', ['m12x802016']],
  ['gb/t 5782', ['gbt5782']],
  ['Ｍ12×80  8.8', ['m12x80', '8.8']],
  ['M12*80', ['m12x80']],
  ['M12 X 80', ['m12x80']],
  ['M 12', ['m12']],
  ['M12mm x 80mm', ['m12x80']],
  ['12.7mm环槽铆钉', ['12.7', '环槽铆钉']],
  ['12.7 mm', ['12.7']],
  ['5mmol', ['5mmol']],
  ['mm', ['mm']],
  ['M12*80*8.8', ['m12x80', '8.8']],
  ['M12x1.25x80', ['m12x1.25x80']],
  ['DIN EN ISO 4014:2022', wordsOf('ISO 4014')],
  ['19,1 mm', ['19.1']],
  ['\u041c12x80', wordsOf('M12x80')],
  ['m12 by 80', wordsOf('M12x80')],
  ['HV200', ['200hv']],
  ['B16×60', ['b', '16x60']],
  ['平垫圈 A级 12', wordsOf('平垫圈 12')],
  ['2型六角螺母 M12', ['style2', '六角螺母', 'm12']],
  ['nut, style 2', ['nut', 'style2']],
  ['type 2 hexagon nut', ['style2', 'hexagon', 'nut']],
  ['hex nut type 1', ['hex', 'nut', 'style1']],
  ['70 MPa', ['70mpa']],
  ['铝环槽铆钉', wordsOf('铝合金 环槽铆钉')],
  ['螺栓 长80±1', wordsOf('螺栓 长80')],
  ['M12x80 +/- 0.5 mm', wordsOf('M12x80 mm')],
  ['±4% M12', ['4', 'm12']],
  ['BS EN ISO4014 M12', wordsOf('ISO4014 M12')],
  ['M12×80×ZN', ['m12x80', 'zn']],
  ['hex M12', ['hex', 'm12']],
  ['六角头M12', ['六角头', 'm12']],
  ['zn ZN', ['zn']],
  ['12.', ['12']],
  ['1/2" 环槽铆钉', ['0.5in', '环槽铆钉']],
  ['1 1/8 in', ['1.125in']],
  ['1½', ['1.5in']],
  ['“M12”', ['m12']],
  ['"M12 8.8"', ['m12', '8.8']],
  ['—/…', []],
])('%s is searched by its words', (query, words) => {
  expect(wordsOf(query)).toEqual(words)
})

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
