import { dimension, plainFigure } from '../dimension'
import { spanOf, type Found, type Parser } from '../span'

/** Pitches are small beside the diameter; lengths are not. */
const isPitch = (diameter: number, figure: number) => figure <= 6 && figure < diameter * 0.35

/** M2.5 and M2,5 have decimals; M12,8 is a cell and the next one. */
const nominal = String.raw`(?:[1-3],[256](?!\d|\s?级)|[1-7]\.\d|\d{1,3}(?:\.0)?)`

/** M12, M12×80, M12×1.5×80, M12×L80. */
export const thread: Parser = {
  pattern: new RegExp(
    String.raw`(?<![a-z])(m\s?(${nominal})(?!\d|\.\d)(?:\s?mm)?)(?:(\s{0,2}x\s{0,2}l?\s?(${dimension})(?![\d]|\.\d)l?(?:\s?mm)?)(\s{0,2}x\s{0,2}l?\s?(${dimension})(?!\d|\.\d)l?(?:\s?mm)?)?)?(?![a-z]{3})`,
    'g',
  ),
  extract(match) {
    const [, first = '', written = '', second = '', one = '', third = '', two = ''] = match
    const diameter = plainFigure(written)
    const hasPitch = one !== '' && isPitch(Number(diameter), Number(plainFigure(one)))
    const value = hasPitch ? `${diameter}x${plainFigure(one)}` : diameter
    const length = hasPitch ? two : one
    const start = first.length + (hasPitch ? second.length : 0)
    const spans: Found[] = [spanOf(match, 'thread', value, 0.92, { length: start })]
    // 8.8 and 10.9 after a size are property classes.
    if (length !== '' && !/^(?:[4-9]|1[02])[.,][689]$/.test(length)) {
      const covered = hasPitch ? third.length : second.length
      spans.push(
        spanOf(match, 'length', plainFigure(length), 0.9, { from: start, length: covered }),
      )
    }
    return spans
  },
}
