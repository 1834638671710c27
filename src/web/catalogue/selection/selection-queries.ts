import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Schemas } from '../../../domain/schemas'
import { api, dataOf, queries } from '../../calls/api'
import {
  isAscending,
  listOf,
  numericInputs,
  pendingNumber,
  writeSelection,
  type RowCount,
  type SelectionState,
} from './selection-state'
import { entryIn } from '../../../domain/lists/items'

/** One page of results: product classes or products, with the facets to narrow them. */
export type SelectionAnswer =
  | { list: 'classes'; page: Schemas['ClassPage'] }
  | { list: 'products'; page: Schemas['ProductPage'] }

/** Models of one call where all rows are shown. */
export const windowSize = 100

/** Rows of a page. */
export const sizeOf = (rows: RowCount): number => (rows === 'all' ? windowSize : rows)

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
export function useSelection(state: SelectionState, rows: RowCount) {
  return useQuery({
    ...selectionQuery(state, rows),
    enabled: pendingNumber(state) === undefined,
    placeholderData: keepPreviousData,
  })
}

/** Prefetches a likely next selection. */
export function prefetchSelection(state: SelectionState, rows: RowCount): void {
  void queries.prefetchQuery(selectionQuery(state, rows))
}

export function prefetchProduct(id: number): void {
  void queries.prefetchQuery({
    queryKey: ['product', id],
    queryFn: () => dataOf(api.GET('/web/product/info/{id}', { params: { path: { id } } })),
    meta: { quiet: true },
  })
}

function selectionQuery(state: SelectionState, rows: RowCount) {
  // How the answer is shown does not affect it, so it is not part of the query key.
  const asked = { ...state, view: undefined, face: undefined, rows: undefined }
  const page = rows === 'all' ? 1 : state.page
  return {
    queryKey: ['selection', writeSelection({ ...asked, page }), sizeOf(rows)],
    queryFn: () => ask({ ...asked, page }, sizeOf(rows)),
  }
}

/** One window of all models of a selection. */
export function windowQuery(state: SelectionState, page: number) {
  const asked = { ...state, view: undefined, face: undefined, rows: undefined, page }
  return {
    queryKey: ['selection', writeSelection(asked), windowSize],
    queryFn: () => ask(asked, windowSize),
    // Comparing a hundred records with those of before would hold up scrolling.
    structuralSharing: false,
  }
}

type Side = Pick<Schemas['Characteristic'], 'id' | 'fieldCode'>

/** The models of a selection by two characteristics, whatever is chosen of these two. */
export function useMatrix(selection: SelectionState, down: Side, across: Side) {
  const sides = [down.fieldCode, across.fieldCode]
  const others = Object.entries(selection.choices).filter(([code]) => !sides.includes(code))
  const state = { ...selection, choices: Object.fromEntries(others) }
  return useQuery({
    queryKey: ['sizes', scopeOf(state), searchOf(state), state.choices, state.numbers, ...sides],
    queryFn: async () => {
      const query = { ...scopeOf(state), ...searchOf(state), down: down.id, across: across.id }
      const body = await selectionsOf(state)
      return dataOf(api.POST('/web/product/size/matrix', { params: { query }, body }))
    },
    placeholderData: keepPreviousData,
  })
}

async function ask(state: SelectionState, size: number): Promise<SelectionAnswer> {
  const body = await selectionsOf(state)
  const query = {
    ...scopeOf(state),
    ...searchOf(state),
    orderColumn: state.sort,
    asc: isAscending(state),
    current: state.page,
    size,
  }
  if (listOf(state) === 'classes') {
    const page = await dataOf(api.POST('/web/product/class/page', { params: { query }, body }))
    learnIds(page.characterList)
    return { list: 'classes', page }
  }
  const { orderBy } = state
  const params = { query: { ...query, ...(orderBy !== undefined && { orderBy }) } }
  const page = await dataOf(api.POST('/web/product/page', { params, body }))
  learnIds(page.characterList)
  return { list: 'products', page }
}

const searchOf = ({ keyword, searchType }: SelectionState) =>
  keyword === '' ? {} : { keyword, searchType }

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
