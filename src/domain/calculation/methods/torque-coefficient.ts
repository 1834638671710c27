import { pitchesOf, threadOf } from '../../standards/threads'
import type { Schemas } from '../../schemas'
import { itemAt } from '../../lists/items'
import type { Fault } from '../faults'
import { known, step, type Method, type MethodFigure, type MethodNote } from './method'

type Input = Schemas['TorqueCoefficientInput']

/** A coefficient of variation is spread over 90 % of all bolts on both sides. */
const fractile = 1.645

/** Delivered coefficients: the mean that counts where none is declared. */
const deliveries = {
  // GB/T 1231: the mean of a lot is 0.110 to 0.150, its standard deviation 0.010 at most.
  gb1231: { K: 0.13, deviation: 0.01 },
  // EN 1090-2, 8.5.2: k-class K1 without a declared mean.
  k1: { K: 0.125, deviation: undefined },
} as const

const required: Partial<Record<NonNullable<Input['basis']>, (keyof Input)[]>> = {
  declared: ['K'],
  k2: ['K', 'Vk'],
  friction: ['muG', 'muK', 'dKm'],
}

/** Torque from force or force from torque by the torque coefficient, with the scatter of its class. */
export const torqueCoefficient: Method<Input> = {
  schema: 'TorqueCoefficientInput',
  source: 'GB/T 16823.3, GB/T 1231, EN 1090-2, 8.5.2, EN 14399-1',
  example: {
    direction: 'torque',
    d: 20,
    force: 170_000,
    basis: 'declared',
    K: 0.125,
    factor: 1.05,
  },
  without: ({ direction, basis = 'declared' }) => [
    direction === 'force' ? 'force' : 'torque',
    ...(basis === 'friction' ? ['K'] : ['muG', 'muK', 'dKm']),
    ...(basis === 'k1' ? ['K', 'Vk'] : []),
    ...(basis === 'friction' || basis === 'gb1231' ? ['Vk'] : []),
  ],
  faults: (input) => {
    const { direction, basis = 'declared' } = input
    const needed = [...(required[basis] ?? []), direction === 'force' ? 'torque' : 'force'] as const
    return needed
      .filter((path) => direction !== undefined && input[path] === undefined)
      .map((path): Fault => ({ path, code: 'PARAMETERS_INCOMPLETE' }))
  },
  compute(input) {
    const { direction, d, factor = 1 } = input
    const { figure, deviation, notes } = coefficientOf(input)
    const K = figure.value
    const force = direction === 'torque' ? (input.force ?? 0) : forceOf(input.torque ?? 0, K, input)
    const torque = direction === 'torque' ? (factor * K * d * force) / 1000 : (input.torque ?? 0)
    const band = (end: 1 | -1, name: 'forceMin' | 'forceMax') =>
      deviation === undefined || deviation === 0
        ? []
        : [
            step(
              name,
              'force',
              (1000 * torque) / (d * K * (1 + end * fractile * deviation)),
              `\\frac{1000 \\cdot <torque>}{<d> \\cdot <K> \\cdot \\left(1 ${end === 1 ? '+' : '-'} 1.645 \\cdot <Vk>\\right)}`,
              { torque, d, K, Vk: deviation },
            ),
          ]
    return {
      figures: [
        figure,
        direction === 'torque'
          ? step(
              'torque',
              'torque',
              torque,
              '\\frac{<factor> \\cdot <K> \\cdot <d> \\cdot <force>}{1000}',
              { factor, K, d, force },
            )
          : step(
              'force',
              'force',
              force,
              '\\frac{1000 \\cdot <torque>}{<factor> \\cdot <K> \\cdot <d>}',
              {
                torque,
                factor,
                K,
                d,
              },
            ),
        ...band(1, 'forceMin'),
        ...band(-1, 'forceMax'),
      ],
      notes: [...notes, 'yieldNotChecked'],
    }
  },
}

const forceOf = (torque: number, K: number, { d, factor = 1 }: Input) =>
  (1000 * torque) / (factor * K * d)

/** The coefficient, the share by which it varies, and what there is to say about it. */
function coefficientOf(input: Input): {
  figure: MethodFigure
  deviation: number | undefined
  notes: MethodNote[]
} {
  const { basis = 'declared', K = 0, Vk } = input
  if (basis === 'friction')
    return { figure: ofFriction(input), deviation: undefined, notes: ['scatterUnknown'] }
  if (basis === 'gb1231') {
    const mean = input.K ?? deliveries.gb1231.K
    const deviation = deliveries.gb1231.deviation / mean
    return { figure: known('K', 'number', mean), deviation, notes: ['torqueSupplyGb'] }
  }
  if (basis === 'k1')
    return {
      figure: known('K', 'number', deliveries.k1.K),
      deviation: undefined,
      notes: ['torqueSupplyK1', 'scatterUnknown'],
    }
  const notes: MethodNote[] = Vk === undefined ? ['scatterUnknown'] : []
  return { figure: known('K', 'number', K), deviation: Vk, notes }
}

/** The coefficient from friction and geometry, in the linear form of the standard. */
function ofFriction({ d, P, muG = 0, muK = 0, dKm: DKm = 0 }: Input): MethodFigure {
  const p = P ?? itemAt(pitchesOf(d), 0).P
  const { d2 } = threadOf(d, p)
  return step(
    'K',
    'number',
    (p / Math.PI + (muG * d2) / Math.cos(Math.PI / 6) + muK * DKm) / (2 * d),
    '\\frac{<p> / \\pi + <muG> \\cdot <d2> / \\cos(30°) + <muK> \\cdot <DKm>}{2 \\cdot <d>}',
    { p, muG, d2, muK, DKm, d },
  )
}
