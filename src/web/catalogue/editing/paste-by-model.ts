import { itemAt } from '../../../domain/lists/items'
import { isNew, newRow, withCell, type GridColumn, type GridRow } from './grid-rows'

/** Pasted rows that are matched by model. */
export interface PastedBlock {
  /** Column of the grid by pasted column; -1 for a column that is not pasted. */
  places: number[]
  /** The pasted column with the models. */
  modelAt: number
  rows: { line: number; cells: string[] }[]
  unknownColumns: string[]
  doubledColumns: string[]
}

interface Target {
  /** Finds the column of the grid that a header names; -1 if none. */
  columnOf: (header: string) => number
  /** Index of the grid's column of models. */
  model: number
  /** The grid's column at which cells without a header begin. */
  left: number
  rows: readonly GridRow[]
}

/**
 * The pasted cells if they are to be matched by model: their first row names the column of models, or they cover that
 * column and at least one of its cells is a model of the grid. Otherwise undefined: they go where the cursor is.
 */
export function blockByModel(
  cells: readonly string[][],
  { columnOf, model, left, rows }: Target,
): PastedBlock | undefined {
  const [header = [], ...body] = cells
  const named = header.map(columnOf)
  if (named.includes(model) && body.length > 0) {
    const isTwice = (place: number) =>
      place >= 0 && named.indexOf(place) !== named.lastIndexOf(place)
    if (isTwice(model)) return undefined
    return {
      places: named.map((place) => (isTwice(place) ? -1 : place)),
      modelAt: named.indexOf(model),
      rows: body.map((row, index) => ({ line: index + 2, cells: row })),
      unknownColumns: header.filter((name, at) => name.trim() && named[at] === -1),
      doubledColumns: header.filter((_, at) => isTwice(named[at] ?? -1)),
    }
  }
  const modelAt = model - left
  const models = new Set(rows.flatMap((row) => (isNew(row) ? [] : row.now[model])))
  const isMatched = cells.some((row) => row.length > 1 && models.has(row[modelAt]?.trim() ?? ''))
  if (modelAt < 0 || !isMatched) return undefined
  const width = Math.max(...cells.map((row) => row.length))
  return {
    places: Array.from({ length: width }, (_, across) => left + across),
    modelAt,
    rows: cells.map((row, index) => ({ line: index + 1, cells: row })),
    unknownColumns: [],
    doubledColumns: [],
  }
}

export interface PastePlan {
  /** Pasted rows by the key of their row in the grid. */
  matched: Map<number, string[]>
  /** Pasted rows of models that the grid does not have. */
  unknown: { model: string; lines: number[]; cells: string[] }[]
  /** Models that are pasted more than once; none of their rows is pasted. */
  doubled: { model: string; lines: number[] }[]
  /** Lines with cells, but without a model. */
  nameless: number[]
}

/** Matches pasted rows to the rows of the grid. */
export function planOf(
  { rows: pasted, modelAt }: PastedBlock,
  rows: readonly GridRow[],
  model: number,
): PastePlan {
  const byModel = new Map(rows.map((row) => [itemAt(row.now, model).trim(), row.key]))
  const plan: PastePlan = { matched: new Map(), unknown: [], doubled: [], nameless: [] }
  const lines = new Map<string, number[]>()
  for (const { line, cells } of pasted) {
    const name = cells[modelAt]?.trim() ?? ''
    if (name) lines.set(name, [...(lines.get(name) ?? []), line])
    else if (cells.some((cell) => cell.trim())) plan.nameless.push(line)
  }
  for (const { cells } of pasted) {
    const name = cells[modelAt]?.trim() ?? ''
    const all = lines.get(name)
    if (!all) continue
    lines.delete(name)
    const key = byModel.get(name)
    if (all.length > 1) plan.doubled.push({ model: name, lines: all })
    else if (key === undefined) plan.unknown.push({ model: name, lines: all, cells })
    else plan.matched.set(key, cells)
  }
  return plan
}

/** True if every pasted cell has its place. */
export const isComplete = (
  { unknown, doubled, nameless }: PastePlan,
  { unknownColumns, doubledColumns }: PastedBlock,
): boolean =>
  [unknown, doubled, nameless, unknownColumns, doubledColumns].every(({ length }) => length === 0)

/** The rows with the matched cells; with `fresh` also new rows for the unknown models. */
export function withPlan(
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
  { plan, block, fresh }: { plan: PastePlan; block: PastedBlock; fresh?: readonly string[] },
): GridRow[] {
  const filled = (row: GridRow, cells: readonly string[]) =>
    cells.reduce((changed, cell, at) => {
      const place = block.places[at] ?? -1
      return place < 0 ? changed : withCell(changed, columns, place, cell.trim())
    }, row)
  const changed = rows.map((row) => {
    const cells = plan.matched.get(row.key)
    return cells ? filled(row, cells) : row
  })
  const added = fresh ? plan.unknown.map(({ cells }) => filled(newRow(fresh), cells)) : []
  return [...changed, ...added]
}
