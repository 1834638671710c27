import { dimension, plainFigure } from '../dimension'
import { spanOf, type Kind, type Parser } from '../span'

/** Labels before a dimension, by its kind. */
const labels: readonly [Kind, string][] = [
  ['diameter', String.raw`公称直径|直径|nominal diameter|diameter|dia\.?|d\s?(?=[=:])|ø`],
  ['length', String.raw`公称长度|长度|长|nominal length|length|len\.?|l\s?(?=[=:\d])`],
]
const after = String.raw`(?<![a-z\d.,x-])(${dimension})(?:\s?mm)?[\s-]?(?:long|lg|lang)(?![a-z])`

/** A size in mm without a label is a diameter, if nothing else is. */
const alone = String.raw`(?<![\d.,x~-]\s?)(${dimension})\s?mm(?:[\s-]?(?:diameter|dia)(?![a-z]))?(?![a-z²³]|\s?x)`

/** 10-12 or 10 to 12. */
const range = String.raw`(${dimension})(?:\s?(?:-|~|至|到|to)\s?(${dimension}))?`

/** 直径 12, d = 12, φ12, L80, 80 mm long, diameter 10-12, diameter >= 15. */
export const labelled: Parser = {
  pattern: new RegExp(
    [
      ...labels.map(
        ([, label]) =>
          String.raw`(?<![a-z])(?:${label})\s?(?:of\s)?[:=]?\s?([<>≤≥]=?)?\s?ø?${range}(?:\s?mm)?(?![\d.]|\s?x|\s?-\s?\d)`,
      ),
      after,
      alone,
    ].join('|'),
    'g',
  ),
  extract(match) {
    const figures = match.slice(1)
    for (const [nth, [kind]] of labels.entries()) {
      const [sign = '', from, to] = figures.slice(nth * 3, nth * 3 + 3)
      if (from === undefined) continue
      const ends = [from, ...(to === undefined ? [] : [to])].map(plainFigure).join('-')
      return [spanOf(match, kind, openSign(sign) + ends, 0.88)]
    }
    const [length, diameter = ''] = figures.slice(labels.length * 3)
    return length === undefined
      ? [spanOf(match, 'diameter', plainFigure(diameter), 0.65)]
      : [spanOf(match, 'length', plainFigure(length), 0.88)]
  },
}

/** The sign of an open range. */
const openSign = (sign: string) => (sign === '' ? '' : /[<≤]/.test(sign) ? '<=' : '>=')
