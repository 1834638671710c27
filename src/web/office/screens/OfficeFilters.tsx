import { useEffect, useRef, useState, type ReactNode } from 'react'
import { filtersBeside } from '../../screens/column-order'
import type { Filter } from '../../screens/lists'
import { useRecordSchema } from '../../screens/record-schema'
import type { Resource } from '../../screens/resource'
import type { useListParts } from '../../screens/useListParts'
import { useWide } from '../../screens/useWide'
import { FilterDrawer } from './FilterDrawer'
import { ListToolbar } from './ListToolbar'

interface Props {
  resource: Resource
  parts: ReturnType<typeof useListParts>
  /** The filters without a place in a column's head. */
  toolbar: Filter[]
  /** Buttons at the end of the bar. */
  children: ReactNode
}

/** The bar above a list of the office, and the drawer with all its filters. */
export function OfficeFilters({ resource, parts, toolbar, children }: Props) {
  const { state, filters, narrowedBy, change, clear } = parts
  const schema = useRecordSchema(resource)
  const wide = useWide()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  // The library gives the focus back at the end of its animation, and not if a redrawn list interrupts it.
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const onFilter = (filter: string, value: string | number | undefined) =>
    change({ [filter]: value })

  return (
    <>
      <ListToolbar
        filters={wide ? toolbar : toolbar.filter((filter) => filter.name === 'keyword')}
        hasMore={filters.length > 0}
        values={state.values}
        count={Object.keys(narrowedBy).length}
        opener={opener}
        onOpen={() => setOpen(true)}
        onFilter={onFilter}
        onClear={clear}
      >
        {children}
      </ListToolbar>
      <FilterDrawer
        open={isOpen}
        filters={filtersBeside(filters, schema, wide)}
        values={state.values}
        onFilter={onFilter}
        onClear={clear}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
