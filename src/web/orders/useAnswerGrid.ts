import type { ClipboardEvent, FocusEvent, KeyboardEvent } from 'react'
import { isEnter, keyOf } from '../ui/keys'
import { answerFields, isPieceOfTable, type AnswerField } from './answer-cells'

export interface Cell {
  row: number
  field: AnswerField
}

interface Actions {
  /** Copies the value of the cell to all cells below. */
  fillDown: (cell: Cell) => void
  /** Pastes a piece of a table from the cell on. */
  paste: (cell: Cell, text: string) => void
  /** The focus has come to a cell. */
  onCell: (cell: Cell) => void
}

type Field = HTMLInputElement | HTMLTextAreaElement

/** Marks the part of a row that holds a field of the grid. */
export const cellProps = ({ row, field }: Cell) => ({ 'data-row': row, 'data-field': field })

function cellOf(target: EventTarget): Cell | undefined {
  const place = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null
  const field = answerFields.find((name) => name === place?.dataset.field)
  return place && field ? { row: Number(place.dataset.row), field } : undefined
}

/** Keys of a spreadsheet: Enter and arrows move within a column, Ctrl+D fills down, a pasted table spreads. */
export function useAnswerGrid({ fillDown, paste, onCell }: Actions) {
  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const cell = cellOf(target)
      if (cell) onCell(cell)
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const cell = cellOf(event.target)
      const field = event.target
      if (!cell || !isField(field)) return
      const pressed = keyOf(event)
      const isCommand = event.ctrlKey || event.metaKey
      if (isCommand && pressed.toLowerCase() === 'd') {
        event.preventDefault()
        fillDown(cell)
        return
      }
      if (isCommand || event.altKey) return
      const step = stepOf(event, field)
      if (step === 0) return
      // Enter never sends the form from within the table, not even in its last row.
      event.preventDefault()
      moveTo({ ...cell, row: cell.row + step }, event.currentTarget)
    },
    onPaste(event: ClipboardEvent<HTMLElement>) {
      const cell = cellOf(event.target)
      const text = event.clipboardData.getData('text/plain')
      if (!cell || !isPieceOfTable(text)) return
      event.preventDefault()
      paste(cell, text)
    },
  }
}

const isField = (target: EventTarget): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

function stepOf(event: KeyboardEvent<HTMLElement>, field: Field): number {
  if (isEnter(event)) return event.shiftKey ? -1 : 1
  const pressed = keyOf(event)
  if (event.shiftKey || (pressed !== 'ArrowDown' && pressed !== 'ArrowUp')) return 0
  // The arrows choose among suggestions, and move within a text of several lines.
  const keepsArrows =
    field instanceof HTMLInputElement ? hasOptions(field) : field.value.includes('\n')
  if (keepsArrows) return 0
  return pressed === 'ArrowDown' ? 1 : -1
}

const hasOptions = ({ list }: HTMLInputElement) => list !== null && list.options.length > 0

function moveTo({ row, field }: Cell, grid: HTMLElement) {
  const next = grid.querySelector<Field>(
    `[data-row="${row}"][data-field="${field}"] :is(input, textarea)`,
  )
  next?.focus()
  next?.select()
}
