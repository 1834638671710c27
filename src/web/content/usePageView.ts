import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Who stays so long has looked at the page. */
export const viewedAfterMs = 6000

/** Counts a view of what is read here, once it was opened from another page and stayed open. */
export function usePageView(id: number, count: (id: number) => Promise<unknown>): void {
  // The first page of a visit, one that is loaded again, and one that is gone back to come by POP.
  const isFirst = useLocation().key === 'default'
  const fromPage = useNavigationType() !== 'POP' || (isFirst && cameByLink())
  const counted = useRef(count)

  useEffect(() => {
    if (!fromPage) return
    // Nobody waits for the count, so its failure is no matter of the page.
    const timer = window.setTimeout(
      () => void counted.current(id).catch(() => undefined),
      viewedAfterMs,
    )
    return () => window.clearTimeout(timer)
    // Going on to the same page by another way is no second view.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id])
}

/** Who clicks before the scripts have come leaves one page of the shop for another by the browser's own means. */
function cameByLink(): boolean {
  const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (loading?.type !== 'navigate' || !document.referrer) return false
  return new URL(document.referrer).origin === location.origin
}
