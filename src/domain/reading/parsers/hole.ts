import { dimension, plainFigure } from '../dimension'
import { spanOf, type Parser } from '../span'

/** 孔径 14.2, hole 14 mm, 14 mm hole: the hole that a fastener is for. */
export const hole: Parser = {
  pattern: new RegExp(
    String.raw`(?:(?:实际|推荐)?孔径|孔|(?<![a-z])(?:hole(?:\s(?:diameter|dia|size))?|aperture))\.?\s?[:=]?\s?ø?(${dimension})(?:\s?mm)?(?!\d|\s?[x-])|(?<![\d.,x-])(${dimension})\s?mm\s(?:hole|aperture)(?![a-z])`,
    'g',
  ),
  extract: (match) => [spanOf(match, 'hole', plainFigure(match[1] ?? match[2] ?? ''), 0.93)],
}
