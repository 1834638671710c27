import {
  dimensionsOf,
  lengthsOf,
  loadsOf,
  type Dimensions,
} from '../../src/domain/standards/standards'
import type { ColumnKey } from './columns'
import { figure, figureOf, kilonewtons, pieces } from './part'
import type { Cell, ClassOfParts, Figure, Part, Words } from './part'
import { diameterIn, shortNumber, shown, standardCell } from './standard-names'
import { finishes, small, type Finish } from './words'
import { circle, kilograms, needed, shank, stainless, steel } from './weights'

/** Property class and finish of a size. */
export interface Variant {
  grade: string
  finish: Finish
}

/** A class of bolts or screws: all sizes in all lengths and variants. */
export interface ThreadedClass {
  category: string
  className: Words
  item: Words
  code: string
  standard: string
  sizes: readonly string[]
  longest: number
  variants: readonly Variant[]
  head: (dimensions: Dimensions) => number
  /** `reduced`: the head is too small for the loads that ISO 898-1 gives the thread. */
  loads: 'coarse' | 'fine' | 'reduced'
  cells: (dimensions: Dimensions, length: number) => Partial<Record<ColumnKey, Cell>>
  about: Words
  attention: (variant: Variant) => Words
  remark?: Words
  replacements?: (size: string, length: number, variant: Variant) => string[]
  related: (size: string, variant: Variant) => string[]
}

/** "8.8-ZN"; stainless steel has no finish. */
export const suffixOf = ({ grade, finish }: Variant) =>
  finish === 'PL' ? grade : `${grade}-${finish}`

/** Replacements of a class or finish: stronger or better protected, but never hardened instead of unhardened. */
const stronger: Readonly<Record<string, string>> = { '8.8': '10.9', '8': '10' }
const betterProtected: Partial<Record<Finish, readonly Finish[]>> = { ZN: ['ZF'], ZF: ['NI'] }

/** Variants of the same size that can replace one. */
export function betterVariants(
  variants: readonly Variant[],
  { grade, finish }: Variant,
): Variant[] {
  const finer = betterProtected[finish] ?? []
  return variants.filter(
    (variant) =>
      (variant.grade === grade && finer.includes(variant.finish)) ||
      (variant.grade === stronger[grade] &&
        (variant.finish === finish || finer.includes(variant.finish))),
  )
}

/** Stress area in mm² (ISO 898-1) and strengths in MPa, for threads missing in the load table. */
const stressArea = (d: number, pitch: number) => circle(d - 0.938194 * pitch)
const strengths: Readonly<Record<string, (d: number) => { tensile: number; proof?: number }>> = {
  '8.8': (d) => (d <= 16 ? { tensile: 800, proof: 580 } : { tensile: 830, proof: 600 }),
  '10.9': () => ({ tensile: 1040, proof: 830 }),
  'A2-70': () => ({ tensile: 700 }),
}

function loadCells(
  { loads }: ThreadedClass,
  { grade }: Variant,
  dimensions: Dimensions,
): { tensileLoad?: Figure; proofLoad?: Figure } {
  if (loads === 'reduced') return {}
  const [d, pitch] = [needed(dimensions, 'd'), needed(dimensions, 'pitch')]
  const published = loads === 'coarse' ? loadsOf(grade, d) : undefined
  const strength = strengths[grade]?.(d)
  const area = stressArea(d, pitch)
  const tensile = published?.tensile ?? (strength && strength.tensile * area)
  const proof = published ? published.proof : strength?.proof && strength.proof * area
  const origin = published ? 'standard' : 'computed'
  const tensileLoad = figureOf(tensile && kilonewtons(tensile, origin), origin)
  const proofLoad = figureOf(proof && kilonewtons(proof, origin), origin)
  return { ...(tensileLoad && { tensileLoad }), ...(proofLoad && { proofLoad }) }
}

/** Width across flats and, if the table has it, across corners. */
export function wrenchCells(dimensions: Dimensions): Partial<Record<ColumnKey, Cell>> {
  const corners = figureOf(dimensions.eMin, 'standard')
  return {
    acrossFlats: figure(needed(dimensions, 's'), 'standard'),
    ...(corners && { acrossCorners: corners }),
  }
}

export function gradeWords(grade: string): Words {
  return grade.startsWith('A')
    ? { zh: `${grade} 不锈钢`, en: `stainless steel ${grade}` }
    : { zh: `${grade}级`, en: `class ${grade}` }
}

function partOf(sheet: ThreadedClass, size: string, length: number, variant: Variant): Part {
  const dimensions = dimensionsOf(sheet.standard, size)
  if (!dimensions) throw new Error(`No size ${size} in ${sheet.standard}`)
  const { grade, finish } = variant
  const number = shortNumber(sheet.standard)
  const words = gradeWords(grade)
  const tail = finish === 'PL' ? { zh: '', en: '' } : finishes[finish]
  const density = grade.startsWith('A') ? stainless : steel
  const weight = kilograms(sheet.head(dimensions) + shank(dimensions, length), density)
  return {
    model: `${sheet.code}-${size}x${length}-${suffixOf(variant)}`,
    name: {
      zh: `${sheet.className.zh} ${number.zh} ${shown(size, length)} ${words.zh} ${tail.zh}`.trim(),
      en:
        `${sheet.item.en} ${number.en} ${shown(size, length)}, ${words.en}` +
        (tail.en && `, ${small(tail.en)}`),
    },
    commonName: sheet.item,
    weight: figure(weight, 'computed'),
    unit: pieces,
    cells: {
      standard: standardCell(sheet.standard),
      diameter: diameterIn(size),
      pitch: needed(dimensions, 'pitch'),
      length,
      propertyClass: grade,
      finish: finishes[finish],
      ...loadCells(sheet, variant, dimensions),
      ...sheet.cells(dimensions, length),
    },
    about: sheet.about,
    attention: sheet.attention(variant),
    ...(sheet.remark && { remark: sheet.remark }),
    calculable: diameterIn(size) >= 5,
    replacements:
      sheet.replacements?.(size, length, variant) ??
      betterVariants(sheet.variants, variant).map(
        (better) => `${sheet.code}-${size}x${length}-${suffixOf(better)}`,
      ),
    related: sheet.related(size, variant),
  }
}

export function threadedClass(sheet: ThreadedClass): ClassOfParts {
  const { category, className, standard, sizes, longest, variants } = sheet
  const parts = sizes.flatMap((size) =>
    lengthsOf(standard, size)
      .filter((length) => length <= longest)
      .flatMap((length) => variants.map((variant) => partOf(sheet, size, length, variant))),
  )
  return { category, className, parts }
}
