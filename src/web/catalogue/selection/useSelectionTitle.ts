import { inLanguage, text } from '../../language/locale'
import { placeOf } from './ScopeSelects'
import { useCategories, useClasses } from './selection-queries'
import type { SelectionState } from './selection-state'

/** Title of the page: the search, or else the narrowest of class, category and type. */
export function useSelectionTitle(state: SelectionState) {
  const categories = useCategories()
  const classes = useClasses()
  const chosen = classes.data?.find(({ id }) => id === state.classId)
  const className = chosen && inLanguage(chosen.className, chosen.classNameEn)
  const types = categories.data ?? []
  const { category } = placeOf(state.abbreviation, types) ?? placeOf(state.selectName, types) ?? {}
  const type = types.find(({ categoryType }) => categoryType === state.categoryType)

  const named = state.keyword
    ? text('catalogue.selection.searchFor', { keyword: state.keyword })
    : (className ??
      (category && inLanguage(category.abbreviation, category.abbreviationEn)) ??
      type?.categoryTypeName)
  const coming = categories.isPending || classes.isPending
  return { title: named ?? (coming ? undefined : text('catalogue.selection.allTypes')), className }
}
