import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { isComposing, isEnter, keyOf } from '../ui/keys'
import styles from './Grid.module.css'
import { shownAs } from './cell-text'
import type { GridColumn, GridRow } from './grid-rows'
import { itemAt } from '../../domain/lists/items'

/** The actions of the active cell on its grid. */
export interface CellActions {
  /** Returns true if the key moves to another cell. */
  onKey: (key: string, shift: boolean) => boolean
  onType: (place: number, text: string) => void
  onPaste: (text: string) => void
  onCopy: (event: React.ClipboardEvent) => void
  onClear: () => void
  onUndo: () => void
}

interface Props extends CellActions {
  row: GridRow
  line: number
  column: GridColumn
  place: number
  columns: readonly GridColumn[]
}

/**
 * The active cell. An input always has the focus, so that typing starts with any input method, including Chinese
 * ones; the stored text is shown until then. Enter and Tab store and move on, Escape discards.
 */
export function GridInput(props: Props) {
  const { row, line, column, place, onKey, onType } = props
  const cell = itemAt(row.now, place)
  const [typed, setTyped] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const suggestions = useId()
  useEffect(() => input.current?.focus({ preventScroll: true }), [line, place])

  const begin = (given: string) => !column.readOnly && setTyped(given)
  function finish() {
    if (typed !== undefined && typed !== cell) onType(place, typed)
    setTyped(undefined)
  }
  function go(key: string, shift = false) {
    finish()
    onKey(key, shift)
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    // Leave keys to the input method while it composes.
    if (isComposing(event)) return
    const { shiftKey } = event
    const key = keyOf(event)
    const editing = typed !== undefined
    if (key === 'Tab') {
      const last = shiftKey ? place === 0 : place === props.columns.length - 1
      if (last) return finish()
      go(shiftKey ? 'ArrowLeft' : 'ArrowRight')
    } else if (isEnter(event) && !editing && !shiftKey && column.kind !== 'yesNo') begin(cell)
    else if (isEnter(event)) go(shiftKey ? 'ArrowUp' : 'ArrowDown')
    else if (key === 'Escape' && editing) setTyped(undefined)
    else if (key === 'F2' && !editing) begin(cell)
    else if (key === ' ' && !editing && column.kind === 'yesNo')
      onType(place, cell === '1' ? '0' : '1')
    // While editing, these keys undo typing inside the input.
    else if (!editing && isUndo(event)) props.onUndo()
    else if (!editing && (key === 'Delete' || key === 'Backspace')) props.onClear()
    else if (editing && (key === 'ArrowUp' || key === 'ArrowDown') && !column.options?.length)
      go(key)
    else if (editing || !onKey(key, shiftKey)) return
    event.preventDefault()
  }

  return (
    <>
      <span className={styles.under} aria-hidden="true">
        {typed === undefined && shownAs(column, cell)}
      </span>
      <input
        ref={input}
        className={styles.input}
        value={typed ?? ''}
        // An open suggestion list would take the arrow keys, so attach it only after typing has begun.
        list={typed !== undefined && column.options?.length ? suggestions : undefined}
        aria-label={`${column.title} ${line + 1}${cell ? `: ${shownAs(column, cell)}` : ''}`}
        aria-invalid={row.faults[place] !== undefined || undefined}
        readOnly={column.readOnly}
        autoComplete="off"
        onChange={({ target }) => begin(target.value)}
        onKeyDown={press}
        onDoubleClick={() => typed === undefined && begin(cell)}
        onBlur={finish}
        onCopy={(event) => typed === undefined && props.onCopy(event)}
        onCut={(event) => {
          if (typed !== undefined) return
          props.onCopy(event)
          props.onClear()
        }}
        onPaste={(event) => {
          if (typed !== undefined) return
          event.preventDefault()
          props.onPaste(event.clipboardData.getData('text/plain'))
        }}
      />
      {typed !== undefined && column.options && column.options.length > 0 && (
        <datalist id={suggestions}>
          {column.options.slice(0, 300).map((option) => (
            <option key={option} value={option} />
          ))}
        </datalist>
      )}
    </>
  )
}

const isUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey
