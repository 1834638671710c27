import { spanOf, type Parser } from '../span'

/** The number of a row: 3. … , 3) … , (3) … , ③ … , pos. 3, 序号 3, 第8项. */
export const rowNumber: Parser = {
  pattern:
    /^\s{0,4}(?:\(\d{1,3}\)|\d{1,3}\s?[.):](?!\d(?!型))(?=\s?[^\s])|\d{1,3}\s?-\s?(?=\p{L}{2})|#\s?\d{1,3}(?![\d.])[.:]?|第\s?\d{1,3}\s?[项行条]|0\d{2,4}(?=\s\p{L}))|(?<![\p{L}-])(?:序号|pos|position|item|no)[ .:]{1,2}\d{1,4}(?![\d.]|\s?x)[.:]?/gu,
  extract: (match) => [spanOf(match, 'row', /\d+/.exec(match[0])?.[0] ?? '', 0.9)],
}
