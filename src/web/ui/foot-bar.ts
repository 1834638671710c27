import { useCallback } from 'react'

/** Bars at the bottom of the window, lowest first. Floating elements above them read their height (tokens.css). */
export type FootBar = 'look' | 'page' | 'order'

/** For the `ref` of such a bar: publishes its height while it is mounted. */
export function useFootBar(bar: FootBar) {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      const { style } = document.documentElement
      const name = `--foot-${bar}`
      const sizes = new ResizeObserver(() => style.setProperty(name, `${element.offsetHeight}px`))
      sizes.observe(element)
      return () => {
        sizes.disconnect()
        style.removeProperty(name)
      }
    },
    [bar],
  )
}
