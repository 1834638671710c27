import { codes } from '../../domain/catalogue/characteristic-codes'
import {
  downloadName,
  fileAddressOf,
  filesToTake,
  type ProductFile,
} from '../../domain/catalogue/product-files'
import type { Language } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import { hasShape, partOf, type Part } from '../drawing/facts'
import { characteristics, type PartFacts } from '../drawing/part-facts'
import { filmOf } from '../drawing/installation-film'
import { hasInstallationSketch } from '../drawing/installation-sketch'
import { pictureKeyOf } from '../drawing/picture'
import { webFilesIn } from '../http/web-root'
import type { ProductRow } from './products.sql'

/** The keys of the pictures of shapes that were taken: each is `<key>.webp`, its second view `<key>-2.webp`. */
export const pictureKeys = webFilesIn('pictures/parts')
  .map((file) => file.replace(/\.webp$/, ''))
  .filter((key) => !key.endsWith('-2'))
  .sort()

const films = new Set(webFilesIn('films'))

/** The facts that the shape of a product is drawn from; undefined if its class has no known shape or shows none. */
export function factsOf(row: ProductRow): PartFacts | undefined {
  if (row.classData.isDrawn === false) return undefined
  const { baseInfo = {} } = row.data
  const entries = Object.entries(baseInfo)
  const valueOf = new Map(row.values.map(({ fieldCode, val }) => [fieldCode, val]))
  const { val: standardNumber, valEn: standardNumberEn } = baseInfo.standardNumber ?? {}
  const facts: PartFacts = {
    categoryType: row.categoryType === 2 ? 2 : 1,
    category: row.abbreviation,
    className: row.className,
    classNameEn: row.classNameEn,
    model: row.model,
    ...(standardNumber && { standardNumber }),
    ...(standardNumberEn && { standardNumberEn }),
    values: Object.fromEntries(
      characteristics.flatMap((name) => {
        const value = valueOf.get(codes[name])
        return value === undefined ? [] : [[name, value]]
      }),
    ),
    baseInfo: Object.fromEntries(entries.map(([field, { val }]) => [field, val])),
    origins: Object.fromEntries(
      entries.flatMap(([field, { origin }]) => (origin ? [[field, origin]] : [])),
    ),
  }
  return hasShape(facts) ? facts : undefined
}

/** The drawable part of a product, or undefined. */
function drawn(row: ProductRow): Part | undefined {
  const facts = factsOf(row)
  return facts && partOf(facts)
}

/**
 * Default pictures of a product: the one chosen for its class, or rendered ones of its shape and finish from the
 * front end's files.
 */
export function pictures(row: ProductRow): string[] {
  const { pictureKey } = row.classData
  if (pictureKey) return picturesOf(pictureKey)
  const part = drawn(row)
  const key = part && pictureKeyOf(part, pictureKeys)
  return key ? picturesOf(key) : []
}

export function picturesOf(key: string): string[] {
  return [
    `/crrc_sales_web_html/pictures/parts/${key}.webp`,
    `/crrc_sales_web_html/pictures/parts/${key}-2.webp`,
  ]
}

type Files = Required<
  Pick<
    Schemas['Material'],
    'sizeImgs' | 'modelImgs' | 'installSketchImgs' | 'installVideos' | 'dataList'
  >
>

/** Files of a part whose nominal sizes are all known. */
const completeFiles: readonly ProductFile[] = [...filesToTake, 'size.svg']

/** Files of a part whose nominal sizes are not all known: they show typical proportions. */
export const shownFiles: readonly ProductFile[] = [
  'model.glb',
  'model.stl',
  'size.svg',
  'installation.svg',
]

/** Addresses of all files generated from a product's dimensions. */
export function filesOf(row: ProductRow, language: Language, stamp: string): Files {
  const part = drawn(row)
  if (!part)
    return { sizeImgs: [], modelImgs: [], installSketchImgs: [], installVideos: [], dataList: [] }
  const film = filmOf(part)
  const filmFile = `${film}.${language}.webm`
  const at = (name: ProductFile) => fileAddressOf(row.id, name, language, stamp)
  const file = (name: ProductFile): Schemas['RelatedFile'] => ({
    originalName: downloadName(part.facts.model, name),
    fileType: name.replace(/^.*\./, ''),
    fileUrl: at(name),
  })
  return {
    sizeImgs: [at('size.svg')],
    modelImgs: [at('model.glb')],
    installSketchImgs: hasInstallationSketch(part) ? [at('installation.svg')] : [],
    // Drawn once for all models of a kind, they lie with the front end's files.
    installVideos: films.has(filmFile) ? [`/crrc_sales_web_html/films/${filmFile}`] : [],
    // Files to build with need every nominal size.
    dataList: (part.measures.lacking().length > 0 ? shownFiles.slice(0, 3) : completeFiles).map(
      file,
    ),
  }
}
