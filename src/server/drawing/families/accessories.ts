import type { Body } from '../body'
import { across, along, type Design } from '../design'
import { codes, figureOf, type Measures } from '../measures'
import type { Point } from '../mesh'
import type { Surface } from '../surfaces'
import { round, rounded, type Outline } from '../swept'
import { contour, type Turned } from '../turned'
import { cylinder, extentCallouts, extentOf, plate, tube, turnedPiece } from './assembly'
import { grip, toolSizes } from './guns'

const fits = (m: Measures, typical: number) =>
  m.size('d', {
    meaning: 'fits',
    code: figureOf(m.facts.values[codes.fits]) ? codes.fits : codes.diameter,
    typical,
  })

/** A hollow nose: an anvil in front, a screwed ring, and the seat towards the gun. */
export function noseAssembly(m: Measures, surface: Surface): Design {
  const d = fits(m, 12.7)
  const length = m.size('A', { meaning: 'toolLength', columns: ['length'], typical: 5 * d + 48 })
  const body = m.size('D', { meaning: 'outerDiameter', columns: ['body'], typical: 2.3 * d + 24 })
  const nose = m.hidden('nose', 2 * d + 8)
  const bore = m.size('d1', { meaning: 'innerDiameter', columns: ['bore'], typical: 1.05 * d })
  const solid: Turned = {
    kind: 'turned',
    outside: [
      contour(
        [0, nose * 0.4],
        [0.03 * length, nose * 0.46],
        [0.34 * length, nose * 0.46],
        [0.36 * length, nose / 2],
        [0.5 * length, nose / 2],
        [0.54 * length, body * 0.43],
        [0.6 * length, body * 0.43],
        [0.61 * length, body / 2 - 0.6],
      ),
      { kind: 'knurl', from: 0.62 * length, to: 0.8 * length, radius: body / 2, depth: 0.5 },
      contour(
        [0.81 * length, body / 2 - 0.6],
        [0.82 * length, body * 0.4],
        [0.86 * length, body * 0.4],
        [0.865 * length, body * 0.36],
        [0.9 * length, body * 0.36],
        [0.905 * length, body * 0.4],
        [0.985 * length, body * 0.4],
        [length, body * 0.38],
      ),
    ],
    bore: [
      contour(
        [length, body * 0.3],
        [0.6 * length, body * 0.3],
        [0.5 * length, bore / 2],
        [0.05 * length, bore / 2],
        [0, bore * 0.62],
      ),
    ],
    columns: 72,
  }
  return {
    bodies: [{ solid, surface: surface === 'plainSteel' ? 'black' : surface }],
    stance: 'lying',
    callouts: [
      along('A', 0, length, body / 2),
      across('D', body, length, 'right'),
      across('d1', bore, 0, 'left'),
    ],
  }
}

/** Three hardened jaws with teeth inside and a cone outside, a slit apart, held by a ring. */
export function jawSet(m: Measures): Design {
  const d = fits(m, 12.7)
  const length = m.size('A', { meaning: 'toolLength', columns: ['length'], typical: 1.6 * d + 18 })
  const outer = m.size('D', { meaning: 'outerDiameter', columns: ['body'], typical: 1.7 * d + 10 })
  const bore = m.size('d1', { meaning: 'innerDiameter', columns: ['bore'], typical: 0.8 * d })
  const [r, inner] = [outer / 2, bore / 2]
  const teeth = Math.max(6, Math.round((length * 0.8) / (0.12 * d)))
  const step = (length * 0.84) / teeth
  const bite = Math.min(0.07 * d, 0.15 * (r - inner))
  const toothed = Array.from({ length: teeth }, (_, i) => {
    const at = 0.92 * length - i * step
    return [
      [inner, at],
      [inner + bite, at - step * 0.5],
    ] as const
  }).flat()
  const section: Outline = [
    [inner + 0.06 * r, 0],
    [r * 0.78, 0],
    [r * 0.8, 0.03 * length],
    [r, 0.7 * length],
    [r, 0.86 * length],
    [r * 0.9, 0.86 * length],
    [r * 0.9, length],
    [inner + 0.08 * r, length],
    ...toothed,
    [inner, 0.08 * length],
  ]
  const slit = 0.1
  const jaw = (first: number): Body => ({
    solid: {
      kind: 'swept',
      section: section.map(([u, v]) => [r - u, v] as const),
      path: Array.from({ length: 19 }, (_, i): Point => {
        const angle = first + slit / 2 + (((2 * Math.PI) / 3 - slit) * i) / 18
        return [r * Math.sin(angle), 0, r * Math.cos(angle)]
      }),
      up: [0, 1, 0],
    },
    surface: 'plainSteel',
  })
  return {
    bodies: [0, 1, 2].map((i) => jaw(Math.PI + (i * 2 * Math.PI) / 3)),
    stance: 'placed',
    plan: true,
    callouts: [
      {
        symbol: 'A',
        view: 'side',
        direction: 'vertical',
        from: 0,
        to: length,
        at: r,
        side: 'after',
      },
      { symbol: 'D', view: 'side', direction: 'horizontal', from: -r, to: r, at: 0, side: 'after' },
      {
        symbol: 'd1',
        view: 'end',
        direction: 'horizontal',
        from: -inner,
        to: inner,
        at: 0,
        side: 'after',
      },
    ],
  }
}

