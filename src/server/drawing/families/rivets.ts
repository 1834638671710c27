import { bodyInHole } from '../../../domain/standards/rivet-nut'
import type { Body } from '../body'
import { across, along, type Design } from '../design'
import { rangeOf, type Measures } from '../measures'
import type { Surface } from '../surfaces'
import { contour, type Section } from '../turned'
import { dome } from './screws'

type Corner = readonly [number, number]

/** Grooves around a pin, cut from `from` to `to`; the crest at the nominal diameter. */
export function grooves(
  from: number,
  to: number,
  { diameter, pitch, depth }: { diameter: number; pitch: number; depth: number },
): Section {
  const count = Math.max(1, Math.round((to - from) / pitch))
  const step = (to - from) / count
  const corners = Array.from({ length: count }, (_, i): Corner[] => {
    const start = from + i * step
    return [
      [start + 0.15 * step, diameter / 2],
      [start + 0.5 * step, diameter / 2 - depth],
      [start + 0.85 * step, diameter / 2],
    ]
  })
  return contour([from, diameter / 2], ...corners.flat(), [to, diameter / 2])
}

function head(m: Measures, d: number, usual: { dk: number; k: number }) {
  const dk = m.size('dk', { meaning: 'headDiameter', typical: usual.dk * d })
  const k = m.size('k', { meaning: 'headHeight', typical: usual.k * d })
  return { dk, k }
}

function nominal(m: Measures, usual: number) {
  return m.size('d', { meaning: 'diameter', characteristic: 'diameter', typical: usual })
}

function length(m: Measures, usual: number) {
  return m.size('L', {
    meaning: 'length',
    columns: ['l'],
    characteristic: 'length',
    info: 'rivetLength',
    typical: usual,
  })
}

/** A sleeve with a flat head on a mandrel whose bulb protrudes at the far end. */
export function blindRivet(m: Measures, surface: Surface): Design {
  const d = nominal(m, 4)
  const l = length(m, 2.5 * d)
  const { dk, k } = head(m, d, { dk: 2.1, k: 0.42 })
  const dm = m.size('dm', { meaning: 'mandrelDiameter', typical: 0.56 * d })
  const p = m.size('p', { meaning: 'mandrelLength', typical: 27 })
  gripOf(m, { from: 0, to: l })
  const bulb = 0.44 * d
  return {
    bodies: [
      {
        solid: { kind: 'turned', outside: sleeve(d, l, dk, k), bore: sleeveBore(dm, l, k) },
        surface,
      },
      {
        solid: { kind: 'turned', outside: mandrel({ dm, p, k, l, bulb, d }) },
        // ISO 15981 rivets have a mandrel of aluminium, ISO 15983 ones a mandrel of stainless steel.
        surface: surface === 'stainless' || surface === 'aluminium' ? surface : 'plainSteel',
      },
    ],
    stance: 'lying',
    callouts: [
      across('dk', dk, 0, 'left'),
      across('d', d, l, 'right'),
      along('p', -p, -k, dk / 2, 'above'),
      along('k', -k, 0, dk / 2, 'below'),
      along('L', 0, l, dk / 2, 'below'),
    ],
  }
}

const sleeve = (d: number, l: number, dk: number, k: number): Section[] => [
  dome(-k, d * 0.42, dk / 2, 0.3 * k, 6),
  contour(
    [-0.05 * k, dk / 2],
    [0, dk / 2 - 0.1 * k],
    [0, d / 2],
    [l - 0.02 * d, d / 2],
    [l, d / 2 - 0.03 * d],
  ),
]

const sleeveBore = (dm: number, l: number, k: number): Section[] => [
  contour([l, dm / 2 + 0.02], [-k, dm / 2 + 0.02]),
]

interface Mandrel {
  readonly dm: number
  readonly p: number
  readonly k: number
  readonly l: number
  readonly bulb: number
  readonly d: number
}

const mandrel = ({ dm, p, l, bulb, d }: Mandrel): Section[] => [
  contour([-p, 0], [-p, dm * 0.14], [-p + 1.6 * dm, dm / 2], [l, dm / 2]),
  contour(
    [l, bulb * 0.98],
    [l + 0.12 * d, bulb],
    [l + 0.45 * d, bulb * 0.72],
    [l + 0.62 * d, bulb * 0.3],
    [l + 0.64 * d, 0],
  ),
]

