import { Suspense } from 'react'
import { text } from '../../language/locale'
import { RemoveRecord } from '../../screens/RemoveRecord'
import type { Resource, Row } from '../../screens/resource'
import { useRowActions } from '../../screens/RowActions'
import { Icon } from '../../ui/Icon'
import { IconLink } from '../../ui/IconButton'
import { Popover } from '../../ui/Popover'
import styles from './OfficeTable.module.css'

/** The actions on a record in its row: change and removal as icons, the others behind a button. */
export function RowMenu({ resource, row, name }: { resource: Resource; row: Row; name: string }) {
  const { actions, editAddress, remove } = useRowActions(resource, row)
  return (
    <div className={styles.rowActions}>
      {editAddress && <IconLink small icon="pen" label={text('screens.edit')} to={editAddress} />}
      {remove && <RemoveRecord resource={resource} row={row} name={name} icon />}
      {actions.length > 0 && (
        <Popover
          inRow
          label={text('screens.actionsOf', { name })}
          buttonClass={styles.more}
          button={<Icon name="more" size={18} />}
        >
          {() => (
            <div className={styles.rowPanel}>
              <Suspense>
                {actions.map(([action, Action]) => (
                  <Action key={action} record={row} small />
                ))}
              </Suspense>
            </div>
          )}
        </Popover>
      )}
    </div>
  )
}
