import { expect, test } from 'vitest'
import { textOfPages } from '../pdf/pdf-text'
import { openQuotedShop } from './quoted-shop'

const shop = await openQuotedShop()
const { app, call, database, sessions, userId, bolt, answer, asStaff, confirm, givenReservation } =
  shop

const rows = [
  ['payment', 'NET30', '开票后 30 天付款', '30 days net from the invoice'],
  ['note', 'PACKED', '出厂价，含包装', 'Prices ex works, packing included'],
] as const
for (const [kind, code, nameZh, nameEn] of rows)
  await call('sales', 'POST', '/office/price/term', { kind, code, nameZh, nameEn, active: true })

async function readIn(language: string, id: number) {
  const { data } = await call('buyer', 'GET', `/web/intention/order/${id}`, undefined, {
    'accept-language': language,
  })
  return data.quotation
}

async function pdfIn(language: string, id: number) {
  const { tokens } = await sessions.begin(database, await userId('buyer'))
  const { rawPayload } = await app.inject({
    method: 'GET',
    url: `/crrc_sales/web/intention/order/quotation/${id}`,
    headers: { authorization: `Bearer ${tokens.access_token}`, 'accept-language': language },
  })
  return (await textOfPages(rawPayload)).join(' ')
}

const fromTemplates = { paymentTerms: '开票后 30 天付款', note: '出厂价，含包装' }
const inEnglish = {
  paymentTerms: '30 days net from the invoice',
  note: 'Prices ex works, packing included',
}

test('terms and a note from a template are read in the language of the reader, on the page and in the PDF', async () => {
  const { id } = await givenReservation([bolt])
  await answer(id, fromTemplates)
  expect(await readIn('zh', id)).toMatchObject(fromTemplates)
  expect(await readIn('en', id)).toMatchObject(inEnglish)
  const [chinese, english] = [await pdfIn('zh', id), await pdfIn('en', id)]
  for (const text of Object.values(inEnglish)) expect(english).toContain(text)
  expect(chinese).toContain('出厂价')
  expect(english).not.toContain('出厂价')
})

test('a text of its own stays as it was typed, in both languages', async () => {
  const { id } = await givenReservation([bolt])
  const own = { paymentTerms: '货到 45 天付款', note: '含托盘', incotermPlace: '示例市' }
  await answer(id, own)
  expect(await readIn('en', id)).toMatchObject(own)
})

test('the same term in the other language is no difference, and an amended order keeps both', async () => {
  const { id } = await givenReservation([bolt])
  await answer(id, fromTemplates)
  await answer(id, inEnglish)
  const { changes } = (await readIn('en', id)).versions[0]
  expect(changes).toEqual([])
  await answer(id, { ...inEnglish, paymentTerms: 'In advance' })
  expect((await readIn('en', id)).versions[0].changes).toMatchObject([
    { field: 'paymentTerms', before: '30 days net from the invoice', after: 'In advance' },
  ])
  await confirm(id)
  const { version, productList } = (await asStaff(id)).data
  const lines = [{ lineId: productList[0].id, note: '改用纸箱' }]
  const body = { version, reason: '包装', lines }
  await call('sales', 'POST', `/office/intention/order/amend/${id}`, body)
  expect(await readIn('zh', id)).toMatchObject({ number: 4, note: '出厂价，含包装' })
})
