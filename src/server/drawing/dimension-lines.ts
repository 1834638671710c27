import type { Callout, Dimension } from './design'
import { label, polyline, segments, widthOf, type Spot } from './svg'
import type { Frame } from './views'

const laneHeight = 26
const firstLane = 22
const textSize = 14
const colour = '#0b5394'
/** Half the height of a text in pixels; closer extension lines would run into it. */
const halfText = 9

/** A dimension line with its text, in its own lane. */
interface Lane {
  readonly callout: Callout
  readonly text: string
  readonly offset: number
}

export interface Lanes {
  readonly above: readonly Lane[]
  readonly below: readonly Lane[]
  readonly left: readonly Lane[]
  readonly right: readonly Lane[]
  /** Room that the lanes take on each side of the view, in pixels. */
  readonly room: Frame
}

/** Length that a text with its arrows needs between the extension lines. */
const roomFor = (text: string) => widthOf(text, textSize) + 26

const figure = (value: number) => String(Math.round(value * 100) / 100)

/** Text at a dimension line: symbol and figure, Ø for diameters. */
export function textOfDimension({ symbol, value, label: own }: Dimension) {
  const round = /^(d|D|dk|dc|dm|dl|d1|d2)$/.test(symbol) ? 'Ø' : ''
  return `${symbol} ${own ?? `${round}${figure(value)}`}`
}

/**
 * Assigns a lane to each dimension, shorter ones nearer to the part, so that no line crosses a text. With `scale`
 * (pixels per mm), texts that do not fit their length get room too.
 */
export function lanesOf(
  callouts: readonly Callout[],
  dimensions: readonly Dimension[],
  frame: Frame,
  scale = Infinity,
): Lanes {
  const textFor = new Map(
    dimensions.map((dimension) => [dimension.symbol, textOfDimension(dimension)]),
  )
  const lanes = (direction: Callout['direction'], side: Callout['side']) => {
    const lines = callouts
      .filter((callout) => callout.direction === direction && callout.side === side)
      .filter(({ symbol }) => textFor.has(symbol))
      .sort((callout, other) => callout.to - callout.from - (other.to - other.from))
    let offset = firstLane
    return lines.map((callout): Lane => {
      const text = textFor.get(callout.symbol) ?? ''
      const lane = { callout, text, offset }
      offset += direction === 'horizontal' ? laneHeight : widthOf(text, textSize) + 16
      return lane
    })
  }
  const above = lanes('horizontal', 'before')
  const below = lanes('horizontal', 'after')
  const left = lanes('vertical', 'before')
  const right = lanes('vertical', 'after')
  const reach = (all: readonly Lane[], extra: (lane: Lane) => number) =>
    all.reduce((most, lane) => Math.max(most, lane.offset + extra(lane)), 6)
  const beside = ({ text }: Lane) => widthOf(text, textSize) + 12
  // The text of a short length stands to its right and may extend beyond the part.
  const beyond = [...above, ...below]
    .filter(({ callout, text }) => (callout.to - callout.from) * scale < 1.08 * roomFor(text))
    .map(({ callout, text }) => (callout.to - frame.right) * scale + 22 + widthOf(text, textSize))
  return {
    above,
    below,
    left,
    right,
    room: {
      top: reach(above, () => 20),
      bottom: reach(below, () => 12),
      left: reach(left, beside),
      right: Math.max(reach(right, beside), ...beyond),
    },
  }
}

/** Draws all dimension lines of a view; `edges` is the view in pixels. */
export function dimensionLines(lanes: Lanes, place: (spot: Spot) => Spot, edges: Frame): string {
  const lines: string[] = []
  const texts: string[] = []
  const draw = (all: readonly Lane[], level: (offset: number) => number) => {
    for (const lane of all) {
      const drawing =
        lane.callout.direction === 'horizontal'
          ? horizontal(lane, place, level(lane.offset))
          : vertical(lane, place, level(lane.offset))
      lines.push(drawing.lines)
      texts.push(drawing.text)
    }
  }
  // A thin part leaves no room for texts beside it, so lanes start beyond them.
  const middle = (edges.top + edges.bottom) / 2
  const top = Math.min(edges.top, middle - halfText)
  const bottom = Math.max(edges.bottom, middle + halfText)
  draw(lanes.above, (offset) => top - offset)
  draw(lanes.below, (offset) => bottom + offset)
  draw(lanes.left, (offset) => edges.left - offset)
  draw(lanes.right, (offset) => edges.right + offset)
  return [...lines, ...texts].join('')
}

function horizontal({ callout, text }: Lane, place: (spot: Spot) => Spot, y: number) {
  const [x1, startY] = place([callout.from, callout.at])
  const [x2] = place([callout.to, callout.at])
  const past = y > startY ? 3 : -3
  const span = x2 - x1
  const inside = span > roomFor(text)
  const arrowsInside = span > 24
  const out = inside ? 0 : 14
  return {
    lines:
      segments(
        [
          [
            [x1, startY + past],
            [x1, y + past],
          ],
          [
            [x2, startY + past],
            [x2, y + past],
          ],
          [
            [x1 - (arrowsInside ? 0 : 14), y],
            [x2 + out, y],
          ],
        ],
        'measure',
      ) +
      arrow([x1, y], arrowsInside ? [1, 0] : [-1, 0]) +
      arrow([x2, y], arrowsInside ? [-1, 0] : [1, 0]),
    text: inside
      ? label(text, [(x1 + x2) / 2, y - 4], {
          size: textSize,
          anchor: 'middle',
          colour,
          ground: true,
        })
      : label(text, [x2 + 18, y + 5], { size: textSize, colour, ground: true }),
  }
}

function vertical({ callout, text }: Lane, place: (spot: Spot) => Spot, x: number) {
  const [startX, y1] = place([callout.at, callout.to])
  const [, y2] = place([callout.at, callout.from])
  const past = x > startX ? 3 : -3
  const arrowsInside = y2 - y1 > 24
  const out = arrowsInside ? 0 : 14
  const right = callout.side === 'after'
  return {
    lines:
      segments(
        [
          [
            [startX + past, y1],
            [x + past, y1],
          ],
          [
            [startX + past, y2],
            [x + past, y2],
          ],
          [
            [x, y1 - out],
            [x, y2 + out],
          ],
        ],
        'measure',
      ) +
      arrow([x, y1], arrowsInside ? [0, 1] : [0, -1]) +
      arrow([x, y2], arrowsInside ? [0, -1] : [0, 1]),
    text: label(text, [x + (right ? 5 : -5), (y1 + y2) / 2 + 5], {
      size: textSize,
      anchor: right ? 'start' : 'end',
      colour,
      ground: true,
    }),
  }
}

/** An arrow whose tip is at a spot, its shaft leading away along a direction. */
function arrow([x, y]: Spot, [dx, dy]: Spot) {
  const [length, half] = [9, 1.7]
  const back: Spot = [x + dx * length, y + dy * length]
  return polyline(
    [
      [x, y],
      [back[0] - dy * half, back[1] + dx * half],
      [back[0] + dy * half, back[1] - dx * half],
    ],
    'measure',
    colour,
    true,
  )
}
