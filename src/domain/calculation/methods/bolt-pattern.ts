import type { Schemas } from '../../schemas'
import type { Fault } from '../faults'
import { itemAt } from '../../lists/items'
import { step, type BoltShare, type Method, type MethodNote } from './method'

type Input = Schemas['BoltPatternInput']

/** A load in N and N·mm that acts at a point. */
interface Load {
  Fx: number
  Fy: number
  Fz: number
  Mx: number
  My: number
  Mz: number
}

/** Centre and second moments of a pattern about its centre; `weight` is a bolt's stiffness against the others. */
export function patternOf(positions: Input['positions']) {
  const bolts = positions.map(({ x, y, weight = 1 }) => ({ x, y, weight }))
  const sum = (of: (bolt: { x: number; y: number; weight: number }) => number) =>
    bolts.reduce((total, bolt) => total + of(bolt), 0)
  const sumW = sum(({ weight }) => weight)
  const sumX = sum(({ x, weight }) => weight * x)
  const sumY = sum(({ y, weight }) => weight * y)
  const [xc, yc] = [sumX / sumW, sumY / sumW]
  const Ix = sum(({ y, weight }) => weight * (y - yc) ** 2)
  const Iy = sum(({ x, weight }) => weight * (x - xc) ** 2)
  const Ixy = sum(({ x, y, weight }) => weight * (x - xc) * (y - yc))
  return { bolts, sumW, sumX, sumY, xc, yc, Ix, Iy, Ixy, Ip: Ix + Iy }
}

/** The load moved to the centre of the pattern, in the plane of the joint. */
function atCentre(input: Input, { xc, yc }: { xc: number; yc: number }): Load {
  const { Fx = 0, Fy = 0, Fz = 0, Mx = 0, My = 0, Mz = 0, x = 0, y = 0, z = 0 } = input
  const [rx, ry] = [x - xc, y - yc]
  return {
    Fx,
    Fy,
    Fz,
    Mx: Mx * 1000 + ry * Fz - z * Fy,
    My: My * 1000 + z * Fx - rx * Fz,
    Mz: Mz * 1000 + rx * Fy - ry * Fx,
  }
}

/** Gradients of the axial force over x and y, in N/mm per unit of stiffness; 0 where a line of bolts bears no moment. */
function gradients({ Mx, My }: Load, { Ix, Iy, Ixy }: ReturnType<typeof patternOf>) {
  const determinant = Ix * Iy - Ixy ** 2
  const scale = Math.max(Ix, Iy)
  if (determinant > 1e-9 * scale ** 2)
    return {
      overX: (-My * Ix - Mx * Ixy) / determinant,
      overY: (Mx * Iy + My * Ixy) / determinant,
    }
  // All bolts lie on one line: only the moment across it has a lever.
  const total = Ix + Iy
  if (total === 0) return { overX: 0, overY: 0 }
  const [ux, uy] = [Math.sqrt(Iy / total), Math.sign(Ixy || 1) * Math.sqrt(Ix / total)]
  const along = (Mx * uy - My * ux) / total
  return { overX: along * ux, overY: along * uy }
}

/** Each bolt's share of the load. */
export function sharesOf(input: Input): BoltShare[] {
  const pattern = patternOf(input.positions)
  const { bolts, sumW, xc, yc, Ip } = pattern
  const load = atCentre(input, pattern)
  const { overX, overY } = gradients(load, pattern)
  const twist = Ip === 0 ? 0 : load.Mz / Ip
  return bolts.map(({ x, y, weight }, at) => {
    const [rx, ry] = [x - xc, y - yc]
    const Vx = weight * (load.Fx / sumW - twist * ry)
    const Vy = weight * (load.Fy / sumW + twist * rx)
    return {
      number: at + 1,
      x,
      y,
      axial: weight * (load.Fz / sumW + overX * rx + overY * ry),
      Vx,
      Vy,
      shear: Math.hypot(Vx, Vy),
    }
  })
}

