import { Link } from 'react-router'
import { formatNumber, text } from '../../language/locale'
import { keepRows } from '../selection/rows'
import { changed, rowCounts, type RowCount } from '../selection/selection-state'
import type { SelectionRoute } from '../selection/useSelectionState'
import styles from './ModelTable.module.css'

/** Chooses the rows of a page; remembered for other classes and searches. */
export function RowsPerPage({
  rows,
  route: { state, addressOf },
}: {
  rows: RowCount
  route: SelectionRoute
}) {
  return (
    <nav className={styles.choices} aria-label={text('sizes.rows')}>
      <span aria-hidden="true">{text('sizes.rows')}</span>
      {rowCounts.map((count) => (
        <Link
          key={count}
          className={styles.choice}
          aria-current={count === rows || undefined}
          preventScrollReset
          to={addressOf(changed(state, { rows: count }))}
          onClick={() => keepRows(count)}
        >
          {count === 'all' ? text('sizes.all') : formatNumber(count)}
        </Link>
      ))}
    </nav>
  )
}
