import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { clipboardOf } from '../../domain/sheets/clipboard'
import styles from './Grid.module.css'
import { GridLine } from './GridLine'
import type { GridColumn, GridRow } from './grid-rows'
import { areaOf, moved, type Place } from './grid-places'
import { itemAt } from '../../domain/lists/items'

const lineHeight = 34
/** Rows rendered beyond the visible ones, so that fast scrolling shows no gap. */
const beyond = 8

interface Props {
  label: string
  columns: readonly GridColumn[]
  rows: readonly GridRow[]
  /** Indices of the visible rows, in order. */
  view: readonly number[]
  active: Place
  /** The cell at which the selection began; it ends at the active cell. */
  anchor: Place | undefined
  /** Moves the active cell; extends the selection to it, or ends the selection. */
  onMove: (to: Place, extend: boolean) => void
  onType: (row: number, place: number, text: string) => void
  onPaste: (text: string) => void
  onClear: () => void
  onUndo: () => void
}

/** An editable grid. Virtualised: only the visible rows and the active one are rendered. */
export function Grid(props: Props) {
  const { label, columns, rows, view, active, anchor } = props
  const box = useRef<HTMLDivElement>(null)
  const [window, setWindow] = useState({ from: 0, to: 40 })
  const widths = ['52px', ...columns.map(({ width }) => `${width}px`)].join(' ')
  const total = columns.reduce((sum, { width }) => sum + width, 52)

  function look() {
    if (!box.current) return
    const { scrollTop, clientHeight } = box.current
    const from = Math.max(0, Math.floor(scrollTop / lineHeight) - beyond)
    const to = Math.ceil((scrollTop + clientHeight) / lineHeight) + beyond
    // Ignore scrolls of a few pixels.
    if (Math.abs(from - window.from) >= beyond / 2 || to > window.to) setWindow({ from, to })
  }

  const showActive = useEffectEvent(() => {
    if (box.current) bringIntoView(box.current, active, columns)
  })
  // Scroll only when the active cell changes.
  useLayoutEffect(() => showActive(), [active.row, active.place])

  const lines = view
    .map((at, line) => ({ row: itemAt(rows, at), line }))
    .slice(window.from, Math.max(window.to, window.from + 40))
  const activeRow = rows[view[active.row] ?? -1]
  if (activeRow && !lines.some(({ line }) => line === active.row))
    lines.push({ row: activeRow, line: active.row })
  const area = areaOf(active, anchor)

  function copy(event: React.ClipboardEvent) {
    const cells = view
      .slice(area.top, area.bottom + 1)
      .map((at) => itemAt(rows, at).now.slice(area.left, area.right + 1))
    event.clipboardData.setData('text/plain', clipboardOf(cells))
    event.preventDefault()
  }

  return (
    <div
      ref={box}
      className={styles.box}
      role="grid"
      aria-label={label}
      aria-rowcount={view.length + 1}
      aria-colcount={columns.length + 1}
      onScroll={look}
    >
      <div
        className={styles.head}
        role="row"
        aria-rowindex={1}
        style={{ gridTemplateColumns: widths, width: total }}
      >
        <span className={styles.corner} role="columnheader">
          #
        </span>
        {columns.map((column, place) => (
          <span
            key={column.key}
            role="columnheader"
            className={place === 0 ? styles.first : undefined}
            title={column.title}
          >
            {column.title}
            {column.required && <b aria-hidden="true"> *</b>}
          </span>
        ))}
      </div>
      <div className={styles.lines} style={{ height: view.length * lineHeight, width: total }}>
        {lines.map(({ row, line }) => (
          <GridLine
            key={row.key}
            row={row}
            line={line}
            top={line * lineHeight}
            widths={widths}
            columns={columns}
            active={line === active.row ? active.place : -1}
            left={line >= area.top && line <= area.bottom ? area.left : -1}
            right={line >= area.top && line <= area.bottom ? area.right : -1}
            onMove={props.onMove}
            onKey={(key, shift) => {
              const to = moved(active, key, { lines: view.length, places: columns.length })
              if (to) props.onMove(to, shift)
              return to !== undefined
            }}
            onType={(place, text) => props.onType(itemAt(view, line), place, text)}
            onPaste={props.onPaste}
            onCopy={copy}
            onClear={props.onClear}
            onUndo={props.onUndo}
          />
        ))}
      </div>
    </div>
  )
}

function bringIntoView(box: HTMLElement, { row, place }: Place, columns: readonly GridColumn[]) {
  const top = row * lineHeight
  const seen = box.clientHeight - lineHeight
  if (top < box.scrollTop) box.scrollTop = top
  else if (top + lineHeight > box.scrollTop + seen) box.scrollTop = top + lineHeight - seen
  if (place === 0) return
  const pinned = 52 + itemAt(columns, 0).width
  const left = columns.slice(0, place).reduce((sum, { width }) => sum + width, 52)
  const width = columns[place]?.width ?? 0
  if (left - pinned < box.scrollLeft) box.scrollLeft = left - pinned
  else if (left + width > box.scrollLeft + box.clientWidth)
    box.scrollLeft = left + width - box.clientWidth
}
