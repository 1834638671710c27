import { expect, test } from 'vitest'
import { startApp } from '../../app'

const { call } = await startApp()
const rate = { country: 'CN', rate: '13.5', validFrom: '2026-01-01' }
const add = (fields: object) =>
  call('sales', 'POST', '/office/price/tax', { ...rate, ...fields }, { 'accept-language': 'en' })

test('a tax rate keeps its exact number and names its country', async () => {
  expect((await add({})).data).toMatchObject({ rate: '13.5', countryName: 'China' })
  expect((await add({ country: 'US', rate: '0' })).data).toMatchObject({ rate: '0' })
})

test.each([
  [{ country: 'XX' }, 'country'],
  [{ country: 'cn' }, 'country'],
  [{ rate: '100.1' }, 'rate'],
  [{ rate: '-1' }, 'rate'],
  // The country already has a rate from this day.
  [{}, 'validFrom'],
])('a tax rate with %j is refused at its field', async (fields, path) => {
  const { status, data } = await add(fields)
  expect(status).toBe(400)
  expect(data.errors.map((error: { path: string }) => error.path)).toEqual([path])
})
