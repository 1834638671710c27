import { areaOf, threadOf } from '../standards/threads'
import { present } from '../lists/items'
import { torsionModulus } from './stress-section'
import { chainOf } from './joint/chain'
import type { Joint } from './joint/views'
import { boltFactor, nutFactor, shearWidths } from './thread-stripping'
import type { VerificationGroup, VerificationRow } from './verification-rows'

export const chainGroups = (): VerificationGroup[] => [hydraulicCylinder(), threadStripping()]

/**
 * A piston bolted to the rod of a hydraulic cylinder: Hochschule Anhalt, S. Voigt, after example B1 of VDI 2230-1, as
 * DT-ProfiSchraube quotes its input and figures (daten.js, PRESETS.hydraulikzylinder). αA is 1.7, and the greatest
 * preload is the 61 kN that the source took from a table.
 */
export const hydraulicJoint: Joint = {
  d: 12,
  P: 1.75,
  propertyClass: '10.9',
  joint: 'DSV',
  boltModulus: 210,
  sections: [
    { kind: 'head', length: 4.8 },
    { kind: 'shank', length: 20.5, diameter: 12 },
    { kind: 'thread', length: 21.5 },
    { kind: 'engaged', length: 6 },
    { kind: 'nut', length: 3.96, E: 210 },
  ],
  layers: [{ thickness: 42, E: 210, DA: 80, dh: 13.5, pG: 900 }],
  dW1: 21.11,
  muSmall: 0.1,
  threadFriction: 'linear',
  n: 0.3,
  FAmax: 24_900,
  FAmin: 0,
  FKerf: 1000,
  roughness: 'own',
  fZ: 8,
  Fmin: 61_000 / 1.7,
  Fmax: 61_000,
}

/**
 * The whole chain, entered once. The source rounds Φ and FZ on its way and takes σa on the minor area, which stay out;
 * the pressed face of its socket head is narrower than the face that it begins the cone with.
 */
function hydraulicCylinder(): VerificationGroup {
  const { preload, section, ends, thread } = chainOf(hydraulicJoint)
  const [{ figures }] = ends
  const Wp = torsionModulus(section, 2)
  const row = (symbol: string, unit: string, expected: string, computed: number) => ({
    label: 'M12 · 10.9 · µ 0.10 · n 0.3 · 24.9 kN',
    symbol,
    unit,
    expected,
    computed,
  })
  const rows: VerificationRow[] = [
    row('A_3', 'mm²', '76.2', thread.A3),
    row('W_P', 'mm³', '218', Wp),
    row('\\delta_S', 'mm/N', '2.95e-6', figures.deltaS),
    row('\\tan\\varphi', '', '0.566', figures.tanPhi),
    row('\\delta_P', 'mm/N', '0.3546e-6', figures.deltaP),
    row('\\Phi_K', '', '0.11', figures.PhiK),
    row('F_{M,min}', 'kN', '27.6', figures.requiredFmin / 1000),
    row('F_{M,max}', 'kN', '46.9', figures.requiredFmax / 1000),
    row('M_G', 'N·mm', '55260', present(preload.tau, 'torsion') * Wp),
    row('F_{S,max}', 'kN', '61.8', figures.FSmax / 1000),
    row('\\sigma_{z,max}', 'MPa', '733', figures.sigmaZ),
    row('\\sigma_{red,B}', 'MPa', '766', figures.sigmaRedB),
    row('A_p\\,(17.23/13.5)', 'mm²', '90', areaOf(17.23) - areaOf(13.5)),
  ]
  return { key: 'hydraulicCylinder', kind: 'published', tolerance: 0.003, rows }
}

/** Factors of stripping threads: DT-ProfiSchraube, solver.js and test_solver.js, after F. Ruoss. */
function threadStripping(): VerificationGroup {
  const { internal, external } = shearWidths(threadOf(20, 1.5))
  const row = (label: string, symbol: string, expected: string, computed: number) => ({
    label,
    symbol,
    unit: '',
    expected,
    computed,
  })
  return {
    key: 'threadStripping',
    kind: 'published',
    tolerance: 0.0003,
    rows: [
      row('M20×1.5', 'A_{GM}/A_{GS}', '1.2698', internal / external),
      row('RS = 1', 'C_3', '0.8970', nutFactor(0.999999999)),
      row('RS = 0.4', 'C_3', '1.0553', nutFactor(0.4)),
      row('RS = 1', 'C_2', '0.8973', boltFactor(1.000000001)),
      row('RS = 2', 'C_2', '1.1668', boltFactor(2)),
    ],
  }
}
