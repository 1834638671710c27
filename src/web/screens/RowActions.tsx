import type { ComponentType } from 'react'
import type { Resource, Row } from './resource'
import styles from './ResourceList.module.css'

interface Props {
  resource: Resource
  row: Row
  /** In a table, where rows are low. */
  small?: boolean
}

/** What can be done with a record where it stands in its list. */
export function RowActions({ resource: { rowActions }, row, small }: Props) {
  if (!rowActions) return null
  // The components of a descriptor take records of its own type.
  const actions = Object.entries(rowActions) as [
    string,
    ComponentType<{ record: Row; small?: boolean }>,
  ][]
  return (
    <div className={styles.actions}>
      {actions.map(([name, Action]) => (
        <Action key={name} record={row} small={small} />
      ))}
    </div>
  )
}
