import { expect, test } from 'vitest'
import { linesOf } from '../../../src/server/pdf/lines'

/** Chinese characters and marks are two wide, all else one. */
const widthOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 0x2e80 ? 2 : 1), 0)

test.each([
  ['words stay whole', 'two words here', 9, ['two words', 'here']],
  ['Chinese breaks between characters', '铆接厚度范围', 8, ['铆接厚度', '范围']],
  ['no line begins with a closing mark', '铆接厚度，范围', 8, ['铆接厚', '度，范围']],
  ['no line ends with an opening mark', '铆接厚（度）', 8, ['铆接厚', '（度）']],
  [
    'a model stays whole in a Chinese sentence',
    '型号 M20-75 已确认',
    10,
    ['型号', 'M20-75 已', '确认'],
  ],
  ['a word wider than a line is broken', 'abcdefghij', 4, ['abcd', 'efgh', 'ij']],
  ['a number stays whole', 'HB-23A, 6.3; R13', 10, ['HB-23A,', '6.3; R13']],
  ['lines of the text stay', 'a\r\n\nb', 9, ['a', '', 'b']],
  ['an empty text is one empty line', '', 9, ['']],
  ['letters of two halves stay together', '😀😀😀', 5, ['😀😀', '😀']],
])('%s', (_rule, text, width, lines) => {
  expect(linesOf(text, width, widthOf)).toEqual(lines)
})

test('nothing but spaces at the ends of lines is lost, whatever the text', () => {
  const text = '）（。《M16》、“a—b”… (x) [y] {z} 100% 5~8 mm，∅12±0.5℃ — end) ('
  for (let width = 1; width < 40; width++) {
    expect(linesOf(text, width, widthOf).join('').replaceAll(' ', '')).toBe(
      text.replaceAll(' ', ''),
    )
  }
})
