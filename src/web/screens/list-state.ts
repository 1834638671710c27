import { dayOfText } from '../../domain/days/written-day'
import { choicesOf, titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import { currentName, formerNames, type Rename } from '../../domain/forms/renames'
import { language, text } from '../language/locale'
import type { Filter } from './lists'
import type { FilterValues } from './resource'

/** Page sizes a user can choose for a long list, besides the default. */
export const pageSizes = [50, 100]

/** The state of a list in its address: page, page size and filters. */
export interface ListState {
  page: number
  /** Set if it is not the default. */
  size?: number
  values: FilterValues
}

/**
 * Parses an address; unknown filters are ignored. Bookmarks, mails and saved views may name fields as they were called
 * before a release.
 */
export function readListState(
  query: URLSearchParams,
  filters: Filter[],
  renames: readonly Rename[] = [],
): ListState {
  const values: FilterValues = {}
  for (const filter of filters) {
    const value = valueOf(filter, writtenValue(filter, query, renames))
    if (value !== undefined) values[filter.name] = value
  }
  const page = Number(query.get('page'))
  const size = pageSizes.find((pageSize) => String(pageSize) === query.get('size'))
  return {
    page: Number.isSafeInteger(page) && page > 0 ? Math.min(page, 1_000_000) : 1,
    ...(size && { size }),
    values,
  }
}

/** A value of an address that its filter does not have, such as a state that was removed from the schema. */
export interface InvalidValue {
  filter: Filter
  value: string
}

export const invalidValues = (
  query: URLSearchParams,
  filters: Filter[],
  renames: readonly Rename[] = [],
): InvalidValue[] =>
  filters
    .map((filter) => ({ filter, value: writtenValue(filter, query, renames) }))
    .filter(({ filter, value }) => value !== '' && valueOf(filter, value) === undefined)

/** The text of a filter in an address, under its name of today or a former one. */
function writtenValue(filter: Filter, query: URLSearchParams, renames: readonly Rename[]): string {
  const names = [filter.name, ...formerNames(filter.name, renames)]
  const named = names.find((name) => query.has(name))
  const written = printable((named && query.get(named)) ?? '')
  return isOrder(filter) ? currentOrder(written, renames) : written
}

/** The server refuses control characters, which come from copied text and cannot be seen in an input. */
export const printable = (written: string) => written.replace(/\p{Cc}+/gu, ' ').trim()

export function writeListState({ page, size, values }: ListState): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) query.set(name, String(value))
  if (size) query.set('size', String(size))
  if (page > 1) query.set('page', String(page))
  return query
}

function currentOrder(order: string, renames: readonly Rename[]): string {
  const sign = order.startsWith('-') ? '-' : ''
  return sign + currentName(order.slice(sign.length), renames)
}

/** True if a parameter sorts records rather than filtering them. */
export const isOrder = ({ schema }: Filter) => schema['x-widget'] === 'order'

/** True if only links set the filter: it has no input. */
export const isHidden = ({ schema }: Filter) => schema['x-widget'] === 'hidden'

export const filterTitle = (filter: Filter) =>
  isOrder(filter) ? text('screens.order.title') : titleOf(filter.schema, filter.name, language)

/**
 * The choices of a filter. `all` stands for no choice: it has the value 0, or is the first of an order, which always has
 * a value.
 */
export function filterChoices(filter: Filter) {
  const choices = choicesOf(filter.schema, language)
  const all = isOrder(filter) ? choices[0] : choices.find(({ value }) => value === 0)
  return { all, choices: choices.filter((choice) => choice !== all) }
}

function valueOf({ schema }: Filter, given: string): string | number | undefined {
  if (given === '') return undefined
  const choices = choicesOf(schema, language)
  if (choices.length > 0) return choices.find(({ value }) => String(value) === given)?.value
  if (schema.type === 'integer') return wholeNumber(schema, given)
  if (schema.format === 'date') return dayOfText(given)
  // Too long a text is shown as it is, so that it can be shortened.
  return given
}

function wholeNumber({ minimum = 0, maximum = 999_999_999 }: FieldSchema, given: string) {
  const value = /^\d{1,15}$/.test(given) ? Number(given) : Number.NaN
  return value >= minimum && value <= maximum ? value : undefined
}
