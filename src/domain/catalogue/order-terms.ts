import { unitPattern } from '../units/pieces'
import { labelledApart } from './labelled-figures'
import { boltClass, nutClass } from './property-classes'
import { itemAt } from '../lists/items'

/** Units for pieces, including flat and small ones. */
export const pieceUnits = `${unitPattern}|[片粒]`
const count = String.raw`(?:\d{1,3}(?:[,，]\d{3})+|\d+)`
const han = String.raw`\p{Script=Han}`
/** 件 starts other words, 个 hardly any. */
const unit = String.raw`(?:(?=${han})(?:${pieceUnits})(?!${han})|(?:${unitPattern}|nos)(?![\p{L}\d]|\s+screw)|[个只颗枚片粒])`
const per = String.raw`(?:\s*\/\s*(?:${han}{1,3}|[a-z]{3,8}))?`

/** The quantity: 200件, 200 pcs, ×200个, 数量：200. A length is not a quantity: M12 × 80. */
const quantities = [
  // A jaw set is a tool.
  String.raw`(?<=\s)(?<!jaw\s+)(?:${pieceUnits})\s+${count}(?=\t|\s*$)`,
  String.raw`(?<!\p{L})(?:数量|qty|quantity)(?:\s+required)?[\s.:：]*${count}(?![\d.]|\s*[x×*])(?:\s*${unit})?`,
  // After a length or a property class: M12×80 ×200, 8.8 x 200
  String.raw`(?<=[x×*]\s*\d{2,}(?:\.\d+)?\s*(?:mm)?)(?:\s+[x×*]\s*|[x×*]\s*(?!${nutClass}(?!\d))|\s*(?:\/|--)\s*(?=\d{3}))\d{1,5}(?![\d.]|\s*[x×*])(?:\s*${unit})?`,
  String.raw`(?<=(?<![\d.])(?:8\.8|10\.9|12\.9)级?\s*)[x×*]\s*\d{1,5}(?![\d.])(?:\s*${unit})?`,
  String.raw`(?:(?:需求|[共约需])\s*|(?<![\d.]\s*)(?:[×*]|(?<=\s)x)\s*|(?<![a-z\d./]|[x×*]\s*))${count}\s*${unit}${per}`,
  // 200件环槽铆钉; 套环 are collars.
  String.raw`^\s*${count}\s*[件套支根条把台](?<!套(?=环(?!槽)|筒))(?=${han}{2})`,
  String.raw`(?<![\d.])\d+\s*(?:box(?:es)?|bags?|cartons?|packs?|[箱盒包袋])(?:\s+of\s+\d+)?(?![a-z])`,
  String.raw`^\s*\d{1,5}\s*(?:[x×*]|off(?![a-z])|no\.?(?![a-z]))\s+(?=\p{L}{2})`,
  String.raw`^\s*\d{1,5} +(?!(?:mm|in|inch|kw|mpa|hv|bar)\s)(?=(?:[a-z-]+\s+){0,4}[a-z]{3,}s(?![a-z]).*\d)`,
  // (8) may be a property class.
  String.raw`(?<=\S\s*)\((?!${nutClass}\))\d{1,5}\)\s*$`,
  String.raw`(?<=\d\s*)(?<!(?<!\d)1):\s*\d{1,5}\s*$`,
]

/** The price: 单价2.35元, ¥1.20/件 */
const prices = [
  String.raw`(?:单价|价格|(?<![a-z])(?:unit\s+)?price)[\s:]*[¥$€]?\s*\d[\d,]*(?:\.\d+)?\s*元?${per}`,
  String.raw`[¥$€]\s*\d[\d,]*(?:\.\d+)?${per}`,
  String.raw`(?<![\d.])\d[\d,]*(?:\.\d+)?\s*元${per}`,
]

