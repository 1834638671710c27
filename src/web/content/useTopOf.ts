import { useEffect } from 'react'
import { useNavigationType } from 'react-router'

/** Scrolls to the top for another record; going back restores the position. */
export function useTopOf(key: string | number | undefined): void {
  const opened = useNavigationType() !== 'POP'
  useEffect(() => {
    if (opened) window.scrollTo(0, 0)
    // Scroll only when the record changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key])
}