/** Two lines lie coiled, with couplings at both ends. */
export function hose(m: Measures): Design {
  const length = m.size('L', { meaning: 'toolLength', columns: ['length'], typical: 3000 })
  const outer = m.size('D', { meaning: 'outerDiameter', columns: ['body'], typical: 14 })
  m.size('d1', { meaning: 'innerDiameter', columns: ['bore'], typical: 6.4 })
  const radius = 150
  const turns = Math.max(1.5, length / (2 * Math.PI * radius) - 0.4)
  const steps = Math.round(turns * 24)
  const pitch = outer * 2.15
  const line = (which: 0 | 1): Body[] => {
    const lift = outer / 2 + which * outer * 1.04
    const coil = Array.from({ length: steps + 1 }, (_, i): Point => {
      const angle = (2 * Math.PI * turns * i) / steps
      const wide = radius + Math.sin(angle * 0.31) * 5
      return [wide * Math.sin(angle), lift + (pitch * turns * i) / steps, wide * Math.cos(angle)]
    })
    const start: Point[] = [
      [-150, lift, radius + 4],
      [-75, lift, radius + 2],
    ]
    const turned = 2 * Math.PI * turns
    const [last, tangent] = [coil.at(-1)!, [Math.cos(turned), 0, -Math.sin(turned)] as const]
    const end = [60, 120].map((way): Point => [
      last[0] + tangent[0] * way,
      last[1],
      last[2] + tangent[2] * way,
    ])
    const finish = end.at(-1)!
    const path = [...start, ...coil, ...end]
    const fitting = (
      from: Point,
      direction: Point,
      surface: Surface,
      size: number,
      way: number,
    ): Body => ({
      solid: {
        kind: 'swept',
        section: round(size / 2, 18),
        path: [from, [from[0] + direction[0] * way, from[1], from[2] + direction[2] * way]],
        up: [0, 1, 0],
      },
      surface,
    })
    return [
      {
        solid: { kind: 'swept', section: round(outer / 2), path, up: [0, 1, 0] },
        surface: 'rubber',
      },
      fitting(start[0]!, [-1, 0, 0], 'zinc', outer * 1.35, 34),
      fitting([-184, lift, radius + 4], [-1, 0, 0], 'plainSteel', outer * 1.02, 22),
      fitting(finish, [tangent[0], 0, tangent[2]], 'zinc', outer * 1.35, 34),
    ]
  }
  return {
    bodies: [...line(0), ...line(1)],
    stance: 'placed',
    plan: true,
    callouts: [],
  }
}

