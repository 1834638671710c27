import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { comparisonAddress, readComparison, type ComparisonState } from './comparison-state'

/**
 * The state in the address. Changes apply to the newest state, since a second click may come before the next render.
 */
export function useComparisonState() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const state = useMemo(() => readComparison(new URLSearchParams(search)), [search])
  const newest = useRef(state)
  useEffect(() => {
    newest.current = state
  }, [state])
  const change = useCallback(
    (next: (state: ComparisonState) => Partial<ComparisonState>) => {
      newest.current = { ...newest.current, ...next(newest.current) }
      void navigate(comparisonAddress(newest.current), { replace: true, preventScrollReset: true })
    },
    [navigate],
  )
  return { state, change }
}
