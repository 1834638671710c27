import { itemAt } from '../../domain/lists/items'
import { areaOf } from './grid-places'
import { cellsIn } from '../../domain/sheets/clipboard'
import { type GridRow, type GridColumn, withCell, isNew, isChanged, hasFault } from './grid-rows'

type Area = ReturnType<typeof areaOf>

/** The pasted cells; a single one fills the whole selection. */
export function blockOf(pasted: string, area: Area) {
  const cells = cellsIn(pasted)
  const [[only = ''] = []] = cells
  const isOne = cells.length === 1 && itemAt(cells, 0).length === 1
  const block = isOne
    ? Array.from({ length: area.bottom - area.top + 1 }, () =>
        Array.from({ length: area.right - area.left + 1 }, () => only),
      )
    : cells
  return { block, isOne }
}

/** Empties the selected cells of the visible rows. */
export function withoutCells(
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
  { view, area }: { view: readonly number[]; area: Area },
): GridRow[] {
  const changed = [...rows]
  for (const index of view.slice(area.top, area.bottom + 1))
    for (let place = area.left; place <= area.right; place++)
      changed[index] = withCell(itemAt(changed, index), columns, place, '')
  return changed
}

/** Toggles the deletion mark of the chosen rows, as they are shown; new rows are removed at once. */
export function withRemoval(
  rows: readonly GridRow[],
  shown: readonly GridRow[],
  chosen: ReadonlySet<number>,
): GridRow[] {
  const all = shown.every((row) => !chosen.has(row.key) || row.removed)
  return rows.flatMap((row) => {
    if (!chosen.has(row.key)) return row
    return isNew(row) ? [] : { ...row, removed: !all }
  })
}

export const countsOf = (rows: readonly GridRow[]) => ({
  changed: rows.filter((row) => !isNew(row) && !row.removed && isChanged(row)).length,
  added: rows.filter((row) => isNew(row) && isChanged(row)).length,
  removed: rows.filter(({ removed }) => removed).length,
  elsewhere: rows.filter((row) => row.elsewhere && isChanged(row)).length,
  faulty: rows.filter(hasFault).length,
})
