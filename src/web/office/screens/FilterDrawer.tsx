import { Drawer } from 'antd'
import { useId } from 'react'
import { titleOf } from '../../../domain/forms/field-schema'
import { language, text } from '../../language/locale'
import type { Filter } from '../../screens/lists'
import type { FilterValues } from '../../screens/resource'
import { Button } from '../../ui/Button'
import { FilterInput } from './FilterInput'
import styles from './OfficeList.module.css'

interface Props {
  open: boolean
  filters: Filter[]
  values: FilterValues
  onFilter: (name: string, value: string | number | undefined) => void
  onClear: () => void
  onClose: () => void
}

/** All filters of a list, each with its label: also for the keyboard, which does not reach those of the heads. */
export function FilterDrawer({ open, filters, values, onFilter, onClear, onClose }: Props) {
  const id = useId()
  return (
    <Drawer
      open={open}
      destroyOnHidden
      title={text('screens.filters')}
      onClose={onClose}
      size={340}
      footer={
        <div className={styles.drawerFoot}>
          <Button small look="quiet" onClick={onClear}>
            {text('screens.clear')}
          </Button>
          <Button small look="main" onClick={onClose}>
            {text('common.close')}
          </Button>
        </div>
      }
    >
      <div className={styles.drawer}>
        {filters.map((filter) => {
          const label = titleOf(filter.schema, filter.name, language)
          return (
            <div key={filter.name} className={styles.labelled}>
              <label htmlFor={`${id}${filter.name}`}>{label}</label>
              <FilterInput
                id={`${id}${filter.name}`}
                filter={filter}
                label={label}
                value={values[filter.name]}
                onChange={(value) => onFilter(filter.name, value)}
              />
            </div>
          )
        })}
      </div>
    </Drawer>
  )
}
