import { useEffect, type RefObject } from 'react'

/**
 * Tells an element's styles which part of the window is in sight, as `--seen-top` and `--seen-height`: the keyboard of a
 * phone covers the rest, and no unit of CSS knows it everywhere.
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
