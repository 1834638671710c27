import { useCallback } from 'react'

/** Bars at the foot of the window, the lower one first. What floats above them reads how high they are (tokens.css). */
export type FootBar = 'look' | 'page'

/** For the `ref` of such a bar: says how high it is as long as it is there. */
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
