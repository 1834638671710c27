import { clampExample, flexibilityExample, stretchingExample } from './examples'
import { computeClamp } from './clamp'
import { computeFlexibility } from './flexibility'
import { computeStretching } from './stretching'
import { assemblyStress, permissiblePreload } from './assembly-stress'
import { stressSections } from './stress-section'
import { threadOf } from '../standards/threads'
import type { VerificationGroup, VerificationRow } from './verification-rows'
import { itemAt, present, fieldIn } from '../lists/items'

type Figure = [symbol: string, unit: string, expected: string, computed: number]

const rowsOf = (label: string, figures: Figure[]): VerificationRow[] =>
  figures.map(([symbol, unit, expected, computed]) => ({
    label,
    symbol,
    unit,
    expected,
    computed,
  }))

/** Three examples that were worked apart from this engine, with more digits than a table prints. */
export function exampleRows(): VerificationGroup[] {
  return [clamp(), flexibility(), stretching()]
}

function clamp(): VerificationGroup {
  const result = computeClamp(clampExample)
  const linear = computeClamp({ ...clampExample, threadFriction: 'linear' })
  const thread = threadOf(16, 2)
  const basis = {
    thread,
    sections: stressSections(thread),
    muG: 0.1,
    prevailing: 0,
    Rp02: 940,
    k: 1.5 as const,
    form: 'exact' as const,
  }
  const { atFmax } = result
  // Without prevailing torque a limit is always there.
  const allowed = (k: 1.5 | 2) =>
    present(permissiblePreload({ ...basis, k, nu: 0.9 }), 'permissible preload')
  const twisted = assemblyStress(atFmax.force, { ...basis, prevailing: 8 })
  return {
    key: 'exampleClamp',
    kind: 'own',
    tolerance: 0,
    rows: rowsOf('M16 · 10.9 · 230 N·m ± 5 %', [
      ['d_2', 'mm', '14.701', thread.d2],
      ['d_3', 'mm', '13.546', thread.d3],
      ['A_s', 'mm²', '156.67', thread.As],
      ['K(0.10)', 'mm', '2.17269', result.Ksmall],
      ['K(0.16)', 'mm', '3.28945', result.Klarge],
      ['F_{min}', 'N', '60344.5', result.Fmin],
      ['F_{max}', 'N', '107470.7', result.Fmax],
      ['F_{nom}', 'N', '79101', result.Fnom],
      ['\\alpha_A', '', '1.781', result.alphaA],
      ['\\sigma', 'MPa', '685.98', atFmax.sigma],
      ['\\tau', 'MPa', '181.75', atFmax.tau],
      ['\\sigma_{red}', 'MPa', '754.8', twisted.sigmaRed],
      ['\\nu', '', '0.803', atFmax.utilisation],
      ['F_{M,zul} (k = 3/2,\\; T_P = 0)', 'N', '121694', allowed(1.5)],
      ['F_{M,zul} (k = 2,\\; T_P = 0)', 'N', '114883', allowed(2)],
      ['F_{min,lin}', 'N', '60593.5', linear.Fmin],
      ['F_{max,lin}', 'N', '107761.6', linear.Fmax],
    ]),
  }
}

function flexibility(): VerificationGroup {
  const result = computeFlexibility(flexibilityExample)
  const bearings = fieldIn(result, 'bearings')
  return {
    key: 'exampleFlexibility',
    kind: 'own',
    tolerance: 0,
    rows: rowsOf('M16 · 10.9 · 3 + 20 + 15 + 3 mm', [
      ['\\delta_S', 'mm/N', '1.751139e-6', result.deltaS],
      ['\\tan\\varphi', '', '0.509170', result.tanPhi],
      ['\\delta_P', 'mm/N', '7.059103e-7', result.deltaP],
      ['\\Phi_K', '', '0.28730', result.PhiK],
      ['f_Z', 'µm', '15', result.fZ],
      ['F_Z', 'N', '6104.9', result.FZ],
      ['\\Delta F_{th}(-60\\text{ K})', 'N', '-5811.9', result.thermal.min],
      ['\\Delta F_{th}(+60\\text{ K})', 'N', '5811.9', result.thermal.max],
      ['\\Phi', '', '0.14365', result.Phi],
      ['F_{V,min}', 'N', '48427.8', result.FVmin],
      ['F_{V,max}', 'N', '113282.5', result.FVmax],
      ['F_{SA}', 'N', '2154.8', result.FSA],
      ['F_{PA}', 'N', '12845.2', result.FPA],
      ['F_{KR}', 'N', '35582.5', result.FKR],
      ['F_{S,max}', 'N', '115437.3', result.FSmax],
      ['\\sigma_z', 'MPa', '736.8', result.sigmaZ],
      ['\\sigma_{red,B}', 'MPa', '766.1', result.sigmaRedB],
      // On the washer, and 1.6 of its height wider on the plate below it.
      ['p\\,(22.49/17)', 'MPa', '677.9', itemAt(bearings, 0).pressure],
      ['p\\,(27.29/17.5)', 'MPa', '335.2', itemAt(bearings, 1).pressure],
    ]),
  }
}

function stretching(): VerificationGroup {
  const result = computeStretching(stretchingExample)
  const byElongation = computeStretching({
    ...stretchingExample,
    mode: 'elongation',
    elongation: 0.5,
  })
  const tensioned = computeStretching({
    ...stretchingExample,
    mode: 'tensioner',
    effectiveLength: 162,
  })
  const turned = computeStretching({
    ...stretchingExample,
    mode: 'angle',
    deltaP: 0.4e-6,
    angle: 44.75,
    snugForce: 0,
  })
  return {
    key: 'exampleStretching',
    kind: 'own',
    tolerance: 0,
    rows: rowsOf('M24 · 10.9 · 120 + 30 + 12 + 12 mm', [
      ['\\delta', 'mm/N', '2.085915e-6', fieldIn(result, 'delta')],
      ['\\Delta l\\,(200\\text{ kN})', 'mm', '0.41718', fieldIn(result.nom, 'elongation')],
      ['\\sigma', 'MPa', '567.4', result.nom.sigma],
      ['\\nu', '', '0.6036', result.nom.utilisation],
      ['F\\,(0.5\\text{ mm})', 'kN', '239.70', byElongation.nom.force / 1000],
      ['F_{0.9}', 'kN', '298.2', result.limit / 1000],
      ['F_{applied}/F', '', '1.15815', fieldIn(tensioned, 'factor')],
      ['F_{applied}', 'kN', '231.63', fieldIn(tensioned, 'appliedForce') / 1000],
      ['F\\,(44.75^\\circ)', 'kN', '150.0', turned.nom.force / 1000],
    ]),
  }
}
