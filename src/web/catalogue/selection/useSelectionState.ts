import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { parseSelection, writeSelection, type SelectionState } from './selection-state'

export interface SelectionRoute {
  state: SelectionState
  /** The address of another state on this page. */
  addressOf: (next: SelectionState) => string
  go: (next: SelectionState, how?: { replace: boolean }) => void
}

/** The state in the address; each change is an entry of the history. */
export function useSelectionState(): SelectionRoute {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const state = useMemo(() => parseSelection(new URLSearchParams(search)), [search])
  return useMemo(() => {
    const addressOf = (next: SelectionState) => pathname + writeSelection(next)
    return {
      state,
      addressOf,
      go: (next, how) => void navigate(addressOf(next), { preventScrollReset: true, ...how }),
    }
  }, [state, pathname, navigate])
}
