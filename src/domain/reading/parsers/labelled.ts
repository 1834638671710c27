import { dimension, plainFigure } from '../figures'
import { spanOf, type Kind, type Parser } from '../span'

/** Labels before a dimension, by its kind. */
const labels: readonly [Kind, string][] = [
  ['diameter', String.raw`公称直径|直径|nominal diameter|diameter|dia\.?|d\s?(?=[=:])|ø`],
  ['length', String.raw`公称长度|长度|长|nominal length|length|len\.?|l\s?(?=[=:\d])`],
]
const after = String.raw`(?<![a-z\d.,x-])(${dimension})(?:\s?mm)?[\s-]?(?:long|lg|lang)(?![a-z])`

/** 直径 12, d = 12, φ12, L80, 80 mm long. */
export const labelled: Parser = {
  pattern: new RegExp(
    [
      ...labels.map(
        ([, label]) =>
          String.raw`(?<![a-z])(?:${label})\s?[:=]?\s?(${dimension})(?:\s?mm)?(?![\d.]|\s?x|\s?-\s?\d)`,
      ),
      after,
    ].join('|'),
    'g',
  ),
  extract(match) {
    const nth = match.slice(1).findIndex((figure) => figure !== undefined)
    const kind = labels[nth]?.[0] ?? 'length'
    return [spanOf(match, kind, plainFigure(match[nth + 1] ?? ''), 0.88)]
  },
}
