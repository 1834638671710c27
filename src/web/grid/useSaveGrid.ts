import { useMutation } from '@tanstack/react-query'
import type { Schemas } from '../../domain/schemas'
import { CallFailure, queries } from '../calls/api'
import { text } from '../language/locale'
import { showToast } from '../ui/toast-list'
import { isChanged, mergedRows, withFaults, withRequired } from './grid-rows'
import type { GridColumn, GridRow } from './grid-rows'
import type { useGrid } from './useGrid'

/** The changed rows of a grid: those that are stored, and those that are removed. */
export interface ChangedRows {
  sent: readonly GridRow[]
  removed: readonly GridRow[]
}

interface Options {
  columns: readonly GridColumn[]
  grid: ReturnType<typeof useGrid>
  /** Stores the changes, and answers the message and the rows after them. */
  store: (
    changed: ChangedRows,
    rows: readonly GridRow[],
  ) => Promise<{ message: string; rows: GridRow[] }>
  /** The row that the path of a fault names. */
  rowAt: (changed: ChangedRows, path: readonly string[]) => GridRow | undefined
  /** Asks for the rows stored now. */
  refresh: () => Promise<GridRow[]>
}

/** Saves the changed rows of a grid; marks refused cells, and merges the rows on a conflict. */
export function useSaveGrid({ columns, grid, store, rowAt, refresh }: Options) {
  return useMutation({
    async mutationFn() {
      const rows = withRequired(grid.rows, columns)
      const changed = {
        sent: rows.filter((row) => isChanged(row) && !row.removed),
        removed: rows.filter((row) => row.removed),
      }
      grid.setRows(rows)
      if (changed.sent.some(hasCellFault)) throw new CallFailure(text('grid.mend'), 0)
      try {
        const stored = await store(changed, rows)
        grid.setRows(stored.rows)
        showToast('success', stored.message)
        // Refetch data cached before the change.
        void queries.invalidateQueries({ queryKey: ['data'] })
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error
        const faultRow = ({ path }: Schemas['InputError']) => rowAt(changed, path.split('.'))
        const marked = withFaults(rows, columns, error.errors, faultRow)
        // On a conflict, merge the rows stored now with the edits made here.
        grid.setRows(
          error.status === 409 ? mergedRows(rows, await refresh(), text('grid.gone')) : marked,
        )
        throw error
      }
    },
  })
}

const hasCellFault = (row: GridRow) => Object.keys(row.faults).length > 0
