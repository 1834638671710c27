import type { Bilingual } from '../bilingual'
import { type Column, type TableRefusal, columnsOf, keyOf, missingIn, unitOf } from './columns'
import { completed, ignoreUnknown, type KnownParts, nothingKnown } from './existing'
import type { ImportedMaterial } from './material'
import { folded, isSameSpelling, namesIn } from './names'
import type { Refused } from './reasons'
import { type RefusedCell, type SheetRow, readRow } from './row'
import type { ImportTable } from './table'
import { lookOf } from '../look-alikes'

/** A characteristic with a column in a sheet. */
export interface ImportedCharacteristic {
  /** Its code if known, else `further:` and its Chinese name. */
  key: string
  code?: string
  name: Bilingual
  unit: string
}

export interface ImportedCatalogue {
  characteristics: ImportedCharacteristic[]
  materials: ImportedMaterial[]
  /** Rows that repeat an earlier one. */
  repeated: Pick<ImportedMaterial, 'table' | 'line' | 'model'>[]
  refused: Refused[]
  /** Columns of sheets for existing products that are not imported, because the catalogue does not know them. */
  unknownColumns: string[]
  /** Sheets that could not be used at all. */
  unusable: ({ table: string } & TableRefusal)[]
}

export interface KnownCategory {
  abbreviation: string
  abbreviationEn: string
}

/** Reads tables as one catalogue: the products of valid rows, and the reasons of refused ones. */
export function importRows(
  tables: readonly ImportTable[],
  categories: readonly KnownCategory[],
  known: KnownParts = nothingKnown,
): ImportedCatalogue {
  const unknownColumns = new Set<string>()
  const categoryOf = categoryFinder(categories)
  const characteristics = new Map<string, ImportedCharacteristic>()
  const materials = new Map<string, ImportedMaterial>()
  const looks = new Map<string, ImportedMaterial>()
  const classes = new Map<string, ImportedMaterial>()
  const repeated: ImportedCatalogue['repeated'] = []
  const refused: Refused[] = []
  const unusable: ImportedCatalogue['unusable'] = []

  for (const table of tables) {
    const columns = columnsOf(table.header)
    if (!Array.isArray(columns)) {
      unusable.push({ table: table.name, ...columns })
      continue
    }
    const missing = missingIn(columns)
    if (missing.length > 0) {
      for (const column of ignoreUnknown(columns, known)) unknownColumns.add(column.header)
    }
    for (const characteristic of columns.map(characteristicIn)) {
      if (characteristic && !characteristics.has(characteristic.key)) {
        characteristics.set(characteristic.key, characteristic)
      }
    }
    const modelAt = columns.find(({ own }) => own === 'model')?.index ?? -1
    for (const row of rowsOf(table)) {
      const read = readRow(row, columns, categoryOf)
      const outcome =
        missing.length > 0 && 'material' in read
          ? completed(read.material, { columns, missing, known })
          : read
      const likeOther = 'material' in read ? likeStored(read.material, columns, known) : []
      const own =
        'material' in outcome
          ? [
              ...twice(outcome.material, columns, materials),
              ...alike(outcome.material, columns, looks),
              ...namedTwice(outcome.material, columns, classes),
            ]
          : outcome.refused
      const faults = likeOther.length > 0 ? likeOther : own
      const place = { table: table.name, line: row.line, model: row.cells[modelAt]?.trim() ?? '' }
      refused.push(
        ...faults.map(({ column, reason, params }) => ({ ...place, column, reason, params })),
      )
      if (!('material' in outcome) || faults.length > 0) continue
      const { material } = outcome
      if (materials.has(material.model)) repeated.push({ ...place, model: material.model })
      else {
        materials.set(material.model, material)
        looks.set(lookOf(material.model), material)
      }
    }
  }
  return {
    characteristics: [...characteristics.values()],
    materials: [...materials.values()],
    repeated,
    refused,
    unknownColumns: [...unknownColumns],
    unusable,
  }
}