/** Like a blind rivet, with a thick sleeve and a grooved mandrel that stays locked in it. */
export function structuralBlindRivet(m: Measures, surface: Surface): Design {
  const d = nominal(m, 6.4)
  const l = length(m, 2.6 * d)
  const { dk, k } = head(m, d, { dk: 2, k: 0.62 })
  const dm = m.size('dm', { meaning: 'mandrelDiameter', typical: 0.62 * d })
  const p = m.size('p', { meaning: 'mandrelLength', typical: 4.6 * d })
  gripOf(m, { from: 0, to: l })
  const pulled = -p + 0.3 * dm
  const stem: Section[] = [
    contour([-p, 0], [-p, dm * 0.36], [pulled, dm / 2]),
    grooves(pulled, -k - 0.9 * d, { diameter: dm, pitch: 0.2 * d, depth: 0.07 * d }),
    contour([-k - 0.1 * d, dm / 2], [-k, dm * 0.42], [-k + 0.12 * d, dm / 2], [l, dm / 2]),
    contour(
      [l, d * 0.47],
      [l + 0.1 * d, d / 2],
      [l + 0.55 * d, d / 2],
      [l + 0.68 * d, d * 0.4],
      [l + 0.68 * d, 0],
    ),
  ]
  return {
    bodies: [
      {
        solid: { kind: 'turned', outside: sleeve(d, l, dk, k), bore: sleeveBore(dm, l, k) },
        surface,
      },
      { solid: { kind: 'turned', outside: stem }, surface: 'plainSteel' },
    ],
    stance: 'lying',
    callouts: [
      across('dk', dk, 0, 'left'),
      across('d', d, l, 'right'),
      along('p', -p, -k, dk / 2, 'above'),
      along('k', -k, 0, dk / 2, 'below'),
      along('L', 0, l, dk / 2, 'below'),
    ],
  }
}

/** Both ends of a rivet's grip range; records them. */
export function gripOf(m: Measures, usual: { from: number; to: number }) {
  const range = rangeOf(m.facts.values.grip)
  if (!range) return usual
  m.nominal('t1', 'gripMin', range.from)
  m.nominal('t2', 'gripMax', range.to)
  return range
}

export function roundHeadRivet(m: Measures, surface: Surface): Design {
  const d = nominal(m, 5)
  const l = length(m, 3 * d)
  const { dk, k } = head(m, d, { dk: 1.75, k: 0.6 })
  const outside: Section[] = [
    dome(-k, 0, dk / 2, 0.02 * k, 14),
    contour(
      [0, dk / 2 - 0.02 * k],
      [0, d / 2],
      [l - 0.03 * d, d / 2],
      [l, d / 2 - 0.04 * d],
      [l, 0],
    ),
  ]
  return {
    bodies: [{ solid: { kind: 'turned', outside }, surface }],
    stance: 'lying',
    callouts: [
      across('dk', dk, 0, 'left'),
      along('k', -k, 0, dk / 2, 'above'),
      along('L', 0, l, d / 2),
      across('d', d, l, 'right'),
    ],
  }
}

/** A knurled tube with a flat flange; the thread is in the far end, which stays when the tube bulges. */
export function rivetNut(m: Measures, surface: Surface): Design {
  const { d, pitch } = m.thread()
  const body = m.size('D', {
    meaning: 'bodyDiameter',
    columns: ['body'],
    typical: bodyInHole(m.hidden('hole', 1.37 * d)),
  })
  const dk = m.size('dk', { meaning: 'headDiameter', typical: 2 * d })
  const k = m.size('k', { meaning: 'headHeight', typical: 0.2 * d })
  const l = length(m, 2.4 * d)
  const threadFrom = l * 0.52
  const outside: Section[] = [
    contour(
      [-k, dk / 2 - 0.15 * k],
      [-0.85 * k, dk / 2],
      [-0.1 * k, dk / 2],
      [0, dk / 2 - 0.1 * k],
    ),
    contour([0, body / 2 - 0.03 * d], [0.06 * l, body / 2 - 0.03 * d]),
    { kind: 'knurl', from: 0.06 * l, to: 0.42 * l, radius: body / 2, depth: 0.035 * d },
    contour(
      [0.44 * l, body / 2 - 0.03 * d],
      [l - k - 0.08 * d, body / 2 - 0.03 * d],
      [l - k, body / 2 - 0.08 * d],
    ),
  ]
  const hole = d / 2 + 0.04 * d
  const bodies: Body[] = [
    {
      solid: {
        kind: 'turned',
        outside,
        bore: [
          {
            kind: 'thread',
            from: l - k,
            to: threadFrom,
            diameter: d,
            pitch,
            internal: true,
            start: 'chamfer',
            end: 'chamfer',
          },
          contour([threadFrom, hole], [-k, hole]),
        ],
        columns: 60,
      },
      surface,
    },
  ]
  return {
    bodies,
    stance: 'lying',
    callouts: [
      across('dk', dk, -k, 'left'),
      across('D', body, l - k, 'right'),
      across('d', d, l - k, 'right'),
      along('k', -k, 0, dk / 2, 'above'),
      along('L', -k, l - k, dk / 2),
    ],
  }
}
