import type { Language } from '../language/language'
import type { Operations } from '../schemas'

export type ProductFile = Operations['getProductFile']['parameters']['path']['name']

/** Address of a product's file; the stamp changes with its content, so that browsers may cache it. */
export function fileAddressOf(
  id: number,
  name: ProductFile,
  language: Language,
  stamp: string,
): string {
  const spoken = name.endsWith('.svg') ? `lang=${language}&` : ''
  return `/crrc_sales/web/product/file/${id}/${name}?${spoken}v=${stamp}`
}
