import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { cellsIn } from '../../domain/sheets/clipboard'
import { formatNumber, text } from '../language/locale'
import { showToast } from '../ui/toast-list'
import { areaOf } from './grid-places'
import type { GridColumn, GridRow } from './grid-rows'
import { blockByKey, isComplete, planOf, withPlan } from './paste-by-key'
import type { PastedBlock, PastePlan } from './paste-by-key'
import type { useGrid } from './useGrid'

interface Options {
  columns: readonly GridColumn[]
  grid: ReturnType<typeof useGrid>
  /** Indices of the columns that make up the key of a row, the model first. */
  keys: readonly number[]
  /** Finds the column that a pasted header names; -1 if none. */
  columnOf: (header: string) => number
  /** Cells of a new row; absent where rows cannot be added. */
  fresh?: (() => readonly string[]) | undefined
  /** Rows of other pages among those that this page does not have. */
  elsewhere: (plan: PastePlan) => Promise<GridRow[]>
}

/** Pastes rows into the rows of their key; where some do not fit, nothing is pasted before somebody decides. */
export function usePasteByKey({ columns, grid, keys, columnOf, fresh, elsewhere }: Options) {
  const [waiting, setWaiting] = useState<{ block: PastedBlock; plan: PastePlan }>()

  function apply(plan: PastePlan, block: PastedBlock, addsUnknown: boolean) {
    const cells = addsUnknown && fresh ? { fresh: fresh() } : {}
    grid.setRows((rows) => withPlan(rows, columns, { plan, block, ...cells }))
    setWaiting(undefined)
    const count = plan.matched.size + (addsUnknown ? plan.unknown.length : 0)
    showToast('success', text('grid.pasted', { count: formatNumber(count) }))
  }

  async function match(block: PastedBlock): Promise<void> {
    const others = await elsewhere(planOf(block, grid.rows, keys))
    if (others.length > 0) grid.setRows((rows) => [...rows, ...others])
    const plan = planOf(block, [...grid.rows, ...others], keys)
    if (isComplete(plan, block)) apply(plan, block, false)
    else setWaiting({ block, plan })
  }

  const { mutate } = useMutation({ mutationFn: match })
  return {
    paste(pasted: string) {
      const { left } = areaOf(grid.active, grid.anchor)
      const block = blockByKey(cellsIn(pasted), { columnOf, keys, left, rows: grid.rows })
      if (block) mutate(block)
      else grid.paste(pasted)
    },
    waiting,
    apply: (addsUnknown: boolean) => waiting && apply(waiting.plan, waiting.block, addsUnknown),
    cancel: () => setWaiting(undefined),
  }
}
