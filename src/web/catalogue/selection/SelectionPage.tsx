import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Schemas } from '../../../domain/schemas'
import { writeStored } from '../../session/storage'
import { usePageTitle } from '../../ui/page-title'
import { ComparisonBar } from '../ComparisonBar'
import { ChosenValues } from './ChosenValues'
import { Facets } from './Facets'
import { OwnPartHits } from './OwnPartHits'
import { ResultList } from './ResultList'
import { ScopeSelects } from './ScopeSelects'
import { pageSize, useSelection } from './selection-queries'
import styles from './SelectionPage.module.css'
import { SelectionTour } from './SelectionTour'
import { SortBar } from './SortBar'
import { useDropped } from './useDropped'
import { useFoundNumbers } from './useFoundNumbers'
import { inThisSpelling } from './selection-state'
import { useSelectionState, type SelectionRoute } from './useSelectionState'
import { useSelectionTitle } from './useSelectionTitle'

/** From thousands of products to one, characteristic by characteristic. */
export function SelectionPage() {
  const route = useSelectionState()
  useFoundNumbers(route)
  const selection = useSelection(route.state)
  const facets = selection.data?.page.characterList
  const shown = useLastKnown(facets, selection.isError)
  const { title, className } = useSelectionTitle(route.state)
  const named = title !== undefined
  usePageTitle(title)
  useThisSpelling(route, facets)
  useLastPage(route, selection)
  useRememberedAddress()
  const dropped = useDropped(route, selection.isPlaceholderData ? undefined : facets)
  const top = useRef<HTMLDivElement>(null)
  const toTop = () => top.current?.scrollIntoView({ block: 'start' })

  return (
    <div className={`page ${styles.page}`}>
      <ScopeSelects route={route} />
      <h1 className={styles.title}>{title ?? '\u00a0'}</h1>
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
          {route.state.keyword && <OwnPartHits keyword={route.state.keyword} />}
          <ResultList selection={selection} named={named} route={route} onTurn={toTop} />
        </div>
      </div>
      {/* Without its heading the list is not drawn yet, and an empty one cannot be pointed at. */}
      {named && selection.data && selection.data.page.total > 0 && <SelectionTour />}
      <ComparisonBar />
    </div>
  )
}

/** The facets of before where those of now could not be had: what was chosen can be given up there. */
function useLastKnown(facets: Schemas['Characteristic'][] | undefined, failed: boolean) {
  const [last, setLast] = useState(facets)
  if (facets && facets !== last) setLast(facets)
  return facets ?? (failed ? last : undefined)
}

/** A link from the other language: the address says from now on what this language calls the chosen values. */
function useThisSpelling({ state, go }: SelectionRoute, facets?: Schemas['Characteristic'][]) {
  useEffect(() => {
    if (!facets || inThisSpelling(state, facets) === state) return
    go((now) => inThisSpelling(now, facets), { replace: true })
  }, [state, go, facets])
}

/** An old address may name a page that is no longer there: the last one takes its place. */
function useLastPage({ state, go }: SelectionRoute, selection: ReturnType<typeof useSelection>) {
  const total = selection.isPlaceholderData ? undefined : selection.data?.page.total
  const last = total === undefined ? undefined : Math.max(1, Math.ceil(total / pageSize))
  useEffect(() => {
    if (last && state.page > last) go((now) => ({ ...now, page: last }), { replace: true })
  }, [state.page, go, last])
}

/** Where "back to selection" of a product leads. */
function useRememberedAddress() {
  const { pathname, search } = useLocation()
  useEffect(() => writeStored('lastSelection', pathname + search), [pathname, search])
}
