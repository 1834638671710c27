import { itemAt } from '../../domain/lists/items'
import type { Schemas } from '../../domain/schemas'

/** A column of an editable grid. */
export interface GridColumn {
  key: string
  title: string
  width: number
  kind: 'text' | 'number' | 'yesNo'
  required?: boolean
  readOnly?: boolean
  /** The allowed values of a cell, if listed. */
  options?: readonly string[]
  /** Validates a text; returns the error or undefined. */
  check: (text: string) => string | undefined
}

/** A row being edited: stored cells, current cells, and their faults. */
export interface GridRow {
  /** Stable while the row is on the page; negative before it is stored. */
  key: number
  id?: number
  version?: number
  stored: readonly string[]
  now: readonly string[]
  removed?: boolean
  /** The row belongs to another page: it appears only in filtered views, but is counted and saved with all. */
  elsewhere?: boolean
  /** Error by column. */
  faults: Readonly<Record<number, string>>
  /** Current value by column, for cells that somebody else has changed meanwhile. */
  theirs?: Readonly<Record<number, string>>
  /** Error of the row as a whole. */
  note?: string
}

let made = 0

export const newRow = (cells: readonly string[]): GridRow => ({
  key: --made,
  stored: cells.map(() => ''),
  now: cells,
  faults: {},
})

export const storedRow = (id: number, version: number, cells: readonly string[]): GridRow => ({
  key: id,
  id,
  version,
  stored: cells,
  now: cells,
  faults: {},
})

export const isNew = (row: GridRow) => row.id === undefined

export const isEmptyNew = (row: GridRow) =>
  isNew(row) && row.now.every((cell) => cell.trim() === '')

export const isCellChanged = (row: GridRow, place: number) => row.now[place] !== row.stored[place]

export const isChanged = (row: GridRow) =>
  row.removed === true ||
  (isNew(row) ? !isEmptyNew(row) : row.now.some((cell, place) => cell !== row.stored[place]))

export const hasFault = (row: GridRow) =>
  !row.removed && (row.note !== undefined || Object.keys(row.faults).length > 0)

/** True if a cell or the row needs a look; cells that somebody else has changed count too. */
export const needsLook = ({ faults, theirs = {}, note }: GridRow): boolean =>
  [faults, theirs].some((marks) => Object.keys(marks).length > 0) || note !== undefined

/**
 * Index of the row whose cell (as typed or stored) equals the word, else of the first that contains it; -1 if none.
 */
export function foundIn(rows: readonly GridRow[], word: string, place: number): number {
  const cells = rows.map(({ now, stored }) => [itemAt(now, place), itemAt(stored, place)])
  const exact = cells.findIndex((both) => both.includes(word))
  const small = word.toLowerCase()
  return exact >= 0
    ? exact
    : cells.findIndex((both) => both.some((cell) => cell.toLowerCase().includes(small)))
}

/** The row with one cell changed. */
export function withCell(
  row: GridRow,
  columns: readonly GridColumn[],
  place: number,
  typed: string,
): GridRow {
  const column = columns[place]
  if (!column || column.readOnly || row.now[place] === typed) return row
  const now = row.now.map((cell, at) => (at === place ? typed : cell))
  const fault = column.check(typed)
  const faults = Object.fromEntries(
    Object.entries(row.faults).filter(([at]) => Number(at) !== place),
  )
  return { ...row, now, faults: fault ? { ...faults, [place]: fault } : faults }
}

/** The rows with a block pasted at a position of the view; rows beyond its end become new rows. */
export function withBlock(
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
  { view, row, place, block }: { view: number[]; row: number; place: number; block: string[][] },
): GridRow[] {
  const changed = [...rows]
  const first = columns.map(() => '')
  block.forEach((cells, line) => {
    const at = view[row + line] ?? changed.push(newRow(first)) - 1
    cells.forEach((cell, across) => {
      changed[at] = withCell(itemAt(changed, at), columns, place + across, cell.trim())
    })
  })
  return changed
}

/** The rows with the "required" errors of new rows, including cells never typed in. */
export function withRequired(rows: readonly GridRow[], columns: readonly GridColumn[]): GridRow[] {
  return rows.map((row) => {
    if (row.removed || !isNew(row) || isEmptyNew(row)) return row
    const faults: Record<number, string> = { ...row.faults }
    columns.forEach((column, place) => {
      const fault = column.required && row.now[place] === '' ? column.check('') : undefined
      if (fault) faults[place] = fault
    })
    return { ...row, faults }
  })
}

/** The rows stored now, with the changes of a draft applied. */
export function restoredRows(
  kept: readonly GridRow[],
  fresh: readonly GridRow[],
  gone: string,
): GridRow[] {
  if (kept.length === 0) return [...fresh]
  const changed = new Map(kept.map((row) => [row.id, row]))
  const withChanges = (row: GridRow) => {
    const mine = changed.get(row.id)
    return mine ? { ...mine, elsewhere: row.elsewhere === true } : row
  }
  const known = new Set(fresh.map(({ id }) => id))
  // Give unsaved rows new keys: theirs come from an earlier visit and may collide.
  const others = kept.filter(({ id }) => !known.has(id)).map((row) => ({ ...row, key: --made }))
  return mergedRows([...fresh.map(withChanges), ...others], fresh, gone)
}

/**
 * Merges after a conflict: edits made here stay, all other cells take the stored value, and cells changed by both are
 * marked. A deleted row that was edited here becomes a new row.
 */
export function mergedRows(
  rows: readonly GridRow[],
  fresh: readonly GridRow[],
  gone: string,
): GridRow[] {
  const byId = new Map(fresh.map((row) => [row.id, row]))
  const known = new Set(rows.flatMap(({ id }) => id ?? []))
  const kept = rows.flatMap((row): GridRow[] => {
    if (isNew(row)) return [row]
    const now = byId.get(row.id)
    if (now) return [mergedRow(row, now)]
    if (!isChanged(row) || row.removed) return []
    return [{ ...newRow(row.now), note: gone }]
  })
  return [...kept, ...fresh.filter(({ id }) => id !== undefined && !known.has(id))]
}

function mergedRow(mine: GridRow, theirs: GridRow): GridRow {
  if (mine.version === theirs.version) return mine
  const both: Record<number, string> = {}
  const now = mine.now.map((cell, place) => {
    const other = itemAt(theirs.stored, place)
    if (!isCellChanged(mine, place)) return other
    if (other !== mine.stored[place] && other !== cell) both[place] = other
    return cell
  })
  const { version = 1, stored } = theirs
  return { ...mine, version, stored, now, faults: mine.faults, theirs: both }
}

/** The rows with the server's faults at their cells; a fault that names no column is a note of its row. */
export function withFaults(
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
  errors: readonly Schemas['InputError'][],
  rowOf: (error: Schemas['InputError']) => GridRow | undefined,
): GridRow[] {
  const faults = new Map<number, Record<number, string>>()
  const notes = new Map<number, string>()
  for (const error of errors) {
    const { path, message } = error
    const row = rowOf(error)
    if (!row) continue
    const [, , ...key] = path.split('.')
    const place = columns.findIndex((column) => column.key === key.join('.'))
    if (place < 0) notes.set(row.key, message)
    else faults.set(row.key, { ...faults.get(row.key), [place]: message })
  }
  return rows.map((row) => {
    const note = notes.get(row.key)
    const rowFaults = faults.get(row.key)
    if (note === undefined && !rowFaults) return row
    return { ...row, ...(note !== undefined && { note }), faults: { ...row.faults, ...rowFaults } }
  })
}
