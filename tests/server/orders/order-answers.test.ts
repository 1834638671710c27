import { expect, test } from 'vitest'
import { textOfPages } from '../pdf/pdf-text'
import { openQuotedShop } from './quoted-shop'

const {
  app,
  sessions,
  database,
  userId,
  answer,
  asBuyer,
  asStaff,
  bolt,
  close,
  confirm,
  deliver,
  givenReservation,
  nut,
  tomorrow,
  washer,
} = await openQuotedShop()

/** Answers the lines of a reservation with prices; a missing price means a remark only. */
async function quote(id: number, prices: (string | undefined)[]) {
  const { productList } = (await asStaff(id)).data
  const lines = productList.map((line: { id: number }, index: number) => ({
    lineId: line.id,
    ...(prices[index] === undefined
      ? { note: '请等待' }
      : { unitPrice: { amount: prices[index], per: 1 } }),
  }))
  expect((await answer(id, { lines })).status).toBe(200)
}

const linesOf = async (id: number) => (await asBuyer(id)).data.productList

test('a line without a price is left out of the acceptance', async () => {
  const { id } = await givenReservation([bolt, nut, washer])
  await quote(id, ['3.25', undefined, undefined])
  expect(await confirm(id)).toMatchObject({ status: 200, data: { statusCode: 3 } })
  expect(await linesOf(id)).toMatchObject([
    { answer: { accepted: true }, shipped: 0, open: 200 },
    { answer: { accepted: false } },
    { answer: { accepted: false } },
  ])
  expect((await linesOf(id))[1]).not.toHaveProperty('open')
})

test('a quotation without any price cannot be accepted', async () => {
  const { id } = await givenReservation([bolt, nut])
  await quote(id, [undefined, undefined])
  expect(await confirm(id)).toMatchObject({
    status: 409,
    meta: { message: '各行都还没有单价，无法确认。请联系我们补充报价' },
  })
  expect((await asBuyer(id)).data.statusCode).toBe(2)
})

test('a line that was left out cannot be delivered', async () => {
  const { id, uniqueCode } = await givenReservation([bolt, nut])
  await quote(id, ['3.25', undefined])
  await confirm(id)
  expect(await deliver(uniqueCode, 'HN-12', 100)).toMatchObject({ status: 400 })
  expect(await deliver(uniqueCode, 'HB-12-80', 100)).toMatchObject({ status: 200 })
})

test('an acceptance from before lines were accepted one by one holds for all lines', async () => {
  const { id } = await givenReservation([bolt, nut])
  await quote(id, ['3.25', undefined])
  await database
    .updateTable('intention_order')
    .set({ status_code: 3 })
    .where('id', '=', id)
    .execute()
  expect(await linesOf(id)).toMatchObject([{ open: 200 }, { open: 200 }])
})

test('the document names the lines without a price and says what acceptance means', async () => {
  const { id } = await givenReservation([bolt, nut])
  await quote(id, ['3.25', undefined])
  const { tokens } = await sessions.begin(database, await userId('buyer'))
  const read = async () => {
    const { rawPayload } = await app.inject({
      method: 'GET',
      url: `/crrc_sales/web/intention/order/quotation/${id}`,
      headers: { authorization: `Bearer ${tokens.access_token}`, 'accept-language': 'en' },
    })
    return (await textOfPages(rawPayload)).join(' ').replace(/\s+/g, ' ')
  }
  expect(await read()).toContain('No unit price: cannot be accepted')
  expect(await read()).toContain('lines without a unit price are not included')
  await confirm(id)
  expect(await read()).toContain('Not accepted')
})

test('customer and staff see ordered, shipped and open quantity on every line', async () => {
  const { id, uniqueCode } = await givenReservation([bolt, nut, bolt])
  await answer(id)
  expect((await linesOf(id))[0]).not.toHaveProperty('shipped')
  await confirm(id)
  expect(await deliver(uniqueCode, 'HB-12-80', 250)).toMatchObject({ status: 200 })
  const expected = [
    { counts: 200, shipped: 200, open: 0 },
    { counts: 200, shipped: 0, open: 200 },
    { counts: 200, shipped: 50, open: 150 },
  ]
  expect(await linesOf(id)).toMatchObject(expected)
  expect((await asStaff(id)).data.productList).toMatchObject(expected)
})

test('a delivery that leaves on a later day is not yet part of the quantity shipped', async () => {
  const { id, uniqueCode } = await givenReservation([bolt])
  await answer(id)
  await confirm(id)
  await deliver(uniqueCode, 'HB-12-80', 50)
  await deliver(uniqueCode, 'HB-12-80', 100, { billNo: 'FH/later', shipTime: tomorrow })
  expect(await linesOf(id)).toMatchObject([{ counts: 200, shipped: 50, open: 150 }])
  expect((await asBuyer(id)).data.deliveries).toHaveLength(2)
})

test('a reservation with open quantities is closed only by who says so', async () => {
  const { id, uniqueCode } = await givenReservation([bolt, nut])
  await answer(id)
  await confirm(id)
  await deliver(uniqueCode, 'HB-12-80', 200)
  const { version } = (await asStaff(id)).data
  expect(await close(id, version, false)).toMatchObject({
    status: 409,
    meta: { message: '还有未发数量：HN-12: 200 件。如仍要关闭，请确认保留这些未发数量' },
  })
  expect(await close(id, version, true)).toMatchObject({ status: 200, data: { statusCode: 4 } })

  const whole = await givenReservation([bolt])
  await answer(whole.id)
  await confirm(whole.id)
  await deliver(whole.uniqueCode, 'HB-12-80', 200)
  expect(await close(whole.id, (await asStaff(whole.id)).data.version, false)).toMatchObject({
    status: 200,
  })
})
