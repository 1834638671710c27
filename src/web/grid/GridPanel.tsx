import type { ReactNode } from 'react'
import { useLeaveGuard } from '../forms/useLeaveGuard'
import { formatNumber, text } from '../language/locale'
import { InActionBar } from '../ui/ActionBar'
import { Button } from '../ui/Button'
import { Grid } from './Grid'
import type { GridColumn } from './grid-rows'
import styles from './GridPanel.module.css'
import type { Shown, useGrid } from './useGrid'

interface Props {
  label: string
  columns: readonly GridColumn[]
  grid: ReturnType<typeof useGrid>
  /** The filters offered for rows. */
  choices: readonly Shown[]
  busy: boolean
  /** True for a page of several; unsaved changes span all pages. */
  isPage?: boolean
  /** Cells of a new row; absent where rows cannot be added or deleted. */
  fresh?: (() => readonly string[]) | undefined
  /** Replaces pasting at the cursor. */
  onPaste?: (text: string) => void
  onSave: () => void
  onDiscard: () => void
  children?: ReactNode
}

/** A grid with its buttons: add and delete rows, save or discard all changes together. */
export function GridPanel(props: Props) {
  const { label, columns, grid, choices, busy, isPage = false, fresh, children } = props
  const { changed, added, removed, elsewhere, faulty } = grid.counts
  const dirty = changed + added + removed > 0
  useLeaveGuard(dirty, { staysOpen: isPage && !busy })

  return (
    <div className={styles.panel}>
      <div className={styles.tools}>
        {children}
        <label>
          {text('grid.show')}
          <select
            value={grid.shown}
            onChange={({ target }) =>
              // The cast is safe: the options are `choices`.
              grid.show(target.value as Shown)
            }
          >
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {text(`grid.shown.${choice}`)}
              </option>
            ))}
          </select>
        </label>
        {fresh && (
          <>
            <Button small onClick={() => grid.add(fresh())}>
              {text('grid.add')}
            </Button>
            <Button small disabled={grid.view.length === 0} onClick={grid.remove}>
              {text('grid.remove')}
            </Button>
          </>
        )}
        <Button small disabled={!grid.canUndo || busy} onClick={grid.undo}>
          {text('grid.undo')}
        </Button>
      </div>
      <Grid
        label={label}
        columns={columns}
        rows={grid.rows}
        view={grid.view}
        active={grid.active}
        anchor={grid.anchor}
        onMove={grid.move}
        onType={grid.type}
        onPaste={props.onPaste ?? grid.paste}
        onClear={grid.clear}
        onUndo={grid.undo}
      />
      <Told columns={columns} grid={grid} />
      <InActionBar>
        <span className={styles.counts} role="status">
          {dirty
            ? text('grid.counts', {
                changed: formatNumber(changed),
                added: formatNumber(added),
                removed: formatNumber(removed),
              })
            : text('grid.clean')}
          {elsewhere > 0 && (
            <span className={styles.elsewhere} title={text('grid.elsewhereHint')}>
              {text('grid.elsewhere', { count: formatNumber(elsewhere) })}
            </span>
          )}
          {faulty > 0 && (
            <b className={styles.faulty}>{text('grid.faulty', { count: formatNumber(faulty) })}</b>
          )}
        </span>
        <Button disabled={!dirty || busy} onClick={props.onDiscard}>
          {text('grid.discard')}
        </Button>
        <Button look="main" disabled={!dirty || busy} aria-busy={busy} onClick={props.onSave}>
          {text('screens.save')}
        </Button>
      </InActionBar>
      <p className={styles.keys}>{text('grid.keys')}</p>
    </div>
  )
}

/** Messages about the active cell and its row. */
function Told({ columns, grid }: Pick<Props, 'columns' | 'grid'>) {
  const { row: line, place } = grid.active
  const row = grid.rows[grid.view[line] ?? -1]
  const theirs = row?.theirs?.[place]
  const sentences = [
    row?.note,
    row?.faults[place],
    row &&
      theirs !== undefined &&
      text('grid.theirs', {
        before: theirs || text('screens.none'),
        now: row.now[place] || text('screens.none'),
      }),
  ].filter(Boolean)
  return (
    <p className={styles.told} aria-live="polite">
      {sentences.length > 0 && row
        ? `${columns[place]?.title ?? ''} ${line + 1}: ${sentences.join(' ')}`
        : ''}
    </p>
  )
}
