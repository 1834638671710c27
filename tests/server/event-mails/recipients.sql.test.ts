import { beforeEach, expect, test } from 'vitest'
import { openMailedShop } from './mailed-shop'

const shop = await openMailedShop()
const { call, cause, database, forget, sendAll, userId, written } = shop

beforeEach(forget)

const readers = async (event: Parameters<typeof written>[0]) =>
  (await written(event)).map(({ recipient }) => recipient).sort()

async function addressesOf(...usernames: string[]) {
  const rows = await database
    .selectFrom('app_user')
    .select('email')
    .where('username', 'in', usernames)
    .execute()
  return rows.map(({ email }) => email).sort()
}

const lock = (username: string, blocked: boolean) =>
  database
    .updateTable('app_user')
    .set({ blocked_at: blocked ? new Date() : null })
    .where('username', '=', username)
    .execute()

test('the mails of somebody who left go to the administrators of the company', async () => {
  const { id } = await shop.givenReservation(undefined, { who: 'designer' })
  await shop.answer(id)
  await lock('designer', true)
  await sendAll()
  await lock('designer', false)
  expect(await readers('quotationReady')).toEqual(await addressesOf('buyer'))
})

test('a colleague who accepts gets the confirmation beside the person who reserved', async () => {
  const { id } = await shop.givenReservation(undefined, { who: 'designer' })
  await shop.answer(id)
  expect((await shop.confirm(id, 'buyer')).status).toBe(200)
  await sendAll()
  expect(await readers('acceptanceConfirmed')).toEqual(await addressesOf('buyer', 'designer'))
})

test('staff get the mail of work that they handle alone, and of unassigned work together', async () => {
  await database
    .updateTable('app_user')
    .set({ staff_roles: ['sales', 'quality'] })
    .where('username', '=', 'quality')
    .execute()
  const { id } = await shop.givenReservation()
  const to = await userId('sales')
  await call('sales', 'POST', `/office/intention/order/assignee/${id}`, { to })
  await sendAll()
  expect(await readers('inquiryReceived')).toEqual(await addressesOf('sales'))
  await forget()
  await cause.inquiryReceived('zh')
  await sendAll()
  expect(await readers('inquiryReceived')).toEqual(await addressesOf('quality', 'sales'))
})

test('without anybody in the role operators get the mail', async () => {
  const staff = await database.selectFrom('app_user').select(['username', 'staff_roles']).execute()
  const withRole = (role: string) =>
    staff.filter(({ staff_roles }) => staff_roles.includes(role)).map(({ username }) => username)
  await cause.inquiryReceived('zh')
  for (const username of withRole('sales')) await lock(username, true)
  await sendAll()
  for (const username of withRole('sales')) await lock(username, false)
  const operators = withRole('operator').filter((username) => !withRole('sales').includes(username))
  expect(await readers('inquiryReceived')).toEqual(await addressesOf(...operators))
})
