import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { listOperations } from '../../../src/server/http/operations'
import { startApp } from '../../app'
import { givenProducts } from '../../products'

const { app, call, database } = await startApp({ catalogue: 'empty' })
const [product] = (await givenProducts(database, [{ model: 'A-1' }])) as [number]
const english = { 'accept-language': 'en' }

test.each(['/crrc_sales/%ff', '/crrc_sales/web/product/info/%ff', '/other/%ff'])(
  'an address that is no text (%s) is refused in the usual form',
  async (url) => {
    const { statusCode, headers, payload } = await app.inject({ url, headers: english })
    expect(statusCode).toBe(400)
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(JSON.parse(payload)).toEqual({
      meta: {
        success: false,
        message: 'Please check the marked fields',
        requestId: expect.any(String),
      },
      data: null,
    })
  },
)

test('up to which message somebody has read is called something where it cannot be', async () => {
  const { status, data } = await call('buyer', 'POST', '/web/dialogue/read?upTo=-1', {}, english)
  expect(status).toBe(400)
  expect(data.errors[0].message).toContain('Last message read')
})

test.each([
  ['zh-CN,zh;q=0.9', '内容过大'],
  ['en-GB', 'The content is too large'],
  [undefined, '内容过大 / The content is too large'],
])('an address that is far too long is refused in the language %s', async (language, message) => {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const headers = { ...(language && { 'accept-language': language }) }
  const path = `/crrc_sales/web/product/info/${'1'.repeat(20_000)}`
  const { status, body } = await new Promise<{ status: number | undefined; body: string }>(
    (resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path, headers }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () =>
          resolve({ status: answer.statusCode, body: Buffer.concat(chunks).toString() }),
        )
      })
      asked.on('error', reject).end()
    },
  )
  expect(status).toBe(431)
  expect(JSON.parse(body)).toEqual({
    meta: { success: false, message },
    data: null,
  })
})

const errorsOf = async (method: 'GET' | 'POST', path: string, body?: unknown) => {
  const { status, data } = await call('partner', method, path, body, english)
  expect(status).toBe(400)
  return data.errors
}

test.each([
  ['in a text', { remark: 'a\0b', productList: [] }, 'remark'],
  [
    'deep within',
    { productList: [{ dataId: 1, counts: 1, requiredDate: '\0' }] },
    'productList.0.requiredDate',
  ],
  ['in half a character', { remark: '\ud800', productList: [] }, 'remark'],
])('what no database can hold is refused with its place: %s', async (_what, body, path) => {
  expect(await errorsOf('POST', '/web/intention/order/submit', body)).toEqual([
    { path, message: expect.stringContaining('cannot be stored') },
  ])
})

test('a value of an address is called as people call it, and an unknown one by its own name', async () => {
  const path = '/crrc_sales/web/intention/order/page?size=1000&pageSize=10'
  const said = async (language: string) =>
    (await call('buyer', 'GET', path, undefined, { 'accept-language': language })).data.errors
      .map(({ message }: { message: string }) => message)
      .sort()
  expect(await said('en')).toEqual([
    'Items per page cannot be more than 100',
    '“pageSize” is not a known field',
  ])
  expect(await said('zh')).toEqual(['“每页条数”不能大于 100', '未知的字段“pageSize”'])
})

test('a reservation of nothing, or of what is not sold, is refused with its place', async () => {
  const submit = '/web/intention/order/submit'
  expect(await errorsOf('POST', submit, { productList: [] })).toEqual([
    { path: 'productList', message: expect.any(String) },
  ])
  const line = (dataId: number) => ({ dataId, counts: 1, requiredDate: '2099-12-31' })
  const productList = [line(2_000_000), line(product), line(2_000_001)]
  expect(await errorsOf('POST', submit, { productList })).toEqual([
    { path: 'productList.0.dataId', message: expect.stringContaining('remove') },
    { path: 'productList.2.dataId', message: expect.stringContaining('remove') },
  ])
})

test.each(['1e3', '0x10', '1.0', '+1', '%201', '-1', '1.5', 'abc', '99999999999'])(
  'the id %s is refused, because ids are digits',
  async (id) => {
    expect(await errorsOf('GET', `/web/product/info/${id}`)).toEqual([
      { path: 'id', message: expect.any(String) },
    ])
    expect(await errorsOf('GET', `/web/product/case?id=${id.replace('+', '%2B')}`)).toEqual([
      { path: 'id', message: expect.any(String) },
    ])
  },
)

const withDays = listOperations().filter(({ operation: { parameters = [] } }) =>
  ['from', 'to'].every((end) => parameters.some(({ name }) => name === end)),
)

test.each(withDays.map(({ path }) => path))(
  'days of %s that begin after their end are refused in words that say so',
  async (path) => {
    const asked = async (days: string) => call('operator', 'GET', `${path}?${days}`, null, english)
    const { status, meta, data } = await asked('from=2026-03-02&to=2026-03-01')
    const message =
      'The start date 2026-03-02 is after the end date 2026-03-01; please change one of them'
    expect([status, meta.message]).toEqual([400, message])
    expect(data.errors).toEqual([{ path: 'from', message }])
    expect((await asked('from=2026-03-01&to=2026-03-01')).status).toBe(200)
  },
)
