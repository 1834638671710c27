import type { CatalogueIndex } from './catalogue-index'
import { itemAt } from '../../../domain/lists/items'

/** The part of the catalogue that a question is about. */
export interface Scope {
  categoryType?: number
  /** Abbreviation of the category, in either language. */
  abbreviation?: string
  classId?: number
}

/** Classes of a scope are consecutive; `to` is exclusive. */
export interface ClassRange {
  from: number
  to: number
}

export function classesOf(index: CatalogueIndex, scope: Scope): ClassRange {
  const { categories, classes, categoryOf, numberOf } = index
  const inScope = (number: number) => {
    const category = itemAt(categories, itemAt(categoryOf, number))
    return (
      (scope.categoryType === undefined || category.categoryType === scope.categoryType) &&
      (!scope.abbreviation ||
        category.abbreviation === scope.abbreviation ||
        category.abbreviationEn === scope.abbreviation)
    )
  }
  if (scope.classId !== undefined) {
    const number = numberOf.class.get(scope.classId)
    return number !== undefined && inScope(number)
      ? { from: number, to: number + 1 }
      : { from: 0, to: 0 }
  }
  const from = classes.findIndex((_, number) => inScope(number))
  if (from < 0) return { from: 0, to: 0 }
  let to = from + 1
  while (to < classes.length && inScope(to)) to++
  return { from, to }
}
