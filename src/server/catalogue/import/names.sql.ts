import { sql } from 'kysely'
import type { Database } from '../../database/database'
import type { Named } from './differences'

/** Readable names of the ids in products. */

export async function listNamedValues(database: Database): Promise<Named['values']> {
  const rows = await database
    .selectFrom('characteristic_value')
    .innerJoin('characteristic', 'characteristic.id', 'characteristic_id')
    .select(['characteristic_value.id', 'field_code as code', 'field_name as zh'])
    .select(['field_name_en as en', 'val', 'val_en as valEn'])
    .execute()
  return new Map(
    rows.map(({ id, code, zh, en, val, valEn }) => [
      id,
      { code, name: { zh, en: en || zh }, text: valEn ? `${val} / ${valEn}` : val },
    ]),
  )
}

export async function listModels(
  database: Database,
  ids: readonly number[],
): Promise<Map<number, string>> {
  return new Map((await listImported(database, ids)).map(({ id, model }) => [id, model]))
}

export function listImported(database: Database, ids: readonly number[]) {
  return database
    .selectFrom('material')
    .select(['id', 'model'])
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .execute()
}
