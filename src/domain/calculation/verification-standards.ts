import iso8981 from '../standards/iso-898-1.json'
import { pitchesOf, designationOf, threadOf } from '../standards/threads'
import { itemAt, present } from '../lists/items'
import { loadsOf, strengthOf } from './strength'
import tableA1 from './tables/published-table-a1.json'
import threads from './tables/published-threads.json'
import { tabulated } from './verification-tables'
import type { VerificationGroup, VerificationRow } from './verification-rows'

/** Whole tables of standards and guidelines. */
export function standardGroups(): VerificationGroup[] {
  return [coarseThreads(), threadSizes(), loads()]
}

const frictions = [0.08, 0.1, 0.12, 0.14, 0.16, 0.2, 0.24]

/** Preload and torque of coarse threads, 90 % of the yield point. M7 has no head of the standard. */
function coarseThreads(): VerificationGroup {
  // JSON has no tuples: the columns are named in the file.
  const printed = tableA1.rows as [number, string, string[], string[]][]
  const rows = printed
    .filter(([d]) => d !== 7)
    .flatMap(([d, propertyClass, forces, torques]) =>
      frictions.flatMap((mu, at): VerificationRow[] => {
        const computed = tabulated(d, itemAt(pitchesOf(d), 0).P, mu, propertyClass)
        const label = `M${d} · ${propertyClass} · µ ${mu.toFixed(2)}`
        const row = (symbol: string, unit: string, expected: string, figure: number) => ({
          label,
          symbol,
          unit,
          expected,
          computed: figure,
          ...(misprints.includes(`${label} ${symbol}`) && { misprint: true }),
        })
        return [
          row('F_{M,zul}', 'kN', itemAt(forces, at), computed.force / 1000),
          row('M_A', 'N·m', itemAt(torques, at), computed.torque),
        ]
      }),
    )
  return { key: 'tableA1', kind: 'published', tolerance: 0.004, lastDigit: 0.6, rows }
}

/** Figures that stand against their neighbours in the same row: 4.6 between 3.9 and 4.8, 2931 between 1754 and 2265. */
const misprints = ['M4 · 10.9 · µ 0.12 M_A', 'M30 · 8.8 · µ 0.20 M_A']

function threadSizes(): VerificationGroup {
  // The type of imported JSON widens a row to a list.
  const printed = threads.rows as [number, number, string, string][]
  const rows = printed.flatMap(([d, P, d2, D1]): VerificationRow[] => {
    const thread = threadOf(d, P)
    const label = designationOf(d, P)
    return [
      { label, symbol: 'd_2', unit: 'mm', expected: d2, computed: thread.d2 },
      { label, symbol: 'D_1', unit: 'mm', expected: D1, computed: thread.D1 },
    ]
  })
  return { key: 'threadSizes', kind: 'published', tolerance: 0, lastDigit: 1, rows }
}

/** Proof and tensile loads of the standard, which counts with rounded stress areas: up to 0.8 % apart. */
function loads(): VerificationGroup {
  const classes = ['4.6', '4.8', '5.6', '5.8', '6.8', '8.8', '9.8', '10.9', '12.9']
  const rows = Object.entries(iso8981.rows).flatMap(([size, row]) => {
    const d = Number(row[0])
    const { As } = threadOf(d, itemAt(pitchesOf(d), 0).P)
    return classes.flatMap((propertyClass) => {
      const strength = strengthOf(propertyClass, d)
      const { Fm, Fp } = strength ? loadsOf(As, strength) : { Fm: undefined, Fp: undefined }
      return [['tensile', 'F_m', Fm] as const, ['proof', 'F_p', Fp] as const].flatMap(
        ([kind, symbol, computed]): VerificationRow[] => {
          const expected = row[iso8981.columns.indexOf(`${kind} ${propertyClass}`)]
          if (expected === null || expected === undefined || computed === undefined) return []
          const label = `${size} · ${propertyClass}`
          return [
            { label, symbol, unit: 'N', expected: String(present(expected, label)), computed },
          ]
        },
      )
    })
  })
  return { key: 'loads', kind: 'published', tolerance: 0.008, rows }
}
