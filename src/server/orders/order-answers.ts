import { textIn, type Language } from '../../domain/language'
import type { Schemas } from '../../domain/schemas'
import { translate } from '../../i18n/translate'
import { storedFields } from '../stored-fields'
import type { Order } from './intention-orders.sql'
import type { Product } from './products.sql'

/** A reservation as the calls show it, in the reader's language. */
export function orderAnswer(order: Order, language: Language): Schemas['IntentionOrder'] {
  const { id, uniqueCode, statusCode, createdBy, remark, lines, createTime } = order
  const productList = lines.map((line) => lineAnswer(line, language))
  return {
    ...storedFields('IntentionOrder', order.data),
    id,
    uniqueCode,
    createTime: createTime.toISOString(),
    summary: summaryOf(productList, language),
    lineCount: lines.length,
    statusCode,
    createdBy,
    remark,
    productList,
    projectList: [],
    customizationList: [],
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
    model: data.model,
    unitName: textIn(language, data.unitName),
    prodImgs: data.prodImgs,
    minQuantity: data.minQuantity,
  }
}

function summaryOf([first, ...more]: Schemas['OrderLine'][], language: Language): string {
  if (!first) return ''
  const named = `${first.materialName} ${first.model} × ${first.counts}`
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
