import { Suspense, type ComponentType } from 'react'
import { text } from '../../language/locale'
import { useUser } from '../../session/session'
import { mayChange } from '../../screens/may-open'
import { RemoveRecord } from '../../screens/RemoveRecord'
import type { Resource, Row } from '../../screens/resource'
import { Icon } from '../../ui/Icon'
import { IconLink } from '../../ui/IconButton'
import { Popover } from '../../ui/Popover'
import styles from './OfficeList.module.css'

/** The actions on a record in its row: change and removal as icons, the others behind a button. */
export function RowMenu({ resource, row, name }: { resource: Resource; row: Row; name: string }) {
  const { edit, remove, row: acts } = mayChange(resource, useUser())
  // Cast because a descriptor's components take records of its own type.
  const actions = Object.entries(acts ? (resource.rowActions ?? {}) : {}) as [
    string,
    ComponentType<{ record: Row; small?: boolean }>,
  ][]
  return (
    <div className={styles.rowActions}>
      {/* `locked` marks a record that cannot be changed here. */}
      {edit && row.locked !== true && (
        <IconLink
          small
          icon="pen"
          label={text('screens.edit')}
          to={`${resource.route}/edit/${row.id}`}
        />
      )}
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
