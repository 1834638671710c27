import { expect, test } from 'vitest'
import { translate } from '../../../src/i18n/translate'
import { textOfPages } from '../pdf/pdf-text'
import { openQuotedShop } from './quoted-shop'

const {
  app,
  call,
  userId,
  sessions,
  settings,
  database,
  bolt,
  nut,
  answer,
  asBuyer,
  confirm,
  givenReservation,
  lastDay,
  messagesOf,
  tomorrow,
  yesterday,
} = await openQuotedShop()

async function pdf(who: string, id: number, language: string, path = 'web', query = '') {
  const { tokens } = await sessions.begin(database, await userId(who))
  const response = await app.inject({
    method: 'GET',
    url: `/crrc_sales/${path}/intention/order/quotation/${id}${query}`,
    headers: { authorization: `Bearer ${tokens.access_token}`, 'accept-language': language },
  })
  expect(response.statusCode).toBe(200)
  return response
}

test('the customer accepts a quotation; sales and the colleagues hear of it', async () => {
  const { id, uniqueCode } = await givenReservation()
  await answer(id)
  const { status, data, meta } = await confirm(id)
  expect({ status, message: meta.message }).toEqual({ status: 200, message: '报价已确认' })
  expect(data).toMatchObject({ statusCode: 3, timeline: [{}, {}, { what: '确认了报价' }] })
  expect((await messagesOf('sales'))[0]).toMatchObject({
    content: `林悦确认了预订单 ${uniqueCode} 的报价`,
    link: `/office/reserve/${id}/${uniqueCode}`,
  })
  expect((await messagesOf('designer'))[0]).toMatchObject({ link: `/reserve/${id}/${uniqueCode}` })
})

test('a colleague may accept, another customer does not find the reservation', async () => {
  const { id } = await givenReservation()
  await answer(id)
  expect(await confirm(id, 'engineer')).toMatchObject({ status: 404 })
  expect(await confirm(id, 'designer')).toMatchObject({ status: 200 })
})

test('nothing is accepted before it was answered, nor twice', async () => {
  const { id } = await givenReservation()
  expect(await confirm(id)).toMatchObject({
    status: 409,
    meta: { message: '此状态的预订单不能确认' },
  })
  await answer(id)
  const both = await Promise.all([confirm(id), confirm(id)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await asBuyer(id)).data.timeline).toHaveLength(3)
})

test('an expired quotation is not accepted until it is renewed', async () => {
  const { id } = await givenReservation()
  await answer(id)
  await lastDay(id, yesterday)
  expect((await asBuyer(id)).data.quotation.expired).toBe(true)
  expect(await confirm(id)).toMatchObject({
    status: 409,
    meta: { message: `报价有效期至 ${yesterday}，已过期，请联系我们重新报价` },
  })
  await answer(id)
  expect(await confirm(id)).toMatchObject({ status: 200 })
})

test('a quotation that was replaced meanwhile is not accepted unseen', async () => {
  const { id } = await givenReservation()
  await answer(id)
  const { version } = (await asBuyer(id)).data
  await answer(id, { note: '涨价' })
  const path = `/web/intention/order/confirm/${id}`
  expect(await call('buyer', 'POST', path, { version })).toMatchObject({
    status: 409,
    meta: { message: '这份预订刚刚有了变化，请查看最新内容后再操作' },
  })
})

test('an answered reservation may still be withdrawn, an accepted one not', async () => {
  const [one, two] = [await givenReservation(), await givenReservation()]
  for (const { id } of [one, two]) await answer(id)
  const withdraw = (id: number) => call('buyer', 'POST', `/web/intention/order/delete/${id}`)
  expect(await withdraw(one.id)).toMatchObject({ status: 200, data: { statusCode: 5 } })
  await confirm(two.id)
  expect(await withdraw(two.id)).toMatchObject({ status: 409 })
})

