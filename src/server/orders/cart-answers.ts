import { choicesText } from '../../domain/catalogue/custom-entry'
import { textIn, type Language } from '../../domain/language'
import type { Schemas } from '../../domain/schemas'
import { userOf, type Context } from '../context'
import type { CartLine } from './cart.sql'
import { partsOf } from './customer-parts.sql'
import { findProducts, type Product } from './products.sql'

/** Lines of the cart as the calls show them: the products as they are today, with the customer's own numbers. */
export async function cartAnswers(
  lines: CartLine[],
  context: Context,
): Promise<Schemas['CartItem'][]> {
  const { database, language } = context
  const ids = lines.flatMap(({ typeId, dataId }) => (typeId === 1 ? dataId : []))
  const products = new Map((await findProducts(database, ids)).map((one) => [one.id, one]))
  const numbers = await partsOf(database, userOf(context).accountId, ids)
  return lines.map((line) => {
    const own = line.typeId === 1 ? numbers.get(line.dataId) : undefined
    return {
      ...answerOf(line, line.typeId === 1 ? products.get(line.dataId) : undefined, language),
      ...(own !== undefined && { customerPartNo: own }),
    }
  })
}

function answerOf(
  { id, typeId, dataId, counts, requiredDate, data }: CartLine,
  product: Product | undefined,
  language: Language,
): Schemas['CartItem'] {
  const said = product ?? data
  return {
    id,
    typeId,
    dataId,
    counts,
    ...(requiredDate && { requiredDate }),
    materialName: said.materialName ? textIn(language, said.materialName) : '',
    model: data.characters ? choicesText(data.characters, language) : (said.model ?? ''),
    unitName: said.unitName ? textIn(language, said.unitName) : '',
    prodImgs: said.prodImgs ?? [],
    minQuantity: said.minQuantity ?? 1,
    ...(product?.def8 !== undefined && { def8: product.def8 }),
    ...(data.classId !== undefined && { classId: data.classId }),
    // What is made to measure needs no product of the catalogue.
    isAvailable: product || typeId === 3 ? 1 : 0,
  }
}
