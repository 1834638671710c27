import type { Body } from '../body'
import { across, along, endwise, type Callout, type Design } from '../design'
import type { Measures } from '../measures'
import type { Surface } from '../surfaces'
import { contour, type Section } from '../turned'

/** A shank with its thread; z = 0 is the bearing face, or the top of a countersunk head. */
interface Shank {
  readonly d: number
  readonly pitch: number
  readonly length: number
  readonly threaded: number
  /** Start of the shank below the head, and radius of the fillet there. */
  readonly from: number
  readonly fillet: number
}

/** The outside of a shank from the head to the tip, with a real thread. */
export function shank({ d, pitch, length, threaded, from, fillet }: Shank): Section[] {
  const start = Math.max(from + Math.max(fillet, 0.6 * pitch), length - threaded)
  return [
    {
      kind: 'arc',
      centre: [from + fillet, d / 2 + fillet],
      radius: fillet,
      degrees: [180, 270],
      steps: 3,
    },
    contour([start, d / 2]),
    {
      kind: 'thread',
      from: start,
      to: length,
      diameter: d,
      pitch,
      start: 'run-out',
      end: 'chamfer',
    },
    contour([length, 0]),
  ]
}

/** Nominal length and thread length of a bolt or screw; records them. */
export function shankOf(m: Measures, d: number) {
  const length = m.size('L', {
    meaning: 'length',
    characteristic: 'length',
    columns: [],
    typical: 5 * d,
  })
  const upTo125 = m.hidden('bShort', 2 * d + 6)
  const byLength =
    length <= 125
      ? upTo125
      : length <= 200
        ? m.hidden('bMid', upTo125 + 6)
        : m.hidden('bLong', upTo125 + 19)
  const reference = m.has('b') ? m.hidden('b', byLength) : byLength
  const { className, values } = m.facts
  const full =
    /全螺纹/.test(values.extent ?? className) ||
    length <= m.hidden('fullThreadTo', 0) ||
    reference >= length - 1.5
  if (!full) {
    const column = m.has('b') ? 'b' : length <= 125 ? 'bShort' : length <= 200 ? 'bMid' : 'bLong'
    m.size('b', { meaning: 'threadLength', columns: [column], typical: reference })
  }
  return { length, threaded: full ? length : reference, full }
}

/** The dimension lines that all bolts and screws share. */
export function shankCallouts(
  d: number,
  length: number,
  threaded: number,
  full: boolean,
): Callout[] {
  return [
    ...(full ? [] : [along('b', length - threaded, length, d / 2)]),
    along('L', 0, length, d / 2),
    across('d', d, length, 'right'),
  ]
}

interface HeadSizes {
  readonly s: number
  readonly k: number
  readonly d: number
}

/** Sizes of a hexagon head; records them. */
function hexagonHead(m: Measures, d: number): HeadSizes {
  const s = m.size('s', { meaning: 'acrossFlats', info: 'edgeWidth', typical: 1.5 * d })
  m.size('e', {
    meaning: 'acrossCorners',
    columns: ['eMin'],
    info: 'diagonalSize',
    typical: 1.11 * s,
  })
  const k = m.size('k', { meaning: 'headHeight', typical: 0.65 * d })
  return { s, k, d }
}

export function hexagonBolt(m: Measures, surface: Surface): Design {
  const { d, pitch } = m.thread()
  const { s, k } = hexagonHead(m, d)
  const { length, threaded, full } = shankOf(m, d)
  const bearing = m.hidden('dw', 0.94 * s)
  const face = m.hidden('c', 0.04 * d)
  const outside: Section[] = [
    contour([-k, 0]),
    { kind: 'hexagon', from: -k, to: -face, acrossFlats: s, chamfered: 'from' },
    contour([-face, bearing / 2], [0, bearing / 2]),
    ...shank({ d, pitch, length, threaded, from: 0, fillet: m.hidden('r', 0.05 * d) }),
  ]
  return lying({ kind: 'turned', outside }, surface, [
    along('k', -k, 0, s * 0.577, 'above'),
    ...shankCallouts(d, length, threaded, full),
    endwise('s', s, 'horizontal'),
    endwise('e', s * 1.1547, 'vertical'),
  ])
}

export function flangeBolt(m: Measures, surface: Surface): Design {
  const { d, pitch } = m.thread()
  const { s, k } = hexagonHead(m, d)
  const flange = m.size('dc', {
    meaning: 'flangeDiameter',
    info: 'flangeDiameter',
    typical: 2.1 * d,
  })
  const edge = m.size('c', { meaning: 'flangeThickness', typical: 0.15 * d })
  const { length, threaded, full } = shankOf(m, d)
  const outside: Section[] = [
    contour([-k, 0]),
    {
      kind: 'hexagon',
      from: -k,
      to: -flangeTop(flange, s, edge),
      acrossFlats: s,
      chamfered: 'from',
    },
    ...flangeBelow(flange, s, edge, -1),
    ...shank({ d, pitch, length, threaded, from: 0, fillet: 0.05 * d }),
  ]
  return lying({ kind: 'turned', outside }, surface, [
    along('k', -k, 0, flange / 2, 'above'),
    across('dc', flange, 0, 'left'),
    ...shankCallouts(d, length, threaded, full),
    endwise('s', s, 'horizontal'),
    endwise('e', s * 1.1547, 'vertical'),
  ])
}

/** z at which the cone of a flange meets the hexagon above it. */
export const flangeTop = (flange: number, s: number, edge: number) =>
  edge + Math.max(0.2, flange / 2 - 0.59 * s) * Math.tan((25 * Math.PI) / 180)

/** The cone and rounded edge of a flange; `towards` -1 if the head lies at negative z. */
export function flangeBelow(flange: number, s: number, edge: number, towards: 1 | -1): Section[] {
  const corners = [
    [towards * flangeTop(flange, s, edge), 0.59 * s],
    [towards * edge, flange / 2 - 0.06 * edge],
    [towards * edge * 0.75, flange / 2],
    [towards * edge * 0.25, flange / 2],
    [0, flange / 2 - edge * 0.3],
  ] as const
  return [contour(...(towards < 0 ? corners : [...corners].reverse()))]
}

export function lying(solid: Body['solid'], surface: Surface, callouts: Callout[]): Design {
  return { bodies: [{ solid, surface }], stance: 'lying', callouts }
}
