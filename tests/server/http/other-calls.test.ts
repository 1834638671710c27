import { expect, test } from 'vitest'
import { listOperations } from '../../../src/server/http/operations'
import { startApp } from '../../app'

const { call, sessions, database, userId } = await startApp({ catalogue: 'empty' })

const operations = listOperations()
const sampleOf = (path: string) => path.replace(/\{\w+\}/g, '1')
/** Without parameters: a path with some may also match another operation's path. */
const plain = operations.filter(({ path }) => !path.includes('{'))

test('an address refuses every method that the description does not name, and says which it takes', async () => {
  const wrong: string[] = []
  for (const path of new Set(plain.map((one) => one.path))) {
    const described = plain
      .filter((one) => one.path === path)
      .map(({ method }) => method.toUpperCase())
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
      if (described.includes(method)) continue
      const { status, headers } = await call(null, method, path)
      const allow = String(headers.allow).split(', ')
      if (status !== 405 || !described.every((one) => allow.includes(one)))
        wrong.push(`${method} ${path}: ${status}`)
    }
  }
  expect(wrong).toEqual([])
})

test('a method that an address does not take is refused in the language of the caller', async () => {
  const path = '/web/home/boot/data'
  const english = await call(null, 'POST', path, {}, { 'accept-language': 'en' })
  expect([english.status, english.meta.message, english.headers.allow]).toEqual([
    405,
    'This address does not support POST; it supports: GET, HEAD',
    'GET, HEAD',
  ])
  await database
    .updateTable('app_user')
    .set({ data: { locale: 'zh_CN' } })
    .where('username', '=', 'buyer')
    .execute()
  const { tokens } = await sessions.begin(database, await userId('buyer'))
  const chinese = await call(null, 'PUT', '/web/product/info/1', undefined, {
    'accept-language': 'en',
    authorization: `Bearer ${tokens.access_token}`,
  })
  expect([chinese.status, chinese.meta.message]).toEqual([405, '此地址不支持 PUT，支持：GET, HEAD'])
})

test('an address that is nowhere is still not found', async () => {
  expect((await call(null, 'POST', '/web/nowhere')).status).toBe(404)
})

test('every call refuses a body of a type that it does not take', async () => {
  const wrong: string[] = []
  for (const { path, method, operation } of operations) {
    if (!operation.requestBody || operation.security?.length) continue
    const { status, meta } = await call(
      null,
      method.toUpperCase() as 'POST' | 'PUT',
      sampleOf(path),
      'size=1',
      { 'content-type': 'text/plain; charset=utf-8', 'accept-language': 'en' },
    )
    if (status !== 415 || meta.message !== 'This type of content is not supported')
      wrong.push(`${method} ${path}: ${status}`)
  }
  expect(wrong).toEqual([])
})

test('a body of JSON is refused where a file is wanted, and a form where JSON is', async () => {
  const type = (value: string) => ({ 'content-type': value })
  const form = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n'
  const multipart = type('multipart/form-data; boundary=x')
  expect((await call(null, 'POST', '/web/product/page', form, multipart)).status).toBe(415)
  expect((await call('editor', 'POST', '/office/catalogue/import', {})).status).toBe(415)
  expect(
    (await call(null, 'POST', '/web/product/page', '[]', type('Application/JSON; charset=utf-8')))
      .status,
  ).toBe(200)
})

test('an unauthorised caller learns nothing about the input of a call', async () => {
  const plainText = { 'content-type': 'text/plain' }
  const { status } = await call(null, 'POST', '/web/intention/order/submit', 'x', plainText)
  expect(status).toBe(401)
})

test('a parameter of an address that is given twice is refused, wherever one value is meant', async () => {
  const wrong: string[] = []
  for (const { path, method, operation } of plain) {
    if (method !== 'get' || operation.security?.length) continue
    for (const { name, in: place, schema } of operation.parameters ?? []) {
      if (place !== 'query' || schema.type === 'array') continue
      const required = (operation.parameters ?? [])
        .filter((one) => one.in === 'query' && one.required && one.name !== name)
        .map((one) => `${one.name}=1`)
      const query = [...required, `${name}=1`, `${name}=2`].join('&')
      const { status } = await call(null, 'GET', `${path}?${query}`)
      if (status !== 400) wrong.push(`${path} ${name}: ${status}`)
    }
  }
  expect(wrong).toEqual([])
})
