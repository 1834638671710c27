import type { CatalogueIndex } from './catalogue-index'
import type { KeywordHits } from './keyword-search'
import { chosenByClass } from './measures'
import { keywordHits, type Chosen, type Question } from './question'
import { classesOf, type ClassRange } from './scope'

/** A question in index numbers. */
export interface Narrowing {
  classes: ClassRange
  chosen: Chosen[]
  keyword: KeywordHits | undefined
}

export function narrowingOf(index: CatalogueIndex, question: Question): Narrowing {
  return {
    classes: classesOf(index, question),
    chosen: chosenByClass(index, question),
    keyword: keywordHits(index, question),
  }
}
