import { useEffect, type RefObject } from 'react'

/**
 * Exposes the visible part of the window to an element's styles as `--seen-top` and `--seen-height`: a phone's
 * keyboard covers the rest, and no CSS unit accounts for that in all browsers.
 */
export function useSeenArea(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const area = window.visualViewport
    if (!area) return
    const tell = () => {
      element.current?.style.setProperty('--seen-top', `${area.offsetTop}px`)
      element.current?.style.setProperty('--seen-height', `${area.height}px`)
    }
    tell()
    area.addEventListener('resize', tell)
    area.addEventListener('scroll', tell)
    return () => {
      area.removeEventListener('resize', tell)
      area.removeEventListener('scroll', tell)
    }
  }, [element])
}
