import { textIn } from '../../domain/language/language'
import { figuresOf } from '../calculable/figures'
import { findProduct, type Product } from '../calculable/products.sql'
import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'

export const calculationProducts = {
  async getCalculationProduct({ params: { id } }, context) {
    const product = await calculableProduct(id, context)
    return {
      id: product.id,
      model: product.model,
      isCalculate: 1,
      categoryType: product.categoryType,
      materialName: textIn(context.language, product.materialName),
      ...figuresOf({ values: product.values, baseInfo: product.data.baseInfo }),
    }
  },
} satisfies Partial<Handlers>

/** The product if the caller may calculate it; purchasers never may. */
export async function calculableProduct(id: number, context: Context): Promise<Product> {
  if (userOf(context).data.browseRole === 'isPurchase')
    throw new Refusal('calculation.purchaser', { reason: 'forbidden' })
  const product = id > 0 ? await findProduct(context.database, id) : undefined
  if (!product) throw new Refusal('calculation.productNotFound')
  if (product.data.isCalculate !== 1) throw new Refusal('calculation.notCalculable')
  return product
}
