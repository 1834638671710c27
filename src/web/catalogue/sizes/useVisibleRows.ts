import { startTransition, useEffect, useState, type RefObject } from 'react'

/** Height of a row in pixels; SizeTable.module.css says the same. */
export const rowHeight = 36
/** Rows drawn above and below those in view. */
const around = 12
/** The range moves by this many rows, so that most scroll events draw nothing. */
const step = 8
/** Rows drawn before the height of the box is known. */
const first = 30

export interface RowRange {
  from: number
  /** Exclusive. */
  to: number
}

/** The rows of a scrolling box that are in view or near it; of a short table all, wherever a longer one was scrolled to. */
export function useVisibleRows(box: RefObject<HTMLElement | null>, total: number): RowRange {
  const [range, setRange] = useState<RowRange>({ from: 0, to: first })

  useEffect(() => {
    const element = box.current
    if (!element || total <= first) return undefined
    let frame = 0
    const look = () => {
      frame = 0
      const top = Math.floor(element.scrollTop / rowHeight)
      const seen = Math.ceil(element.clientHeight / rowHeight)
      const from = Math.max(0, Math.floor((top - around) / step) * step)
      const to = Math.ceil((top + seen + around) / step) * step
      // A transition: React may pause between rows for the next scroll event.
      startTransition(() =>
        setRange((now) => (now.from === from && now.to === to ? now : { from, to })),
      )
    }
    const ask = () => (frame ||= requestAnimationFrame(look))
    element.addEventListener('scroll', ask, { passive: true })
    const resized = new ResizeObserver(ask)
    resized.observe(element)
    return () => {
      element.removeEventListener('scroll', ask)
      resized.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [box, total])

  if (total <= first) return { from: 0, to: total }
  return { from: Math.min(range.from, total), to: Math.min(Math.max(range.to, first), total) }
}
