import type { Schemas } from '../../../domain/schemas'

export type SlideKind = 'picture' | 'size' | 'model' | 'sketch' | 'video'

export interface ProductSlide {
  key: string
  kind: SlideKind
  /** As the server names the file. */
  address: string
  /** Of several of a kind, which one; 0 where there is one. */
  number: number
}

type Files = Pick<
  Schemas['Material'],
  'prodImgs' | 'sizeImgs' | 'modelImgs' | 'installSketchImgs' | 'installVideos'
>

/** What there is to see of a product, in the order of the page. */
export function slidesOf(files: Files): ProductSlide[] {
  return [
    ...ofKind('picture', files.prodImgs),
    ...ofKind('size', files.sizeImgs),
    // The same model in a second format is a download, not a second picture.
    ...ofKind('model', firstModel(files.modelImgs)),
    ...ofKind('sketch', files.installSketchImgs),
    ...ofKind('video', files.installVideos),
  ]
}

function ofKind(kind: SlideKind, addresses: readonly string[] = []): ProductSlide[] {
  const several = addresses.length > 1
  return addresses.map((address, index) => ({
    key: `${kind}${index}`,
    kind,
    address,
    number: several ? index + 1 : 0,
  }))
}

function firstModel(addresses: readonly string[] = []): string[] {
  const model = addresses.find((address) => /\.glb(?:\?|$)/i.test(address)) ?? addresses[0]
  return model ? [model] : []
}
