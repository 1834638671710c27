import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrateWithin } from '../../../src/server/database/migrate'
import { readLines } from '../../../src/server/orders/delivery-lines.sql'
import { startApp } from '../../app'

const { database } = await startApp()

const undone = new Error('undone')

test('notices stored before deliveries had lines stay as they are, each with its product as a line', async () => {
  const upgrade = database.transaction().execute(async (inside) => {
    await sql`create schema earlier`.execute(inside)
    await sql`set local search_path to earlier, public`.execute(inside)
    // The schema has its own tables, else the migration would find those of the test's shop.
    for (const table of ['kysely_migration', 'kysely_migration_lock'])
      await sql`create table ${sql.table(`earlier.${table}`)}
        (like ${sql.table(`public.${table}`)} including all)`.execute(inside)
    await migrateWithin(inside, '0141-records-of-conversations')
    await sql`insert into account (kind, account_name) values ('company', 'Yard')`.execute(inside)
    await sql`insert into app_user (username, password_hash, account_id)
      select 'yard', '', id from account`.execute(inside)
    await sql`insert into intention_order (unique_code, account_id, user_id)
      select 'YD-1', account_id, id from app_user`.execute(inside)
    const data = JSON.stringify({
      carrier: 'Cloud',
      project: 'own field',
      deliveredCounts: 20,
      customerMaterial: 'A-1',
      boxes: 2,
      weight: 1.5,
      netWeight: 1,
    })
    await sql`insert into delivery_notice (order_id, bill_no, specification, version, data)
      select id, 'FH-1', specification, 3, ${data}::jsonb
      from intention_order, unnest(array['HB-12', 'HN-12']) as specification`.execute(inside)

    await migrateWithin(inside)
    const notices = await inside.selectFrom('delivery_notice').selectAll().orderBy('id').execute()
    expect(
      notices.map(({ id, bill_no, part, version, data }) => [id, bill_no, part, version, data]),
    ).toEqual([
      [1, 'FH-1', 1, 3, { carrier: 'Cloud', project: 'own field' }],
      [2, 'FH-1', 2, 3, { carrier: 'Cloud', project: 'own field' }],
    ])
    const line = {
      deliveredCounts: 20,
      customerMaterial: 'A-1',
      boxes: 2,
      weight: 1.5,
      netWeight: 1,
    }
    expect(await readLines(inside, 1)).toEqual([{ specification: 'HB-12', ...line }])
    expect(await readLines(inside, 2)).toEqual([{ specification: 'HN-12', ...line }])
    throw undone
  })
  await expect(upgrade).rejects.toBe(undone)
})
