import { expect, test } from 'vitest'
import { startApp } from '../../app'

const { call } = await startApp()
const add = (fields: object) =>
  call(
    'sales',
    'POST',
    '/office/price/term',
    {
      kind: 'incoterm',
      code: 'DAP',
      nameZh: '目的地交货',
      nameEn: 'Delivered at place',
      ...fields,
    },
    { 'accept-language': 'en' },
  )

test('terms are kept by kind with their texts in both languages', async () => {
  expect((await add({})).data).toMatchObject({ code: 'DAP', active: true, sort: 0 })
  const payment = { kind: 'payment', code: 'NET30', nameZh: '30 天', nameEn: '30 days net' }
  expect((await add(payment)).data).toMatchObject(payment)
  const { data } = await call('sales', 'GET', '/office/price/term/page?kind=payment')
  expect(data.records).toHaveLength(1)
})

test.each([
  [{ code: 'DAT' }, /not an Incoterms 2020 rule/],
  [{ code: 'DAP' }, /already/],
])('a term with %j is refused', async (fields, message) => {
  const { status, data } = await add(fields)
  expect(status).toBe(400)
  expect(data.errors).toMatchObject([{ path: 'code', message: expect.stringMatching(message) }])
})
