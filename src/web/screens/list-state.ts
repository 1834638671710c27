import { useSearchParams } from 'react-router'
import { choicesOf } from '../../domain/field-schema'
import { language } from '../locale'
import type { Filter } from './lists'
import type { FilterValues } from './resource'

/** What a list shows, as its address says: which page, narrowed by what. */
export interface ListState {
  page: number
  values: FilterValues
}

/** Reads an address; what the filters do not know is left out. */
export function readListState(query: URLSearchParams, filters: Filter[]): ListState {
  const values: FilterValues = {}
  for (const filter of filters) {
    const value = valueOf(filter, query.get(filter.name)?.trim() ?? '')
    if (value !== undefined) values[filter.name] = value
  }
  const page = Number(query.get('page'))
  return { page: Number.isSafeInteger(page) && page > 0 ? Math.min(page, 1_000_000) : 1, values }
}

export function writeListState({ page, values }: ListState): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) query.set(name, String(value))
  if (page > 1) query.set('page', String(page))
  return query
}

/** Whether a filter says in which order records come, and not which of them. */
export const isOrder = ({ schema }: Filter) => schema['x-widget'] === 'order'

/** The state of a list, kept in the address: reload, back and a shared link show the same. */
export function useListState(filters: Filter[]) {
  const [query, setQuery] = useSearchParams()
  const state = readListState(query, filters)
  return {
    ...state,
    /** As an address says it, without its page. */
    query: writeListState({ page: 1, values: state.values }).toString(),
    show: (query: string) => setQuery(query),
    openPage: (page: number) => setQuery(writeListState({ ...state, page })),
    /** In place of a page that is not there: back does not lead to it again. */
    correctPage: (page: number) => setQuery(writeListState({ ...state, page }), { replace: true }),
    /** Another question begins at its first page. */
    narrow: (values: FilterValues) => setQuery(writeListState({ page: 1, values })),
  }
}

function valueOf({ schema }: Filter, given: string): string | number | undefined {
  if (given === '') return undefined
  const choices = choicesOf(schema, language)
  if (choices.length > 0) return choices.find(({ value }) => String(value) === given)?.value
  if (schema.type === 'integer') return /^\d{1,9}$/.test(given) ? Number(given) : undefined
  return [...given].slice(0, schema.maxLength).join('')
}
