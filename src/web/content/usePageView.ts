import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Time on the page after which it counts as viewed. */
const viewedAfterMs = 6000

/** Counts a view if the page was opened from another page and stayed open. */
export function usePageView(id: number, count: (id: number) => Promise<unknown>): void {
  // The first page of a visit or after a reload also has the type POP, like going back; its key tells it apart.
  const isFirst = useLocation().key === 'default'
  const fromPage = useNavigationType() !== 'POP' || (isFirst && cameByLink())
  const isView = useEffectEvent(() => fromPage)
  const countView = useEffectEvent(count)

  // Navigating to the same page again is not a second view.
  useEffect(() => {
    if (!isView()) return
    // Fire and forget: a failure does not concern the page.
    const timer = window.setTimeout(() => void countView(id).catch(() => undefined), viewedAfterMs)
    return () => window.clearTimeout(timer)
  }, [id])
}

/** A click before the scripts have loaded navigates by the browser, so the referrer tells where it came from. */
function cameByLink(): boolean {
  const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (loading?.type !== 'navigate' || !document.referrer) return false
  return new URL(document.referrer).origin === location.origin
}
