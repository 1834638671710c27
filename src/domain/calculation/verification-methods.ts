import { itemAt } from '../lists/items'
import { boltResistance } from './methods/bolt-resistance'
import { sharesOf } from './methods/bolt-pattern'
import type { MethodResult } from './methods/method'
import { proposedSize } from './methods/proposed-size'
import { slipResistance } from './methods/slip-resistance'
import type { FigureName } from './methods/symbols'
import { torqueCoefficient } from './methods/torque-coefficient'
import structural from './tables/published-structural.json'
import type { VerificationGroup, VerificationRow } from './verification-rows'

/** Published cases of the methods beside the joint. */
export function methodGroups(): VerificationGroup[] {
  return [slip(), resistance(), preloads(), torques(), pattern(), sizes()]
}

const figureOf = ({ figures }: MethodResult, name: FigureName) =>
  figures.find((figure) => figure.name === name)?.value ?? NaN

/** JSON has no tuples: the columns are named in the file. */
const slipRows = structural.rowsSlip as [number, string[], string[]][]

function slip(): VerificationGroup {
  const surfaces = ['D', 'C', 'B', 'A'] as const
  const rows = slipRows.flatMap(([d, serviceability, ultimate]) =>
    [['serviceability', serviceability] as const, ['ultimate', ultimate] as const].flatMap(
      ([limitState, printed]) =>
        printed.map((expected, at): VerificationRow => {
          const surface = itemAt(surfaces, Math.floor(at / 2))
          const faces = 1 + (at % 2)
          const input = { d: sizeOf(d), propertyClass: '8.8', surface, faces, limitState } as const
          return {
            label: `M${d} · 8.8 · ${surface} · ${faces} · ${limitState === 'ultimate' ? 'C' : 'B'}`,
            symbol: 'F_{s,Rd}',
            unit: 'kN',
            expected,
            computed: figureOf(slipResistance.compute(input), 'FsRd') / 1000,
          }
        }),
    ),
  )
  return { key: 'slip', kind: 'published', tolerance: 0, rows }
}

// The type of imported JSON widens a row to a list.
const sizes46 = structural.rows46 as [
  number,
  number,
  number,
  number,
  number,
  number,
  string[],
  string[],
][]

function resistance(): VerificationGroup {
  const rows = sizes46.flatMap(([d, d0, e1, e2, p1, p2, loads, bearing]) => {
    const input = { d: sizeOf(d), propertyClass: '4.6', d0, e1, e2, p1, p2, fu: 470 } as const
    const at = (t: number, planes: number) => boltResistance.compute({ ...input, t, planes })
    const row = (symbol: string, expected: string, computed: number, more = '') => ({
      label: `M${d} · 4.6${more}`,
      symbol,
      unit: 'kN',
      expected,
      computed: computed / 1000,
    })
    return [
      row('F_{t,Rd}', itemAt(loads, 0), figureOf(at(10, 1), 'FtRd')),
      row('F_{v,Rd}', itemAt(loads, 1), figureOf(at(10, 1), 'FvRd')),
      row('F_{v,Rd}', itemAt(loads, 2), figureOf(at(10, 2), 'FvRd'), ' · 2'),
      ...bearing.map((expected, index) => {
        const t = itemAt(structural.thickness, index)
        return row('F_{b,Rd}', expected, figureOf(at(t, 1), 'FbRd'), ` · S355 · ${t} mm`)
      }),
    ]
  })
  return { key: 'resistance', kind: 'published', tolerance: 0, lastDigit: 0.55, rows }
}

/** The diameter as the schema lists it; the published tables hold structural sizes alone. */
const sizeOf = (d: number) => d as 12 | 16 | 20 | 22 | 24 | 27 | 30 | 36

function preloads(): VerificationGroup {
  const printed = [
    [12, '59'],
    [16, '110'],
    [20, '172'],
    [22, '212'],
    [24, '247'],
    [27, '321'],
    [30, '393'],
    [36, '572'],
  ] as const
  return {
    key: 'structuralPreload',
    kind: 'published',
    tolerance: 0,
    rows: printed.map(([d, expected]) => ({
      label: `M${d} · 10.9`,
      symbol: 'F_{p,C}',
      unit: 'kN',
      expected,
      computed: figureOf(slipResistance.compute({ d, propertyClass: '10.9' }), 'FpC') / 1000,
    })),
  }
}

/** Torques of k-class assemblies, rounded to steps of the tool, and a worked torque of steel construction. */
function torques(): VerificationGroup {
  const printed = [
    [12, 59, 0.129, 1.1, '100'],
    [16, 110, 0.129, 1.1, '250'],
    [20, 172, 0.119, 1.1, '450'],
    [22, 212, 0.127, 1.1, '650'],
    [24, 247, 0.123, 1.1, '800'],
    [27, 321, 0.131, 1.1, '1250'],
    [30, 393, 0.127, 1.1, '1650'],
    [36, 572, 0.124, 1.1, '2800'],
    [20, 170, 0.125, 1.05, '446'],
  ] as const
  return {
    key: 'torqueCoefficient',
    kind: 'published',
    tolerance: 0.006,
    rows: printed.map(([d, force, K, factor, expected]) => ({
      label: `M${d} · ${force} kN · K ${K} · ${factor}`,
      symbol: 'T',
      unit: 'N·m',
      expected,
      computed: figureOf(
        torqueCoefficient.compute({ direction: 'torque', d, force: force * 1000, K, factor }),
        'torque',
      ),
    })),
  }
}

/** Six bolts of two sizes under an eccentric shear force. */
function pattern(): VerificationGroup {
  const [large, small] = [0.375 ** 2, 0.25 ** 2]
  const places = [
    [1, 1, large, '2493'],
    [-1, 1, small, '1210'],
    [-1, -1, small, '1220'],
    [1, 5, large, '2507'],
    [0, 5, small, '1165'],
    [10, 2, large, '1451'],
  ] as const
  const bolts = sharesOf({
    positions: places.map(([x, y, weight]) => ({ x, y, weight })),
    Fy: -10_000,
    Mz: -12,
    x: 0.3,
  })
  return {
    key: 'boltGroup',
    kind: 'published',
    tolerance: 0,
    rows: places.map(([, , , expected], at) => ({
      label: `6 · ${at + 1}`,
      symbol: 'V',
      unit: 'N',
      expected,
      computed: itemAt(bolts, at).shear,
    })),
  }
}

function sizes(): VerificationGroup {
  const result = proposedSize.compute({
    force: 8500,
    load: 'dynamicEccentric',
    tightening: 'controlled',
    propertyClass: '12.9',
  })
  const label = '8500 N · 12.9'
  return {
    key: 'proposedSize',
    kind: 'published',
    tolerance: 0,
    rows: [
      {
        label,
        symbol: 'F_{M,min}',
        unit: 'N',
        expected: '25000',
        computed: figureOf(result, 'sizeMin'),
      },
      {
        label,
        symbol: 'F_{M,max}',
        unit: 'N',
        expected: '40000',
        computed: figureOf(result, 'sizeMax'),
      },
      { label, symbol: 'd', unit: 'mm', expected: '10', computed: figureOf(result, 'size') },
    ],
  }
}
