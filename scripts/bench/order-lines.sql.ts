import { sql } from 'kysely'
import type { Database } from '../../src/server/database/database'

/** Gives each reservation with this code prefix one line of the same product. */
export async function insertLines(database: Database, codes: string): Promise<void> {
  await sql`
      insert into intention_order_line (order_id, type_id, data_id, counts, required_date, data)
      select "order".id, 1, one.id, 100, current_date, jsonb_build_object('model', one.model,
        'materialName', jsonb_build_object('zh', one.material_name, 'en', one.material_name_en),
        'unitName', jsonb_build_object('zh', '', 'en', ''), 'prodImgs', '[]'::jsonb, 'minQuantity', 1)
      from intention_order "order", lateral (select * from material limit 1) one
      where unique_code like ${`${codes}%`}`.execute(database)
}
