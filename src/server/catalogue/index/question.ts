import type { Language } from '../../../domain/language/language'
import type { CatalogueIndex } from './catalogue-index'
import { searchKeyword, type SearchType } from './keyword-search'
import type { Scope } from './scope'
import { workspaceOf } from './workspace'

/** A customer's selection request. */
export interface Question extends Scope {
  language: Language
  selections: Selection[]
  keyword?: string
  /** 1 = common search (default), 2 = product models. */
  searchType?: SearchType
  /** 1 default, 2 sales, 3 collection, 4 new. */
  orderColumn: 1 | 2 | 3 | 4
  /** Column that orders the models in place of `orderColumn`: a field code, or a figure of every model. */
  orderBy?: string
  /** Default: ascending for the default order and for columns, else descending. */
  asc?: boolean
  /** Page, from 1. */
  current: number
  size: number
}

/** Values of one characteristic are alternatives (or); characteristics combine (and). */
export interface Selection {
  characterId: number
  /** Text of the value in either language. */
  characterVal: string
}

/** A characteristic with chosen values; an unknown one has the number -1 and matches no model. */
export interface Chosen {
  characteristic: number
  values: number[]
  /** Values by class number, if they differ between classes. */
  inClass?: (classNumber: number) => number[]
}

export function chosenOf(index: CatalogueIndex, selections: Selection[]): Chosen[] {
  const chosen = new Map<number, Set<number>>()
  for (const { characterId, characterVal } of selections) {
    const characteristic = index.numberOf.characteristic.get(characterId) ?? -1
    const values = chosen.get(characteristic) ?? new Set()
    chosen.set(characteristic, values)
    for (const value of index.numberOf.value.get(`${characteristic}:${characterVal}`) ?? [])
      values.add(value)
  }
  return [...chosen].map(([characteristic, values]) => ({ characteristic, values: [...values] }))
}

export function keywordHits(
  index: CatalogueIndex,
  { keyword = '', searchType = 1 }: Pick<Question, 'keyword' | 'searchType'>,
) {
  if (keyword.trim() === '') return undefined
  const { keywords } = workspaceOf(index)
  const key = `${searchType} ${keyword}`
  const known = keywords.get(key)
  if (known) return known
  const hits = searchKeyword(index, keyword, { type: searchType })
  if (hits) keywords.set(key, hits)
  return hits
}

/** Cache key: equal for questions with the same answer. */
export function keyOf(index: CatalogueIndex, question: Question): string {
  const { language, categoryType, classId, searchType = 1, orderColumn, current, size } = question
  const { abbreviation = '', keyword = '', orderBy = '', selections } = question
  const texts = selections.map((selection) => `${selection.characterId}=${selection.characterVal}`)
  if (texts.length > 1) texts.sort()
  texts.push(abbreviation, keyword.trim(), orderBy)
  const direction = isAscending(question) ? 'up' : 'down'
  return (
    `${index.version} ${index.edition ?? 0} ${index.ranked} ${language} ${categoryType} ${classId} ${searchType}` +
    ` ${orderColumn} ${direction} ${current} ${size} ${JSON.stringify(texts)}`
  )
}

export function isAscending({
  asc,
  orderColumn,
  orderBy,
}: Pick<Question, 'asc' | 'orderColumn' | 'orderBy'>): boolean {
  return asc ?? (orderColumn === 1 || orderBy !== undefined)
}
