import { useEffect, useEffectEvent } from 'react'
import { useNavigationType } from 'react-router'

/** Scrolls to the top for another record; going back restores the position. */
export function useTopOf(key: string | number | undefined): void {
  const opened = useNavigationType() !== 'POP'
  const scroll = useEffectEvent(() => {
    if (opened) window.scrollTo(0, 0)
  })
  useEffect(() => scroll(), [key])
}
