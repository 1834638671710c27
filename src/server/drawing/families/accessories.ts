import type { Body } from '../body'
import { across, along, type Design } from '../design'
import { figureOf, type Measures } from '../measures'
import type { Point } from '../mesh'
import type { Surface } from '../surfaces'
import type { Outline } from '../swept'
import { contour, type Turned } from '../turned'
import { plate } from './assembly'

const fits = (m: Measures, typical: number) =>
  m.size('d', {
    meaning: 'fits',
    characteristic: figureOf(m.facts.values.fits) ? 'fits' : 'diameter',
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
