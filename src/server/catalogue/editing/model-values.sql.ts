import type { Bilingual } from '../../../domain/catalogue/bilingual'
import { parseFigures } from '../../../domain/catalogue/numeric-inputs'
import type { Database } from '../../database/database'
import { listValues, storeValues } from '../import/import.sql'

/** Creates values, and fills empty English texts; returns their ids by characteristic and text. */
export async function addValues(
  database: Database,
  values: ({ characteristicId: number } & Bilingual)[],
): Promise<Map<string, number>> {
  if (values.length === 0) return new Map()
  await storeValues(
    database,
    values.map(({ characteristicId, zh, en }) => {
      const { from = null, to = null } = parseFigures(zh) ?? {}
      return { characteristicId, val: zh, valEn: en, from, to }
    }),
  )
  const stored = await listValues(database, [
    ...new Set(values.map(({ characteristicId }) => characteristicId)),
  ])
  return new Map(stored.map(({ id, characteristicId, val }) => [`${characteristicId} ${val}`, id]))
}
