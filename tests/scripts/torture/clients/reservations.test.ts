import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openCaller } from '../../../../scripts/torture/caller'
import { reservationClient } from '../../../../scripts/torture/clients/reservations'
import { startApp } from '../../../app'
import { givenProducts } from '../../../products'

test('lost, duplicated and incomplete reservations are detected', async () => {
  const shop = await startApp({ catalogue: 'empty', settings: { rateLimit: 0 } })
  const { database } = shop
  const products = await givenProducts(database, [{ model: 'A-1' }, { model: 'A-2' }])
  const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const caller = openCaller(`${origin}/crrc_sales`)
  const client = reservationClient(caller, { mark: 'x', products })
  for (const nth of [1, 2, 3]) expect(await client.write(nth)).toBe(1)
  expect(await client.check(database, false)).toEqual([])

  const remark = (nth: number) => `x-reservation-${nth}`
  await sql`delete from intention_order where data ->> 'remark' = ${remark(1)}`.execute(database)
  await sql`
    insert into intention_order (unique_code, account_id, user_id, data)
    select 'again', account_id, user_id, data from intention_order
    where data ->> 'remark' = ${remark(2)}`.execute(database)
  await sql`
    delete from intention_order_line using intention_order
    where order_id = intention_order.id and intention_order.data ->> 'remark' = ${remark(3)}`.execute(
    database,
  )
  const wrong = await client.check(database, false)
  expect(wrong).toContain('x-reservation-1 is lost')
  expect(wrong).toContain('x-reservation-2 is there 2 times')
  expect(wrong).toContainEqual(expect.stringMatching('x-reservation-3 is half-written: 0 lines'))
})
