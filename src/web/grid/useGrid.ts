import { useCallback, useEffect, useMemo, useState } from 'react'
import { text } from '../language/locale'
import { gridDraft } from './grid-draft'
import { areaOf, type Place } from './grid-places'
import {
  foundIn,
  isChanged,
  isNew,
  newRow,
  restoredRows,
  withBlock,
  withCell,
  type GridColumn,
  type GridRow,
} from './grid-rows'
import { useUndo } from './useUndo'
import { itemAt } from '../../domain/lists/items'
import { blockOf, withoutCells, withRemoval, countsOf } from './grid-changes'

/** The filters of a grid's rows. */
export type Shown = 'all' | 'changed' | 'faulty' | 'missingZh' | 'missingEn' | 'withdrawn'

interface Options {
  /** Name under which this tab keeps unsaved changes. */
  name: string
  columns: readonly GridColumn[]
  begin: () => GridRow[]
  isShown: (row: GridRow, shown: Shown) => boolean
  /** The list continues on another page. */
  goesOn?: boolean
}

/** State of a grid: its rows, the active cell and selection, and the filter. */
export function useGrid({ name, columns, begin, isShown, goesOn = false }: Options) {
  const { rows, setRows, last, undo, forgetDraft } = useDraftRows(name, columns, begin)
  const [at, setAt] = useState<{ active: Place; anchor?: Place | undefined }>({
    active: { row: 0, place: 0 },
  })
  // The filter runs on request only, so that no row vanishes while it is being edited.
  const [kept, setKept] = useState<{ shown: Shown; keys: ReadonlySet<number> | undefined }>({
    shown: 'all',
    keys: undefined,
  })
  const view = useMemo(() => seenOf(rows, kept.keys), [rows, kept])

  const move = useCallback((to: Place, extend: boolean) => {
    setAt((before) => ({
      active: to,
      anchor: extend ? (before.anchor ?? before.active) : undefined,
    }))
  }, [])
  const type = useCallback(
    (row: number, place: number, text: string) =>
      setRows((before) =>
        before.map((cells, index) =>
          index === row ? withCell(cells, columns, place, text) : cells,
        ),
      ),
    [columns, setRows],
  )
  const area = areaOf(at.active, at.anchor)

  return {
    rows,
    setRows,
    view,
    shown: kept.shown,
    ...at,
    move,
    type,
    show(shown: Shown) {
      const keys = rows.filter((row) => isShown(row, shown)).map(({ key }) => key)
      setKept({ shown, keys: shown === 'all' ? undefined : new Set(keys) })
      setAt({ active: { row: 0, place: 0 } })
    },
    /**
     * Moves to the row whose cell equals the word, else to the first that contains it; returns false if there is
     * none.
     */
    find(word: string, place: number): boolean {
      const all = seenOf(rows, undefined)
      const line = foundIn(
        all.map((at) => itemAt(rows, at)),
        word,
        place,
      )
      if (line < 0) return false
      setKept({ shown: 'all', keys: undefined })
      setAt({ active: { row: line, place } })
      return true
    },
    paste(pasted: string) {
      const { top: row, left: place } = area
      const { block, isOne } = blockOf(pasted, area)
      const end = view.findIndex((at) => isNew(itemAt(rows, at)))
      const beyond = row + block.length - (end < 0 ? view.length : end)
      const isFull = goesOn || kept.shown !== 'all'
      // Ask before pasting over the last visible row, unless a selection is filled or the block starts in new rows.
      const asks = isFull && !isOne && beyond > 0 && beyond < block.length
      if (asks && !window.confirm(text('grid.beyond', { count: beyond }))) return
      setRows((before) => withBlock(before, columns, { view, row, place, block }))
    },
    clear: () => setRows((before) => withoutCells(before, columns, { view, area })),
    add(cells: readonly string[]) {
      setRows((before) => [...before, newRow(cells)])
      setAt({ active: { row: view.length, place: 0 } })
    },
    /** After saving: a grid mounted anew must find no draft. */
    forgetDraft,
    canUndo: last !== undefined,
    /** Undoes the last change of cells or rows. */
    undo() {
      if (!last) return
      undo()
      const lowest = Math.max(0, seenOf(last, kept.keys).length - 1)
      setAt(({ active }) => ({ active: { ...active, row: Math.min(active.row, lowest) } }))
    },
    /** Toggles the deletion mark of the selected rows; new rows are removed at once. */
    remove() {
      const chosen = new Set(
        view.slice(area.top, area.bottom + 1).map((place) => itemAt(rows, place).key),
      )
      setRows((before) => withRemoval(before, rows, chosen))
      setAt(({ active: { row } }) => ({
        active: { row: Math.min(row, Math.max(0, view.length - 1)), place: 0 },
      }))
    },
    counts: countsOf(rows),
  }
}

/** The rows with their last change, kept as a draft while some are changed. */
function useDraftRows(name: string, columns: readonly GridColumn[], begin: () => GridRow[]) {
  const draft = useMemo(() => gridDraft(name, columns), [name, columns])
  const edited = useUndo(() => restoredRows(draft.read() ?? [], begin(), text('grid.gone')))
  const { rows } = edited
  useEffect(() => {
    const changed = rows.filter(isChanged)
    if (changed.length > 0) draft.write(changed)
    else draft.clear()
  }, [rows, draft])
  return { ...edited, forgetDraft: draft.clear }
}

/** Indices of the visible rows: all of this page, or the filtered rows of all pages. New rows are always visible. */
const seenOf = (rows: readonly GridRow[], keys: ReadonlySet<number> | undefined): number[] =>
  rows.flatMap((row, place) =>
    isNew(row) || (keys ? keys.has(row.key) : !row.elsewhere) ? place : [],
  )