/** Finds a category by its abbreviation in either language or both, ignoring spaces and case. */
function categoryFinder(categories: readonly KnownCategory[]) {
  const byName = new Map(
    categories.flatMap(({ abbreviation, abbreviationEn }) =>
      [abbreviation, abbreviationEn].map((name) => [folded(name), abbreviation] as const),
    ),
  )
  return (cell: string) =>
    [cell, ...namesIn(cell)].map((name) => byName.get(folded(name))).find(Boolean)
}

function characteristicIn(column: Column): ImportedCharacteristic | undefined {
  const { characteristic, further, ignored } = column
  if (ignored) return undefined
  if (characteristic) {
    const { code, zh, en, unit } = characteristic
    return { key: code, code, name: { zh, en }, unit }
  }
  return further && { key: keyOf(column), name: further.name, unit: unitOf(column) }
}

function* rowsOf(table: ImportTable): Generator<SheetRow> {
  const faults = byRow(table.faults)
  const formatted = byRow(table.formatted)
  for (const [index, cells] of table.rows.entries()) {
    const faulty = faults.get(index) ?? []
    const line = table.lines?.[index] ?? index + 2
    const isEmpty = faulty.length === 0 && cells.every((cell) => !cell.trim())
    if (isEmpty) continue
    yield { table: table.name, line, cells, faults: faulty, formatted: formatted.get(index) ?? [] }
  }
}

function byRow<Cell extends { row: number }>(cells: readonly Cell[] = []): Map<number, Cell[]> {
  const rows = new Map<number, Cell[]>()
  for (const cell of cells) {
    const row = rows.get(cell.row)
    if (row) row.push(cell)
    else rows.set(cell.row, [cell])
  }
  return rows
}

/** A model may occur twice only in identical rows. */
function twice(
  material: ImportedMaterial,
  columns: readonly Column[],
  materials: ReadonlyMap<string, ImportedMaterial>,
): RefusedCell[] {
  const earlier = materials.get(material.model)
  if (!earlier || saying(earlier) === saying(material)) return []
  const column = columns.find(({ own }) => own === 'model')?.header ?? ''
  const params = { model: material.model, table: earlier.table, line: earlier.line }
  return [{ column, reason: 'catalogue.import.modelTwice', params }]
}

/** Models that look identical to a person count as one model in two spellings. */
function alike(
  { model }: ImportedMaterial,
  columns: readonly Column[],
  looks: ReadonlyMap<string, ImportedMaterial>,
): RefusedCell[] {
  const earlier = looks.get(lookOf(model))
  if (!earlier || earlier.model === model) return []
  const column = columns.find(({ own }) => own === 'model')?.header ?? ''
  const params = { model: earlier.model, table: earlier.table, line: earlier.line }
  return [{ column, reason: 'catalogue.import.modelAlike', params }]
}

/** A new model that looks identical to a stored one would be a second product for the same part. */
function likeStored(
  { model }: ImportedMaterial,
  columns: readonly Column[],
  { looks }: KnownParts,
): RefusedCell[] {
  const [stored, ...others] = looks.get(lookOf(model)) ?? []
  if (stored === undefined || stored === model || others.includes(model)) return []
  const column = columns.find(({ own }) => own === 'model')?.header ?? ''
  return [{ column, reason: 'catalogue.import.modelAlikeStored', params: { model: stored } }]
}

/** A class has one English name: rows with another one contradict the first. */
function namedTwice(
  material: ImportedMaterial,
  columns: readonly Column[],
  classes: Map<string, ImportedMaterial>,
): RefusedCell[] {
  const { category, className } = material
  if (!className.en) return []
  const key = `${category}\n${className.zh}`
  const earlier = classes.get(key)
  if (!earlier) classes.set(key, material)
  if (!earlier || isSameSpelling(earlier.className.en, className.en)) return []
  const column =
    columns.find(({ own }) => own === 'classEn') ?? columns.find(({ own }) => own === 'classZh')
  const { table, line } = earlier
  const params = { name: className.zh, other: earlier.className.en, table, line }
  return [{ column: column?.header ?? '', reason: 'catalogue.import.classNamedTwice', params }]
}

function saying(material: ImportedMaterial) {
  return JSON.stringify({ ...material, table: '', line: 0 })
}