/** True if a moment has no lever in the pattern: the bolts lie on one line, or there is one alone. */
function lacksLever(input: Input): boolean {
  const pattern = patternOf(input.positions)
  const { Ix, Iy, Ixy, Ip } = pattern
  const { Mx, My, Mz } = atCentre(input, pattern)
  if (Ip === 0) return Mx !== 0 || My !== 0 || Mz !== 0
  if (Ix * Iy - Ixy ** 2 > 1e-9 * Math.max(Ix, Iy) ** 2) return false
  const [ux, uy] = [Math.sqrt(Iy / Ip), Math.sign(Ixy || 1) * Math.sqrt(Ix / Ip)]
  return Math.abs(Mx * ux + My * uy) > 1e-9 * Math.hypot(Mx, My)
}

/** Bolts of a rigid plate under forces and moments: the worst bolt, and the share of each. */
export const boltPattern: Method<Input> = {
  schema: 'BoltPatternInput',
  source: 'VDI 2230-2, rigid bodies; Bhandari, Design of Machine Elements, 7.4',
  example: {
    positions: [
      { x: -75, y: -50 },
      { x: 75, y: -50 },
      { x: 75, y: 50 },
      { x: -75, y: 50 },
    ],
    Fy: -10_000,
    x: 300,
  },
  faults: ({ positions = [] }): Fault[] =>
    positions.flatMap(({ x, y }, at) =>
      positions.slice(0, at).some((other) => other.x === x && other.y === y)
        ? [{ path: `positions.${at}.x`, code: 'POSITION_TAKEN' } as const]
        : [],
    ),
  compute(input) {
    const pattern = patternOf(input.positions)
    const { sumW, sumX, sumY, xc, yc, Ix, Iy, Ip } = pattern
    const bolts = sharesOf(input)
    const notes: MethodNote[] = ['pryingNotCounted']
    const open = lacksLever(input)
    if (open) notes.push('patternLine')
    return {
      figures: [
        step('centreX', 'length', xc, '\\frac{<sumX>}{<sumW>}', { sumX, sumW }),
        step('centreY', 'length', yc, '\\frac{<sumY>}{<sumW>}', { sumY, sumW }),
        step('polar', 'area', Ip, '<Ix> + <Iy>', { Ix, Iy }),
        ...worstOf(input, pattern, bolts),
      ],
      ...(open ? { verdict: 'notMet' as const } : {}),
      bolts,
      notes,
    }
  },
}

/** The greatest pull and the greatest shear, each worked out for its bolt. */
function worstOf(input: Input, pattern: ReturnType<typeof patternOf>, bolts: BoltShare[]) {
  const load = atCentre(input, pattern)
  const { sumW, xc, yc, Ip } = pattern
  const { overX, overY } = gradients(load, pattern)
  const { Fx, Fy, Fz } = load
  const twist = Ip === 0 ? 0 : load.Mz / Ip
  const greatest = (of: 'axial' | 'shear') => {
    const value = Math.max(...bolts.map((bolt) => bolt[of]))
    const bolt = itemAt(
      pattern.bolts,
      bolts.findIndex((bolt) => bolt[of] === value),
    )
    return { value, w: bolt.weight, x: bolt.x - xc, y: bolt.y - yc }
  }
  const axial = greatest('axial')
  const shear = greatest('shear')
  return [
    step(
      'axial',
      'force',
      axial.value,
      '<w> \\cdot \\left(\\frac{<Fz>}{<sumW>} + <overX> \\cdot <x> + <overY> \\cdot <y>\\right)',
      { w: axial.w, Fz, sumW, overX, overY, x: axial.x, y: axial.y },
    ),
    step(
      'shear',
      'force',
      shear.value,
      '<w> \\cdot \\sqrt{\\left(\\frac{<Fx>}{<sumW>} - <twist> \\cdot <y>\\right)^2 + \\left(\\frac{<Fy>}{<sumW>} + <twist> \\cdot <x>\\right)^2}',
      { w: shear.w, Fx, Fy, sumW, twist, x: shear.x, y: shear.y },
    ),
  ]
}
