import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Schemas } from '../../../domain/schemas'
import { api, dataOf, queries } from '../../calls/api'
import {
  isAscending,
  listOf,
  numericInputs,
  pendingNumber,
  writeSelection,
  type SelectionState,
} from './selection-state'
import { entryIn } from '../../../domain/lists/items'

/** One page of results: product classes or products, with the facets to narrow them. */
export type SelectionAnswer =
  | { list: 'classes'; page: Schemas['ClassPage'] }
  | { list: 'products'; page: Schemas['ProductPage'] }

export const pageSize = 10

/** Categories and classes seldom change. */
const seldom = { staleTime: 300_000 }

export function useCategories() {
  return useQuery({
    queryKey: ['categories'],
    queryFn: () => dataOf(api.GET('/web/product/revision/categoryType/abbreviation')),
    ...seldom,
  })
}

/** All classes of all categories. */
export function useClasses() {
  return useQuery({
    queryKey: ['classes', 'all'],
    queryFn: () => dataOf(api.GET('/web/product/revision/class/list')),
    ...seldom,
  })
}

/** The results of a selection; keeps the previous ones until the next arrive. */
export function useSelection(state: SelectionState) {
  return useQuery({
    ...selectionQuery(state),
    enabled: pendingNumber(state) === undefined,
    placeholderData: keepPreviousData,
  })
}

/** Prefetches a likely next selection. */
export function prefetchSelection(state: SelectionState): void {
  void queries.prefetchQuery(selectionQuery(state))
}

export function prefetchProduct(id: number): void {
  void queries.prefetchQuery({
    queryKey: ['product', id],
    queryFn: () => dataOf(api.GET('/web/product/info/{id}', { params: { path: { id } } })),
    meta: { quiet: true },
  })
}

function selectionQuery(state: SelectionState) {
  // The view does not affect the answer, so it is not part of the query key.
  const question = writeSelection({ ...state, view: undefined })
  return {
    queryKey: ['selection', question],
    queryFn: () => ask(state),
  }
}

async function ask(state: SelectionState): Promise<SelectionAnswer> {
  const body = await selectionsOf(state)
  const query = {
    ...scopeOf(state),
    ...(state.keyword && { keyword: state.keyword, searchType: state.searchType }),
    orderColumn: state.sort,
    asc: isAscending(state),
    current: state.page,
    size: pageSize,
  }
  const request = { params: { query }, body }
  if (listOf(state) === 'classes') {
    const page = await dataOf(api.POST('/web/product/class/page', request))
    learnIds(page.characterList)
    return { list: 'classes', page }
  }
  const page = await dataOf(api.POST('/web/product/page', request))
  learnIds(page.characterList)
  return { list: 'products', page }
}

/** The values a typed number finds, in the language of the page. */
export async function findValues(state: SelectionState, code: string): Promise<string[]> {
  const number = state.numbers[code]
  const { measure } = entryIn(numericInputs, code)
  const lookup = { ...scopeOf(state), [measure]: number }
  const list = listOf(state)
  const answer = await queries.fetchQuery({
    queryKey: ['lookup', list, code, lookup],
    queryFn: async () => {
      if (list === 'classes' && measure === 'diameter') {
        const body = { ...lookup, fieldCode: code }
        return dataOf(api.POST('/web/product/filter/class/code/diameter', { body }))
      }
      const characterId = (await idsOf(state, [code])).get(code)
      const body = { ...lookup, ...(characterId !== undefined && { characterId }) }
      if (list === 'classes')
        return dataOf(api.POST('/web/product/filter/class/thickness', { body }))
      return measure === 'diameter'
        ? dataOf(api.POST('/web/product/filter/model/diameter', { body }))
        : dataOf(api.POST('/web/product/filter/model/thickness', { body }))
    },
    ...seldom,
  })
  return answer.map(({ val }) => val)
}

export function scopeOf({
  categoryType,
  abbreviation,
  classId,
}: Pick<SelectionState, 'categoryType' | 'abbreviation' | 'classId'>) {
  return {
    ...(categoryType && { categoryType }),
    ...(abbreviation && { abbreviation }),
    ...(classId && { classId }),
  }
}

/**
 * The filters of the request: the chosen values, and the measures that found some of them, since not every found
 * value fits every class.
 */
async function selectionsOf(state: SelectionState): Promise<Schemas['CharacteristicChoice'][]> {
  const measures = Object.entries(state.numbers).map(([code, number]) => [code, [`${number}`]])
  const chosen: Record<string, readonly string[]> = {
    ...state.choices,
    ...Object.fromEntries(measures),
  }
  const codes = Object.keys(chosen)
  if (codes.length === 0) return []
  const ids = await idsOf(state, codes)
  return codes.flatMap((code) => {
    const characterId = ids.get(code)
    // Ignore a characteristic that the catalogue no longer has.
    if (characterId === undefined) return []
    return entryIn(chosen, code).map((characterVal) => ({ characterId, characterVal }))
  })
}

/** Characteristic ids by field code: from earlier answers, or fetched if an address comes first. */
const knownIds = new Map<string, number>()

function learnIds(characteristics: Schemas['Characteristic'][]) {
  for (const { fieldCode, id } of characteristics) knownIds.set(fieldCode, id)
}

async function idsOf(state: SelectionState, codes: string[]): Promise<Map<string, number>> {
  if (codes.every((code) => knownIds.has(code))) return knownIds
  learnIds(await characteristicsOf(scopeOf(state)))
  return knownIds
}

/** The characteristics of a type, category or class with all values; without a scope, of the whole catalogue. */
export function characteristicsOf(query: ReturnType<typeof scopeOf> = {}) {
  return queries.fetchQuery({
    queryKey: ['characteristics', query],
    queryFn: () => dataOf(api.GET('/web/product/revision/character', { params: { query } })),
    ...seldom,
  })
}
