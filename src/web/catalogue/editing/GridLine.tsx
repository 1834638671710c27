import { memo } from 'react'
import styles from './Grid.module.css'
import { shownAs } from './cell-text'
import { GridInput } from './GridInput'
import { isCellChanged, isNew, type GridColumn, type GridRow } from './grid-rows'
import type { Place } from './grid-places'
import { itemAt } from '../../../domain/lists/items'

interface Props {
  row: GridRow
  line: number
  top: number
  widths: string
  columns: readonly GridColumn[]
  /** The place of the active cell, -1 where it is in another line. */
  active: number
  /** From where to where cells are chosen, -1 where none is. */
  left: number
  right: number
  onMove: (to: Place, extend: boolean) => void
  /** Whether a key leads to another cell. */
  onKey: (key: string, shift: boolean) => boolean
  onType: (place: number, text: string) => void
  onPaste: (text: string) => void
  onCopy: (event: React.ClipboardEvent) => void
  onClear: () => void
  onUndo: () => void
}

/** One line of the grid. What is not its own stays as it was drawn. */
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
              // What is being typed is stored first.
              if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
              props.onMove({ row: line, place }, event.shiftKey)
            }}
          >
            {place === active ? (
              <GridInput
                {...{ row, line, column, place, columns }}
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
    // What an active line does follows from where it is.
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
