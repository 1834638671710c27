import { readStored, writeStored } from '../../session/storage'
import { listOf, rowCounts, type RowCount, type SelectionState, type View } from './selection-state'

const usual: RowCount = 10
const name = 'selectionRows'

const kept = (): RowCount => {
  const stored = readStored<RowCount>(name, 'local')
  return rowCounts.find((rows) => rows === stored) ?? usual
}

export const keepRows = (rows: RowCount): void => writeStored(name, rows, 'local')

/** Rows of a page: from the address, or else as last chosen in this browser; cards and classes come ten at a time. */
export function rowsOf(state: SelectionState, view: View): RowCount {
  if (view !== 'table' || listOf(state) === 'classes') return usual
  // The page number of an address without rows counts pages of ten.
  return state.rows ?? (state.page > 1 ? usual : kept())
}

/** Another page of the same number of rows. */
export function withPage(state: SelectionState, page: number, rows: RowCount): SelectionState {
  return { ...state, page, rows: rows === usual && kept() === usual ? undefined : rows }
}
