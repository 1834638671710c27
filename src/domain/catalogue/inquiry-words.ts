import { unitPattern } from '../orders/quantity'
import { labelledApart } from './labelled-figures'
import { standardNumber } from './standard-numbers'

const count = String.raw`(?:\d{1,3}(?:[,，]\d{3})+|\d+)`

/** How many are wanted: 200件, 200 pcs, ×200个, 数量：200. A length is no quantity: M12 × 80. */
const quantities = [
  new RegExp(
    String.raw`(?:(?:需求|[共约需])\s*|(?<![\d.]\s*)(?:[×*]|(?<=\s)x)\s*|(?<![a-z\d./]|[x×*]\s*))${count}\s*` +
      String.raw`(?:(?:pcs?|pieces?|ea|nos|sets?)(?![\p{L}\d])|[个只颗枚片]|[件套支根](?!\p{Script=Han}))`,
    'giu',
  ),
  new RegExp(String.raw`(?<=\s)(?:${unitPattern})\s+\d+\s*$`, 'giu'),
  /^\s*\d{1,5}\s+(?=(?:[a-z-]+\s+){0,4}[a-z]{3,}s(?![a-z]).*\d)/giu,
  new RegExp(String.raw`(?<!\p{L})(?:数量|qty|quantity)[\s.:：]*${count}(?![\d.]|\s*[x×*])`, 'giu'),
]

/** The number of a line of an inquiry. */
const position = /(?<!\p{L})(?:序号|pos|position|item)[\s.:：]*\d+(?![\d.]|\s*[x×*])/giu

/** The number of a row: 3. or (3) */
const row = /^\s*(?:[(]\d{1,3}[)]|\d{1,3}\s*[.、)](?!\d))/u

/** When it is wanted: 2026-12-01交货 */
const day = /(?<!\d)20\d\d[-/.年](?:0?[1-9]|1[0-2])[-/.月]\d{1,2}(?!\d)日?\s*前?/gu

/** What a value is called before it, which the names of products do not say, and what is not about the product. */
const labels = [
  /(?<![\p{L}\d])(?:(?:property|strength)\s+)?(?:grade|gr|class)(?!\p{L})/giu,
  /(?<![\p{L}\d])(?:pos|position|item|qty|quantity|spec|size)(?!\p{L})/giu,
  /规格型号|规格|型号|(?:性能|强度)?等级|强度|数量|单位|序号|品名|名称|代号|材质|材料|牌号|图号|表面处理|表面|镀层/gu,
  /备注|交货期|交期|交货|到货|加急|单价|价格|不?含税/gu,
]

/** The form of a part in its standard: DIN 127 B, DIN 125 form A. */
const form = new RegExp(
  String.raw`(${standardNumber}(?:-\d+)?)[\s-]*(?:form|type|typ)?\s*[a-h](?!\p{L})`,
  'giu',
)

/** What leads to a standard: 执行标准：GB/T 5782, acc. to ISO 4014 */
const beforeStandard = new RegExp(
  String.raw`(?:(?:执行|产品)?标准号?\s*:?|国标\s*:?|(?<![a-z])(?:according\s+to|acc\.?\s*(?:to)?|as\s+per|per|to))\s*(?=${standardNumber})`,
  'giu',
)

/** A size that designations write without its letter: DIN 6796-12, ISO 7089-12-200HV. */
const sizeAlone = new RegExp(
  String.raw`(${standardNumber}(?:-\d(?=-|\s+m?\d))?)[\s-]+(?![5-9]\d(?!\d))(\d{1,3}(?:\.\d+)?)(?!\s*hv)(?:-|(?=\s|$))`,
  'giu',
)

