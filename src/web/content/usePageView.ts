import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Time on the page after which it counts as viewed. */
export const viewedAfterMs = 6000

/** Counts a view if the page was opened from another page and stayed open. */
export function usePageView(id: number, count: (id: number) => Promise<unknown>): void {
  // The first page of a visit or after a reload also has the type POP, like going back; its key tells it apart.
  const isFirst = useLocation().key === 'default'
  const fromPage = useNavigationType() !== 'POP' || (isFirst && cameByLink())
  const counted = useRef(count)

  useEffect(() => {
    if (!fromPage) return
    // Fire and forget: a failure does not concern the page.
    const timer = window.setTimeout(
      () => void counted.current(id).catch(() => undefined),
      viewedAfterMs,
    )
    return () => window.clearTimeout(timer)
    // Navigating to the same page again is not a second view.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id])
}

/** A click before the scripts have loaded navigates by the browser, so the referrer tells where it came from. */
function cameByLink(): boolean {
  const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (loading?.type !== 'navigate' || !document.referrer) return false
  return new URL(document.referrer).origin === location.origin
}
