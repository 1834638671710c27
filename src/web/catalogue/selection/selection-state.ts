import { codes } from '../../../domain/catalogue/characteristic-codes'
import { cut, searchedPart } from '../../../domain/catalogue/keyword'
import {
  choiceCodeOf,
  choiceName,
  numberCodeOf,
  numberName,
} from '../../../domain/catalogue/selection-address'
import type { Schemas } from '../../../domain/schemas'
import { entryIn } from '../../../domain/lists/items'

/** State of a selection, all of it in the page's address. */
export interface SelectionState {
  categoryType?: Schemas['CategoryType'] | undefined
  abbreviation?: string | undefined
  /** Category name of a link; used if it is a known name; read, never written. */
  selectName?: string | undefined
  classId?: number | undefined
  keyword: string
  /** 1 = names, class and category; 2 = product models */
  searchType: 1 | 2
  /** Chosen values by field code: values of one characteristic are ORed, characteristics ANDed. */
  choices: Readonly<Record<string, readonly string[]>>
  /**
   * Typed measures by field code of the numeric input; the values they find become choices of its target
   * characteristic.
   */
  numbers: Readonly<Record<string, number>>
  sort: Sort
  /** Column of the size table that orders the models in place of `sort`. */
  orderBy?: string | undefined
  /** Undefined: the default direction of the sort. */
  asc?: boolean | undefined
  page: number
  /** Rows of a page of the size table; undefined: as last chosen. */
  rows?: RowCount | undefined
  view?: View | undefined
  /** The size table as a matrix. */
  face?: 'matrix' | undefined
}

/** 1 = default, 2 = sales, 3 = favourites, 4 = newest */
export type Sort = 1 | 2 | 3 | 4
export type View = 'grid' | 'table'
/** All rows are loaded while one scrolls. */
export type RowCount = 10 | 50 | 100 | 'all'

export const sorts: readonly Sort[] = [1, 2, 3, 4]
export const rowCounts: readonly RowCount[] = [10, 50, 100, 'all']

/** Characteristics entered as a number, and the characteristic whose values the number finds. */
export const numericInputs: Readonly<
  Record<string, { target: string; measure: 'diameter' | 'thickness' }>
> = {
  [codes.aperture]: { target: codes.diameter, measure: 'diameter' },
  [codes.thickness]: { target: codes.grip, measure: 'thickness' },
}

export const emptySelection: SelectionState = {
  keyword: '',
  searchType: 1,
  choices: {},
  numbers: {},
  sort: 1,
  page: 1,
}

const mostChoices = 200

/** Parses an address, including hand-written ones; invalid parts are ignored. */
export function parseSelection(params: URLSearchParams): SelectionState {
  const choices: Record<string, string[]> = {}
  const numbers: Record<string, number> = {}
  let count = 0
  for (const [name, value] of params) {
    const code = choiceCodeOf(name)
    const text = cut(value, 200)
    if (code && text && !choices[code]?.includes(text) && count++ < mostChoices)
      (choices[code] ??= []).push(text)
    const input = numberCodeOf(name)
    const number = Number(value || NaN)
    if (input && numericInputs[input] && number >= 0 && number <= 100_000) numbers[input] = number
  }
  const sort = whole(params.get('sort'), 4) ?? 1
  const asc = params.get('asc')
  const orderBy = params.get('orderBy') ?? ''
  const view = params.get('view')
  return {
    // `whole` let only the numbers of the categories pass.
    categoryType: whole(params.get('categoryType'), 2) as Schemas['CategoryType'] | undefined,
    abbreviation:
      cut(params.get('abbreviation') ?? '', 100) ||
      cut(params.get('abbreviationEn') ?? '', 100) ||
      undefined,
    selectName: cut(params.get('selectName') ?? '', 100) || undefined,
    classId: whole(params.get('classId'), 2_147_483_647),
    keyword: searchedPart(params.get('keyword') ?? ''),
    searchType: params.get('searchType') === '2' ? 2 : 1,
    choices,
    numbers,
    // `whole` let only the numbers of the orders pass.
    sort: sort as Sort,
    orderBy: /^\w{1,100}$/.test(orderBy) ? orderBy : undefined,
    asc: asc === 'true' || asc === 'false' ? asc === 'true' : undefined,
    page: whole(params.get('page'), 1_000_000) ?? 1,
    rows: rowCounts.find((rows) => String(rows) === params.get('rows')),
    view: view === 'grid' || view === 'table' ? view : undefined,
    face: params.get('face') === 'matrix' ? 'matrix' : undefined,
  }
}

/** The query of an address, with `?`; defaults are omitted so that each state has one address. */
export function writeSelection(state: SelectionState): string {
  const params = new URLSearchParams()
  const put = (name: string, value: string | number | boolean | undefined, usual?: unknown) => {
    if (value !== undefined && value !== '' && value !== usual) params.append(name, String(value))
  }
  put('categoryType', state.categoryType)
  put('abbreviation', state.abbreviation)
  put('classId', state.classId)
  put('keyword', state.keyword)
  if (state.keyword) put('searchType', state.searchType, 1)
  for (const code of Object.keys(state.numbers).sort()) put(numberName(code), state.numbers[code])
  for (const code of Object.keys(state.choices).sort())
    for (const value of entryIn(state.choices, code)) put(choiceName(code), value)
  put('sort', state.sort, 1)
  put('orderBy', state.orderBy)
  put('asc', state.asc, isAscending({ ...state, asc: undefined }))
  put('page', state.page, 1)
  put('rows', state.rows)
  put('view', state.view)
  put('face', state.face)
  const query = params.toString()
  return query && `?${query}`
}

