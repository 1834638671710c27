import type { Carrier } from '../../domain/orders/tracking'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'

/** The carriers that staff keep, the first entered first. */
export async function readCarriers(database: Database): Promise<Carrier[]> {
  const rows = await database.selectFrom('carrier').select('data').orderBy('id').execute()
  return rows.map(({ data }) => {
    // Only written from validated forms.
    const { name, nameEn = '', otherNames = '', trackingPattern } = data as Schemas['Carrier']
    const names = [name, nameEn, ...otherNames.split(/[;；]/)]
    return { names: names.filter((own) => own.trim() !== ''), pattern: trackingPattern }
  })
}
