import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { parseSelection, writeSelection, type SelectionState } from './selection-state'

export interface SelectionRoute {
  state: SelectionState
  /** The address of another state on this page. */
  addressOf: (next: SelectionState) => string
  /** Changes the newest state: one may click twice before the page is drawn again. */
  go: (change: (state: SelectionState) => SelectionState, how?: { replace: boolean }) => void
}

/** The state in the address; each change is an entry of the history. */
export function useSelectionState(): SelectionRoute {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const state = useMemo(() => parseSelection(new URLSearchParams(search)), [search])
  const newest = useRef(state)
  useEffect(() => {
    newest.current = state
  }, [state])
  const ways = useMemo(() => {
    const addressOf = (next: SelectionState) => pathname + writeSelection(next)
    const go: SelectionRoute['go'] = (change, how) => {
      newest.current = change(newest.current)
      void navigate(addressOf(newest.current), { preventScrollReset: true, ...how })
    }
    return { addressOf, go }
  }, [pathname, navigate])
  return useMemo(() => ({ state, ...ways }), [state, ways])
}
