import { sql } from 'kysely'
import { passOver } from '../../src/server/audit/watch.sql'
import type { Pool } from '../../src/server/database/database'

/** Customers who get favourites, histories and subscriptions. */
const customers = ['buyer', 'designer', 'engineer']

/** One product from each of the first classes, but not its first. */
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
 * Creates favourites (two of which changed since they were seen), viewed products and subscriptions of the demo
 * customers. Call once, after people and products exist.
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
