import { sql } from 'kysely'
import type { Currency } from '../../../domain/money/money'
import type { Database } from '../../database/database'

export interface KnownList {
  id: number
  nameZh: string
  nameEn: string
  currency: Currency
}

export async function knownLists(database: Database): Promise<KnownList[]> {
  const { rows } = await sql<KnownList>`
    select id, name_zh as "nameZh", name_en as "nameEn", currency from price_list order by id`.execute(
    database,
  )
  return rows
}

/** The products of models in lower case, withdrawn ones too; of several with the same model the first. */
export async function knownModels(
  database: Database,
  models: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ model: string; id: number }>`
    select lower(model) as model, min(id) as id from material
    where lower(model) = any(${[...models]}::text[]) group by lower(model)`.execute(database)
  return new Map(rows.map(({ model, id }) => [model, id]))
}
