import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { text } from '../../language/locale'
import { CheckList } from '../../ui/CheckList'
import { Icon } from '../../ui/Icon'
import { Popover } from '../../ui/Popover'
import { changed, isAscending, withChoice, type SelectionState } from '../selection/selection-state'
import type { SelectionRoute } from '../selection/useSelectionState'
import { joinedId } from './class-facets'
import type { TableColumn } from './columns'
import styles from './SizeTable.module.css'

interface Props {
  route: SelectionRoute
  /** False in a list of classes, whose order is that of the classes. */
  sortable: boolean
}

/** Head of a column: its name sorts, its funnel filters. */
export function ColumnHead({
  column: { name, unit, orderBy, facet, isFigure },
  route,
  sortable,
  onFilter,
}: Props & {
  column: TableColumn
  /** Called when the filter opens or closes. */
  onFilter: (open: boolean) => void
}) {
  const { state } = route
  const direction = orderBy !== undefined && state.orderBy === orderBy ? order(state) : undefined
  const title = (
    <>
      {unit ? `${name} ` : name}
      {unit && <span className={styles.unit}>{unit}</span>}
    </>
  )
  return (
    <th scope="col" className={isFigure ? styles.figure : undefined} aria-sort={direction}>
      <span className={styles.head}>
        {sortable && orderBy !== undefined ? (
          <SortLink direction={direction} next={{ orderBy }} route={route}>
            {title}
          </SortLink>
        ) : (
          <span>{title}</span>
        )}
        {facet && <HeadFilter facet={facet} route={route} onFilter={onFilter} />}
      </span>
    </th>
  )
}

/** The head of the models: they come in default order by themselves. */
export function ModelHead({ route, sortable }: Props) {
  const { state } = route
  const isUsual = state.orderBy === undefined && state.sort === 1
  const direction = sortable && isUsual ? order(state) : undefined
  const name = text('catalogue.selection.model')
  return (
    <th scope="col" className={styles.first} aria-sort={direction}>
      {sortable && state.classId !== undefined ? (
        <SortLink direction={direction} next={{ sort: 1, orderBy: undefined }} route={route}>
          {name}
        </SortLink>
      ) : (
        name
      )}
    </th>
  )
}

type Direction = 'ascending' | 'descending' | undefined

const order = (state: SelectionState): Direction =>
  isAscending(state) ? 'ascending' : 'descending'

function SortLink({
  direction,
  next,
  route: { state, addressOf },
  children,
}: {
  direction: Direction
  next: Pick<SelectionState, 'orderBy'> & Partial<SelectionState>
  route: SelectionRoute
  children: ReactNode
}) {
  return (
    <Link
      className={styles.sort}
      to={addressOf(
        changed(state, { ...next, asc: direction === 'ascending' ? false : undefined }),
      )}
      preventScrollReset
      title={text('sizes.sort')}
    >
      {children}
      {direction && (
        <span className={direction === 'ascending' ? styles.arrow : styles.arrowDown}>
          <Icon name="arrowUp" size={14} />
        </span>
      )}
    </Link>
  )
}

function HeadFilter({
  facet: { fieldCode, fieldName, valueList },
  route: { state, go },
  onFilter,
}: {
  facet: NonNullable<TableColumn['facet']>
  route: SelectionRoute
  onFilter: (open: boolean) => void
}) {
  const chosen = state.choices[fieldCode] ?? []
  const offered = valueList.filter(
    ({ id, val, count }) => (id !== joinedId && count !== 0) || chosen.includes(val),
  )
  const label = text('sizes.filter', { name: fieldName })
  return (
    <Popover
      label={label}
      button={<Icon name="filter" size={14} filled={chosen.length > 0} />}
      buttonClass={chosen.length > 0 ? `${styles.funnel} ${styles.filtered}` : styles.funnel}
      floating
      onOpen={() => onFilter(true)}
      onClose={() => onFilter(false)}
    >
      {() => (
        <div className={styles.filter} role="group" aria-label={label}>
          <CheckList
            options={offered.map(({ val, count }) => ({
              value: val,
              ...(count !== undefined && { count }),
              checked: chosen.includes(val),
            }))}
            onToggle={(value, checked) => go((now) => withChoice(now, fieldCode, value, checked))}
          />
        </div>
      )}
    </Popover>
  )
}
