import { expect, test } from 'vitest'
import { calculateJoint } from '../../../src/domain/calculation/calculate'
import { jointExample } from '../../../src/domain/calculation/examples'
import { daysAfter } from '../../../src/domain/days/day'
import { todayAt } from '../../../src/server/database/clock'
import { importCatalogue } from '../../../src/server/catalogue/import/import'
import { startApp } from '../../app'
import { givenProducts } from '../../products'

const { database, call, settings } = await startApp()
const [bolt, other] = (await givenProducts(database, [{ model: 'B-1' }, { model: 'B-2' }])) as [
  number,
  number,
]
const requiredDate = daysAfter(todayAt(settings.timeZone), 30)

async function givenReport(who = 'engineer', model = bolt) {
  const { data } = await call(who, 'POST', `/web/calculate/createReport/${model}`, {
    page: 'joint',
    input: jointExample,
    result: { ...calculateJoint(jointExample) },
    unit: 'metric',
  })
  return data.reportId as number
}

const addToCart = (who: string, dataId: number, reportId: number) =>
  call(who, 'POST', '/web/my/cart', { dataId, typeId: 1, counts: 1, reportId })

test('a report goes from the cart to the reservation with its number', async () => {
  const reportId = await givenReport()
  expect((await addToCart('engineer', bolt, reportId)).status).toBe(200)
  // A further piece leaves the report of the line.
  await call('engineer', 'POST', '/web/my/cart', { dataId: bolt, typeId: 1, counts: 1 })
  const { data: cart } = await call('engineer', 'GET', '/web/my/cart')
  expect(cart[0]).toMatchObject({ reportId, reportNumber: expect.stringMatching(/^R-\d+\/1$/) })
  const line = { dataId: bolt, counts: 2, requiredDate, cartId: cart[0].id, reportId }
  const { status, data } = await call('engineer', 'POST', '/web/intention/order/submit', {
    productList: [line],
  })
  expect(status, JSON.stringify(data)).toBe(200)
  const order = await call('engineer', 'GET', `/web/intention/order/${data.id}`)
  expect(order.data.productList[0]).toMatchObject({
    reportId,
    reportNumber: cart[0].reportNumber,
    model: 'B-1',
  })
})

test('a report of somebody else or for another model is refused, and nothing is added', async () => {
  const reportId = await givenReport()
  expect((await addToCart('designer', bolt, reportId)).status).toBe(404)
  expect((await addToCart('engineer', other, reportId)).status).toBe(409)
  const entry = { dataId: other, counts: 1, requiredDate, reportId }
  const refused = await call('engineer', 'POST', '/web/intention/order/submit', {
    productList: [entry],
  })
  expect(refused.status).toBe(409)
  expect(refused.data.errors[0].path).toBe('productList.0.reportId')
  expect((await call('designer', 'GET', '/web/my/cart')).data).toEqual([])
})

test('a report that a reservation names is not deleted, nor any of its revisions', async () => {
  const reportId = await givenReport()
  const revised = await call('engineer', 'POST', `/web/my/report/revise/${reportId}`, {})
  const { data } = await call('engineer', 'POST', '/web/intention/order/submit', {
    productList: [{ dataId: bolt, counts: 1, requiredDate, reportId }],
  })
  const { data: order } = await call('engineer', 'GET', `/web/intention/order/${data.id}`)
  for (const id of [reportId, revised.data.reportId])
    expect(await call('engineer', 'POST', `/web/my/report/delete/${id}`)).toMatchObject({
      status: 409,
      meta: { message: expect.stringContaining(order.uniqueCode) },
    })
  expect((await call('engineer', 'GET', `/web/my/report/preview?id=${reportId}`)).status).toBe(200)
})

/** Puts a bolt of a diameter in mm into the catalogue, or changes it. */
async function givenBolt(diameter: number): Promise<number> {
  await importCatalogue(database, {
    tables: [
      {
        name: 'bolts.csv',
        header: [
          'Category',
          'Product class',
          'Model/Specification',
          'Material name (en)',
          'Diameter (mm)',
          'Calculable',
        ],
        rows: [['螺栓', 'Bolts', 'B-3', 'Bolt', String(diameter), '1']],
      },
    ],
    categories: [{ categoryType: 1, abbreviation: '螺栓', abbreviationEn: 'Bolts', sort: 1 }],
  })
  const { id } = await database
    .selectFrom('material')
    .select('id')
    .where('model', '=', 'B-3')
    .executeTakeFirstOrThrow()
  return id
}

test('a report of a model that has changed since is refused for a line', async () => {
  const model = await givenBolt(16)
  const reportId = await givenReport('engineer', model)
  expect((await addToCart('engineer', model, reportId)).status).toBe(200)
  await givenBolt(8)
  expect(await addToCart('engineer', model, reportId)).toMatchObject({
    status: 409,
    meta: { message: expect.stringContaining('B-3') },
    data: { errors: [{ path: 'reportId' }] },
  })
})
