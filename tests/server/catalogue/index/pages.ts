import { answerClasses, answerPage } from '../../../../src/server/catalogue/index/answer'
import type { CatalogueIndex } from '../../../../src/server/catalogue/index/catalogue-index'
import type { Suggestion } from '../../../../src/server/catalogue/index/suggestion'
import type { Question } from '../../../../src/server/catalogue/index/question'
import { question } from './small-catalogue'

interface SentPage<R> {
  records: R[]
  total: number
  current: number
  size: number
  classCount: number
  suggestions: Suggestion[]
  characterList: {
    id: number
    fieldName: string
    isRequired: number
    isHidden: number
    valueList: { id: number; val: string; otherVal?: string; count: number }[]
  }[]
}

interface SentModel {
  id: number
  model: string
  materialName: string
  characterList: { id: number; fieldVal: string }[]
}

// The index writes this JSON; tests check its shape.
export function pageOf(index: CatalogueIndex, given: Partial<Question> = {}) {
  return JSON.parse(answerPage(index, question(given)).body.toString()) as SentPage<SentModel>
}

export function classPageOf(index: CatalogueIndex, given: Partial<Question> = {}) {
  return JSON.parse(answerClasses(index, question(given)).body.toString()) as SentPage<{
    id: number
    className: string
    count: number
  }>
}

export function modelsOf(index: CatalogueIndex, given: Partial<Question> = {}): string[] {
  return pageOf(index, { size: 100, ...given }).records.map(({ model }) => model)
}

/** The values of a facet with their counts, as `val:count`. */
export function facetOf(page: SentPage<unknown>, characteristicId: number): string[] | undefined {
  return page.characterList
    .find(({ id }) => id === characteristicId)
    ?.valueList.map(({ val, count }) => `${val}:${count}`)
}
