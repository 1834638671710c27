import type { Body } from '../body'
import type { Design } from '../design'
import type { Measures } from '../measures'
import type { Point } from '../mesh'
import type { Surface } from '../surfaces'
import { round } from '../swept'
import { itemAt, lastItem } from '../items'

/** Two lines lie coiled, with couplings at both ends. */
export function hose(m: Measures): Design {
  const length = m.size('L', { meaning: 'toolLength', columns: ['length'], typical: 3000 })
  const outer = m.size('D', { meaning: 'outerDiameter', columns: ['body'], typical: 14 })
  m.size('d1', { meaning: 'innerDiameter', columns: ['bore'], typical: 6.4 })
  const radius = 150
  const turns = Math.max(1.5, length / (2 * Math.PI * radius) - 0.4)
  // This many steps are smooth enough to shade as one round surface, so points are shared and the file stays small.
  const steps = Math.round(turns * 26)
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
    const [last, tangent] = [lastItem(coil), [Math.cos(turned), 0, -Math.sin(turned)] as const]
    const end = [60, 120].map((way): Point => [
      last[0] + tangent[0] * way,
      last[1],
      last[2] + tangent[2] * way,
    ])
    const finish = lastItem(end)
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
        solid: { kind: 'swept', section: round(outer / 2, 16), path, up: [0, 1, 0] },
        surface: 'rubber',
      },
      fitting(itemAt(start, 0), [-1, 0, 0], 'zinc', outer * 1.35, 34),
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
