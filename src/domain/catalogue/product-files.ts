import type { Language } from '../language/language'
import type { Operations } from '../schemas'

export type ProductFile = Operations['getProductFile']['parameters']['path']['name']

/** True if the language changes the file. */
export const isSpoken = (name: ProductFile) => name.endsWith('.svg') || name.endsWith('.pdf')

const suffixes: Record<ProductFile, string> = {
  'model.step': '.step',
  'model.glb': '.glb',
  'model.stl': '.stl',
  'views.dxf': '.dxf',
  'size.svg': '-size.svg',
  'drawing.pdf': '-drawing.pdf',
  'datasheet.pdf': '-datasheet.pdf',
  'installation.svg': '-installation.svg',
}

/** Name of a downloaded file, such as HB-M12-80.step. */
export const downloadName = (model: string, name: ProductFile) => fileName(model) + suffixes[name]

/** Replaces characters that some file systems forbid. */
export const fileName = (model: string) => model.replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-')

/** Address of a product's file; the stamp changes with its content, so that browsers may cache it. */
export function fileAddressOf(
  id: number,
  name: ProductFile,
  language: Language,
  stamp: string,
): string {
  const spoken = isSpoken(name) ? `lang=${language}&` : ''
  return `/crrc_sales/web/product/file/${id}/${name}?${spoken}v=${stamp}`
}

/** Files that an engineer takes along, in the order in which they are offered. */
export const filesToTake = [
  'model.step',
  'views.dxf',
  'drawing.pdf',
  'datasheet.pdf',
  'model.glb',
  'model.stl',
] as const satisfies readonly ProductFile[]
