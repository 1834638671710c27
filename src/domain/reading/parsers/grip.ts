import { dimension, plainFigure } from '../dimension'
import { spanOf, type Parser } from '../span'

/** 铆接厚度 25.4-31.8, grip 20 mm: the thickness that a lockbolt or rivet joins. */
export const grip: Parser = {
  pattern: new RegExp(
    String.raw`(?:铆接厚度|夹持厚度|夹紧厚度|夹紧|夹持|板厚|总厚|厚度|厚|(?<![a-z])(?:grip(?:\s(?:range|length))?|(?:plate\s|joint\s|clamping\s)?thickness))\s?(?:范围)?\s?(?:of\s)?[:=]?\s?([<>≤≥]=?)?\s?(${dimension})(?:\s?(?:-|~|至|to)\s?(${dimension}))?(?:\s?(mm|"))?(?!\d)|(?<![\d.,a-z-])(\d{1,3}\.\d{1,2})\s?[-~]\s?(\d{1,3}(?:\.\d{1,2})?)(?:\s?mm)?(?![\d.-])|(?<![\d.,a-z-])(${dimension})\s?mm\s(?:grip|thick)(?![a-z]|\s?[:=]?\s?\d)`,
    'g',
  ),
  extract(match) {
    const [, sign = '', labelled, end = '', unit = '', least = '', most = '', before] = match
    const [from, to] =
      before !== undefined ? [before, ''] : labelled === undefined ? [least, most] : [labelled, end]
    const value = to === '' ? plainFigure(from) : `${plainFigure(from)}-${plainFigure(to)}`
    const exact = unit === '"' ? String(Number(value) * 25.4) : value
    const open = sign === '' ? '' : /[<≤]/.test(sign) ? '<=' : '>='
    return [
      spanOf(
        match,
        'grip',
        open + exact,
        labelled === undefined ? 0.72 : unit === '"' ? 0.94 : 0.88,
      ),
    ]
  },
}
