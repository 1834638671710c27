import { useRef, useState, type KeyboardEvent } from 'react'
import type { Schemas } from '../../../domain/schemas'
import { shownValue, text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { Empty } from '../../ui/Empty'
import { keyOf } from '../../ui/keys'
import { modelsText } from '../selection/counted'
import { useMatrix } from '../selection/selection-queries'
import { withValues, type SelectionState } from '../selection/selection-state'
import type { SelectionRoute } from '../selection/useSelectionState'
import type { axesOf } from './axes'
import styles from './SizeMatrix.module.css'

type Axes = NonNullable<ReturnType<typeof axesOf>>
type Matrix = Schemas['SizeMatrix']
type Cell = Schemas['SizeCell']

/** The models found by diameter and length; a dot says which sizes exist, and if they are in stock. */
export function SizeMatrix({ axes, route }: { axes: Axes; route: SelectionRoute }) {
  const { data, isError, isPlaceholderData, refetch } = useMatrix(
    route.state,
    axes.down,
    axes.across,
  )
  if (!data)
    return isError ? (
      <Empty icon="warning" title={text('sizes.matrix.failed')}>
        <Button onClick={() => void refetch()}>{text('catalogue.selection.again')}</Button>
      </Empty>
    ) : (
      <div className={styles.coming} role="status" aria-label={text('common.loading')} />
    )
  if (data.isTooLarge) return <Empty icon="grid" title={text('sizes.matrix.tooLarge')} />
  return (
    <div className={styles.whole} data-stale={isPlaceholderData}>
      <p className={styles.legend}>
        <span>
          <span className={styles.inStock} aria-hidden="true" /> {text('sizes.matrix.inStock')}
        </span>
        <span>
          <span className={styles.noStock} aria-hidden="true" /> {text('sizes.matrix.noStock')}
        </span>
      </p>
      <Cells matrix={data} route={route} />
    </div>
  )
}

const placeOf = ({ down, across }: Pick<Cell, 'down' | 'across'>) => `${down} ${across}`

function Cells({ matrix, route: { state, go } }: { matrix: Matrix; route: SelectionRoute }) {
  const { down, across, cells } = matrix
  const at = new Map(cells.map((cell) => [placeOf(cell), cell]))
  const [focused, setFocused] = useState<string>()
  const table = useRef<HTMLTableElement>(null)
  // One cell can be reached by Tab; arrow keys lead to the others.
  const entry = focused !== undefined && at.has(focused) ? focused : cells[0] && placeOf(cells[0])
  const isChosen = (cell: Cell) => isIn(state, down, cell.down) && isIn(state, across, cell.across)

  function move(event: KeyboardEvent, cell: Cell) {
    const next = neighbour(cells, cell, keyOf(event))
    if (!next) return
    event.preventDefault()
    setFocused(placeOf(next))
    table.current?.querySelector<HTMLElement>(`[data-cell="${placeOf(next)}"]`)?.focus()
  }

  return (
    <div className={styles.box} role="group" aria-label={text('sizes.matrix.label')}>
      <table ref={table} className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.first}>
              {named(down)} ↓<br />
              {named(across)} →
            </th>
            {across.values.map((value) => (
              <th key={value} scope="col">
                {shownValue(value)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {down.values.map((value, row) => (
            <tr key={value}>
              <th scope="row" className={styles.first}>
                {shownValue(value)}
              </th>
              {across.values.map((other, column) => {
                const cell = at.get(placeOf({ down: row, across: column }))
                return (
                  <td key={other}>
                    {cell && (
                      <button
                        type="button"
                        className={styles.cell}
                        data-cell={placeOf(cell)}
                        tabIndex={placeOf(cell) === entry ? 0 : -1}
                        aria-pressed={isChosen(cell)}
                        aria-label={cellLabel(matrix, cell)}
                        title={cellLabel(matrix, cell)}
                        onFocus={() => setFocused(placeOf(cell))}
                        onKeyDown={(event) => move(event, cell)}
                        onClick={() => go((now) => toggled(now, matrix, cell))}
                      >
                        <span className={cell.inStock ? styles.inStock : styles.noStock} />
                        {cell.count > 1 && <span className={styles.count}>{cell.count}</span>}
                      </button>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const named = ({ fieldName, unit }: Matrix['down']) => (unit ? `${fieldName} (${unit})` : fieldName)

const isIn = (state: SelectionState, { fieldCode, values }: Matrix['down'], at: number) =>
  state.choices[fieldCode]?.includes(values[at] ?? '') ?? false

function cellLabel({ down, across }: Matrix, cell: Cell): string {
  return text(cell.inStock ? 'sizes.matrix.cellInStock' : 'sizes.matrix.cell', {
    size: `${down.values[cell.down] ?? ''} × ${across.values[cell.across] ?? ''}`,
    models: modelsText(cell.count),
  })
}

/** Chooses the size of a cell alone, or gives it up if it is chosen alone. */
function toggled(state: SelectionState, { down, across }: Matrix, cell: Cell): SelectionState {
  const isAlone =
    state.choices[down.fieldCode]?.length === 1 &&
    state.choices[across.fieldCode]?.length === 1 &&
    isIn(state, down, cell.down) &&
    isIn(state, across, cell.across)
  const valueOn = ({ values }: Matrix['down'], at: number) =>
    isAlone ? [] : values.slice(at, at + 1)
  return withValues(
    withValues(state, down.fieldCode, valueOn(down, cell.down)),
    across.fieldCode,
    valueOn(across, cell.across),
  )
}

const steps: Readonly<Record<string, { side: 'down' | 'across'; by: 1 | -1 }>> = {
  ArrowDown: { side: 'down', by: 1 },
  ArrowUp: { side: 'down', by: -1 },
  ArrowRight: { side: 'across', by: 1 },
  ArrowLeft: { side: 'across', by: -1 },
}

/** The next cell with models in the direction of an arrow key. */
function neighbour(cells: readonly Cell[], from: Cell, key: string): Cell | undefined {
  const step = steps[key]
  if (!step) return undefined
  const { side, by } = step
  const other = side === 'down' ? 'across' : 'down'
  const beyond = cells.filter(
    (cell) => cell[other] === from[other] && (cell[side] - from[side]) * by > 0,
  )
  return beyond.sort((a, b) => (a[side] - b[side]) * by)[0]
}
