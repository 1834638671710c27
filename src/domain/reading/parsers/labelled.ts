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

/** 直径 12, d = 12, φ12, L80, 80 mm long. */
export const labelled: Parser = {
  pattern: new RegExp(
    [
      ...labels.map(
        ([, label]) =>
          String.raw`(?<![a-z])(?:${label})\s?[:=]?\s?(${dimension})(?:\s?mm)?(?![\d.]|\s?x|\s?-\s?\d)`,
      ),
      after,
      alone,
    ].join('|'),
    'g',
  ),
  extract(match) {
    const nth = match.slice(1).findIndex((figure) => figure !== undefined)
    const isAlone = nth > labels.length
    const kind = labels[nth]?.[0] ?? (isAlone ? 'diameter' : 'length')
    return [spanOf(match, kind, plainFigure(match[nth + 1] ?? ''), isAlone ? 0.65 : 0.88)]
  },
}
