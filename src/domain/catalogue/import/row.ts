import { type Bilingual, bilingualOf, joined, withoutRepetition } from '../bilingual'
import { hasSeveralValues, isMeasuredIn } from '../characteristics'
import { letterOf } from '../../sheets/column-letters'
import { CellRefusal } from './cell-refusal'
import { codeIn, limits, listIn, originIn, textIn, yesOrNoIn } from './cells'
import { type Column, keyOf, unitOf } from './columns'
import { packingIn, positiveIn, sizeIn, textWithUnit, wholeIn } from './figure-cells'
import type { Fact, ImportedMaterial } from './material'
import { ownUnits, type OwnColumn } from './names'
import type { Refused } from './reasons'
import type { CellFault, FormattedNumber } from './table'

export interface SheetRow {
  table: string
  line: number
  cells: readonly string[]
  faults: readonly CellFault[]
  formatted: readonly FormattedNumber[]
}

export type RefusedCell = Pick<Refused, 'column' | 'reason' | 'params'>

type Place = Pick<Column, 'index' | 'header'>

const longText = { limit: limits.description, lineBreaks: true }

const factReaders: Readonly<Record<Fact, (cell: string) => Bilingual | number>> = {
  netWeight: (cell) => positiveIn(cell, ownUnits.netWeight),
  packing: packingIn,
  inventory: wholeIn,
  calculable: yesOrNoIn,
  unit: (cell) => bilingualOf(textIn(cell, { limit: limits.name })),
  commonName: (cell) => bilingualOf(textIn(cell, { limit: limits.name })),
  description: (cell) => bilingualOf(textIn(cell, longText)),
  description2: (cell) => bilingualOf(textIn(cell, longText)),
  description3: (cell) => bilingualOf(textIn(cell, longText)),
  description4: (cell) => bilingualOf(textIn(cell, longText)),
}

/** Parses a row; returns all refused cells if there are any. */
export function readRow(
  row: SheetRow,
  columns: readonly Column[],
  categoryOf: (cell: string) => string | undefined,
): { material: ImportedMaterial } | { refused: RefusedCell[] } {
  const refused = [
    ...faultsIn(row, columns),
    ...formattedIn(row, columns),
    ...nameless(row, columns),
  ]
  const faulty = new Set(row.faults.map(({ column }) => column))
  const own = new Map(columns.map((column) => [column.own, column]))

  /** A column that fills two fields is read twice but refused once. */
  function refuse({ header }: Place, reason: Refused['reason'], params: Refused['params'] = {}) {
    const isKnown = refused.some((cell) => cell.column === header && cell.reason === reason)
    if (!isKnown) refused.push({ column: header, reason, params })
  }

  /** Parses a column's cell; undefined if it is refused or there is no such column. */
  function read<T>(column: Place | undefined, reader: (cell: string) => T): T | undefined {
    if (!column || faulty.has(column.index)) return undefined
    try {
      return reader(row.cells[column.index]?.trim() ?? '')
    } catch (error) {
      if (!(error instanceof CellRefusal)) throw error
      refuse(column, error.reason, error.params)
    }
  }
  const ownText = (name: OwnColumn, limit: number) =>
    read(own.get(name), (cell) => textIn(cell, { limit })) ?? ''
  const needed = (names: OwnColumn[], text: string) => {
    const [column] = names.flatMap((name) => own.get(name) ?? [])
    const isRefused = refused.some((cell) =>
      names.some((name) => own.get(name)?.header === cell.column),
    )
    if (text || !column || isRefused) return
    refuse(column, 'catalogue.import.cellEmpty')
  }

  /** The name from the Chinese and English columns; a sheet without a Chinese column gives the English name only. */
  function named(zh: OwnColumn, en: OwnColumn): Bilingual {
    const [textZh, textEn] = [ownText(zh, limits.name), ownText(en, limits.name)]
    needed(own.has(zh) ? [zh] : [en], own.has(zh) ? textZh : textEn)
    return joined(textZh, textEn)
  }

  const category = read(own.get('category'), (cell) => categoryOf(cell) ?? unknown(cell)) ?? ''
  needed(['category'], category)
  const className = named('classZh', 'classEn')
  const model = read(own.get('model'), codeIn) ?? ''
  needed(['model'], model)
  const [nameZh, nameEn] = [ownText('nameZh', limits.name), ownText('nameEn', limits.name)]
  // A product without any name is called after its class.
  if (nameEn) needed(['nameZh'], nameZh)
  const materialName = joined(nameZh, nameEn)
  // A sheet with English names only adds the English name of a product that already has a Chinese one.
  const isInEnglish =
    !own.has('nameZh') && !materialName.en && !/\p{Script=Han}/u.test(materialName.zh)

  const material: ImportedMaterial = {
    table: row.table,
    line: row.line,
    category,
    className,
    model,
    materialName: isInEnglish ? { zh: '', en: materialName.zh } : materialName,
    values: {},
    baseInfo: {},
    origins: {},
    facts: {},
  }
  for (const column of columns) if (!column.ignored) readInto(material, column)
  return refused.length > 0 ? { refused } : { material }

  function readInto(to: ImportedMaterial, column: Column) {
    const { own, baseInfo, characteristic, further } = column
    if (own && own in factReaders) {
      const fact = own as Fact // own is a key of factReaders, whose keys are facts.
      to.facts[fact] = read(column, (cell) => (cell ? factReaders[fact](cell) : null))
    }
    if (own === 'minQuantity') {
      to.minQuantity = read(column, (cell) => (cell ? wholeIn(cell) : null))
    }
    if (own === 'replacements' || own === 'related') to[own] = read(column, listIn)
    if (characteristic || further) {
      to.values[keyOf(column)] = read(column, (cell) => valuesIn(cell, column)) ?? []
    }
    const origin = read(column.origin, (cell) => (cell ? originIn(cell) : undefined))
    if (baseInfo) {
      const val = read(column, (cell) => baseInfoIn(cell, column))
      to.baseInfo[baseInfo.field] = val ? { val, ...(origin && { origin }) } : null
    } else if (column.origin) to.origins[keyOf(column)] = origin ?? null
  }
}

