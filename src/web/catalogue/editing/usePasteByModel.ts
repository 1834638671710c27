import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { cellsIn } from '../../../domain/catalogue/clipboard'
import { limits } from '../../../domain/catalogue/import/cells'
import { columnFinder } from '../../../domain/catalogue/pasted-columns'
import { formatNumber, text } from '../../language/locale'
import { showToast } from '../../ui/toast-list'
import { findModels, type ClassModels } from './class-models'
import { areaOf } from './grid-places'
import type { GridColumn, GridRow } from './grid-rows'
import { gridRows } from './model-rows'
import { blockByModel, isComplete, planOf, withPlan } from './paste-by-model'
import type { PastedBlock, PastePlan } from './paste-by-model'
import type { useGrid } from './useGrid'

interface Options {
  model: ClassModels
  columns: readonly GridColumn[]
  grid: ReturnType<typeof useGrid>
  /** Cells of a new row. */
  fresh: () => readonly string[]
}

/** Pastes rows into the rows of their models; where some do not fit, nothing is pasted before somebody decides. */
export function usePasteByModel({ model, columns, grid, fresh }: Options) {
  const [waiting, setWaiting] = useState<{ block: PastedBlock; plan: PastePlan }>()
  const place = columns.findIndex(({ key }) => key === 'model')

  function apply(plan: PastePlan, block: PastedBlock, addsUnknown: boolean) {
    const cells = addsUnknown ? { fresh: fresh() } : {}
    grid.setRows((rows) => withPlan(rows, columns, { plan, block, ...cells }))
    setWaiting(undefined)
    const count = plan.matched.size + (addsUnknown ? plan.unknown.length : 0)
    showToast('success', text('products.grid.pasted', { count: formatNumber(count) }))
  }

  async function match(block: PastedBlock): Promise<void> {
    const here = planOf(block, grid.rows, place)
    const elsewhere = await rowsElsewhere(model, here)
    if (elsewhere.length > 0) grid.setRows((rows) => [...rows, ...elsewhere])
    const plan = planOf(block, [...grid.rows, ...elsewhere], place)
    if (isComplete(plan, block)) apply(plan, block, false)
    else setWaiting({ block, plan })
  }

  const { mutate } = useMutation({ mutationFn: match })
  return {
    paste(pasted: string) {
      const { left } = areaOf(grid.active, grid.anchor)
      const target = { columnOf: columnFinder(model.columns), model: place, left, rows: grid.rows }
      const block = blockByModel(cellsIn(pasted), target)
      if (block) mutate(block)
      else grid.paste(pasted)
    },
    waiting,
    apply: (addsUnknown: boolean) => waiting && apply(waiting.plan, waiting.block, addsUnknown),
    cancel: () => setWaiting(undefined),
  }
}

/** Rows of the class that stand on other pages. */
async function rowsElsewhere(
  { classId, total, rows }: ClassModels,
  { unknown }: PastePlan,
): Promise<GridRow[]> {
  const names = unknown.flatMap(({ model }) => (model.length > limits.model ? [] : model))
  if (names.length === 0 || total <= rows.length) return []
  const found = await findModels(classId, names)
  return gridRows({ rows: found }).map((row) => ({ ...row, elsewhere: true }))
}
