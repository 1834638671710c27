import { useEffect } from 'react'
import { useNavigationType } from 'react-router'

/** Another record begins at its top; going back leads to where one was. */
export function useTopOf(key: string | number | undefined): void {
  const opened = useNavigationType() !== 'POP'
  useEffect(() => {
    if (opened) window.scrollTo(0, 0)
    // Only another record moves the page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key])
}
