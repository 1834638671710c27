/** A part of the question that may be given up: a characteristic's choice, the keyword or the class. */
export interface GivenUp {
  change: 'drop' | 'keyword' | 'class'
  characterId?: number
  fieldName?: string
  /** The value to give up; missing if several values of the characteristic are given up. */
  characterVal?: string
}

/** A change, or two combined, that leads to results. */
export interface Suggestion extends Omit<GivenUp, 'change'> {
  change: GivenUp['change'] | 'replace' | 'searchType' | 'respell' | 'words'
  toVal?: string
  /** Words of the keyword to give up. */
  without?: string[]
  also?: GivenUp
  /** Number of models after the change. */
  total: number
}

export interface Way {
  suggestion: Suggestion
  /** Sort key, descending; the number of models unless a better measure exists. */
  place: number
}

export const byModels = (suggestion: Suggestion): Way => ({ suggestion, place: suggestion.total })
