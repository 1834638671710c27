import { colour } from './sheet'
import { arrow, card, path, text } from './shapes'

/** The plot area of a chart: its lower left corner and its size. */
export interface Field {
  x: number
  y: number
  w: number
  h: number
}

/** A card with two axes and their symbols. */
export const axes = ({ x, y, w, h }: Field, across: string, up: string) =>
  [
    card(x - 56, y - h - 46, w + 106, h + 96),
    arrow(x, y, x + w + 20, y, colour.ink, 2.5),
    arrow(x, y, x, y - h - 14, colour.ink, 2.5),
    text(x + w + 12, y + 30, across),
    text(x - 28, y - h + 4, up),
  ].join('')

/** A curve through points given as shares (0 to 1) of the plot area. */
export function curve(
  { x, y, w, h }: Field,
  points: readonly (readonly [number, number])[],
  stroke: string = colour.brand,
  { dash, width = 5 }: { dash?: string; width?: number } = {},
) {
  const at = ([across, up]: readonly [number, number]) => `${x + across * w} ${y - up * h}`
  return path(`M${points.map(at).join('L')}`, { stroke, width, ...(dash ? { dash } : {}) })
}

/** The area between an upper and a lower curve. */
export function band(
  { x, y, w, h }: Field,
  upper: readonly (readonly [number, number])[],
  lower: readonly (readonly [number, number])[],
  fill: string,
) {
  const at = ([across, up]: readonly [number, number]) => `${x + across * w} ${y - up * h}`
  return path(`M${[...upper, ...[...lower].reverse()].map(at).join('L')}Z`, { fill, opacity: 0.8 })
}

/** Samples a function between two shares of the plot area. */
export const sampled = (
  from: number,
  to: number,
  of: (share: number) => number,
): [number, number][] =>
  Array.from({ length: 49 }, (_, i) => {
    const share = from + ((to - from) * i) / 48
    return [share, of(share)]
  })
