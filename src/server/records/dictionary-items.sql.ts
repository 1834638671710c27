import type { Database } from '../database/database'

/** Items of a dictionary in order, including those no longer offered; empty if the dictionary does not exist. */
export async function listItems(database: Database, paramId: string) {
  const rows = await database
    .selectFrom('parameter_item')
    .selectAll()
    .where('param_id', '=', paramId)
    .orderBy('sort')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    paramId: row.param_id,
    itemCode: row.item_code,
    sort: row.sort,
    active: row.active,
    name: { zh: row.item_name, en: row.item_name_en },
  }))
}
