import { sql } from 'kysely'
import type { Language } from '../../../domain/language/language'
import type { Database } from '../../database/database'
import { named } from './paging.sql'

export interface ModelUse {
  id: number
  model: string
  reservations: number
  carts: number
  favourites: number
  parts: number
  relations: number
  /** The first referencing models and classes. */
  names: string[]
}

/** References to these models, by model. Relations among the models themselves do not count. */
export async function listModelUses(
  database: Database,
  ids: number[],
  language: Language,
): Promise<ModelUse[]> {
  const { rows } = await sql<ModelUse>`
    select * from (
      select m.id, m.model,
        (select count(*)::int from intention_order_line l
          where l.type_id = 1 and l.data_id = m.id) as reservations,
        (select count(*)::int from cart_item c
          where c.type_id = 1 and c.data_id = m.id) as carts,
        (select count(*)::int from favourite f
          where f.type_id = 1 and f.data_id = m.id) as favourites,
        (select count(*)::int from customer_part p where p.material_id = m.id) as parts,
        (select count(distinct r.material_id)::int from material_relation r
          where r.related_id = m.id and r.material_id <> all(${ids}::integer[]))
          + (select count(*)::int from class_relation r
          where r.related_id = m.id and r.class_id is not null) as relations,
        array(select o.model from material_relation r
          join material o on o.id = r.material_id
          where r.related_id = m.id and r.material_id <> all(${ids}::integer[])
          union select ${named(language, sql`o.class_name`, sql`o.class_name_en`)} from class_relation r
          join product_class o on o.id = r.class_id where r.related_id = m.id
          order by 1 limit 3) as names
      from material m where m.id = any(${ids}::integer[])
    ) uses
    where reservations + carts + favourites + parts + relations > 0
    order by model`.execute(database)
  return rows
}
