import { computeClamp, type ClampInput } from './clamp'
import { computeFlexibility } from './flexibility'
import { flexibilityExample } from './examples'
import { computeStretching } from './stretching'
import type { VerificationGroup, VerificationRow } from './verification-rows'
import { entryIn, fieldIn } from '../lists/items'

/** An M12 of class 10.9, tightened with 60 N·m at friction 0.10 to 0.16 on a face of 16.63 mm over a hole of 13.5 mm. */
const bolt = {
  d: 12,
  P: 1.75,
  propertyClass: '10.9',
  dW: 16.63,
  dh: 13.5,
  muLarge: 0.16,
  muSmall: 0.1,
  torque: 60,
} as const satisfies ClampInput

/** The same bolt under 40 kN, with a shank of its own. */
const pulled = (shank: { diameter?: number; bore?: number }) =>
  computeStretching({
    mode: 'force',
    d: 12,
    P: 1.75,
    propertyClass: '10.9',
    force: 40_000,
    sections: [
      { kind: 'shank', length: 30, ...shank },
      { kind: 'thread', length: 20 },
    ],
  })

/** The joint of the flexibility example with a shank of 12 mm, which is thinner than its thread M16. */
const waistedJoint = () =>
  computeFlexibility({
    ...flexibilityExample,
    sections: flexibilityExample.sections.map((section) =>
      section.kind === 'shank' ? { ...section, diameter: 12 } : section,
    ),
  })

type Figure = [symbol: string, unit: string, expected: string, computed: number]

/** Bolts whose shank is weaker than their thread, beside the plain one: the weakest section decides. */
export function shankRows(): VerificationGroup {
  const plain = computeClamp(bolt)
  const waisted = computeClamp({ ...bolt, shankDiameter: 9 })
  const waistedElastic = computeClamp({ ...bolt, shankDiameter: 9, torsionFactor: 2 })
  const hollow = computeClamp({ ...bolt, shankDiameter: 12, shankBore: 9 })
  const bored = computeClamp({ ...bolt, threadBore: 6 })
  const stressed = (result: typeof plain): Record<string, number> => {
    const { atFmax, FMzul, F02 } = result
    const section = fieldIn(result, 'section')
    return {
      A: section.area,
      W: fieldIn(section, 'Wp'),
      FMzul,
      F02,
      sigma: atFmax.sigma,
      tau: atFmax.tau,
      sigmaRed: atFmax.sigmaRed,
      nu: atFmax.utilisation,
    }
  }
  return {
    key: 'exampleShanks',
    kind: 'own',
    tolerance: 0,
    rows: [
      ...rowsOf('M12 · 10.9', stressed(plain), {
        A: '84.267',
        W: '290.95',
        sigma: '427.81',
        tau: '112.89',
        sigmaRed: '470.37',
        nu: '0.5004',
        FMzul: '64838',
        F02: '79211',
      }),
      ...rowsOf('M12 · 10.9 · ⌀ 9', stressed(waisted), {
        A: '63.617',
        W: '190.85',
        sigma: '566.67',
        tau: '172.10',
        sigmaRed: '640.29',
        nu: '0.6812',
        FMzul: '47632',
        F02: '59800',
      }),
      ...rowsOf('M12 · 10.9 · ⌀ 9 · k = 2', stressed(waistedElastic), {
        W: '143.14',
        tau: '229.47',
        sigmaRed: '692.15',
        FMzul: '44063',
      }),
      ...rowsOf('M12 · 10.9 · ⌀ 12/9', stressed(hollow), {
        A: '49.480',
        W: '261.54',
        sigma: '728.57',
        tau: '125.59',
        sigmaRed: '760.35',
        nu: '0.8089',
        FMzul: '40111',
        F02: '46511',
      }),
      ...rowsOf('M12 · 10.9 · ⌀ 6', stressed(bored), {
        A: '55.992',
        W: '234.40',
        sigma: '643.84',
        tau: '140.13',
        sigmaRed: '688.06',
        nu: '0.7320',
        FMzul: '44325',
        F02: '52633',
      }),
      ...figures('M12 · 10.9 · 40 kN', [
        ['\\nu', '', '0.5050', pulled({}).nom.utilisation],
        ['\\nu\\,(d_0 = 9)', '', '0.6689', pulled({ diameter: 9 }).nom.utilisation],
        ['\\nu\\,(12/7)', '', '0.5703', pulled({ bore: 7 }).nom.utilisation],
      ]),
      ...figures('M16 · 10.9 · ⌀ 12', [
        ['A_0', 'mm²', '113.10', fieldIn(waistedJoint(), 'section').area],
        ['F_{S,max}', 'N', '114164.5', waistedJoint().FSmax],
        ['\\sigma_z', 'MPa', '1009.44', waistedJoint().sigmaZ],
      ]),
    ],
  }
}

const signs: Record<string, [symbol: string, unit: string]> = {
  A: ['A_0', 'mm²'],
  W: ['W_P', 'mm³'],
  sigma: ['\\sigma', 'MPa'],
  tau: ['\\tau', 'MPa'],
  sigmaRed: ['\\sigma_{red}', 'MPa'],
  nu: ['\\nu', ''],
  FMzul: ['F_{M,zul}', 'N'],
  F02: ['F_{0.2}', 'N'],
}

function rowsOf(label: string, computed: Record<string, number>, expected: Record<string, string>) {
  return Object.entries(expected).map(([name, figure]): VerificationRow => {
    const [symbol, unit] = entryIn(signs, name)
    return { label, symbol, unit, expected: figure, computed: entryIn(computed, name) }
  })
}

function figures(label: string, rows: Figure[]): VerificationRow[] {
  return rows.map(([symbol, unit, expected, computed]) => ({
    label,
    symbol,
    unit,
    expected,
    computed,
  }))
}
