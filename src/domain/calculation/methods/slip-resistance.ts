import type { Schemas } from '../../schemas'
import { known, step, verdictOf, type Method } from './method'
import { nominalStrength, nominalStressArea } from './structural'

/** Slip factors of the classes of friction surfaces. EN 1993-1-8, table 3.7. */
export const slipFactors = { A: 0.5, B: 0.4, C: 0.3, D: 0.2 } as const

/** Factor of the hole. EN 1993-1-8, table 3.6. */
export const holeFactors = {
  normal: 1,
  oversize: 0.85,
  shortAcross: 0.85,
  longAcross: 0.7,
  shortAlong: 0.76,
  longAlong: 0.63,
} as const

/** Slip resistance of one preloaded bolt, in the serviceability (category B) or the ultimate limit state (category C). */
export const slipResistance: Method<Schemas['SlipResistanceInput']> = {
  schema: 'SlipResistanceInput',
  source: 'EN 1993-1-8, 3.6.1, 3.9.1, 3.9.2, tables 3.1, 3.6, 3.7',
  example: { d: 20, propertyClass: '10.9', surface: 'B', faces: 2, shearForce: 90_000 },
  without: ({ surface, limitState }) => [
    ...(surface === 'own' ? [] : ['mu']),
    limitState === 'serviceability' ? 'gammaM3' : 'gammaM3ser',
  ],
  faults: ({ surface, mu }) =>
    surface === 'own' && mu === undefined ? [{ path: 'mu', code: 'PARAMETERS_INCOMPLETE' }] : [],
  compute({
    d,
    propertyClass,
    surface = 'D',
    mu: own = 0,
    hole = 'normal',
    faces = 1,
    limitState = 'ultimate',
    gammaM3 = 1.25,
    gammaM3ser = 1.1,
    tension = 0,
    shearForce,
  }) {
    const fub = nominalStrength(propertyClass)
    const As = nominalStressArea(d)
    const FpC = 0.7 * fub * As
    const mu = surface === 'own' ? own : slipFactors[surface]
    const ks = holeFactors[hole]
    const gamma = limitState === 'ultimate' ? gammaM3 : gammaM3ser
    // Nothing is left to resist slip once the tension has taken the preload.
    const clamped = Math.max(0, FpC - 0.8 * tension)
    const FsRd = ((ks * faces * mu) / gamma) * clamped
    const open = clamped === 0
    const utilisation = shearForce === undefined || open ? undefined : shearForce / FsRd
    return {
      figures: [
        known('As', 'area', As),
        step('FpC', 'force', FpC, '0.7 \\cdot <fub> \\cdot <As>', { fub, As }),
        open
          ? known('FsRd', 'force', 0)
          : step(
              'FsRd',
              'force',
              FsRd,
              '\\frac{<ks> \\cdot <faces> \\cdot <mu>}{<gamma>} \\cdot \\left(<FpC> - 0.8 \\cdot <tension>\\right)',
              { ks, faces, mu, gamma, FpC, tension },
            ),
        ...(utilisation === undefined || shearForce === undefined
          ? []
          : [
              step('utilisation', 'share', utilisation, '\\frac{<shearForce>}{<FsRd>}', {
                shearForce,
                FsRd,
              }),
            ]),
      ],
      ...(open && shearForce ? { verdict: 'notMet' as const } : {}),
      ...(utilisation === undefined ? {} : { verdict: verdictOf(utilisation) }),
      notes: [
        ...(open ? (['tensionAbove'] as const) : []),
        ...(tension > 0 ? (['pryingNotCounted'] as const) : []),
      ],
    }
  },
}
