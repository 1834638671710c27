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
  /** For tables, whose rows are low. */
  small?: boolean
}

/** True if the user has any action on a record in this list. */
export function hasRowActions(resource: Resource, user: Visitor): boolean {
  const { edit, remove, row } = mayChange(resource, user)
  return row || edit || remove
}

/** The actions that the user may take on a record: the resource's own, its change and its removal. */
export function useRowActions(resource: Resource, row: Row) {
  const { edit, remove, row: acts } = mayChange(resource, useUser())
  return {
    // Cast because a descriptor's components take records of its own type.
    actions: Object.entries(acts ? (resource.rowActions ?? {}) : {}) as [
      string,
      ComponentType<{ record: Row; small?: boolean }>,
    ][],
    // `locked` marks a record that cannot be changed here.
    editAddress: edit && row.locked !== true ? `${resource.route}/edit/${row.id}` : undefined,
    remove,
  }
}

/** The actions on a record in its list. */
export function RowActions({ resource, row, small }: Props) {
  const columns = columnsOf(useRecordSchema(resource))
  const { actions, editAddress, remove } = useRowActions(resource, row)
  if (actions.length === 0 && !editAddress && !remove) return null
  return (
    <div className={styles.actions}>
      {actions.map(([name, Action]) => (
        <Action key={name} record={row} small={small} />
      ))}
      {editAddress && <Link to={editAddress}>{text('screens.edit')}</Link>}
      {remove && (
        <RemoveRecord resource={resource} row={row} name={nameOf(row, columns)} small={small} />
      )}
    </div>
  )
}
