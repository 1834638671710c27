import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { daysAfter } from '../../../src/domain/days/day'
import { takeExpiring } from '../../../src/server/orders/expiring.sql'
import { openQuotedShop } from './quoted-shop'

const { answer, database, givenReservation, lastDay, settings, today, tomorrow, yesterday } =
  await openQuotedShop()
const range = { today, until: daysAfter(today, 3), timeZone: settings.timeZone }

const sentBefore = (id: number) =>
  database
    .updateTable('intention_order')
    .set({ quoted_at: sql<Date>`now() - interval '2 days'` })
    .where('id', '=', id)
    .execute()

async function taken(id: number) {
  return (await takeExpiring(database, range)).filter((order) => order.id === id)
}

async function quoted(last: string) {
  const { id } = await givenReservation()
  await answer(id)
  await lastDay(id, last)
  return id
}

test('a quotation is taken once for its last day, and again when that day moves', async () => {
  const id = await quoted(tomorrow)
  await sentBefore(id)
  expect(await taken(id)).toEqual([{ id, day: tomorrow }])
  expect(await taken(id)).toEqual([])
  await lastDay(id, daysAfter(today, 2))
  expect(await taken(id)).toEqual([{ id, day: daysAfter(today, 2) }])
})

test('a quotation that was sent today, is over or has time is not taken', async () => {
  const fresh = await quoted(tomorrow)
  expect(await taken(fresh)).toEqual([])
  for (const last of [yesterday, daysAfter(today, 4)]) {
    const id = await quoted(last)
    await sentBefore(id)
    expect(await taken(id)).toEqual([])
  }
})
