import { useState } from 'react'
import * as limits from '../../../generated/limits'
import { formatNumber, text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { isTooLong } from '../../ui/LimitedText'
import { QuickEntryForm } from './QuickEntryForm'
import styles from './QuickEntry.module.css'
import { QuickEntryRow } from './QuickEntryRow'
import { useQuickEntry, type EntryRow, type QuickEntry } from './useQuickEntry'
import { itemAt } from '../../../domain/lists/items'

/**
 * Models and quantities, pasted or read from a file. Every line is resolved before all are added to the cart
 * together.
 */
export function QuickEntryDialog({ onClose }: { onClose: () => void }) {
  const entry = useQuickEntry(onClose)
  const { rows, isAdding } = entry
  const open = rows?.filter(({ line }) => line.doubt) ?? []

  return (
    <Dialog
      title={text('orders.entry')}
      shape="wide"
      onClose={onClose}
      actions={
        rows && (
          <>
            <Button look="quiet" onClick={entry.startAgain}>
              {text('orders.entry.back')}
            </Button>
            <Button
              look="main"
              disabled={
                open.length > 0 ||
                rows.length === 0 ||
                rows.some(hasLongPartNo) ||
                entry.isRereading ||
                isAdding
              }
              aria-busy={isAdding}
              onClick={entry.add}
            >
              {text('orders.entry.add', { count: formatNumber(entry.addable) })}
            </Button>
          </>
        )
      }
    >
      {rows ? <Rows rows={rows} open={open} entry={entry} /> : <QuickEntryForm entry={entry} />}
    </Dialog>
  )
}

const hasLongPartNo = ({ line }: EntryRow) =>
  isTooLong(line.customerPartNo ?? '', limits.CartUpdate.customerPartNo)

function Rows({ rows, open, entry }: { rows: EntryRow[]; open: EntryRow[]; entry: QuickEntry }) {
  const [onlyOpen, setOnlyOpen] = useState(false)
  const first = firstOfProduct(rows)
  const read = rows.reduce((sum, { merged }) => sum + merged, 0)
  // Without unresolved lines the filter does nothing.
  const shown = onlyOpen && open.length > 0 ? open : rows

  return (
    <>
      <div className={styles.summary}>
        <p role="status">
          {text('orders.entry.summary', {
            count: formatNumber(rows.length),
            ready: formatNumber(rows.length - open.length),
            open: formatNumber(open.length),
          })}
          {read > rows.length && (
            <span>{text('orders.entry.putTogether', { read: formatNumber(read) })}</span>
          )}
          {open.length > 0 && (
            <span className={styles.then}>{text('orders.entry.settleFirst')}</span>
          )}
        </p>
        {open.length > 0 && (
          <>
            <label>
              <input
                type="checkbox"
                checked={onlyOpen}
                onChange={({ target }) => setOnlyOpen(target.checked)}
              />
              {text('orders.entry.onlyOpen')}
            </label>
            <Button small onClick={() => entry.remove(new Set(open.map(({ key }) => key)))}>
              {text('orders.entry.dropOpen')}
            </Button>
          </>
        )}
      </div>
      {entry.failure && (
        <p className={styles.failure} role="alert">
          {entry.failure}
        </p>
      )}
      {rows.length === 0 && <p>{text('orders.entry.allRemoved')}</p>}
      <ul>
        {shown.map((row) => (
          <QuickEntryRow key={row.key} row={row} sameAs={first.get(row.key)} entry={entry} />
        ))}
      </ul>
    </>
  )
}

/** Rows for the same product as an earlier row: that row's line number, by key. */
function firstOfProduct(rows: EntryRow[]): Map<number, number> {
  const lineOf = new Map<number, number>()
  const same = new Map<number, number>()
  for (const { key, line } of rows) {
    if (line.doubt) continue
    const id = itemAt(line.products, 0).id
    const earlier = lineOf.get(id)
    if (earlier === undefined) lineOf.set(id, line.line)
    else same.set(key, earlier)
  }
  return same
}
