import { baseInfoFields } from '../../domain/catalogue/base-info'
import { bilingualOf } from '../../domain/catalogue/bilingual'
import { characteristicOf } from '../../domain/catalogue/characteristics'
import type { Fact } from '../../domain/catalogue/import/material'
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

/** A cell of a product, in the column that an import reads it from. */
export interface Entry {
  /** What the column fills, as one word. */
  key: string
  header: string
  /** Where the column stands among the others. */
  place: number
  cell: SheetCell
  /** Where the figure comes from, which the next column says. */
  origin?: string
}

export type Exported = ProductRow & { replacements: string[]; related: string[] }

/** A characteristic as its column is named. */
export type Field = Pick<
  ProductRow['values'][number],
  'fieldCode' | 'fieldName' | 'fieldNameEn' | 'unit'
>

const identity: OwnColumn[] = ['category', 'classZh', 'classEn', 'model', 'nameZh', 'nameEn']
const facts = Object.keys(factNames) as Fact[] // The keys of the table are facts.
const places = [...identity, 'minQuantity', ...facts, 'replacements', 'related']

/** Everything that a spreadsheet can say of a product. What it does not say is left out. */
export function entriesOf(product: Exported): Entry[] {
  return [
    ...identityOf(product),
    ...valuesOf(product),
    ...baseInfoOf(product),
    ...factsOf(product),
  ].filter(({ cell }) => cell !== '' && cell !== undefined)
}

/** The columns of a class without products, for whoever fills them in. */
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

/** A field that is a characteristic too has one column; what is said of it as a characteristic goes before. */
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
  // The names are those of the product's data.
  const said = data as Record<string, SheetCell>
  return [
    own('minQuantity', minQuantity),
    ...facts.map((fact) => {
      const name = factNames[fact]
      const text = said[name]
      const cell = typeof text === 'string' ? inBoth(text, String(said[`${name}En`] ?? '')) : text
      return own(fact, cell, data.origins?.[name])
    }),
    own('replacements', replacements.join('; ')),
    own('related', related.join('; ')),
  ]
}

/** Both languages in one cell, where it is read as both. */
function inBoth(zh: string, en: string | undefined): string {
  if (!en) return zh
  const cell = `${zh} / ${en}`
  const read = bilingualOf(cell)
  return read.zh === zh && read.en === en ? cell : zh
}

/** The name of a column in both languages, where an import understands it so; else in Chinese alone. */
function headerOf(zh: string, en: string, unit: string, reads: (header: string) => boolean) {
  const measured = unit ? ` (${unit})` : ''
  const alone = `${zh}${measured}`
  // Of a name with letters in it a stroke at its end says that all of it is Chinese.
  const written = [...(en ? [`${alone} / ${en}${measured}`] : []), alone, `${alone} /`]
  return written.find(reads) ?? alone
}
