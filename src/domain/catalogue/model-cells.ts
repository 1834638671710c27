import { bilingualOf, cellOf, withoutRepetition, type Bilingual } from './bilingual'
import { CellRefusal } from './import/cell-refusal'
import { limits, listIn, textIn, yesOrNoIn } from './import/cells'
import {
  faultOfFigures,
  plainFigures,
  positiveIn,
  textWithUnit,
  wholeIn,
} from './import/figure-cells'
import type { ImportReason } from './import/reasons'
import type { ModelColumn } from './model-columns'

/** The parsed content of a grid cell; null if empty. */
export type ModelCell =
  | { text: string | null }
  | { number: number | null }
  | { yes: boolean | null }
  /** A listed value as its column lists it, or a new one. */
  | { values: ({ listed: string } | { fresh: Bilingual })[] }
  | { info: Bilingual | null }

export interface CellFault {
  reason: ImportReason
  params: Readonly<Record<string, string | number>>
}

/** Parses a cell by the rules of imported sheets; throws a CellRefusal if it is invalid. */
export function readModelCell(column: ModelColumn, cell: string): ModelCell {
  const given = cell.trim()
  if (column.required && given === '') throw new CellRefusal('catalogue.import.cellEmpty')
  switch (column.kind) {
    case 'model':
      return { text: textIn(given, { limit: limits.model }) || null }
    case 'text':
      return { text: textIn(given, rulesOf(column)) || null }
    case 'figure':
      return { number: given ? positiveIn(given, column.unit) : null }
    case 'whole':
      return { number: given ? wholeIn(given) : null }
    case 'yesNo':
      return { yes: given ? yesOrNoIn(given) === 1 : null }
    case 'value':
      return { values: valuesIn(column, given) }
    case 'info':
      return { info: infoIn(column, given) }
  }
}

/** The fault of a cell; undefined if it is valid. */
export function faultOfCell(column: ModelColumn, cell: string): CellFault | undefined {
  try {
    readModelCell(column, cell)
  } catch (error) {
    if (!(error instanceof CellRefusal)) throw error
    return { reason: error.reason, params: error.params }
  }
}

function rulesOf({ key }: ModelColumn) {
  const isLong = key.startsWith('description')
  return { limit: isLong ? limits.description : limits.name, lineBreaks: isLong }
}

function valuesIn(column: ModelColumn, given: string) {
  if (!given) return []
  const parts = column.several ? listIn(given) : [given]
  return parts.map((part) => {
    const listed = listedAs(column, part) ?? listedAs(column, withoutRepetition(part))
    if (listed !== undefined) return { listed }
    const text = withoutRepetition(textIn(part, { limit: limits.value }))
    if (column.measured) refuseUnmeasured(text)
    if (column.limited) throw new CellRefusal('products.grid.notListed', { text })
    return { fresh: bilingualOf(column.measured ? plainFigures(text) : text) }
  })
}

const known = new WeakMap<readonly string[], Map<string, string>>()

/** The listed value for a text: by its cell, by its text in one language, or for numbers in any notation. */
function listedAs({ options, measured }: ModelColumn, text: string): string | undefined {
  let names = known.get(options)
  if (!names) {
    names = new Map()
    if (measured) for (const option of options) names.set(plainFigures(option), option)
    for (const option of options) {
      const { zh, en } = bilingualOf(option)
      if (en && !names.has(en)) names.set(en, option)
      if (!names.has(zh)) names.set(zh, option)
    }
    for (const option of options) names.set(option, option)
    known.set(options, names)
  }
  const named = names.get(text) ?? names.get(cellOf(bilingualOf(text)))
  return named ?? (measured ? names.get(plainFigures(text)) : undefined)
}

/** Refuses a text for a characteristic that takes only numbers. */
export function refuseUnmeasured(text: string): void {
  const fault = faultOfFigures(text)
  if (fault) throw new CellRefusal(fault.reason, fault.params)
}

function infoIn({ unit }: ModelColumn, given: string): Bilingual | null {
  const text = withoutRepetition(textIn(given, { limit: limits.text, lineBreaks: true }))
  if (!text) return null
  return bilingualOf(unit ? textWithUnit(text, unit) : text)
}
