import { permissiblePreload } from './assembly-stress'
import { facesOf } from './faces'
import { strengthOf } from './strength'
import { stressSections } from './stress-section'
import fineThreads from './tables/published-fine-threads.json'
import stainless from './tables/published-stainless.json'
import { designationOf, threadOf } from '../standards/threads'
import { frictionDiameter, lever } from './torque'
import type { VerificationGroup, VerificationRow } from './verification-rows'
import { itemAt, present, fieldIn } from '../lists/items'

/** The permissible preload in N and its torque in N·m of a hexagon bolt at 90 % of its yield point. */
export function tabulated(d: number, P: number, mu: number, propertyClass: string) {
  const thread = threadOf(d, P)
  const faces = facesOf(d, 'hexagon')
  const preload = permissiblePreload({
    thread,
    sections: stressSections(thread),
    muG: mu,
    prevailing: 0,
    nu: 0.9,
    k: 1.5,
    form: 'exact',
    // The published tables hold sizes and classes of the standards alone.
    Rp02: present(strengthOf(propertyClass, d), propertyClass).Rp02,
  })
  const force = present(preload, 'permissible preload')
  const DKm = frictionDiameter(fieldIn(faces, 'dW'), fieldIn(faces, 'hole'))
  const K = lever(thread, DKm, { muG: mu, muK: mu })
  return { force, torque: (force * K) / 1000 }
}

function rowsOf(table: typeof fineThreads, classes: string[]): VerificationRow[] {
  // JSON has no tuples: the columns are named in the files.
  const printed = table.rows as [number, number, number, string[], string[]][]
  return printed.flatMap(([d, P, mu, forces, torques]) =>
    classes.flatMap((propertyClass, at) => {
      const { force, torque } = tabulated(d, P, mu, propertyClass)
      const label = `${designationOf(d, P)} · ${propertyClass} · µ ${mu.toFixed(2)}`
      return [
        {
          label,
          symbol: 'F_{M,zul}',
          unit: 'kN',
          expected: itemAt(forces, at),
          computed: force / 1000,
        },
        { label, symbol: 'M_A', unit: 'N·m', expected: itemAt(torques, at), computed: torque },
      ]
    }),
  )
}

export function fineThreadRows(): VerificationGroup {
  const rows = rowsOf(fineThreads, ['8.8', '10.9', '12.9'])
  return { key: 'fineThreads', kind: 'published', tolerance: 0.005, rows }
}

export function stainlessRows(): VerificationGroup {
  const rows = rowsOf(stainless, ['A2-50', 'A2-70', 'A2-80'])
  return { key: 'stainless', kind: 'published', tolerance: 0.012, lastDigit: 1, rows }
}
