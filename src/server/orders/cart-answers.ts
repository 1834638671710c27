import { characterJsonOf, choicesText } from '../../domain/custom/custom-entry'
import { textIn, type Language } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import { userOf, type Context } from '../http/context'
import type { CartLine } from './cart.sql'
import { findExperiments } from './contents.sql'
import { offeredClasses } from './custom-choices.sql'
import { partsOf } from './customer-parts.sql'
import { reportAnswer } from './line-reports'
import { findProducts, type Product } from './products.sql'

/** Cart lines as answered: current product data, and the customer's own part numbers. */
export async function cartAnswers(
  lines: CartLine[],
  context: Context,
): Promise<Schemas['CartItem'][]> {
  const { database, language } = context
  const ids = lines.flatMap(({ typeId, dataId }) => (typeId === 1 ? dataId : []))
  const products = new Map(
    (await findProducts(database, ids)).map((product) => [product.id, product]),
  )
  const tests = new Set(
    (
      await findExperiments(
        database,
        lines.flatMap(({ typeId, dataId }) => (typeId === 2 ? dataId : [])),
      )
    ).map(({ id }) => id),
  )
  const classes = await offeredClasses(
    database,
    lines.flatMap(({ data }) => data.classId ?? []),
  )
  const numbers = await partsOf(database, userOf(context).accountId, ids)
  return lines.map((line) => {
    const own = line.typeId === 1 ? numbers.get(line.dataId) : undefined
    const product = line.typeId === 1 ? products.get(line.dataId) : undefined
    // A custom product needs no catalogue product, only its class.
    const isAvailable =
      product !== undefined ||
      (line.typeId === 3 && classes.has(line.data.classId ?? 0)) ||
      (line.typeId === 2 && tests.has(line.dataId))
    return {
      ...answerOf(line, product, language),
      isAvailable: isAvailable ? 1 : 0,
      ...(own !== undefined && { customerPartNo: own }),
    }
  })
}

function answerOf(
  { id, typeId, dataId, counts, requiredDate, data }: CartLine,
  product: Product | undefined,
  language: Language,
): Omit<Schemas['CartItem'], 'isAvailable'> {
  const source = product ?? data
  return {
    id,
    typeId,
    dataId,
    counts,
    ...(requiredDate && { requiredDate }),
    materialName: source.materialName ? textIn(language, source.materialName) : '',
    model: data.characters ? choicesText(data.characters, language) : (source.model ?? ''),
    unitName: source.unitName ? textIn(language, source.unitName) : '',
    prodImgs: source.prodImgs ?? [],
    minQuantity: source.minQuantity ?? 1,
    ...(product?.def8 !== undefined && { def8: product.def8 }),
    ...reportAnswer(data),
    ...(data.classId !== undefined && { classId: data.classId }),
    ...(data.characters && {
      className: source.materialName ? textIn(language, source.materialName) : '',
      characterJson: characterJsonOf(data.characters, language),
    }),
  }
}
