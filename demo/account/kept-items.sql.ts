import { sql } from 'kysely'
import { passOver } from '../../src/server/audit/watch.sql'
import type { Pool } from '../../src/server/database/database'

/** Whose favourites, histories and subscriptions the demo begins with. */
const customers = ['buyer', 'designer', 'engineer']

/** One product of each of the first classes, not the first of its class. */
const someProducts = sql`(
  select id, class_id, row_number() over (order by class_id) as place
  from (
    select id, class_id, row_number() over (partition by class_id order by id) as nth from material
  ) numbered
  where nth = 6
  order by class_id
  limit 8
)`

/**
 * Gives the customers of the demo something that they kept: favourites, two of which changed since they were seen, products
 * they looked at, and classes they want to hear of. To be called once, when there are people and products.
 */
export function seedKeptItems(pool: Pool): Promise<void> {
  return pool.transaction().execute(async (database) => {
    await passOver(database)
    const people = sql`(select id from app_user where username = any(${customers}))`
    await sql`
      insert into favourite (user_id, type_id, data_id, created_at, seen_version)
      select people.id, 1, product.id, now() - product.place * interval '26 hours',
        case when product.place in (2, 5) then 0 else (select version from catalogue_version) end
      from ${people} as people, ${someProducts} as product
      order by people.id, product.place desc
      on conflict do nothing`.execute(database)
    await sql`
      insert into browse_record (user_id, material_id, seen_at)
      select people.id, product.id, now() - product.place * interval '7 hours'
      from ${people} as people, ${someProducts} as product
      on conflict do nothing`.execute(database)
    await sql`
      insert into subscription (user_id, type_id, data_id)
      select people.id, 1, product.class_id
      from ${people} as people, ${someProducts} as product
      where product.place <= 2
      union all
      select id, 5, 0 from ${people} as people
      on conflict do nothing`.execute(database)
  })
}
