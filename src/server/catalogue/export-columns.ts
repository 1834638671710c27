import { baseInfoFields } from '../../domain/catalogue/base-info'
import { bilingualOf } from '../../domain/catalogue/bilingual'
import { characteristicOf } from '../../domain/catalogue/characteristics'
import {
  folded,
  meaningOf,
  namesIn,
  ownColumns,
  ownUnits,
  type OwnColumn,
} from '../../domain/catalogue/import/names'
import { withoutUnit } from '../../domain/catalogue/units'
import type { SheetCell } from '../spreadsheets/table'
import { factNames } from './import/data'
import type { ProductRow } from './products.sql'
import { keysIn } from '../../domain/lists/objects'

/** A cell of a product, in the column that the import reads. */
export interface Entry {
  /** Unique key of the column. */
  key: string
  header: string
  /** Sort position of the column. */
  place: number
  cell: SheetCell
  /** Origin of the figure, exported in the next column. */
  origin?: string
}

export type Exported = ProductRow & { replacements: string[]; related: string[] }

/** Names and unit of a characteristic's column. */
export type Field = Pick<
  ProductRow['values'][number],
  'fieldCode' | 'fieldName' | 'fieldNameEn' | 'unit'
>

const identity: OwnColumn[] = ['category', 'classZh', 'classEn', 'model', 'nameZh', 'nameEn']
const facts = keysIn(factNames)
const places = [...identity, 'minQuantity', ...facts, 'replacements', 'related']

/** All cells of a product; empty ones are left out. */
export function entriesOf(product: Exported): Entry[] {
  return [
    ...identityOf(product),
    ...valuesOf(product),
    ...baseInfoOf(product),
    ...factsOf(product),
  ].filter(({ cell }) => cell !== '' && cell !== undefined)
}

/** Columns of an empty template for a class. */
export const columnsToFillIn = (fields: readonly Field[]) => [
  ...[...identity, 'minQuantity' as const].map((name) => own(name, '')),
  ...fields.map(columnOf),
]

function own(name: OwnColumn, cell: SheetCell, origin?: string): Entry {
  const [zh = name, en = ''] = ownColumns[name]
  const unit = ownUnits[name]
  const header = headerOf(zh, en, unit ?? '', (read) => meaningOf(read)?.own === name)
  const isFirst = identity.includes(name)
  const place = places.indexOf(name) + (isFirst ? 0 : 3000)
  return { key: name, header, place, cell, ...(origin && { origin }) }
}

function identityOf(product: Exported): Entry[] {
  return [
    own('category', inBoth(product.abbreviation, product.abbreviationEn)),
    own('classZh', product.className),
    own('classEn', product.classNameEn),
    own('model', product.model),
    own('nameZh', product.materialName),
    own('nameEn', product.materialNameEn),
  ]
}

function valuesOf({ values, data }: Exported): Entry[] {
  const byCode = new Map<string, ProductRow['values']>()
  for (const value of values) {
    byCode.set(value.fieldCode, [...(byCode.get(value.fieldCode) ?? []), value])
  }
  return [...byCode].flatMap(([code, list]) => {
    const [first] = list
    if (!first) return []
    const cell = list.map(({ val, valEn }) => inBoth(val, valEn)).join('; ')
    const origin = data.origins?.[code]
    return { ...columnOf(first), cell, ...(origin && { origin }) }
  })
}

function columnOf({ fieldCode: code, fieldName: zh, fieldNameEn: en, unit }: Field) {
  const known = characteristicOf(code)
  const header = known
    ? headerOf(known.zh, known.en, known.unit, (read) => {
        return meaningOf(read)?.characteristic?.code === code
      })
    : headerOf(zh, en, unit, (read) => {
        return !meaningOf(read) && folded(namesIn(read)[0] ?? '') === folded(zh)
      })
  return { key: code, header, place: 1000 + (known?.order ?? 500) }
}

/** Base-info cells. A field that is also a characteristic has one column, filled from the characteristic. */
function baseInfoOf({ data, values }: Exported): Entry[] {
  const held = new Set(values.map(({ fieldCode }) => fieldCode))
  return baseInfoFields.flatMap(({ field, zh, en, unit }, index) => {
    const entry = data.baseInfo?.[field]
    const code = meaningOf(zh)?.characteristic?.code
    if (!entry || (code && held.has(code))) return []
    const header = headerOf(withoutUnit(zh).trim(), withoutUnit(en).trim(), unit, (read) => {
      return meaningOf(read)?.baseInfo?.field === field
    })
    const cell = inBoth(entry.val, entry.valEn)
    const { origin } = entry
    return { key: code ?? field, header, place: 2000 + index, cell, ...(origin && { origin }) }
  })
}

function factsOf({ data, minQuantity, replacements, related }: Exported): Entry[] {
  const texts: Record<string, SheetCell> = {}
  for (const [name, text] of Object.entries(data))
    if (typeof text === 'string' || typeof text === 'number') texts[name] = text
  return [
    own('minQuantity', minQuantity),
    ...facts.map((fact) => {
      const name = factNames[fact]
      const text = texts[name]
      const cell = typeof text === 'string' ? inBoth(text, String(texts[`${name}En`] ?? '')) : text
      return own(fact, cell, data.origins?.[name])
    }),
    own('replacements', replacements.join('; ')),
    own('related', related.join('; ')),
  ]
}

/** Both languages in one cell, if the import can split it again. */
function inBoth(zh: string, en: string | undefined): string {
  if (!en) return zh
  const cell = `${zh} / ${en}`
  const read = bilingualOf(cell)
  return read.zh === zh && read.en === en ? cell : zh
}

/** Bilingual column header if the import recognises it, else Chinese only. */
function headerOf(zh: string, en: string, unit: string, reads: (header: string) => boolean) {
  const measured = unit ? ` (${unit})` : ''
  const alone = `${zh}${measured}`
  // A trailing slash marks a Chinese name that contains Latin letters.
  const written = [...(en ? [`${alone} / ${en}${measured}`] : []), alone, `${alone} /`]
  return written.find(reads) ?? alone
}
