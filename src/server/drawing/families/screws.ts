import { across, along, endwise, type Design } from '../design'
import type { Measures } from '../measures'
import type { Surface } from '../surfaces'
import { contour, type Section, type Turned } from '../turned'
import { lying, shank, shankCallouts, shankOf } from './bolts'

/** A hexagon socket from its drilled bottom to its countersunk rim at `rim`. */
function socket(s: number, depth: number, rim: number): Section[] {
  const corner = s * 0.5774
  return [
    contour([rim + depth + 0.28 * s, 0], [rim + depth, 0.49 * s]),
    {
      kind: 'hexagon',
      from: rim + depth,
      to: rim + 0.08 * s,
      acrossFlats: s,
      chamfered: 'none',
    },
    contour([rim + 0.08 * s, corner * 1.002], [rim, corner * 1.08]),
  ]
}

interface SocketHead {
  readonly dk: number
  readonly k: number
  readonly s: number
  readonly t: number
}

function socketHead(
  m: Measures,
  d: number,
  usual: { dk: number; k: number; s: number },
): SocketHead {
  const dk = m.size('dk', { meaning: 'headDiameter', typical: usual.dk * d })
  const k = m.size('k', { meaning: 'headHeight', typical: usual.k * d })
  const s = m.size('s', { meaning: 'socketSize', typical: usual.s * d })
  const t = m.size('t', { meaning: 'socketDepth', typical: 0.5 * k })
  return { dk, k, s, t }
}

export function socketCapScrew(m: Measures, surface: Surface): Design {
  const { d, pitch } = m.thread()
  const { dk, k, s, t } = socketHead(m, d, { dk: 1.5, k: 1, s: 0.8 })
  const { length, threaded, full } = shankOf(m, d)
  const broken = 0.08 * d
  const solid: Turned = {
    kind: 'turned',
    socket: socket(s, t, -k),
    outside: [
      contour([-k, dk / 2 - broken], [-k + broken, dk / 2]),
      { kind: 'knurl', from: -k + broken, to: -0.12 * k, radius: dk / 2, depth: 0.012 * d },
      contour([-0.12 * k, dk / 2], [-0.03 * k, dk / 2], [0, dk / 2 - 0.03 * k]),
      ...shank({ d, pitch, length, threaded, from: 0, fillet: m.hidden('r', 0.04 * d) }),
    ],
  }
  return lying(solid, surface, [
    across('dk', dk, -k, 'left'),
    along('t', -k, -k + t, dk / 2, 'above'),
    along('k', -k, 0, dk / 2, 'above'),
    ...shankCallouts(d, length, threaded, full),
    endwise('s', s, 'horizontal'),
  ])
}

export function countersunkScrew(m: Measures, surface: Surface): Design {
  const { d, pitch } = m.thread()
  const { dk, k, s, t } = socketHead(m, d, { dk: 2, k: 0.62, s: 0.6 })
  const { length, threaded, full } = shankOf(m, d)
  const land = Math.max(0.02 * d, k - (dk - d) / 2)
  const solid: Turned = {
    kind: 'turned',
    socket: socket(s, t, 0),
    outside: [
      contour([0, dk / 2], [land, dk / 2]),
      ...shank({
        d,
        pitch,
        length,
        threaded: Math.min(threaded, length - k),
        from: land + (dk - d) / 2,
        fillet: 0.01,
      }),
    ],
  }
  return lying(solid, surface, [
    across('dk', dk, 0, 'left'),
    along('k', 0, k, dk / 2, 'above'),
    ...shankCallouts(d, length, Math.min(threaded, length - k), full),
    endwise('s', s, 'horizontal'),
  ])
}

export function buttonScrew(m: Measures, surface: Surface): Design {
  const { d, pitch } = m.thread()
  const { dk, k, s, t } = socketHead(m, d, { dk: 1.75, k: 0.55, s: 0.62 })
  const { length, threaded, full } = shankOf(m, d)
  const solid: Turned = {
    kind: 'turned',
    socket: socket(s, t, -k),
    outside: [
      dome(-k, s * 0.624, dk / 2, 0.04 * d),
      contour([0, dk / 2 - 0.02 * d]),
      ...shank({ d, pitch, length, threaded, from: 0, fillet: m.hidden('r', 0.04 * d) }),
    ],
  }
  return lying(solid, surface, [
    across('dk', dk, 0, 'left'),
    along('k', -k, 0, dk / 2, 'above'),
    ...shankCallouts(d, length, threaded, full),
    endwise('s', s, 'horizontal'),
  ])
}

/** A spherical cap from [top, inner radius] to [-edge, outer radius], top below zero. */
export function dome(top: number, inner: number, outer: number, edge: number, steps = 12): Section {
  const height = -edge - top
  const centre = (outer ** 2 - inner ** 2 - height ** 2) / (2 * height)
  const radius = Math.hypot(outer, centre)
  const [first, last] = [Math.asin(inner / radius), Math.asin(Math.min(1, outer / radius))]
  const end = centre < 0 ? Math.PI - last : last
  const inDegrees = (angle: number) => 180 - (angle * 180) / Math.PI
  return {
    kind: 'arc',
    centre: [-edge + centre, 0],
    radius,
    degrees: [inDegrees(first), inDegrees(end)],
    steps,
  }
}
