import { labelledApart } from './labelled-figures'
import { standardNumber } from '../standards/standard-numbers'

/** Labels before values that product names do not contain, and words that do not describe the product. */
const labels = [
  /(?<![\p{L}\d])(?:(?:property|strength)\s+)?(?:grade|gr|class)(?!\p{L})/giu,
  /(?<![\p{L}\d])(?:pos|position|item|qty|quantity|spec|size)(?!\p{L})/giu,
  /规格型号|规格|型号|(?:性能|强度)?等级|强度|数量|单位|序号|品名|名称|代号|材质|材料|牌号|图号|表面处理|表面|镀层/gu,
  /备注|交货期|交期|交货|到货|加急|单价|价格|不?含税|请?报价|询价|求购|采购|需要|急需|谢谢/gu,
  /(?<!\p{L})(?:please|quote|looking\s+for|(?:we\s+)?need|rfq|[ei]nquiry|thanks|thank\s+you)(?!\p{L})/giu,
]

/** The form of a part in its standard: DIN 127 B, DIN 125 form A. */
const form = new RegExp(
  String.raw`(${standardNumber}(?:-\d+)?)[\s-]*(?:form|type|typ)?\s*[a-h](?!\p{L})`,
  'giu',
)

/** Phrases before a standard: 执行标准：GB/T 5782, acc. to ISO 4014 */
const beforeStandard = new RegExp(
  String.raw`(?:(?:执行|产品)?标准号?\s*:?|国标\s*:?|(?<![a-z])(?:according\s+to|acc\.?\s*(?:to)?|as\s+per|per|to))\s*(?=${standardNumber})`,
  'giu',
)

/** A size written without its letter in a designation: DIN 6796-12, ISO 7089-12-200HV. */
const sizeAlone = new RegExp(
  String.raw`(${standardNumber}(?:-\d(?=-|\s+m?\d))?)[\s-]+(?![5-9]\d(?!\d))(\d{1,3}(?:\.\d+)?)(?!\s*hv)(?:\s*-\s*|(?=\s|$))`,
  'giu',
)

/**
 * A line of an inquiry without words that do not describe the product. Labels that also occur in product names stay
 * unless a colon follows, and so do labels of a number.
 */
export function withoutInquiryWords(line: string, isInNames: (word: string) => boolean): string {
  return (
    labelledApart(line.normalize('NFKC'))
      .map(({ text, isLabelled }) => (isLabelled ? text : withoutLabels(text, isInNames)))
      .join(' ')
      // zinc-plated. ISO names say "hexagon socket", product names only "socket".
      .replace(/(?<=[a-z]{3})-(?=[a-z]{3})/gi, ' ')
      .replace(/hex(?:agon)?\s+(?=socket)/gi, '')
  )
}

function withoutLabels(text: string, isInNames: (word: string) => boolean): string {
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