/** The delivery date: 2026-12-01交货, 12月20日前, 15天; the text after it does not describe the product. */
const days = [
  String.raw`(?<!\d)20\d\d[-/.年](?:0?[1-9]|1[0-2])[-/.月]\d{1,2}(?!\d)日?\s*前?`,
  String.raw`(?<!\d)(?:0?[1-9]|1[0-2])月(?:\d{1,2}[日号]|[初中底])\s*前?`,
  String.raw`(?<![\d.])\d{1,3}\s*(?:天|周|个月|(?:working\s+)?(?:days?|weeks?|months?)(?![a-z]))`,
  String.raw`(?<=\d.*)(?<![a-z])(?:delivery|lead[\s-]?time|(?:needed|required)\s+by)(?![a-z]).*$`,
]

const patterns = (terms: readonly string[]) => terms.map((term) => new RegExp(term, 'giu'))
const counting = patterns(quantities)
const others = patterns([
  ...prices,
  ...days,
  String.raw`(?<![\p{L}-])(?:序号|pos|position|item|line)[ .:：]*\d+(?![\d.]|\s*[x×*])`,
])

/** The number of a row; ③ is 3 as a special character. */
const rows = [
  String.raw`[(]\d{1,3}[)]`,
  // 3. 3、 3: but not 3.5; the style of a nut may follow: 3.1型
  String.raw`\d{1,3}\s*[.、):](?!\d(?!\s*型))`,
  String.raw`\d{1,3}\s*[-–,]\s+(?=\p{L})`,
  String.raw`\d{1,3}-(?=\p{Script=Han})(?!-型)`,
  String.raw`\d{1,3},(?=\p{L}|\d\s*型)`,
  String.raw`(?:#|no\.?)\s*\d{1,3}(?![\d.]|\s*[x×*])[.:、]?`,
  String.raw`第\s*\d{1,3}\s*[项行条]`,
  String.raw`0\d{2,4}(?=\s+\p{L})`,
]
const row = new RegExp(String.raw`^\s*(?:${rows.join('|')})`, 'iu')
const circled = /^\s*[\u2460-\u249b\u2776-\u2793]\s*/u

/** A number, of a row or of pieces, before a name that has its size after it. */
const leading =
  /^\s*(\d{1,5}) +(?=\p{L}{2}|\d\s*型)(?!(?:mm|毫米|in|inch|kw|mpa|hv|bar|级|型|钢|号)(?!\p{L}))/iu
/** A size that is more than a number, range or property class. */
const sized = new RegExp(
  String.raw`(?<![a-z])m\d|[φø]\d|\d\s*[x×*]\s*\d|\d\s*mm|(?<![\d.~-])(?!${boltClass}(?!\d))\d+\.\d+(?![\d.]|\s*[-~]\s*\d)`,
  'iu',
)

/** True if a line clearly states a quantity. */
export const saysHowMany = (line: string) =>
  counting.some((term) => line.normalize('NFKC').search(term) >= 0)

/** A line of an inquiry without parts that clearly do not describe the product: row number, quantity, price, date. */
export function withoutOrderTerms(line: string): string {
  const plain = line
    .replace(circled, '')
    .replace(/，(?![\d０-９]{3}(?![\d０-９]))/g, ', ')
    .normalize('NFKC')
  const rest = withoutLeading(
    [row, ...counting, ...others].reduce((left, pattern) => left.replace(pattern, ' '), plain),
  )
  return /\p{L}|\d/u.test(rest) && rest !== line.normalize('NFKC') ? rest : line
}

function withoutLeading(line: string): string {
  const [whole, number = ''] = leading.exec(line) ?? []
  if (!whole || isAlloy(number)) return line
  const pieces = labelledApart(line)
  // 80 long
  const isLabelled = itemAt(pieces, 0).text.trim() === ''
  const isSized = pieces.some((piece) => !piece.isLabelled && sized.test(piece.text))
  return isSized && !isLabelled ? line.slice(whole.length) : line
}

/** Steels and alloys have numbers that look like quantities. */
export const isAlloy = (text: string) =>
  /^(?:20[1-5]|30[1-5]|31[0-7]|321|347|4[1-4]\d|904|20[12]4|2117|50(?:52|56|83)|5154|60(?:61|63|82)|7075)$/.test(
    text,
  )
