import type { ComponentType } from 'react'
import { ExportButtons } from './ExportButtons'
import type { NamedField } from './record-schema'
import type { FilterValues, Resource } from './resource'

interface Props {
  resource: Resource
  values: FilterValues
  /** The exported columns. */
  columns: NamedField[]
  /** True if there is nothing to export. */
  isEmpty: boolean
}

/** Actions on the filtered list, and its export. */
export function ListActions({ resource, values, columns, isEmpty }: Props) {
  const { listActions = {}, exports: Exports } = resource
  const actions = Object.entries<ComponentType<{ values: FilterValues }>>(listActions)
  return (
    <>
      {actions.map(([name, Action]) => (
        <Action key={name} values={values} />
      ))}
      {Exports ? (
        <Exports values={values} disabled={isEmpty} />
      ) : (
        <ExportButtons resource={resource} values={values} columns={columns} disabled={isEmpty} />
      )}
    </>
  )
}
