import { useCallback, useState } from 'react'
import type { GridRow } from './grid-rows'
import { itemAt } from '../../../domain/lists/items'

/** So many changes can be taken back. */
const mostSteps = 100

interface Kept {
  rows: GridRow[]
  /** The rows before each change, the latest last. */
  past: readonly GridRow[][]
}

type Rows = GridRow[] | ((before: GridRow[]) => GridRow[])

/** Rows whose last changes can be taken back, until others are stored than those they were made on. */
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
    /** The rows before the last change, where there was one. */
    last,
    undo: () => last && setKept({ rows: last, past: past.slice(0, -1) }),
  }
}

function after({ rows, past }: Kept, next: GridRow[]): Kept {
  if (storedIn(rows) !== storedIn(next)) return { rows: next, past: [] }
  // What is said of cells is no change of them.
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
