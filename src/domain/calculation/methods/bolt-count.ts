import type { Schemas } from '../../schemas'
import type { Fault } from '../faults'
import { step, type Method, type MethodNote } from './method'

type Input = Schemas['BoltCountInput']

/** The bolts that a load needs: axial load with a clamp force that must stay, shear by friction, or both. */
export const boltCount: Method<Input> = {
  schema: 'BoltCountInput',
  source: 'VDI 2230-1, R2, R12',
  example: { Fmin: 45_000, FA: 60_000, FK: 40_000, FQ: 20_000, mu: 0.15, faces: 1 },
  faults: ({ FA = 0, FQ = 0, FK = 0, mu }) => [
    ...(FQ > 0 && mu === undefined
      ? ([{ path: 'mu', code: 'PARAMETERS_INCOMPLETE' }] satisfies Fault[])
      : []),
    ...(FA + FQ + FK > 0
      ? []
      : ([{ path: 'FA', code: 'PARAMETERS_INCOMPLETE' }] satisfies Fault[])),
  ],
  compute({ Fmin, FA = 0, FK = 0, FQ = 0, mu = 1, faces: q = 1, Phi = 0, safety = 1.2 }) {
    const byFriction = (safety * FQ) / (q * mu)
    const clampNeeded = Math.max(FK, byFriction)
    const counted = ((1 - Phi) * FA + clampNeeded) / Fmin
    const notes: MethodNote[] = ['roundedUp']
    if (FA > 0) notes.push('openLoad')
    return {
      figures: [
        step(
          'clampNeeded',
          'force',
          clampNeeded,
          '\\max\\left(<FK>, \\frac{<safety> \\cdot <FQ>}{<q> \\cdot <mu>}\\right)',
          { FK, safety, FQ, q, mu },
        ),
        step(
          'counted',
          'number',
          counted,
          '\\frac{\\left(1 - <Phi>\\right) \\cdot <FA> + <clampNeeded>}{<Fmin>}',
          { Phi, FA, clampNeeded, Fmin },
        ),
        step('count', 'number', wholeBolts(counted), '\\lceil <counted> \\rceil', { counted }),
      ],
      notes,
    }
  },
}

/** Rounded up; a rounding error of the last digit makes no further bolt. */
export const wholeBolts = (counted: number) => Math.max(1, Math.ceil(counted - 1e-9))