function unknown(cell: string): undefined {
  if (cell) throw new CellRefusal('catalogue.import.categoryUnknown', { text: cell })
}

function valuesIn(cell: string, column: Column): Bilingual[] {
  const { characteristic } = column
  if (!cell) return []
  if (characteristic && characteristic.kind !== 'choice') {
    throw new CellRefusal('catalogue.import.inputHasNoValue', { text: cell })
  }
  const unit = unitOf(column)
  const parts = hasSeveralValues(characteristic?.code ?? '') ? listIn(cell) : [cell]
  return parts.map((part) => {
    const text = withoutRepetition(textIn(part, { limit: limits.value }))
    if (characteristic && isMeasuredIn(unit)) return bilingualOf(sizeIn(text, unit))
    return bilingualOf(unit ? textWithUnit(text, unit) : text)
  })
}

function baseInfoIn(cell: string, column: Column): Bilingual | null {
  const text = withoutRepetition(textIn(cell, { limit: limits.text, lineBreaks: true }))
  if (!text) return null
  const unit = unitOf(column)
  return bilingualOf(unit ? textWithUnit(text, unit) : text)
}

function faultsIn({ faults }: SheetRow, columns: readonly Column[]): RefusedCell[] {
  return faults.map(({ column, reason, written }) => ({
    column: headerAt(column, columns),
    reason,
    params: { found: written },
  }))
}

const figureColumns: ReadonlySet<OwnColumn> = new Set([
  'netWeight',
  'packing',
  'minQuantity',
  'inventory',
  'calculable',
  'line',
])

/** A number that is shown otherwise is not the code or text that a person sees, but it is a figure. */
function formattedIn({ formatted }: SheetRow, columns: readonly Column[]): RefusedCell[] {
  return formatted.flatMap(({ column: index, written }) => {
    const column = columns.find((other) => other.index === index)
    if (!column || unitOf(column) || (column.own && figureColumns.has(column.own))) return []
    const reason = 'catalogue.import.numberFormatted' as const
    return [{ column: column.header, reason, params: { found: written } }]
  })
}

/** A filled cell in a column without a header would be lost silently. */
function nameless({ cells }: SheetRow, columns: readonly Column[]): RefusedCell[] {
  const named = new Set(columns.flatMap(({ index, origin }) => [index, origin?.index]))
  return cells.flatMap((cell, index) =>
    cell.trim() && !named.has(index)
      ? [
          {
            column: headerAt(index, columns),
            reason: 'catalogue.import.cellWithoutColumn' as const,
            params: { text: cell.trim().slice(0, 40) },
          },
        ]
      : [],
  )
}

function headerAt(index: number, columns: readonly Column[]) {
  return columns.find((column) => column.index === index)?.header ?? letterOf(index)
}
