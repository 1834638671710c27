import { spanOf, type Parser } from '../span'

const unitsIn = (pieces: readonly string[]) =>
  pieces
    .toSorted((a, b) => b.length - a.length)
    .map(
      (unit) =>
        unit.replaceAll('.', String.raw`\.`) +
        ((unit === '套' ? '(?!环(?!槽)|筒)' : '') + (unit === 'set' ? '(?!\\s?screw)' : '')) +
        (/^[a-z]/.test(unit) ? '(?![a-z])' : ''),
    )
    .join('|')

/** Packages hold an unknown number of pieces, so that their number is no quantity. */
const packages = String.raw`(?<![\d.])\d{1,5}\s?(?:box(?:es)?|bags?|cartons?|packs?|[箱盒包袋])(?:\s(?:of|à|x)\s\d{1,6})?(?![a-z])`
/** Digits with separators; a decimal figure is judged by who uses it. */
const figure = String.raw`(\d{1,3}(?:[,'.]\d{3}){1,3}(?!\d)|\d{1,9}(?:[.,]\d{1,4})?)\s?([千仟万萬])?`

/** 200件, 200 pcs, 共200, 数量：200, qty 200, × 200 at the end. */
export function quantityWith(pieces: readonly string[]): Parser {
  const units = unitsIn(pieces)
  return {
    pattern: new RegExp(
      [
        String.raw`(?:数量|(?<![a-z])(?:qty|quantity|menge|anzahl))(?:\s?required)?[\s.:]{0,3}${figure}(?![\d.]|\s?x)(?:\s?(?:${units}))?`,
        String.raw`(?:[共约需]|需求)\s?${figure}\s?(?:${units})?`,
        String.raw`(?<![a-z\d.,/+]|\s-)(?:x\s?)?${figure}\s?(?:${units})(?:\s?\/\s?[\p{L}]{1,8})?(?!\p{Script=Han}{0,1}型)`,
        // After a complete text: … ×200.
        String.raw`(?<=[a-z\d\p{Script=Han})]\s)x\s?${figure}(?=\s{0,9}$)`,
        `(${packages})()`,
      ].join('|'),
      'gu',
    ),
    extract(match) {
      const groups = match.slice(1)
      const nth = groups.findIndex((group, at) => at % 2 === 0 && group !== undefined)
      const value = `${groups[nth] ?? ''}${groups[nth + 1] ?? ''}`
      // A number after × at the end may also be the length of a size.
      const isLast = nth === groups.length - 4
      return [spanOf(match, 'quantity', value, isLast ? 0.79 : 0.95)]
    },
  }
}
