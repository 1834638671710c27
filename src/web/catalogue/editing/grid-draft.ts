import { draftOf } from '../../forms/draft'
import type { GridRow } from './grid-rows'

/** What is changed in a grid and not saved. One of other columns, such as before a characteristic was added, fits none of its cells. */
export const gridDraft = (name: string, columns: readonly { key: string }[]) =>
  draftOf<GridRow[]>(`grid.${name}.${columns.map(({ key }) => key).join()}`)