/** The default order and columns are ascending; the others start with the most or the newest. */
export function isAscending({
  sort,
  orderBy,
  asc,
}: Pick<SelectionState, 'sort' | 'orderBy' | 'asc'>): boolean {
  return asc ?? (sort === 1 || orderBy !== undefined)
}

/** The default order lists classes first, unless one is chosen or models are searched for. */
export function listOf(state: SelectionState): 'classes' | 'products' {
  const searchesModels = state.keyword !== '' && state.searchType === 2
  return state.sort === 1 && state.classId === undefined && !searchesModels ? 'classes' : 'products'
}

/** Applies a change and returns to the first page. */
export function changed(state: SelectionState, change: Partial<SelectionState>): SelectionState {
  return { ...state, page: 1, ...change }
}

/** Changes the class. Another class has other columns, so an order by one of them is dropped. */
export function withClass(state: SelectionState, classId: number | undefined): SelectionState {
  return changed(withoutColumnOrder(state), { classId })
}

const withoutColumnOrder = (state: SelectionState): SelectionState =>
  state.orderBy === undefined ? state : { ...state, orderBy: undefined, asc: undefined }

/** Translates values given in the other language; returns the same object if there are none. */
export function inThisSpelling(
  state: SelectionState,
  facets: readonly Pick<Schemas['Characteristic'], 'fieldCode' | 'valueList'>[],
): SelectionState {
  const choices = { ...state.choices }
  let respelled = false
  for (const { fieldCode, valueList } of facets) {
    const own = new Map(valueList.map(({ val, otherVal }) => [otherVal, val]))
    const listed = new Set(valueList.map(({ val }) => val))
    const chosen = choices[fieldCode]
    if (!chosen?.some((value) => own.has(value) && !listed.has(value))) continue
    const spelled = chosen.map((value) => (listed.has(value) ? value : (own.get(value) ?? value)))
    choices[fieldCode] = [...new Set(spelled)]
    respelled = true
  }
  return respelled ? { ...state, choices } : state
}

/** Values in the address that a list of characteristics does not contain in either language. */
export function unlisted(
  { choices }: Pick<SelectionState, 'choices'>,
  listed: readonly Pick<Schemas['Characteristic'], 'fieldCode' | 'valueList'>[],
): { code: string; value: string }[] {
  return Object.entries(choices).flatMap(([code, values]) => {
    const list = listed.find(({ fieldCode }) => fieldCode === code)?.valueList ?? []
    const known = new Set(list.flatMap(({ val, otherVal }) => [val, otherVal]))
    return values.filter((value) => !known.has(value)).map((value) => ({ code, value }))
  })
}

/** Changes the scope. Another type or category has other characteristics, so the filters are dropped. */
export function withScope(
  state: SelectionState,
  scope: Pick<SelectionState, 'categoryType' | 'abbreviation'>,
): SelectionState {
  return changed(withoutColumnOrder(state), {
    categoryType: scope.categoryType,
    abbreviation: scope.abbreviation,
    selectName: undefined,
    classId: undefined,
    choices: {},
    numbers: {},
  })
}

/** Toggles a value; a number that had found values of this characteristic is dropped. */
export function withChoice(
  state: SelectionState,
  code: string,
  value: string,
  chosen: boolean,
): SelectionState {
  const others = (state.choices[code] ?? []).filter((other) => other !== value)
  return withValues(state, code, chosen ? [...others, value] : others)
}

/** Sets the values of one characteristic. */
export function withValues(
  state: SelectionState,
  code: string,
  values: readonly string[],
): SelectionState {
  const inputs = Object.entries(numericInputs)
  const sources = inputs.filter(([, { target }]) => target === code).map(([source]) => source)
  return changed(state, {
    choices: values.length > 0 ? { ...state.choices, [code]: values } : omit(state.choices, code),
    numbers: omit(state.numbers, ...sources),
  })
}

/** Sets a typed number in place of the values chosen before; undefined clears both. */
export function withNumber(
  state: SelectionState,
  code: string,
  number: number | undefined,
): SelectionState {
  const target = entryIn(numericInputs, code).target
  const numbers = omit(state.numbers, code)
  return changed(state, {
    choices: omit(state.choices, target),
    numbers: number === undefined ? numbers : { ...numbers, [code]: number },
  })
}

/** Sets the values a number has found. */
export function withFound(
  state: SelectionState,
  code: string,
  values: readonly string[],
): SelectionState {
  return {
    ...state,
    choices: { ...state.choices, [entryIn(numericInputs, code).target]: values },
  }
}

/** The first number whose values have not been looked up yet. */
export function pendingNumber(state: SelectionState): string | undefined {
  return Object.keys(state.numbers).find(
    (code) => !state.choices[entryIn(numericInputs, code).target],
  )
}

/** True if the chosen values of a characteristic are those found by a typed number. */
export function isFound(state: SelectionState, code: string): boolean {
  return Object.keys(state.numbers).some((source) => numericInputs[source]?.target === code)
}

/** Drops all filters and keeps the scope. */
export function withoutChoices(state: SelectionState): SelectionState {
  return changed(state, { choices: {}, numbers: {} })
}

function whole(text: string | null, most: number): number | undefined {
  const number = Number(text || NaN)
  return Number.isInteger(number) && number >= 1 && number <= most ? number : undefined
}

function omit<T>(record: Readonly<Record<string, T>>, ...names: string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)))
}
