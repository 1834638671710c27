import { choicesOf, titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import { language, text } from '../language/locale'
import { isOrder } from './list-state'
import type { Filter } from './lists'

/** By which columns a list can be sorted, and by which it is. */
export interface ColumnOrder {
  value: string | undefined
  /** Whether a column can be sorted by. */
  by: (column: string) => boolean
  choose: (value: string | undefined) => void
}

/** Orders without labels of their own name fields: `code`, and `-code` the other way round. */
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

/** The order as a filter with labels, where there are no column heads to click. */
export function orderWithLabels(filter: Filter, record: FieldSchema): Filter {
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

/** A click on a head sorts by it, the next one the other way round, the third as usual. */
export function nextOrder(value: string | undefined, column: string): string | undefined {
  if (value === column) return `-${column}`
  return value === `-${column}` ? undefined : column
}
