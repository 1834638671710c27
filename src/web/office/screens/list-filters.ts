import { isOrder } from '../../screens/list-state'
import type { Filter } from '../../screens/lists'
import type { NamedField } from '../../screens/record-schema'

/**
 * The filters of a list by their place: in the head of a column, or in the toolbar. Days need a label beside them, so they
 * stand among all filters only.
 */
export function placesOf(filters: Filter[], columns: NamedField[]) {
  const names = columns.map(([name]) => name)
  const columnOf = ({ name, head = name }: Filter) => (names.includes(head) ? head : undefined)
  const narrowing = filters.filter((filter) => !isOrder(filter))
  const heads = new Map<string, Filter>()
  for (const filter of narrowing) {
    const column = columnOf(filter)
    if (column !== undefined && !heads.has(column)) heads.set(column, filter)
  }
  const inHeads = [...heads.values()]
  return {
    heads,
    toolbar: narrowing.filter((filter) => !inHeads.includes(filter) && !isDay(filter)),
  }
}

const isDay = ({ schema }: Filter) => schema.format === 'date'
