import { draftOf } from '../forms/draft'
import type { GridRow } from './grid-rows'

/**
 * The unsaved changes of a grid. A draft with other columns, for example from before a characteristic was added, is
 * discarded.
 */
export const gridDraft = (name: string, columns: readonly { key: string }[]) =>
  draftOf<GridRow[]>(`grid.${name}.${columns.map(({ key }) => key).join()}`)