test('the quotation is a document in the language of the reader', async () => {
  const { id, uniqueCode } = await givenReservation([bolt, nut], { remark: '请按箱包装' })
  await answer(id, { note: '含税出厂价' })

  const chinese = (await textOfPages((await pdf('buyer', id, 'zh')).rawPayload)).join('\n')
  for (const text of [
    '报价单',
    uniqueCode,
    '有效期至',
    tomorrow,
    '六角头螺栓',
    'HB-12-80',
    '200 件',
    '¥ 3.25',
    '含税出厂价',
    '请按箱包装',
    '远岭轨道车辆（演示）',
    '方洁',
    '1 / 1',
    settings.company.name.zh,
  ]) {
    expect(chinese).toContain(text)
  }
  expect(chinese.replaceAll('\n', '')).toContain(translate('zh', 'shell.footer.demo'))

  const english = (await textOfPages((await pdf('buyer', id, 'en')).rawPayload)).join('\n')
  for (const text of [
    'Quotation',
    'Valid until',
    tomorrow,
    'Hexagon head bolt',
    '200 pc',
    'Unit price',
  ]) {
    expect(english).toContain(text)
  }
  expect(english).not.toContain('报价')
})

test('a long note to a line has the width of the page, and not of a column', async () => {
  const { id } = await givenReservation([bolt])
  const note = 'Delivered in three parts as agreed on the telephone. '.repeat(8).trim()
  const { productList } = (await asBuyer(id)).data
  await answer(id, {
    lines: [{ lineId: productList[0].id, unitPrice: { amount: '3.25', per: 1 }, note }],
  })
  const [page = ''] = await textOfPages((await pdf('buyer', id, 'en')).rawPayload)
  const said = page.slice(page.indexOf('Note: '))
  expect(said.split('\n')[0]!.length).toBeGreaterThan(80)
})

test('the document says of itself what holds when it is made', async () => {
  const { id } = await givenReservation()
  await answer(id)
  const says = async () => (await textOfPages((await pdf('buyer', id, 'en')).rawPayload)).join('\n')
  expect(await says()).toContain('Please accept it under')
  await lastDay(id, yesterday)
  expect(await says()).toContain('It has expired and can no longer be accepted')
  await lastDay(id, tomorrow)
  await confirm(id)
  expect(await says()).toContain('You have accepted this quotation')
})

test('the document is saved under its number, kept by nobody on the way, and the same for staff', async () => {
  const { id, uniqueCode } = await givenReservation()
  await answer(id)
  const { headers } = await pdf('sales', id, 'en', 'office')
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename*=UTF-8''Quotation%20${uniqueCode}.pdf`,
  })
})

test('a reservation that was not answered has no document, and nobody gets that of another customer', async () => {
  const { id } = await givenReservation()
  const path = `/web/intention/order/quotation/${id}`
  expect(await call('buyer', 'GET', path)).toMatchObject({ status: 404 })
  await answer(id)
  expect(await call('engineer', 'GET', path)).toMatchObject({ status: 404 })
  expect(await call(null, 'GET', path)).toMatchObject({ status: 401 })
  expect(await call('supplier', 'GET', path)).toMatchObject({ status: 403 })
})

test('each version of a quotation stays a document and a sheet, for the customer and for staff', async () => {
  const { id, uniqueCode } = await givenReservation()
  await answer(id, { note: 'The first note' })
  const { productList } = (await asBuyer(id)).data
  await answer(id, {
    note: 'The second note',
    lines: productList.map((line: { id: number }) => ({
      lineId: line.id,
      unitPrice: { amount: '2.75', per: 1 },
    })),
  })
  await confirm(id)
  for (const [who, path] of [
    ['buyer', 'web'],
    ['sales', 'office'],
  ] as const) {
    const first = await pdf(who, id, 'en', path, '?number=1')
    expect(first.headers['content-disposition']).toContain(encodeURIComponent(uniqueCode))
    expect(first.headers['content-disposition']).toContain('Version%201')
    const text = (await textOfPages(first.rawPayload)).join('\n')
    expect(text).toContain('The first note')
    expect(text).toContain('¥ 3.25')
    expect(text).not.toContain('2.75')
    expect(text).toContain('version 2 is the valid one')
    const held = (
      await textOfPages((await pdf(who, id, 'en', path, '?number=2')).rawPayload)
    ).join()
    expect(held).toContain('You have accepted this quotation')
    const base = `/${path}/intention/order/quotation`
    expect((await call(who, 'GET', `${base}/export/${id}?number=1&format=csv`)).status).toBe(200)
    expect((await call(who, 'GET', `${base}/${id}?number=3`)).status).toBe(404)
  }
  expect(
    (await call('engineer', 'GET', `/web/intention/order/quotation/${id}?number=1`)).status,
  ).toBe(404)
})
