import type { Schemas } from '../../schemas'
import { step, verdictOf, type Method } from './method'

/** Embedding and relaxation as shares of the preload: what is left, and what has to be put in. */
export const relaxation: Method<Schemas['RelaxationInput']> = {
  schema: 'RelaxationInput',
  source: 'ECSS-E-HB-32-23A, 6.3.2 (embedding 5 %)',
  example: { force: 50_000, embedding: 0.05, relaxation: 0.05, kept: 40_000 },
  compute({ force, embedding = 0.05, relaxation: later = 0, kept }) {
    const left = force * (1 - embedding) * (1 - later)
    const shares = { embedding, relaxation: later }
    return {
      figures: [
        step(
          'loss',
          'force',
          force - left,
          '<force> \\cdot \\left(1 - \\left(1 - <embedding>\\right) \\cdot \\left(1 - <relaxation>\\right)\\right)',
          { force, ...shares },
        ),
        step(
          'left',
          'force',
          left,
          '<force> \\cdot \\left(1 - <embedding>\\right) \\cdot \\left(1 - <relaxation>\\right)',
          { force, ...shares },
        ),
        ...(kept === undefined
          ? []
          : [
              step(
                'needed',
                'force',
                kept / ((1 - embedding) * (1 - later)),
                '\\frac{<kept>}{\\left(1 - <embedding>\\right) \\cdot \\left(1 - <relaxation>\\right)}',
                { kept, ...shares },
              ),
            ]),
      ],
      ...(kept === undefined ? {} : { verdict: verdictOf(kept / left) }),
      notes: ['relaxationGuide'],
    }
  },
}
