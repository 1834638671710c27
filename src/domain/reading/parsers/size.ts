import { dimension, plainFigure } from '../dimension'
import { spanOf, type Parser } from '../span'

/** 4×40, φ12×60, B16×60: a diameter and a length without the letter of a thread. */
export const size: Parser = {
  pattern: new RegExp(
    String.raw`(?<![a-zø\d.,]|x\s?|[a-z]-)(?!(?:[4-689]\.[689]|1[02]\.9)\s?x)((?:b|a(?![1-5]\s?x))?ø?\s?(${dimension}))(\s?x\s?l?(${dimension}))(?:\s?mm)?(?![\dø]|[.,]\d|\s?x\s?[\dø])`,
    'g',
  ),
  extract(match) {
    const [, first = '', diameter = '', , length = ''] = match
    return [
      spanOf(match, 'diameter', plainFigure(diameter), 0.8, { length: first.length }),
      spanOf(match, 'length', plainFigure(length), 0.8, { from: first.length }),
    ]
  },
}
