import type { Body } from './body'
import type { Meaning } from './texts'

/** Source of a figure: a standard or the model's nominal value, a computation, or a typical proportion. */
export type Origin = 'standard' | 'computed' | 'typical'

/** A size of a part in mm, with the letter that marks it in the drawing. */
export interface Dimension {
  readonly symbol: string
  readonly meaning: Meaning
  readonly value: number
  readonly origin: Origin
  /** Text in place of the bare figure, such as M12 × 1.25. */
  readonly label?: string
}

/**
 * Position of a dimension in the drawing. Side view: u along the part's axis (tools: to the right), v away from it
 * (tools: up). End view: both across the axis.
 */
export interface Callout {
  readonly symbol: string
  readonly view: 'side' | 'end'
  readonly direction: 'horizontal' | 'vertical'
  readonly from: number
  readonly to: number
  /** The other coordinate, at which the extension lines start. */
  readonly at: number
  readonly side: 'before' | 'after'
}

/** Result of a family: bodies, dimensions and orientation. */
export interface Design {
  readonly bodies: readonly Body[]
  /** Direction of the bodies' z axis in space: x, y, or already placed. */
  readonly stance: 'lying' | 'standing' | 'placed'
  readonly callouts: readonly Callout[]
  /** The second view of a placed part is the top view instead of the left view. */
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