/** A hydraulic cylinder that closes two blades in a C-shaped head around a set collar. */
export function collarCutter(m: Measures): Design {
  const { d, body, nose } = toolSizes(m)
  const extent = extentOf(m, { length: 6 * d + 240, height: 3 * d + 160, width: 3 * d + 60 })
  const { length, height, width } = extent
  const bottom = body / 2 - height
  const reach = length * 0.3
  const arm = body / 2
  const opening = Math.min(nose * 0.62, arm * 0.7)
  const jaws: Outline = rounded(
    [
      [0, arm],
      [reach, arm],
      [reach + 14, nose * 0.5],
      [reach + 14, -nose * 0.5],
      [reach, -arm],
      [0, -arm],
      [0, -opening],
      [reach * 0.62, -opening],
      [reach * 0.72, -opening * 0.6],
      [reach * 0.72, opening * 0.6],
      [reach * 0.62, opening],
      [0, opening],
    ],
    6,
  )
  const blade = (side: 1 | -1): Outline => [
    [reach * 0.12, side * opening * 1.02],
    [reach * 0.46, side * opening * 1.02],
    [reach * 0.36, side * opening * 0.42],
    [reach * 0.22, side * opening * 0.42],
  ]
  const x = length * 0.56
  return {
    bodies: [
      plate(jaws, width * 0.44, 'plainSteel', 3),
      plate(blade(1), width * 0.3, 'zinc', 1),
      plate(blade(-1), width * 0.3, 'zinc', 1),
      turnedPiece(
        [
          [0, nose * 0.5],
          [6, body * 0.46],
          [20, body * 0.46],
        ],
        'x',
        [reach + 12, 0, 0],
        'black',
      ),
      cylinder(length - reach - 56, body * 0.98, 'x', [reach + 32, 0, 0], 'paint'),
      cylinder(12, body, 'x', [reach + 32 + (length - reach) * 0.45, 0, 0], 'accent'),
      turnedPiece(
        [
          [0, body * 0.46],
          [14, body * 0.46],
          [24, body * 0.34],
        ],
        'x',
        [length - 24, 0, 0],
        'black',
      ),
      plate(grip(x, 46, -body * 0.4, bottom + 30), 36, 'rubber', 7),
      tube(
        [
          [x + 24, bottom + 34, 0],
          [x + 26, bottom + 15, 0],
          [x + 26, bottom, 0],
        ],
        15,
        'zinc',
        [0, 0, 1],
      ),
      cylinder((width - body * 0.9) / 2, 18, 'z', [x + 40, 0, body * 0.45], 'zinc'),
      cylinder((width - body * 0.9) / 2, 18, '-z', [x + 40, 0, -body * 0.45], 'zinc'),
    ],
    stance: 'placed',
    callouts: extentCallouts(extent, bottom),
  }
}

/** A flat gauge: the formed collar must pass one mouth and not the other. */
export function gauge(m: Measures): Design {
  const d = fits(m, 12.7)
  const length = m.size('A', { meaning: 'toolLength', columns: ['length'], typical: 1.6 * d + 70 })
  const width = m.size('B', { meaning: 'toolWidth', columns: ['width'], typical: 1.4 * d + 16 })
  const thickness = m.size('H', { meaning: 'thickness', columns: ['height'], typical: 4 })
  const mouth = m.size('d1', { meaning: 'collarDiameter', columns: ['bore'], typical: 1.42 * d })
  const half = width / 2
  const go = Math.min(mouth / 2, half * 0.72)
  const notGo = go * 0.94
  const depth = Math.min(length * 0.3, go * 2)
  const notch = (x: number, radius: number, inwards: 1 | -1): Outline =>
    Array.from({ length: 11 }, (_, i) => {
      const angle = -Math.PI / 2 + (i * Math.PI) / 10
      return [
        x + inwards * (depth - radius + radius * Math.cos(angle)),
        inwards * radius * Math.sin(angle) * -1,
      ] as const
    })
  const outline: Outline = [
    [0, go],
    ...notch(0, go, 1),
    [0, -go],
    [0, -half + 3],
    [3, -half],
    [length - 3, -half],
    [length, -half + 3],
    [length, -notGo],
    ...notch(length, notGo, -1),
    [length, notGo],
    [length, half - 3],
    [length - 3, half],
    [3, half],
    [0, half - 3],
  ]
  return {
    bodies: [plate(outline, thickness, 'stainless', 0.5)],
    stance: 'placed',
    callouts: [
      {
        symbol: 'A',
        view: 'side',
        direction: 'horizontal',
        from: 0,
        to: length,
        at: -half,
        side: 'after',
      },
      {
        symbol: 'B',
        view: 'side',
        direction: 'vertical',
        from: -half,
        to: half,
        at: length,
        side: 'after',
      },
      {
        symbol: 'd1',
        view: 'side',
        direction: 'vertical',
        from: -go,
        to: go,
        at: 0,
        side: 'before',
      },
      {
        symbol: 'H',
        view: 'end',
        direction: 'horizontal',
        from: -thickness / 2,
        to: thickness / 2,
        at: -half,
        side: 'after',
      },
    ],
  }
}
