import { isNew, newRow, withCell, type GridColumn, type GridRow } from './grid-rows'

/** Pasted rows that are matched by their key: the model, and what else tells rows of the grid apart. */
export interface PastedBlock {
  /** Column of the grid by pasted column; -1 for a column that is not pasted. */
  places: number[]
  /** The pasted columns that make up the key. */
  keyAt: number[]
  rows: { line: number; cells: string[] }[]
  unknownColumns: string[]
  doubledColumns: string[]
}

interface Target {
  /** Finds the column of the grid that a header names; -1 if none. */
  columnOf: (header: string) => number
  /** Indices of the grid's columns that make up the key, the model first. */
  keys: readonly number[]
  /** The grid's column at which cells without a header begin. */
  left: number
  rows: readonly GridRow[]
}

/** The key of a row, as it is written for people too. */
const keyOf = (cells: readonly string[], places: readonly number[]): string =>
  places
    .map((place) => cells[place]?.trim() ?? '')
    .filter((cell) => cell !== '')
    .join(' · ')

/**
 * The pasted cells if they are to be matched by key: their first row names the columns of the key, or they cover these
 * columns and at least one row has a key of the grid. Otherwise undefined: they go where the cursor is.
 */
export function blockByKey(
  cells: readonly string[][],
  { columnOf, keys, left, rows }: Target,
): PastedBlock | undefined {
  const [header = [], ...body] = cells
  const named = header.map(columnOf)
  if (keys.every((key) => named.includes(key)) && body.length > 0) {
    const isTwice = (place: number) =>
      place >= 0 && named.indexOf(place) !== named.lastIndexOf(place)
    if (keys.some(isTwice)) return undefined
    return {
      places: named.map((place) => (isTwice(place) ? -1 : place)),
      keyAt: keys.map((key) => named.indexOf(key)),
      rows: body.map((row, index) => ({ line: index + 2, cells: row })),
      unknownColumns: header.filter((name, at) => name.trim() && named[at] === -1),
      doubledColumns: header.filter((_, at) => isTwice(named[at] ?? -1)),
    }
  }
  const keyAt = keys.map((key) => key - left)
  const known = new Set(rows.flatMap((row) => (isNew(row) ? [] : keyOf(row.now, keys))))
  const isMatched = cells.some((row) => row.length > keys.length && known.has(keyOf(row, keyAt)))
  if (keyAt.some((at) => at < 0) || !isMatched) return undefined
  const width = Math.max(...cells.map((row) => row.length))
  return {
    places: Array.from({ length: width }, (_, across) => left + across),
    keyAt,
    rows: cells.map((row, index) => ({ line: index + 1, cells: row })),
    unknownColumns: [],
    doubledColumns: [],
  }
}

export interface PastePlan {
  /** Pasted rows by the key of their row in the grid. */
  matched: Map<number, string[]>
  /** Pasted rows whose key the grid does not have. */
  unknown: { model: string; lines: number[]; cells: string[] }[]
  /** Keys that are pasted more than once; none of their rows is pasted. */
  doubled: { model: string; lines: number[] }[]
  /** Lines with cells, but without a model. */
  nameless: number[]
}

/** Matches pasted rows to the rows of the grid. */
export function planOf(
  { rows: pasted, keyAt }: PastedBlock,
  rows: readonly GridRow[],
  keys: readonly number[],
): PastePlan {
  const byKey = new Map(rows.map((row) => [keyOf(row.now, keys), row.key]))
  const plan: PastePlan = { matched: new Map(), unknown: [], doubled: [], nameless: [] }
  const lines = new Map<string, number[]>()
  for (const { line, cells } of pasted) {
    const name = keyOf(cells, keyAt)
    if (name) lines.set(name, [...(lines.get(name) ?? []), line])
    else if (cells.some((cell) => cell.trim())) plan.nameless.push(line)
  }
  for (const { cells } of pasted) {
    const name = keyOf(cells, keyAt)
    const all = lines.get(name)
    if (!all) continue
    lines.delete(name)
    const key = byKey.get(name)
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
