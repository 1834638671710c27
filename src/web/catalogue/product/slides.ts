import type { Schemas } from '../../../domain/schemas'
import { itemAt } from '../../../domain/lists/items'

export type SlideKind = 'picture' | 'size' | 'model' | 'sketch' | 'video'

export interface ProductSlide {
  key: string
  kind: SlideKind
  /** The server's address of the file. */
  address: string
  /** Number among several of the same kind; 0 if there is only one. */
  number: number
  /** Name given by staff. */
  name?: string
}

type Files = Pick<
  Schemas['Material'],
  'prodImgs' | 'sizeImgs' | 'modelImgs' | 'installSketchImgs' | 'installVideos' | 'mediaNames'
>

/** The slides of a product, in the order of the page. */
export function slidesOf({ mediaNames = [], ...files }: Files): ProductSlide[] {
  const names = new Map(mediaNames.map(({ address, name }) => [address, name]))
  return [
    ...ofKind('picture', files.prodImgs),
    ...ofKind('size', files.sizeImgs),
    ...ofKind('model', modelsOf(files.modelImgs)),
    ...ofKind('sketch', files.installSketchImgs),
    ...ofKind('video', files.installVideos),
  ].map((slide) => {
    const name = names.get(slide.address)
    return name ? { ...slide, name } : slide
  })
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

/** Each model once: a second format under the same name is a download, not a second slide. */
function modelsOf(addresses: readonly string[] = []): string[] {
  const byName = new Map<string, string>()
  for (const address of addresses) {
    const name = nameOf(address)
    if (!byName.has(name) || isGlb(address)) byName.set(name, address)
  }
  return [...byName.values()]
}

const isGlb = (address: string) => /\.glb(?:\?|$)/i.test(address)

/** File name without its extension. */
const nameOf = (address: string) => itemAt(address.split(/[?#]/), 0).replace(/^.*\/|\.[^./]*$/g, '')
