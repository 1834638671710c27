import { expect, test } from 'vitest'
import { findFile, forgetUntaken } from '../../../src/server/files/files.sql'
import { documents, multipart } from '../../uploads'
import { textOfPages } from '../pdf/pdf-text'
import { openQuotedShop } from './quoted-shop'

const shop = await openQuotedShop()
const { app, call, database, sessions, settings, userId, bolt } = shop
const { answer, asBuyer, asStaff, confirm, givenReservation } = shop

async function upload(name: string, who = 'sales') {
  const { payload, headers } = multipart(name, documents['.pdf']!)
  const path = '/quality/problem/upload?businessType=2&tableName=quotation'
  return call(who, 'POST', path, payload, headers)
}

const given = async (name: string): Promise<number> => (await upload(name)).data
const read = async (who: string | null, id: number) =>
  (await call(who, 'GET', `/quality/problem/file/${id}`)).status
const namesIn = (files: { name: string }[] = []) => files.map(({ name }) => name)

test('the account and staff open the files of a quotation, and nobody else', async () => {
  const { id } = await givenReservation([bolt])
  const drawing = await given('图纸 M20.pdf')
  expect([await read('sales', drawing), await read('buyer', drawing)]).toEqual([200, 404])
  expect(await answer(id, { fileIds: [drawing] })).toMatchObject({ status: 200 })
  const { quotation } = (await asBuyer(id)).data
  expect(quotation.files).toEqual([
    {
      id: drawing,
      name: '图纸 M20.pdf',
      kind: 2,
      value: `/crrc_sales/quality/problem/file/${drawing}`,
    },
  ])
  for (const who of ['buyer', 'designer', 'sales', 'operator'])
    expect(await read(who, drawing), who).toBe(200)
  for (const who of ['engineer', 'supplier', null])
    expect(await read(who, drawing), String(who)).not.toBe(200)
})

test('only those who answer reservations upload files for them', async () => {
  for (const who of ['buyer', 'supplier', 'quality'])
    expect((await upload('a.pdf', who)).status, who).toBe(403)
})

test('each version keeps its own files, also those that a later one leaves out', async () => {
  const { id } = await givenReservation([bolt])
  const [drawing, certificate] = [await given('图纸.pdf'), await given('合格证.pdf')]
  await answer(id, { fileIds: [drawing] })
  await answer(id, { fileIds: [certificate] })
  const { quotation } = (await asBuyer(id)).data
  expect(namesIn(quotation.files)).toEqual(['合格证.pdf'])
  const [newest, first] = quotation.versions
  expect([namesIn(newest.files), namesIn(first.files)]).toEqual([['合格证.pdf'], ['图纸.pdf']])
  expect(newest.changes).toContainEqual({
    field: 'files',
    title: '附件',
    before: '图纸.pdf',
    after: '合格证.pdf',
    isPromise: false,
  })
  expect([await read('buyer', drawing), await read('buyer', certificate)]).toEqual([200, 200])
  const removed = await call('sales', 'DELETE', `/quality/problem/file/delete/${drawing}`)
  expect([removed.status, await read('buyer', drawing)]).toEqual([409, 200])
})

test('an amended order keeps the files of the quotation that was accepted', async () => {
  const { id } = await givenReservation([bolt])
  const drawing = await given('图纸.pdf')
  await answer(id, { fileIds: [drawing] })
  await confirm(id)
  const { version, productList } = (await asStaff(id)).data
  const lines = [{ lineId: productList[0].id, note: '改用纸箱' }]
  const body = { version, reason: '包装', lines }
  const amended = await call('sales', 'POST', `/office/intention/order/amend/${id}`, body)
  expect(amended).toMatchObject({ status: 200 })
  const { quotation } = (await asBuyer(id)).data
  expect([quotation.number, namesIn(quotation.files)]).toEqual([2, ['图纸.pdf']])
})

test('files of another person, another form or another reservation are not taken', async () => {
  const { id } = await givenReservation([bolt])
  const elsewhere = await given('a.pdf')
  const other = await givenReservation([bolt])
  await answer(other.id, { fileIds: [elsewhere] })
  const { data: ofOperator } = await upload('b.pdf', 'operator')
  for (const file of [elsewhere, ofOperator, 999_999]) {
    const { status, data } = await answer(id, { fileIds: [file] })
    expect([status, data.errors]).toEqual([
      400,
      [{ path: 'fileIds', message: '有文件不存在或已被删除，请重新上传' }],
    ])
  }
  expect((await asBuyer(id)).data.quotation).toBeUndefined()
})

test('files of a quotation that waits for approval are for staff alone, and go if it is changed', async () => {
  Object.assign(settings, { approvalFrom: '1', defaultCurrency: 'CNY' })
  const { id } = await givenReservation([bolt])
  const [first, second] = [await given('a.pdf'), await given('b.pdf')]
  const ask = async (fileIds: number[]) => {
    const { version, productList } = (await asStaff(id)).data
    const unitPrice = { amount: '5', per: 1 }
    const lines = [{ lineId: productList[0].id, unitPrice }]
    const head = { version, validUntil: shop.tomorrow, currency: 'CNY', taxRate: '13' }
    const body = { ...head, lines, fileIds }
    return call('sales', 'POST', `/office/intention/order/approval/${id}`, body)
  }
  expect(namesIn((await ask([first])).data.approval.files)).toEqual(['a.pdf'])
  expect([await read('operator', first), await read('buyer', first)]).toEqual([200, 404])
  await ask([second])
  expect(await findFile(database, first)).toBeUndefined()
  const decide = `/office/intention/order/approval/decision/${id}`
  expect(await call('operator', 'POST', decide, { round: 2, approve: true })).toMatchObject({
    status: 200,
  })
  Object.assign(settings, { approvalFrom: '' })
  expect(namesIn((await asBuyer(id)).data.quotation.files)).toEqual(['b.pdf'])
  expect(await read('buyer', second)).toBe(200)
})

test('an upload that no answer takes is cleaned up, one of a version is not', async () => {
  const { id } = await givenReservation([bolt])
  const [taken, left] = [await given('a.pdf'), await given('b.pdf')]
  await answer(id, { fileIds: [taken] })
  for (const file of [taken, left]) {
    const { storageKey } = (await findFile(database, file))!
    await forgetUntaken(database, storageKey)
  }
  expect([await read('sales', taken), await read('sales', left)]).toEqual([200, 404])
})

test('the document and the preview name the files', async () => {
  const { id } = await givenReservation([bolt])
  const drawing = await given('Drawing M20.pdf')
  const { version, productList } = (await asStaff(id)).data
  const { tokens } = await sessions.begin(database, await userId('sales'))
  const lines = [{ lineId: productList[0].id, unitPrice: { amount: '5', per: 1 } }]
  const head = { version, validUntil: shop.tomorrow, currency: 'CNY', taxRate: '13' }
  const preview = await app.inject({
    method: 'POST',
    url: `/crrc_sales/office/intention/order/preview/${id}`,
    headers: { authorization: `Bearer ${tokens.access_token}`, 'accept-language': 'en' },
    payload: { ...head, lines, fileIds: [drawing] },
  })
  expect((await textOfPages(preview.rawPayload)).join(' ')).toContain('Drawing M20.pdf')
  await answer(id, { fileIds: [drawing] })
  const sent = await app.inject({
    method: 'GET',
    url: `/crrc_sales/office/intention/order/quotation/${id}`,
    headers: { authorization: `Bearer ${tokens.access_token}`, 'accept-language': 'zh' },
  })
  expect((await textOfPages(sent.rawPayload)).join(' ')).toContain('Drawing M20.pdf')
})
