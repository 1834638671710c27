import type { ComponentType } from 'react'
import { Link } from 'react-router'
import type { Visitor } from '../../domain/account/access'
import { text } from '../language/locale'
import { useUser } from '../session/session'
import { mayChange } from './may-open'
import { columnsOf, nameOf, useRecordSchema } from './record-schema'
import { RemoveRecord } from './RemoveRecord'
import type { Resource, Row } from './resource'
import styles from './ResourceList.module.css'

interface Props {
  resource: Resource
  row: Row
  /** In a table, where rows are low. */
  small?: boolean
}

/** Whether somebody can do anything with a record where it stands in its list. */
export function hasRowActions(resource: Resource, user: Visitor): boolean {
  const { edit, remove } = mayChange(resource, user)
  return resource.rowActions !== undefined || edit || remove
}

/** What can be done with a record where it stands in its list. */
export function RowActions({ resource, row, small }: Props) {
  const user = useUser()
  const columns = columnsOf(useRecordSchema(resource))
  const { edit, remove } = mayChange(resource, user)
  // A record may say of itself that it is not changed here.
  const changeable = edit && row.locked !== true
  if (!hasRowActions(resource, user)) return null
  // The components of a descriptor take records of its own type.
  const actions = Object.entries(resource.rowActions ?? {}) as [
    string,
    ComponentType<{ record: Row; small?: boolean }>,
  ][]
  return (
    <div className={styles.actions}>
      {actions.map(([name, Action]) => (
        <Action key={name} record={row} small={small} />
      ))}
      {changeable && <Link to={`${resource.route}/edit/${row.id}`}>{text('screens.edit')}</Link>}
      {remove && (
        <RemoveRecord resource={resource} row={row} name={nameOf(row, columns)} small={small} />
      )}
    </div>
  )
}
