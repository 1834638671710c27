import { limits } from '../../../domain/catalogue/import/cells'
import { columnFinder } from '../../../domain/catalogue/pasted-columns'
import type { GridColumn, GridRow } from '../../grid/grid-rows'
import type { PastePlan } from '../../grid/paste-by-key'
import type { useGrid } from '../../grid/useGrid'
import { usePasteByKey } from '../../grid/usePasteByKey'
import { findModels, type ClassModels } from './class-models'
import { gridRows } from './model-rows'

interface Options {
  model: ClassModels
  columns: readonly GridColumn[]
  grid: ReturnType<typeof useGrid>
  /** Cells of a new row. */
  fresh: () => readonly string[]
}

/** Pastes rows into the rows of their models, on whichever page of the class they stand. */
export const usePasteByModel = ({ model, ...options }: Options) =>
  usePasteByKey({
    ...options,
    keys: [options.columns.findIndex(({ key }) => key === 'model')],
    columnOf: columnFinder(model.columns),
    elsewhere: (plan) => rowsElsewhere(model, plan),
  })

/** Rows of the class that stand on other pages. */
async function rowsElsewhere(
  { classId, total, rows }: ClassModels,
  { unknown }: PastePlan,
): Promise<GridRow[]> {
  const names = unknown.flatMap(({ model }) => (model.length > limits.model ? [] : model))
  if (names.length === 0 || total <= rows.length) return []
  const foundRows = await findModels(classId, names)
  return gridRows({ rows: foundRows }).map((row) => ({ ...row, elsewhere: true }))
}
