import { choicesOf, titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import { language, text } from '../language/locale'
import { isOrder } from './list-state'
import type { Filter } from './lists'

/** The sortable columns of a list and its current order. */
export interface ColumnOrder {
  value: string | undefined
  /** True if the list can be sorted by the column. */
  by: (column: string) => boolean
  choose: (value: string | undefined) => void
}

/** An order without labels of its own names fields: `code` ascending, `-code` descending. */
export const isColumnOrder = (filter: Filter) => isOrder(filter) && !filter.schema['x-enum']

export function columnOrderOf(
  filter: Filter | undefined,
  value: string | number | undefined,
  choose: ColumnOrder['choose'],
): ColumnOrder | undefined {
  if (!filter) return undefined
  const orders = choicesOf(filter.schema, language).map((choice) => choice.value)
  return {
    value: typeof value === 'string' ? value : undefined,
    by: (column) => orders.includes(column) || orders.includes(`-${column}`),
    choose,
  }
}

/** The filters beside a list: a table is sorted by its heads, cards by a select. */
export const filtersBeside = (filters: Filter[], record: FieldSchema, isTable: boolean) =>
  isTable
    ? filters.filter((filter) => !isColumnOrder(filter))
    : filters.map((filter) => (isColumnOrder(filter) ? orderWithLabels(filter, record) : filter))

/** The column order as a filter with labels. */
function orderWithLabels(filter: Filter, record: FieldSchema): Filter {
  const labelled = choicesOf(filter.schema, language).map(({ value }) => {
    const name = String(value).replace(/^-/, '')
    const title = titleOf(record.properties?.[name] ?? {}, name, language)
    const label = text(value === name ? 'screens.order.up' : 'screens.order.down', { title })
    return [String(value), { zh: label, en: label }] as const
  })
  const usual = text('screens.order.usual')
  return {
    ...filter,
    schema: {
      title: text('screens.order.title'),
      'x-zh': text('screens.order.title'),
      'x-widget': 'order',
      'x-enum': { '': { zh: usual, en: usual }, ...Object.fromEntries(labelled) },
    },
  }
}

/** Clicks on a head cycle through ascending, descending and the default order. */
export function nextOrder(value: string | undefined, column: string): string | undefined {
  if (value === column) return `-${column}`
  return value === `-${column}` ? undefined : column
}
