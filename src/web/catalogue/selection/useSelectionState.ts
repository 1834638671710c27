import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { parseSelection, writeSelection, type SelectionState } from './selection-state'

export interface SelectionRoute {
  state: SelectionState
  /** Address of another state of this page. */
  addressOf: (next: SelectionState) => string
  /** Changes the newest state, since a second click may come before the next render. */
  go: (change: (state: SelectionState) => SelectionState, how?: { replace: boolean }) => void
}

/** The state in the address; each change is a history entry. */
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
