import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { longestKeyword, searchedPart, spacedPlainly } from '../../../domain/catalogue/keyword'
import type { Schemas } from '../../../domain/schemas'
import { inLanguage, text } from '../../language/locale'
import { placeOf } from './ScopeSelects'
import { characteristicsOf, useCategories, useClasses } from './selection-queries'
import {
  changed,
  unlisted,
  withChoice,
  writeSelection,
  type SelectionState,
} from './selection-state'
import type { SelectionRoute } from './useSelectionState'

type Change = (state: SelectionState) => SelectionState

/**
 * An old or hand-written address may name things that do not exist. They are removed from the address, and the
 * returned sentences say so until the selection changes. The facets belong to this address, once loaded.
 */
export function useDropped(
  route: SelectionRoute,
  facets: Schemas['Characteristic'][] | undefined,
): readonly string[] {
  const { state, go } = route
  const { search } = useLocation()
  const { data: types } = useCategories()
  const { data: classes } = useClasses()
  const [notice, setNotice] = useState<{ query: string; sentences: readonly string[] }>({
    query: '',
    sentences: [],
  })

  // A class that is withdrawn while its page is open is named as it was.
  const names = useRef(new Map<number, string>())
  useEffect(() => {
    for (const { id, className, classNameEn } of classes ?? [])
      names.current.set(id, inLanguage(className, classNameEn))
  }, [classes])

  useEffect(() => {
    function drop(sentences: readonly string[], change: Change = (now) => now) {
      if (sentences.length === 0) return
      setNotice((before) => {
        const kept = before.query === writeSelection(state) ? before.sentences : []
        return {
          query: writeSelection(change(state)),
          sentences: [...new Set([...kept, ...sentences])],
        }
      })
      go(change, { replace: true })
    }

    const known = { types, classes, names: names.current }
    const scope = goneScope(new URLSearchParams(search), state, known)
    if (scope.sentences.length > 0) return drop(scope.sentences, scope.change)
    const column = state.orderBy
    if (column !== undefined && facets && facets.length > 0 && !isColumn(column, facets))
      return drop([text('catalogue.selection.gone.order', { value: column })], (now) => ({
        ...now,
        orderBy: undefined,
      }))
    if (!facets || unlisted(state, facets).length === 0) return undefined

    let current = true
    // A value not listed here may exist elsewhere in the catalogue; then the empty result explains itself.
    characteristicsOf().then(
      (all) => {
        const missing = new Set(unlisted(state, all).map(({ code, value }) => `${code} ${value}`))
        // A characteristic that no model of the class has filters nothing.
        const foreign = new Set(
          state.classId === undefined
            ? []
            : Object.keys(state.choices).filter(
                (code) => !facets.some(({ fieldCode }) => fieldCode === code),
              ),
        )
        const gone = unlisted(state, facets).filter(
          ({ code, value }) => missing.has(`${code} ${value}`) || foreign.has(code),
        )
        if (!current || gone.length === 0) return
        drop(
          gone.map(({ code, value }) => {
            const name = all.find(({ fieldCode }) => fieldCode === code)?.fieldName ?? code
            return missing.has(`${code} ${value}`)
              ? text('catalogue.selection.gone.value', { name, value })
              : text('catalogue.selection.gone.characteristic', { name, value })
          }),
          (now) =>
            gone.reduce((left, { code, value }) => withChoice(left, code, value, false), now),
        )
      },
      // The failed call has shown its error.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [search, state, go, types, classes, facets])

  return notice.query === writeSelection(state) ? notice.sentences : []
}

interface Catalogue {
  types: Schemas['Category'][] | undefined
  classes: Pick<Schemas['ProductClass'], 'id'>[] | undefined
  /** Names of the classes seen so far. */
  names: ReadonlyMap<number, string>
}

const figures = ['netWeight', 'inventory', 'minQuantity']

const isColumn = (name: string, facets: Schemas['Characteristic'][]) =>
  figures.includes(name) || facets.some(({ fieldCode }) => fieldCode === name)

/**
 * Names the parts of the scope (type, category, class, search) that do not exist, as far as the catalogue has loaded.
 */
function goneScope(
  address: URLSearchParams,
  state: SelectionState,
  { types, classes, names }: Catalogue,
) {
  const named = (name: string) => address.get(name)?.trim() ?? ''
  const sentences: string[] = []
  const without: Partial<SelectionState> = {}
  const value = { type: named('categoryType'), class: named('classId') }
  if (value.type && state.categoryType === undefined)
    sentences.push(text('catalogue.selection.gone.type', { value: value.type }))
  const { abbreviation } = state
  if (abbreviation && types && !placeOf(abbreviation, types)) {
    sentences.push(text('catalogue.selection.gone.category', { value: abbreviation }))
    without.abbreviation = undefined
  }
  const isClass = classes?.some(({ id }) => id === state.classId) ?? state.classId !== undefined
  if (value.class && !isClass) {
    const name = state.classId === undefined ? undefined : names.get(state.classId)
    sentences.push(
      name === undefined
        ? text('catalogue.selection.gone.class', { value: value.class })
        : text('catalogue.selection.gone.namedClass', { value: name }),
    )
    without.classId = undefined
  }
  const keyword = named('keyword')
  if (searchedPart(keyword) !== spacedPlainly(keyword))
    sentences.push(text('catalogue.selection.keywordCut', { most: longestKeyword }))
  const isLess = Object.keys(without).length > 0
  return { sentences, change: (now: SelectionState) => (isLess ? changed(now, without) : now) }
}
