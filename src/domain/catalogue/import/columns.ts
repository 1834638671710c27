import type { Bilingual } from '../bilingual'
import { unshownIn } from './cells'
import { type Meaning, type OwnColumn, meaningOf, namesIn, ownColumns, ownUnits } from './names'
import type { SheetReason } from './reasons'
import { namedUnit, unitIn } from '../units'

/** A column of a sheet and the field it fills. */
export interface Column extends Meaning {
  index: number
  /** As written in the sheet. */
  header: string
  /** A characteristic the catalogue does not have yet. */
  further?: { name: Bilingual; unit: string }
  /** The catalogue does not know the column, and the sheet may not create it. */
  ignored?: boolean
  /** The column with the source of this column's figures. */
  origin?: { index: number; header: string }
}

export interface TableRefusal {
  reason: SheetReason
  params: Readonly<Record<string, string | number>>
}

/** Columns that a new product needs; of alternatives one is enough. A product that exists needs its model only. */
const required: readonly (readonly OwnColumn[])[] = [
  ['category'],
  ['classZh', 'classEn'],
  ['model'],
  ['nameZh', 'nameEn'],
]

/** Maps the columns of a sheet to fields by name, in any order; returns the reason if the sheet is unusable. */
export function columnsOf(header: readonly string[]): Column[] | TableRefusal {
  for (const [index, name] of header.entries()) {
    const code = unshownIn(name)
    if (code) return { reason: 'catalogue.import.nameUnshown', params: { number: index + 1, code } }
  }
  const columns: Column[] = []
  for (const [index, written] of header.entries()) {
    const name = written.trim()
    if (!name) continue
    const figures = originOf(name, columns)
    if (figures === 'none') {
      return { reason: 'catalogue.import.originOfNothing', params: { column: name } }
    }
    if (figures) figures.origin = { index, header: name }
    else columns.push({ index, header: name, ...(meaningOf(name) ?? furtherOf(name)) })
  }
  return withoutModel(columns) ?? repeatedIn(columns) ?? otherUnitIn(columns) ?? columns
}

/** True if a row names columns of products, even incompletely; a title above the table does not. */
export function namesColumns(cells: readonly string[]): boolean {
  const meanings = cells.flatMap((cell) => meaningOf(cell) ?? [])
  const own = new Set(meanings.map((meaning) => meaning.own))
  const isPart = own.has('model') && meanings.length > 1
  return isPart || required.filter((names) => names.some((name) => own.has(name))).length > 1
}

function furtherOf(header: string) {
  const [zh = header, en = ''] = namesIn(header)
  return { further: { name: { zh, en }, unit: unitIn(header) } }
}

/** True if a sheet could not tell a column of this name from a standard column or a source column. */
export const isColumnTaken = (name: string): boolean =>
  meaningOf(name) !== undefined || originWord.test(name)

const originWord = /(?<!\s)\s*(?:来源|\borigin)$/i

/**
 * The earlier column whose source a header names: the one in its text (净重 origin, 对边宽度 来源 / Width across flats
 * origin), else the previous one. 产地 Origin is the place of production, not a source.
 */
function originOf(header: string, columns: readonly Column[]): Column | 'none' | undefined {
  if (!originWord.test(header)) return undefined
  const names = namesIn(header)
  const plain = names.map((name) => name.replace(originWord, '').trim()).filter(Boolean)
  if (plain.length === 0) return columns.at(-1)
  const keys = plain.map((name) => keyOf(meaningOf(name) ?? furtherOf(name)))
  const named = columns.find((column) => keys.includes(keyOf(column)))
  const isOrigin = plain.some(meaningOf) || names.every((name) => originWord.test(name))
  return named ?? (isOrigin ? 'none' : undefined)
}

/** Names of the columns that a sheet lacks for new products; such a sheet changes existing ones only. */
export function missingIn(columns: readonly Column[]): string[] {
  const missing = required.filter(
    (alternatives) => !columns.some(({ own }) => own && alternatives.includes(own)),
  )
  return missing.flatMap(([first]) => (first ? ownColumns[first].slice(0, 2).join(' ') : []))
}

function withoutModel(columns: readonly Column[]): TableRefusal | undefined {
  if (columns.some(({ own }) => own === 'model')) return undefined
  const params = { columns: missingIn(columns).join(', ') }
  return { reason: 'catalogue.import.columnsMissing', params }
}

function repeatedIn(columns: readonly Column[]): TableRefusal | undefined {
  const seen = new Map<string, Column>()
  for (const column of columns) {
    const key = keyOf(column)
    const earlier = seen.get(key)
    if (earlier) {
      const params = { column: column.header, earlier: earlier.header }
      return { reason: 'catalogue.import.columnTwice', params }
    }
    seen.set(key, column)
  }
}

/** A column in grams must not be read as kilograms. */
function otherUnitIn(columns: readonly Column[]): TableRefusal | undefined {
  for (const column of columns) {
    const expected = unitOf(column)
    const written = namedUnit(unitIn(column.header))
    if (expected && written && written !== namedUnit(expected)) {
      return {
        reason: 'catalogue.import.unitOther',
        params: { column: column.header, unit: expected },
      }
    }
  }
}

/** The unit of a column, or '' if it has none. */
export function unitOf({ own, baseInfo, characteristic, further }: Column): string {
  return (own && ownUnits[own]) ?? characteristic?.unit ?? baseInfo?.unit ?? further?.unit ?? ''
}

/** A key for the field a column fills; a sheet may fill each field once. */
export function keyOf({
  own,
  baseInfo,
  characteristic,
  further,
}: Meaning & Pick<Column, 'further'>) {
  return own ?? characteristic?.code ?? baseInfo?.field ?? `further:${further?.name.zh ?? ''}`
}
