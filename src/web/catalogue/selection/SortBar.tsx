import { Link } from 'react-router'
import { text } from '../../language/locale'
import { useUser } from '../../session/session'
import { readStored, writeStored } from '../../session/storage'
import { Icon } from '../../ui/Icon'
import { changed, isAscending, sorts, type Sort, type View } from './selection-state'
import styles from './SortBar.module.css'
import type { SelectionRoute } from './useSelectionState'
import { viewOf } from './view'

const names = {
  1: 'catalogue.selection.sort.usual',
  2: 'catalogue.selection.sort.sales',
  3: 'catalogue.selection.sort.collection',
  4: 'catalogue.selection.sort.new',
} as const satisfies Record<Sort, string>

const views = [
  { view: 'grid', icon: 'grid', name: 'catalogue.selection.view.grid' },
  { view: 'table', icon: 'list', name: 'catalogue.selection.view.table' },
] as const

/** Sort order, direction, and the view of the products. */
export function SortBar({ route: { state, addressOf } }: { route: SelectionRoute }) {
  const { view, free } = useView(state.view)
  const ascending = isAscending(state)

  return (
    <div className={styles.bar} data-tour="sort">
      <nav className={styles.tabs} aria-label={text('catalogue.selection.sort.label')}>
        {sorts.map((sort) => (
          <Link
            key={sort}
            className={styles.tab}
            aria-current={(sort === state.sort && state.orderBy === undefined) || undefined}
            to={addressOf(changed(state, { sort, orderBy: undefined, asc: undefined }))}
          >
            {text(names[sort])}
          </Link>
        ))}
      </nav>
      <Link
        className={styles.direction}
        to={addressOf(changed(state, { asc: !ascending }))}
        aria-label={text(
          ascending
            ? 'catalogue.selection.sort.nowAscending'
            : 'catalogue.selection.sort.nowDescending',
        )}
      >
        <span className={ascending ? undefined : styles.turned}>
          <Icon name="arrowUp" size={16} />
        </span>
        <span className={styles.words}>
          {text(
            ascending
              ? 'catalogue.selection.sort.ascending'
              : 'catalogue.selection.sort.descending',
          )}
        </span>
      </Link>
      {free && (
        <nav className={styles.views} aria-label={text('catalogue.selection.view.label')}>
          {views.map((choice) => (
            <Link
              key={choice.view}
              className={styles.view}
              aria-current={choice.view === view || undefined}
              aria-label={text(choice.name)}
              title={text(choice.name)}
              to={addressOf({ ...state, view: choice.view })}
              onClick={() => writeStored('view', choice.view)}
            >
              <Icon name={choice.icon} />
            </Link>
          ))}
        </nav>
      )}
    </div>
  )
}

/** The view of this user: from the address, or else as last chosen in this tab. */
export function useView(wanted: View | undefined) {
  return viewOf(useUser(), wanted ?? readStored<View>('view'))
}
