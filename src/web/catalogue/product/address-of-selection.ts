import { readStored } from '../../session/storage'
import { emptySelection, writeSelection, type SelectionState } from '../selection/selection-state'

const page = '/productCategories/productSelection'

/** Back to where the customer was choosing in this tab, else to a fresh choice. */
export function addressOfSelection(scope: Partial<SelectionState> = {}): string {
  const last = readStored<string>('lastSelection')
  return last?.startsWith('/productCategories') ? last : selectionOf(scope)
}

/** The selection narrowed to a type, category or class. */
export function selectionOf(scope: Partial<SelectionState>): string {
  return page + writeSelection({ ...emptySelection, ...scope })
}
