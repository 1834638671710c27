const count = String.raw`(?:\d{1,3}(?:[,，]\d{3})+|\d+)`

/** How many are wanted: 200件, 200 pcs, ×200个, 数量：200. A length is no quantity: M12 × 80. */
const quantities = [
  new RegExp(
    String.raw`(?:(?<![\d.]\s*)(?:[×*]|(?<=\s)x)\s*|(?<![a-z\d.,/-]|[x×*]\s*))${count}\s*` +
      String.raw`(?:(?:pcs?|pieces?|ea|nos|sets?)(?![\p{L}\d])|[个只颗枚]|[件套支根](?!\p{Script=Han}))`,
    'giu',
  ),
  new RegExp(String.raw`(?<!\p{L})(?:数量|qty|quantity)[\s.:：]*${count}(?![\d.]|\s*[x×*])`, 'giu'),
]

/** The number of a line of an inquiry. */
const position = /(?<!\p{L})(?:序号|pos|position|item)[\s.:：]*\d+(?![\d.]|\s*[x×*])/giu

/** What a value is called before it: the names of products say the values alone. With a figure, a grade is looked for. */
const labels = [
  /(?<![\p{L}\d])(?:pos|position|item|qty|quantity|spec|size)(?!\p{L})/giu,
  /(?<![\p{L}\d])(?:grade|gr|class)(?!\p{L}|[.\s:]*\d)/giu,
  /规格型号|规格|型号|数量|序号|名称|材质|表面处理/gu,
  /(?:性能)?等级(?![\s:]*\d)/gu,
]

/** The form of a part in its standard: DIN 127 B, DIN 125 form A. */
const form =
  /(?<=(?<!\p{L})(?:din|gb\/?t?|iso)[\s-]*\d[\d.-]*)[\s-]*(?:form|type|typ)?\s*[a-h](?![\p{L}\d])/giu

/** A line of an inquiry without what says nothing of the product; a label that names of products have too stays. */
export function withoutInquiryWords(line: string, isInNames: (word: string) => boolean): string {
  let text = line.normalize('NFKC')
  for (const pattern of [...quantities, position, form]) text = text.replace(pattern, ' ')
  for (const pattern of labels)
    text = text.replace(pattern, (word) => (isInNames(word.toLowerCase()) ? word : ' '))
  return text
}
