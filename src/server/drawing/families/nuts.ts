import type { Body } from '../body'
import { across, along, endwise, type Callout, type Design } from '../design'
import type { Measures } from '../measures'
import type { Surface } from '../surfaces'
import { contour, type Section, type Thread } from '../turned'
import { flangeBelow, flangeTop } from './bolts'

/** The thread of a nut, from the top to the bearing face at z = 0. */
const nutThread = (d: number, pitch: number, from: number): Thread => ({
  kind: 'thread',
  from,
  to: 0,
  diameter: d,
  pitch,
  internal: true,
  start: 'chamfer',
  end: 'chamfer',
})

function hexagon(m: Measures, d: number) {
  const s = m.size('s', { meaning: 'acrossFlats', info: 'edgeWidth', typical: 1.5 * d })
  m.size('e', {
    meaning: 'acrossCorners',
    columns: ['eMin'],
    info: 'diagonalSize',
    typical: 1.11 * s,
  })
  return s
}

const endCallouts = (s: number): Callout[] => [
  endwise('s', s, 'horizontal'),
  endwise('e', s * 1.1547, 'vertical'),
]

const standing = (bodies: Body[], callouts: Callout[]): Design => ({
  bodies,
  stance: 'standing',
  callouts,
})

export function hexagonNut(m: Measures, surface: Surface): Design {
  const { d, pitch } = m.thread()
  const s = hexagon(m, d)
  const height = m.size('m', { meaning: 'nutHeight', info: 'nutHeight', typical: 0.85 * d })
  const outside: Section[] = [
    { kind: 'hexagon', from: 0, to: height, acrossFlats: s, chamfered: 'both' },
  ]
  const bore = [nutThread(d, pitch, height)]
  return standing(
    [{ solid: { kind: 'turned', outside, bore }, surface }],
    [along('m', 0, height, s * 0.577), across('d', d, height), ...endCallouts(s)],
  )
}

export function flangeNut(m: Measures, surface: Surface): Design {
  const { d, pitch } = m.thread()
  const s = hexagon(m, d)
  const { flange, edge } = flangeOf(m, d)
  const height = m.size('m', { meaning: 'nutHeight', info: 'nutHeight', typical: d })
  const outside: Section[] = [
    ...flangeBelow(flange, s, edge, 1),
    {
      kind: 'hexagon',
      from: flangeTop(flange, s, edge),
      to: height,
      acrossFlats: s,
      chamfered: 'to',
    },
  ]
  return standing(
    [{ solid: { kind: 'turned', outside, bore: [nutThread(d, pitch, height)] }, surface }],
    [
      along('m', 0, height, flange / 2),
      across('dc', flange, 0, 'left'),
      across('d', d, height),
      ...endCallouts(s),
    ],
  )
}

function flangeOf(m: Measures, d: number) {
  const flange = m.size('dc', {
    meaning: 'flangeDiameter',
    info: 'flangeDiameter',
    typical: 2.15 * d,
  })
  return { flange, edge: m.size('c', { meaning: 'flangeThickness', typical: 0.15 * d }) }
}

/** The hexagon of an insert nut is crowned by a rolled-over collar that holds the ring of nylon. */
export function insertLockNut(m: Measures, surface: Surface): Design {
  const { d, pitch } = m.thread()
  const s = hexagon(m, d)
  const height = m.size('h', {
    meaning: 'nutHeight',
    columns: ['hMax'],
    info: 'nutHeight',
    typical: 1.2 * d,
  })
  const flats = m.size('m', { meaning: 'hexagonHeight', typical: 0.85 * d })
  const seat = Math.min(flats * 0.97, height * 0.7)
  const wall = s * 0.44
  const groove = Math.min(d * 0.62, wall * 0.88)
  const outside: Section[] = [
    { kind: 'hexagon', from: 0, to: flats, acrossFlats: s, chamfered: 'both' },
    contour(
      [flats, wall * 1.04],
      [height - 0.3 * (height - flats), wall],
      [height - 0.1 * (height - flats), wall * 0.95],
      [height, wall * 0.84],
      [height, groove * 0.92],
      [height - 0.06 * d, groove * 0.94],
      [height - 0.06 * d, groove],
      [seat, groove],
    ),
  ]
  const ring = contour(
    [seat, d * 0.46],
    [seat, groove],
    [height - 0.06 * d, groove],
    [height - 0.06 * d, d * 0.5],
    [height - 0.12 * d, d * 0.46],
  )
  return standing(
    [
      { solid: { kind: 'turned', outside, bore: [nutThread(d, pitch, seat)] }, surface },
      { solid: { kind: 'turned', outside: [ring] }, surface: 'nylon' },
    ],
    [
      along('m', 0, flats, s * 0.577, 'above'),
      along('h', 0, height, s * 0.577),
      across('d', d, height),
      ...endCallouts(s),
    ],
  )
}

/** All-metal lock nuts end in a cone that is deformed out of round. */
function lockingCone(flats: number, height: number, s: number): Section {
  return contour(
    [flats, s * 0.47],
    [flats + 0.3 * (height - flats), s * 0.435],
    [height, s * 0.4],
    [height, s * 0.37],
  )
}

export function allMetalLockNut(m: Measures, surface: Surface): Design {
  const { d, pitch } = m.thread()
  const s = hexagon(m, d)
  const height = m.size('h', {
    meaning: 'nutHeight',
    columns: ['hMax'],
    info: 'nutHeight',
    typical: d,
  })
  const flats = 0.7 * height
  const outside: Section[] = [
    { kind: 'hexagon', from: 0, to: flats, acrossFlats: s, chamfered: 'both' },
    lockingCone(flats, height, s),
  ]
  return standing(
    [{ solid: { kind: 'turned', outside, bore: [nutThread(d, pitch, height)] }, surface }],
    [along('h', 0, height, s * 0.577), across('d', d, height), ...endCallouts(s)],
  )
}

export function allMetalFlangeNut(m: Measures, surface: Surface): Design {
  const { d, pitch } = m.thread()
  const s = hexagon(m, d)
  const { flange, edge } = flangeOf(m, d)
  const height = m.size('h', {
    meaning: 'nutHeight',
    columns: ['hMax'],
    info: 'nutHeight',
    typical: 1.15 * d,
  })
  const flats = 0.8 * height
  const outside: Section[] = [
    ...flangeBelow(flange, s, edge, 1),
    {
      kind: 'hexagon',
      from: flangeTop(flange, s, edge),
      to: flats,
      acrossFlats: s,
      chamfered: 'to',
    },
    lockingCone(flats, height, s),
  ]
  return standing(
    [{ solid: { kind: 'turned', outside, bore: [nutThread(d, pitch, height)] }, surface }],
    [
      along('h', 0, height, flange / 2),
      across('dc', flange, 0, 'left'),
      across('d', d, height),
      ...endCallouts(s),
    ],
  )
}
