import { useCallback, useState } from 'react'
import type { GridRow } from './grid-rows'
import { itemAt } from '../../domain/lists/items'

/** Maximum number of undo steps. */
const mostSteps = 100

interface Kept {
  rows: GridRow[]
  /** The rows before each change, latest last. */
  past: readonly GridRow[][]
}

type Rows = GridRow[] | ((before: GridRow[]) => GridRow[])

/** Rows with an undo history, which is dropped once other rows are stored. */
export function useUndo(begin: () => GridRow[]) {
  const [{ rows, past }, setKept] = useState<Kept>(() => ({ rows: begin(), past: [] }))
  const setRows = useCallback(
    (given: Rows) =>
      setKept((kept) => after(kept, given instanceof Function ? given(kept.rows) : given)),
    [],
  )
  const last = past.at(-1)
  return {
    rows,
    setRows,
    /** The rows before the last change, if any. */
    last,
    undo: () => last && setKept({ rows: last, past: past.slice(0, -1) }),
  }
}

function after({ rows, past }: Kept, next: GridRow[]): Kept {
  if (storedIn(rows) !== storedIn(next)) return { rows: next, past: [] }
  // Changed messages are not a change of the cells.
  if (isAlike(rows, next)) return { rows: next, past }
  return { rows: next, past: [...past, rows].slice(-mostSteps) }
}

const storedIn = (rows: readonly GridRow[]) =>
  rows.flatMap(({ id, version }) => (id === undefined ? [] : `${id}:${version}`)).join()

const isAlike = (rows: readonly GridRow[], next: readonly GridRow[]) =>
  rows.length === next.length &&
  rows.every((row, at) => {
    const { key, removed, now } = itemAt(next, at)
    if (row.key !== key || row.removed !== removed) return false
    return row.now === now || row.now.every((cell, place) => cell === now[place])
  })
