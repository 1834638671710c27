import { fileAddressOf, type ProductFile } from '../../domain/catalogue/product-files'
import type { Language } from '../../domain/language'
import type { Schemas } from '../../domain/schemas'
import { partOf, type Part } from '../drawing/facts'
import { filmOf } from '../drawing/installation-film'
import { hasInstallationSketch } from '../drawing/installation-sketch'
import { pictureKeyOf } from '../drawing/picture'
import type { ProductRow } from './products.sql'

/** The shape of a product, from what its row says. */
export function drawn(row: ProductRow): Part {
  const { baseInfo = {} } = row.data
  const entries = Object.entries(baseInfo)
  const { val: standardNumber, valEn: standardNumberEn } = baseInfo.standardNumber ?? {}
  return partOf({
    category: row.abbreviation,
    className: row.className,
    classNameEn: row.classNameEn,
    model: row.model,
    ...(standardNumber && { standardNumber }),
    ...(standardNumberEn && { standardNumberEn }),
    values: Object.fromEntries(row.values.map(({ fieldCode, val }) => [fieldCode, val])),
    baseInfo: Object.fromEntries(entries.map(([field, { val }]) => [field, val])),
    origins: Object.fromEntries(
      entries.flatMap(([field, { origin }]) => (origin ? [[field, origin]] : [])),
    ),
  })
}

/** Pictures were rendered once from models of the same look; they lie with the front end's files. */
export const pictures = (part: Part): string[] => picturesOf(pictureKeyOf(part))

export function picturesOf(key: string): string[] {
  return [
    `/crrc_sales_web_html/pictures/parts/${key}.webp`,
    `/crrc_sales_web_html/pictures/parts/${key}-2.webp`,
  ]
}

/** The addresses of everything that is made from the dimensions of a product. */
export function filesOf(
  id: number,
  part: Part,
  language: Language,
  stamp: string,
): Pick<
  Schemas['Material'],
  'sizeImgs' | 'modelImgs' | 'installSketchImgs' | 'installVideos' | 'dataList'
> {
  const film = filmOf(part)
  const at = (name: ProductFile) => fileAddressOf(id, name, language, stamp)
  const file = (name: ProductFile, fileType: string): Schemas['RelatedFile'] => ({
    originalName: `${part.facts.model}-${name}`,
    fileType,
    fileUrl: at(name),
  })
  return {
    sizeImgs: [at('size.svg')],
    modelImgs: [at('model.glb')],
    installSketchImgs: hasInstallationSketch(part) ? [at('installation.svg')] : [],
    // Drawn once for all models of a kind, they lie with the front end's files.
    installVideos: film ? [`/crrc_sales_web_html/films/${film}.${language}.webm`] : [],
    dataList: [file('model.glb', 'glb'), file('model.stl', 'stl'), file('size.svg', 'svg')],
  }
}
