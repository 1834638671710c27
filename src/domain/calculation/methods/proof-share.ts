import { threadOf } from '../../standards/threads'
import type { Schemas } from '../../schemas'
import { boltFaults } from '../bolt'
import { strengthOf } from '../strength'
import { fieldIn, present } from '../../lists/items'
import { known, step, verdictOf, type Method } from './method'

/** The preload as a share of the proof load: the force of a share, and the share of a force. */
export const proofShare: Method<Schemas['ProofShareInput']> = {
  schema: 'ProofShareInput',
  source: 'ISO 898-1; Shigley, Mechanical Engineering Design, 9th edition, 8-31',
  example: { d: 12, P: 1.75, propertyClass: '8.8', use: 'reused', force: 30_000 },
  faults: boltFaults,
  compute({ d, P, propertyClass, use = 'reused', share: own, force }) {
    const Sp = fieldIn(present(strengthOf(propertyClass, d), propertyClass), 'Sp')
    const { As } = threadOf(d, P)
    const Fp = Sp * As
    const share = own ?? (use === 'reused' ? 0.75 : 0.9)
    return {
      figures: [
        known('As', 'area', As),
        step('Fp', 'force', Fp, '<Sp> \\cdot <As>', { Sp, As }),
        step('force', 'force', share * Fp, '<share> \\cdot <Fp>', { share, Fp }),
        ...(force === undefined
          ? []
          : [step('utilisation', 'share', force / Fp, '\\frac{<force>}{<Fp>}', { force, Fp })]),
      ],
      ...(force === undefined ? {} : { verdict: verdictOf(force / (share * Fp)) }),
      notes: ['yieldNotChecked', ...(share > 0.9 ? (['shareHigh'] as const) : [])],
    }
  },
}
