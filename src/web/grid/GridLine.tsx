import { memo } from 'react'
import styles from './Grid.module.css'
import { shownAs } from './cell-text'
import { GridInput, type CellActions } from './GridInput'
import { isCellChanged, isNew, type GridColumn, type GridRow } from './grid-rows'
import type { Place } from './grid-places'
import { itemAt } from '../../domain/lists/items'

interface Props extends CellActions {
  row: GridRow
  line: number
  top: number
  widths: string
  columns: readonly GridColumn[]
  /** Column of the active cell; -1 if it is in another row. */
  active: number
  /** First and last selected column; -1 if none. */
  left: number
  right: number
  onMove: (to: Place, extend: boolean) => void
}

/** One row of the grid, memoised on its own props. */
export const GridLine = memo(
  function GridLine(props: Props) {
    const { row, line, top, widths, columns, active, left, right } = props
    const marks = [styles.line, isNew(row) && styles.fresh, row.removed && styles.removed]
    return (
      <div
        role="row"
        aria-rowindex={line + 2}
        className={marks.filter(Boolean).join(' ')}
        style={{ gridTemplateColumns: widths, transform: `translateY(${top}px)` }}
      >
        <span className={styles.corner} role="rowheader" title={row.note}>
          {row.note ? '!' : line + 1}
        </span>
        {columns.map((column, place) => (
          <span
            key={column.key}
            role="gridcell"
            className={classOf(row, place, { chosen: place >= left && place <= right, column })}
            aria-selected={place === active}
            aria-invalid={row.faults[place] !== undefined || undefined}
            title={row.faults[place]}
            onMouseDown={(event) => {
              if (place === active) return
              event.preventDefault()
              // Blurring stores the text being typed.
              if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
              props.onMove({ row: line, place }, event.shiftKey)
            }}
          >
            {place === active ? (
              <GridInput
                row={row}
                line={line}
                column={column}
                place={place}
                columns={columns}
                onKey={props.onKey}
                onType={props.onType}
                onPaste={props.onPaste}
                onCopy={props.onCopy}
                onClear={props.onClear}
                onUndo={props.onUndo}
              />
            ) : (
              shownAs(column, itemAt(row.now, place))
            )}
          </span>
        ))}
      </div>
    )
  },
  (before, after) =>
    before.row === after.row &&
    before.line === after.line &&
    before.columns === after.columns &&
    before.left === after.left &&
    before.right === after.right &&
    before.active === after.active &&
    // The callbacks of an active row depend on its position, so it always renders.
    after.active < 0,
)

function classOf(
  row: GridRow,
  place: number,
  { chosen, column }: { chosen: boolean; column: GridColumn },
): string {
  const marks = [
    place === 0 && styles.first,
    column.kind === 'number' && styles.number,
    column.readOnly && styles.fixed,
    isCellChanged(row, place) && styles.changed,
    chosen && styles.chosen,
    row.theirs?.[place] !== undefined && styles.theirs,
    row.faults[place] !== undefined && styles.fault,
  ]
  return marks.filter(Boolean).join(' ')
}
