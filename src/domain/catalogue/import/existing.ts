import { type Column, columnsOf, missingIn } from './columns'
import type { ImportedMaterial } from './material'
import { folded } from './names'
import type { RefusedCell } from './row'
import type { ImportTable } from './table'

/** Parts of the catalogue that a sheet for existing products refers to. */
export interface KnownParts {
  /** Class of each product by model, with the category's Chinese abbreviation. */
  models: ReadonlyMap<string, { category: string; className: string }>
  /** Folded names of the characteristics. */
  characteristics: ReadonlySet<string>
  /** All stored models by their visual form. */
  looks: ReadonlyMap<string, readonly string[]>
}

export const nothingKnown: KnownParts = {
  models: new Map(),
  characteristics: new Set(),
  looks: new Map(),
}

/** The models of the sheets that can only change existing products. */
export function existingModels(tables: readonly ImportTable[]): string[] {
  return tables.flatMap(({ header, rows }) => {
    const columns = columnsOf(header)
    if (!Array.isArray(columns) || missingIn(columns).length === 0) return []
    const place = columns.find(({ own }) => own === 'model')?.index ?? -1
    return rows.flatMap((cells) => cells[place]?.trim() || [])
  })
}

/** Marks and returns the columns that would be new characteristics. */
export function ignoreUnknown(
  columns: readonly Column[],
  { characteristics }: KnownParts,
): Column[] {
  const unknown = columns.filter(
    ({ further }) => further && !characteristics.has(folded(further.name.zh)),
  )
  for (const column of unknown) column.ignored = true
  return unknown
}

/** The product with the class of the stored one, where the sheet has no column for it. */
export function completed(
  material: ImportedMaterial,
  { columns, missing, known }: { columns: readonly Column[]; missing: string[]; known: KnownParts },
): { material: ImportedMaterial } | { refused: RefusedCell[] } {
  const { model } = material
  const stored = known.models.get(model)
  const own = new Map(columns.map((column) => [column.own, column.header]))
  if (!stored) {
    const params = { model, columns: missing.join(', ') }
    return {
      refused: [
        { column: own.get('model') ?? '', reason: 'catalogue.import.modelUnknown', params },
      ],
    }
  }
  const category = own.has('category') ? material.category : stored.category
  const hasClass = own.has('classZh') || own.has('classEn')
  if (!hasClass && category !== stored.category) {
    const params = { model, category: stored.category }
    return {
      refused: [
        { column: own.get('category') ?? '', reason: 'catalogue.import.categoryAlone', params },
      ],
    }
  }
  return { material: { ...material, category, className: classIn(material, own, stored) } }
}

/** An English name alone is the one of the product's class. */
function classIn(
  { className }: ImportedMaterial,
  own: ReadonlyMap<Column['own'], string>,
  stored: { className: string },
): ImportedMaterial['className'] {
  if (own.has('classZh')) return className
  return { zh: stored.className, en: own.has('classEn') ? className.zh : '' }
}
