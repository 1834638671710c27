import type { Language } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import { spelled } from '../../domain/catalogue/material-data'
import { extensionOf } from '../../domain/forms/uploads'
import type { Medium } from './media.sql'

export const mediumKind = { picture: 1, drawing: 2, model: 3, video: 4, file: 5 } as const

/** Public address of a medium; it changes with the file. */
export function addressOf({ fileId, originalName }: Medium): string {
  return `/crrc_sales/web/product/media/${fileId}/${encodeURIComponent(originalName)}`
}

export const addressesOf = (media: readonly Medium[], kind: Medium['kind']): string[] =>
  media.filter((medium) => medium.kind === kind).map(addressOf)

type Shown = Pick<
  Schemas['Material'],
  'sizeImgs' | 'modelImgs' | 'installVideos' | 'dataList' | 'prodImgs' | 'mediaNames'
>

/**
 * Merges staff media into a product. Pictures are already merged. A staff 3D model replaces the generated one in the
 * viewer (which stays available for download), and a staff film replaces the drawn one.
 */
export function withMedia<Product extends Shown>(
  product: Product,
  media: readonly Medium[],
  language: Language,
): Product {
  if (media.length === 0) return product
  const { sizeImgs = [], modelImgs = [], installVideos = [], dataList = [] } = product
  const models = addressesOf(media, mediumKind.model)
  const films = addressesOf(media, mediumKind.video)
  const mediaNames = media.flatMap((medium) => {
    const name = spelled(language, medium.name, medium.nameEn)
    return name ? [{ address: addressOf(medium), name }] : []
  })
  const files = media
    .filter(({ kind }) => kind !== mediumKind.picture && kind !== mediumKind.video)
    .map((medium): Schemas['RelatedFile'] => ({
      originalName: spelled(language, medium.name, medium.nameEn) || medium.originalName,
      fileType: extensionOf(medium.originalName).slice(1),
      fileUrl: addressOf(medium),
    }))
  return {
    ...product,
    sizeImgs: [...addressesOf(media, mediumKind.drawing), ...sizeImgs],
    modelImgs: models.length > 0 ? models : modelImgs,
    installVideos: films.length > 0 ? films : installVideos,
    dataList: [...files, ...dataList],
    ...(mediaNames.length > 0 && { mediaNames }),
  }
}
