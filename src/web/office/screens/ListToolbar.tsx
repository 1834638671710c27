import type { ReactNode, RefObject } from 'react'
import { titleOf } from '../../../domain/forms/field-schema'
import { formatNumber, language, text } from '../../language/locale'
import type { Filter } from '../../screens/lists'
import type { FilterValues } from '../../screens/resource'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { FilterInput } from './FilterInput'
import menus from './ListMenus.module.css'
import styles from './OfficeList.module.css'

interface Props {
  /** The filters without a place in a column's head. */
  filters: Filter[]
  /** True if the list has filters. */
  hasMore: boolean
  values: FilterValues
  /** The number of filters that hide records. */
  count: number
  /** The button that opens all filters. */
  opener: RefObject<HTMLButtonElement | null>
  /** Opens all filters, also those of the heads. */
  onOpen: () => void
  onFilter: (name: string, value: string | number | undefined) => void
  onClear: () => void
  /** Buttons at the end of the bar. */
  children: ReactNode
}

/** The bar above a list: search, filters without a column, and a button for all filters. */
export function ListToolbar({ filters, hasMore, values, count, ...props }: Props) {
  const { opener, onOpen, onFilter, onClear, children } = props
  return (
    <div className={styles.toolbar}>
      {filters.map((filter) => (
        <FilterInput
          key={filter.name}
          filter={filter}
          label={titleOf(filter.schema, filter.name, language)}
          value={values[filter.name]}
          onChange={(value) => onFilter(filter.name, value)}
        />
      ))}
      {hasMore && (
        <button ref={opener} type="button" className={menus.opener} onClick={onOpen}>
          <Icon name="filter" size={16} filled={count > 0} />
          {text('screens.filters')}
          {count > 0 && <span className={styles.count}>{formatNumber(count)}</span>}
        </button>
      )}
      {count > 0 && (
        <Button small look="quiet" onClick={onClear}>
          {text('screens.clear')}
        </Button>
      )}
      <div className={styles.tools}>{children}</div>
    </div>
  )
}
