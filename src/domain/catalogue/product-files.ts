import type { Language } from '../language/language'
import type { Operations } from '../schemas'

export type ProductFile = Operations['getProductFile']['parameters']['path']['name']

/** Where a file of a product is; the stamp changes with its content, so that a browser may keep it. */
export function fileAddressOf(
  id: number,
  name: ProductFile,
  language: Language,
  stamp: string,
): string {
  const spoken = name.endsWith('.svg') ? `lang=${language}&` : ''
  return `/crrc_sales/web/product/file/${id}/${name}?${spoken}v=${stamp}`
}
