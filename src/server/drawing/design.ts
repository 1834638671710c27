import type { Body } from './body'
import type { Meaning } from './texts'

/** Where a figure comes from: a standard or the model's own nominal value, a computation, a usual proportion. */
export type Origin = 'standard' | 'computed' | 'typical'

/** A size of a part in mm, with the letter that marks it in the drawing. */
export interface Dimension {
  readonly symbol: string
  readonly meaning: Meaning
  readonly value: number
  readonly origin: Origin
  /** What the drawing writes instead of the bare figure, such as M12 × 1.25. */
  readonly label?: string
}

/**
 * Where a dimension stands in the drawing. In the side view u runs along the axis of the part
 * (tools: to the right) and v away from it (tools: up); in the end view both run across.
 */
export interface Callout {
  readonly symbol: string
  readonly view: 'side' | 'end'
  readonly direction: 'horizontal' | 'vertical'
  readonly from: number
  readonly to: number
  /** The other coordinate, where the extension lines begin. */
  readonly at: number
  readonly side: 'before' | 'after'
}

/** What a family makes of its sizes. */
export interface Design {
  readonly bodies: readonly Body[]
  /** How z of the bodies lies in space: along x, along y, or already as drawn. */
  readonly stance: 'lying' | 'standing' | 'placed'
  readonly callouts: readonly Callout[]
  /** The second view of a placed part is from above instead of from the left. */
  readonly plan?: boolean
}

/** A length along the axis, written below the side view or above it. */
export function along(
  symbol: string,
  from: number,
  to: number,
  at: number,
  side: 'above' | 'below' = 'below',
): Callout {
  return {
    symbol,
    view: 'side',
    direction: 'horizontal',
    from,
    to,
    at: side === 'below' ? -at : at,
    side: side === 'below' ? 'after' : 'before',
  }
}

/** A diameter in the side view, written left or right of it. */
export function across(
  symbol: string,
  diameter: number,
  at: number,
  side: 'left' | 'right' = 'right',
): Callout {
  const half = diameter / 2
  return {
    symbol,
    view: 'side',
    direction: 'vertical',
    from: -half,
    to: half,
    at,
    side: side === 'left' ? 'before' : 'after',
  }
}

/** A width in the end view: across flats horizontally, across corners vertically. */
export function endwise(
  symbol: string,
  width: number,
  direction: 'horizontal' | 'vertical',
  at = 0,
): Callout {
  return { symbol, view: 'end', direction, from: -width / 2, to: width / 2, at, side: 'after' }
}