/** A diameter with a length. */
const wholeSize = /\d\s*[x×*]\s*\d/i
/** The steel that a parts list has a column for; names of products have the class of the part instead. */
const steel = /^(?:q\d{3}[a-e]?|\d{2}(?:mn|cr|si|ni|mo|ti|vb)\w*|ml\d{2}\w*|\d{2}(?:#|#?钢))$/i
/** Beside a whole size a steel too. */
const steelNumber = /^[2-4][05]$/
/** Steels and alloys that are called by a number, as a quantity is. */
const alloy =
  /^(?:20[1-5]|30[1-5]|31[0-7]|321|347|4[1-4]\d|904|20[12]4|2117|50(?:52|56|83)|5154|60(?:61|63|82)|7075)$/
const unitOfPieces = new RegExp(`^(?:${unitPattern}|片)$`, 'i')
const pieces = /^\d[\d,]*$/
const price = /^(?:[¥￥$€]\s*\d[\d,.]*|\d[\d,]*\.\d{2})$/
const figure = /^[mφø]?\d+(?:\.\d+)?$/i

/** A line without what surely is a quantity or the number of a row. */
export function withoutQuantity(line: string): string {
  const plain = line.normalize('NFKC')
  const rest = [row, ...quantities].reduce((left, one) => left.replace(one, ' '), plain)
  return /\p{L}|\d/u.test(rest) && rest !== plain ? rest : line
}

/**
 * A row of a parts list without the number before it and without the quantity and the prices after it, the likeliest
 * first. A line without columns has to say a whole size: else its last figure may be a length.
 */
export function withoutEndFigures(line: string): string[] {
  const columns = line.split('\t').map((column) => column.trim())
  if (columns.length > 2) return rowsOf(columns)
  if (!wholeSize.test(line.normalize('NFKC'))) return []
  const words = line.trim().split(/\s+/)
  const first = isPieces(words[0]!) ? words.slice(1) : words
  const last = words.at(-1)!
  // A smaller one may be a property class.
  const isQuantity = isPieces(last) && Number(last.replace(/,/g, '')) > 12
  const isLength = /[x×*]$/i.test(words.at(-2) ?? '')
  const ways = isQuantity && !isLength ? [first, first.slice(0, -1), words.slice(0, -1)] : [first]
  return ways.filter((way) => way.length < words.length).map((way) => way.join(' '))
}

const isPieces = (text: string) => pieces.test(text) && !alloy.test(text)

function rowsOf(columns: string[]): string[] {
  const isSized = columns.some((one) => wholeSize.test(one.normalize('NFKC')))
  const isSteel = (one: string) => steel.test(one) || (isSized && steelNumber.test(one))
  const row = columns.filter((one) => one !== '' && !isSteel(one) && !unitOfPieces.test(one))
  while (price.test(row.at(-1) ?? '')) row.pop()
  const hasNumber = isPieces(row[0] ?? '')
  const bare = hasNumber ? row.slice(1) : row
  const figures = bare.length - 1 - bare.findLastIndex((one) => !figure.test(one))
  const without = (cells: string[]) => (isPieces(cells.at(-1) ?? '') ? cells.slice(0, -1) : cells)
  // Of a diameter and a figure the second is a length, or it counts: rows that are numbered say how many.
  const ways = isSized || hasNumber || figures > 2 ? [without(bare), bare] : [bare, without(bare)]
  const texts = [...ways, without(row), row].filter((cells) => cells.some(isSize))
  return [...new Set(texts.map((cells) => cells.join(' ')))]
}

const isSize = (column: string) => /\d/.test(column.replace(new RegExp(standardNumber, 'i'), ''))

/**
 * A line of an inquiry without what says nothing of the product; a label that names of products have too stays where no
 * colon follows, and so does one of a figure.
 */
export function withoutInquiryWords(line: string, isInNames: (word: string) => boolean): string {
  return (
    labelledApart(line.normalize('NFKC'))
      .map(({ text, isLabelled }) => (isLabelled ? text : withoutLabels(text, isInNames)))
      .join(' ')
      // zinc-plated; the names of ISO say hexagon socket, those of products socket alone.
      .replace(/(?<=[a-z]{3})-(?=[a-z]{3})/gi, ' ')
      .replace(/hex(?:agon)?\s+(?=socket)/gi, '')
  )
}

function withoutLabels(text: string, isInNames: (word: string) => boolean): string {
  for (const pattern of [row, ...quantities, position, day]) text = text.replace(pattern, ' ')
  text = text
    .replace(beforeStandard, ' ')
    .replace(form, '$1 ')
    .replace(/(?<=\d)\.0+(?![\d.])/g, '')
    .replace(sizeAlone, '$1 d=$2 ')
  for (const pattern of labels)
    text = text.replace(pattern, (word, at: number, whole: string) => {
      const isLabel = /^\s*:/.test(whole.slice(at + word.length))
      return isLabel || !isInNames(word.toLowerCase()) ? ' ' : word
    })
  return text
}
