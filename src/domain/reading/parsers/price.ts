import { spanOf, type Parser } from '../span'

const amount = String.raw`\d{1,9}(?:[.,]\d{1,4})?`

/** ¥1.20/件, 单价2.35元, unit price 0.55, 0,45 EUR. */
export const price: Parser = {
  pattern: new RegExp(
    String.raw`(?:单价|总价|价格|(?<![a-z])(?:unit\s)?price)\s?:?\s?[¥$€]?\s?(${amount})\s?元?|[¥$€]\s?(${amount})(?:\s?\/\s?\p{L}{1,8})?|(?<![\d.,])(${amount})\s?(?:元|(?:eur|usd|rmb|cny)(?![a-z])|€|\$)`,
    'gu',
  ),
  extract(match) {
    const [, labelled, signed, named] = match
    return [spanOf(match, 'price', labelled ?? signed ?? named ?? '', 0.94)]
  },
}
