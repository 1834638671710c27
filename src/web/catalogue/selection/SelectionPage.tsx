import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Schemas } from '../../../domain/schemas'
import { queries } from '../../calls/api'
import { writeStored } from '../../session/storage'
import { usePageTitle } from '../../ui/page-title'
import { ComparisonBar } from '../ComparisonBar'
import { ChosenValues } from './ChosenValues'
import { Facets } from './Facets'
import { OwnPartHits } from './OwnPartHits'
import { ResultList } from './ResultList'
import { ScopeSelects, placeOf } from './ScopeSelects'
import { rowsOf } from './rows'
import { arriveTables } from './tables'
import { sizeOf, useSelection, useCategories, useClasses } from './selection-queries'
import { OrderingHelp } from '../../ui/OrderingHelp'
import styles from './SelectionPage.module.css'
import { SelectionTour } from './SelectionTour'
import { SortBar, useView } from './SortBar'
import { useDropped } from './useDropped'
import { useFoundNumbers } from './useFoundNumbers'
import { inThisSpelling, type RowCount, type SelectionState } from './selection-state'
import { useSelectionState, type SelectionRoute } from './useSelectionState'
import { inLanguage, text } from '../../language/locale'

/** The selection page: narrows thousands of products by characteristics. */
export function SelectionPage() {
  const route = useSelectionState()
  useFoundNumbers(route)
  const rows = rowsOf(route.state, useView(route.state.view).view)
  const selection = useSelection(route.state, rows)
  const facets = selection.data?.page.characterList
  const shown = useLastKnown(facets, selection.isError)
  const { title, className } = useSelectionTitle(route.state)
  const named = title !== undefined
  usePageTitle(title)
  useThisSpelling(route, facets)
  useLastPage(route, selection, rows)
  useWithdrawnClass(route, selection)
  useRememberedAddress()
  const dropped = useDropped(route, selection.isPlaceholderData ? undefined : facets)
  const top = useRef<HTMLDivElement>(null)
  const toTop = () => top.current?.scrollIntoView({ block: 'start' })

  return (
    <div className={`page ${styles.page}`}>
      <ScopeSelects route={route} />
      <div className={styles.head}>
        <h1 className={styles.title}>{title ?? '\u00a0'}</h1>
        {/* The tour needs the list, which renders after its heading, and at least one result to point at. */}
        <SelectionTour ready={named && (selection.data?.page.total ?? 0) > 0} />
      </div>
      {dropped.length > 0 && (
        <div className={styles.dropped} role="status">
          {dropped.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      <div className={styles.columns}>
        <Facets facets={shown} route={route} onShowResults={toTop} />
        <div className={styles.results} ref={top}>
          <SortBar route={route} />
          {named && shown && <ChosenValues facets={shown} className={className} route={route} />}
          <OrderingHelp keyword={route.state.keyword} />
          {route.state.keyword && <OwnPartHits keyword={route.state.keyword} />}
          <ResultList
            selection={selection}
            rows={rows}
            named={named}
            route={route}
            onTurn={toTop}
          />
        </div>
      </div>
      <ComparisonBar />
    </div>
  )
}

SelectionPage.arrive = arriveTables

/** The previous facets if the current ones failed to load, so that filters can still be removed. */
function useLastKnown(facets: Schemas['Characteristic'][] | undefined, failed: boolean) {
  const [last, setLast] = useState(facets)
  if (facets && facets !== last) setLast(facets)
  return facets ?? (failed ? last : undefined)
}

/** Translates the values in an address from the other language. */
function useThisSpelling({ state, go }: SelectionRoute, facets?: Schemas['Characteristic'][]) {
  useEffect(() => {
    if (!facets || inThisSpelling(state, facets) === state) return
    go((now) => inThisSpelling(now, facets), { replace: true })
  }, [state, go, facets])
}

/** Goes to the last page if the address names one beyond it. */
function useLastPage(
  { state, go }: SelectionRoute,
  { data, isPlaceholderData }: ReturnType<typeof useSelection>,
  rows: RowCount,
) {
  const isOnePage = rows === 'all' || (data?.list === 'classes' && data.page.models !== undefined)
  const last = !data || isPlaceholderData ? undefined : lastPage(data.page.total, isOnePage, rows)
  useEffect(() => {
    if (last && state.page > last) go((now) => ({ ...now, page: last }), { replace: true })
  }, [state.page, go, last])
}

const lastPage = (total: number, isOnePage: boolean, rows: RowCount) =>
  isOnePage ? 1 : Math.max(1, Math.ceil(total / sizeOf(rows)))

/** A class without characteristics was withdrawn since the classes were loaded; loaded again, they say so. */
function useWithdrawnClass({ state }: SelectionRoute, selection: ReturnType<typeof useSelection>) {
  const page = selection.isPlaceholderData ? undefined : selection.data?.page
  const isGone = state.classId !== undefined && page?.characterList.length === 0
  useEffect(() => {
    if (isGone) void queries.invalidateQueries({ queryKey: ['classes'] })
  }, [isGone])
}

/** Stores the target of a product's "back to selection". */
function useRememberedAddress() {
  const { pathname, search } = useLocation()
  useEffect(() => writeStored('lastSelection', pathname + search), [pathname, search])
}

/** Title of the page: the search, or else the narrowest of class, category and type. */
function useSelectionTitle(state: SelectionState) {
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
