import { readStored } from '../../session/storage'
import { emptySelection, writeSelection, type SelectionState } from '../selection/selection-state'

const page = '/productCategories/productSelection'

/** The last selection of this tab, or else a new one. */
export function addressOfSelection(scope: Partial<SelectionState> = {}): string {
  const last = readStored<string>('lastSelection')
  return last?.startsWith('/productCategories') ? last : selectionOf(scope)
}

/** The address of the selection within a type, category or class. */
export function selectionOf(scope: Partial<SelectionState>): string {
  return page + writeSelection({ ...emptySelection, ...scope })
}
