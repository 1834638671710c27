import type { CSSProperties } from 'react'

/** Pixels between the highlighted part and the edge of its highlight. */
const margin = 8
/** Least distance of the card from the edges of the window. */
const edge = 16
const cardWidth = 380

export function holeStyle({ left, top, width, height }: DOMRect): CSSProperties {
  return {
    left: left - margin,
    top: top - margin,
    width: width + 2 * margin,
    height: height + 2 * margin,
  }
}

/**
 * Below the target, else above it, else at the bottom of the window; always inside the window, wherever the target is
 * scrolled to.
 */
export function cardStyle(place: DOMRect | undefined, height: number): CSSProperties {
  const lowest = Math.max(edge, window.innerHeight - height - edge)
  if (!place) return { left: edge, top: lowest }
  const widest = document.documentElement.clientWidth - cardWidth - edge
  const left = Math.max(edge, Math.min(place.left, widest))
  const below = place.bottom + 2 * margin
  const above = place.top - 2 * margin - height
  const top = below <= lowest ? below : above >= edge ? above : lowest
  return { left, top: Math.max(edge, Math.min(top, lowest)) }
}
