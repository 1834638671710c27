import { demoTables } from '../../demo/catalogue/tables'
import { exceptionsOf } from '../../demo/catalogue/exceptions'
import type { Part } from '../../src/server/drawing/facts'
import type { Surface } from '../../src/server/drawing/surfaces'
import { volumeOfSolid } from '../../src/server/drawing/volume'

/** Densities in kg/mm³ by surface; finishes are those of steel. */
const densities: Partial<Record<Surface, number>> = {
  stainless: 7.9e-6,
  aluminium: 2.7e-6,
  nylon: 1.14e-6,
}
const steel = 7.85e-6

/** Kilograms of a part by its geometry, with its threads cut. */
export const weightByShape = ({ bodies }: Part) =>
  bodies.reduce(
    (sum, { solid, surface }) => sum + volumeOfSolid(solid, 'cut') * (densities[surface] ?? steel),
    0,
  )

/** Net weights in kg of the demo's models, of a single piece. */
export function statedWeights(): Map<string, number> {
  const entries = demoTables().flatMap(({ header, rows }) => {
    const column = header.findIndex((title) => title.startsWith('净重 Net'))
    const model = header.findIndex((title) => title.startsWith('型号规格'))
    return rows.flatMap((row): [string, number][] => {
      const name = row[model]
      const weight = Number(row[column])
      if (!name || !weight) return []
      return [[name, weight / (exceptionsOf(name).lot?.pieces ?? 1)]]
    })
  })
  return new Map(entries)
}
