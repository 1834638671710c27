import { characterJsonOf, choicesText } from '../../domain/catalogue/custom-entry'
import { textIn, type Language } from '../../domain/language'
import type { Schemas } from '../../domain/schemas'
import { translate } from '../../i18n/translate'
import type { Order } from './intention-orders.sql'
import type { Product } from './products.sql'

/** A reservation as the calls show it, in the reader's language. */
export function orderAnswer(order: Order, language: Language): Schemas['IntentionOrder'] {
  const { id, uniqueCode, statusCode, createdBy, remark, lines, createTime } = order
  const answers = lines.map((line) => lineAnswer(line, language))
  const ofType = (typeId: number) => answers.filter((line) => line.typeId === typeId)
  return {
    id,
    uniqueCode,
    createTime: createTime.toISOString(),
    summary: summaryOf(answers, language),
    lineCount: lines.length,
    statusCode,
    createdBy,
    remark,
    productList: ofType(1),
    projectList: ofType(2),
    customizationList: ofType(3),
  }
}

function lineAnswer(
  { id, typeId, dataId, counts, requiredDate, data }: Order['lines'][number],
  language: Language,
): Schemas['OrderLine'] {
  return {
    id,
    typeId,
    dataId,
    counts,
    requiredDate,
    materialName: textIn(language, data.materialName),
    model: data.characters ? choicesText(data.characters, language) : data.model,
    unitName: textIn(language, data.unitName),
    prodImgs: data.prodImgs,
    minQuantity: data.minQuantity,
    ...(data.customerPartNo !== undefined && { customerPartNo: data.customerPartNo }),
    ...(data.classId !== undefined && { classId: data.classId }),
    ...(data.characters && { characterJson: characterJsonOf(data.characters, language) }),
  }
}

function summaryOf([first, ...more]: Schemas['OrderLine'][], language: Language): string {
  if (!first) return ''
  const name =
    first.typeId === 3
      ? translate(language, 'orders.custom.named', { name: first.materialName })
      : `${first.materialName} ${first.model}`
  const named = `${name} × ${first.counts}`
  return more.length === 0
    ? named
    : translate(language, 'orders.summary', {
        first: named,
        count: more.length + 1,
        more: more.length,
      })
}

/** A product as a card shows it. */
export function materialAnswer(product: Product, language: Language): Schemas['Material'] {
  const { id, model, minQuantity, prodImgs, classId, className, categoryType, isCalculate } =
    product
  return {
    id,
    materialName: textIn(language, product.materialName),
    model,
    minQuantity,
    prodImgs,
    unitName: textIn(language, product.unitName),
    classId,
    className: className.zh,
    classNameEn: className.en,
    categoryType,
    isCalculate,
    abbreviation: product.abbreviation.zh,
    abbreviationEn: product.abbreviation.en,
  }
}
