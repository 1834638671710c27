import { textbookSafety } from './balance'
import { computeClamp } from './clamp'
import { clampedResilience } from './clamped-parts'
import { inSeries } from './resilience'
import inch from './tables/published-inch-threads.json'
import { inchAreas, pitchesOf } from '../standards/threads'
import { forceOfAngle } from './turn-of-nut'
import { tabulated } from './verification-tables'
import type { VerificationGroup, VerificationRow } from './verification-rows'
import { itemAt } from '../lists/items'

const inches = 25.4
const lbf = 4.4482216152605
const psi = 0.006894757293168

export function textbookRows(): VerificationGroup[] {
  return [coarseTorque(), inchThreads(), pressureVessel(), boltAndTube(), ecss()]
}

/** Torques of hexagon head screws of class 8.8 with friction 0.12. */
function coarseTorque(): VerificationGroup {
  const printed = [
    [8, '24.6'],
    [10, '48'],
    [12, '84'],
    [14, '133'],
    [16, '206'],
    [18, '295'],
    [20, '415'],
  ] as const
  return {
    key: 'coarseTorque',
    kind: 'published',
    tolerance: 0.005,
    rows: printed.map(([d, expected]) => ({
      label: `M${d} · 8.8 · µ 0.12`,
      symbol: 'M_A',
      unit: 'N·m',
      expected,
      computed: tabulated(d, itemAt(pitchesOf(d), 0).P, 0.12, '8.8').torque,
    })),
  }
}

function inchThreads(): VerificationGroup {
  // JSON has no tuples: the columns are named in the file.
  const printed = inch.rows as [string, number, number, string, string][]
  const rows = printed.flatMap(([label, diameter, perInch, At, Ar]): VerificationRow[] => {
    const areas = inchAreas(diameter, perInch)
    return [
      { label, symbol: 'A_t', unit: 'in²', expected: At, computed: areas.At / inches ** 2 },
      { label, symbol: 'A_r', unit: 'in²', expected: Ar, computed: areas.Ar / inches ** 2 },
    ]
  })
  return { key: 'inchThreads', kind: 'published', tolerance: 0.004, rows }
}

/** Cover of a cast iron pressure vessel: 5/8 in bolts, grip 1.5 in, 30° cone. */
function pressureVessel(): VerificationGroup {
  const [d, l, At, Ad] = [0.625, 1.5, 0.226, 0.3068]
  const kb = inSeries((Ad * 30) / 0.75, (At * 30) / 0.75)
  const parts = clampedResilience({
    layers: [{ thickness: l * inches, E: 14e6 * psi, DA: 1000, dh: d * inches }],
    joint: 'DSV',
    dW1: 1.5 * d * inches,
    dW2: 1.5 * d * inches,
    tanPhi: 0.5774,
  })
  const km = 1 / ((parts.delta * lbf) / inches) / 1e6
  const C = kb / (kb + km)
  const safety = textbookSafety({ Sp: 85, As: At, Fi: 14.4, C: Number(C.toFixed(3)), P: 6 })
  const label = '5/8 in-11 UNC'
  return {
    key: 'pressureVessel',
    kind: 'published',
    tolerance: 0,
    rows: [
      { label, symbol: 'k_b', unit: 'Mlbf/in', expected: '5.21', computed: kb },
      { label, symbol: 'k_m', unit: 'Mlbf/in', expected: '8.95', computed: km },
      { label, symbol: 'C', unit: '', expected: '0.368', computed: C },
      { label, symbol: 'n_L', unit: '', expected: '2.18', computed: safety.nL },
      { label, symbol: 'n_p', unit: '', expected: '1.16', computed: safety.np },
      { label, symbol: 'n_0', unit: '', expected: '3.80', computed: safety.n0 },
    ],
  }
}

/** A copper tube around a steel bolt, tightened by a quarter turn: 16 in long, pitch 0.052 in. */
function boltAndTube(): VerificationGroup {
  const [length, As, Ac] = [16, 0.2, 0.6]
  const force = forceOfAngle(90, {
    snug: 0,
    P: 0.052,
    deltaS: length / (30e6 * As),
    deltaP: length / (16e6 * Ac),
  })
  const label = '¼ turn'
  return {
    key: 'boltAndTube',
    kind: 'published',
    tolerance: 0,
    rows: [
      { label, symbol: 'F', unit: 'lbf', expected: '3000', computed: force },
      { label, symbol: '\\sigma_s', unit: 'ksi', expected: '15.0', computed: force / As / 1000 },
      { label, symbol: '\\sigma_c', unit: 'ksi', expected: '5.0', computed: force / Ac / 1000 },
    ],
  }
}

/** A socket screw M6 of A286 with an insert, tightened with 13.65 ± 0.65 N·m. */
function ecss(): VerificationGroup {
  const { Fmin, Fmax } = computeClamp({
    d: 6,
    P: 1,
    propertyClass: 'other',
    Rp02: 590,
    dKm: 8.25,
    muLarge: 0.296,
    muSmall: 0.086,
    muThreadLarge: 0.176,
    muThreadSmall: 0.086,
    muHeadLarge: 0.296,
    muHeadSmall: 0.176,
    torque: 13.65,
    torquePrevailing: 2,
    torquePrevailingMin: 0.4,
    toolScatter: 0.65 / 13.65,
    threadFriction: 'linear',
  })
  const label = 'M6 · 13.65 N·m'
  return {
    key: 'ecss',
    kind: 'published',
    // The handbook counts with 0.577 for the angle of the flank.
    tolerance: 0.0001,
    rows: [
      { label, symbol: 'F_{M,min}', unit: 'N', expected: '5717.85', computed: Fmin },
      { label, symbol: 'F_{M,max}', unit: 'N', expected: '12078.55', computed: Fmax },
    ],
  }
}
