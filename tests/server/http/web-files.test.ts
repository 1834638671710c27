import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { connect } from '../../../src/server/database/database'
import { startApp } from '../../app'
import { closeAfterFile } from '../../closing'
import { silentProxy } from '../../silent-proxy'

const shop = await startApp()
const { app } = shop
const built = existsSync('dist/web/index.html')
const base = '/crrc_sales_web_html/'

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } })

test.runIf(built)(
  'the page is answered with and without compression, and is asked for anew',
  async () => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      for (const path of ['', 'productCategories', 'reserve/1/YD.1', '404.html']) {
        const answer = await get(`${base}${path}`, { 'accept-encoding': encoding })
        expect(answer.statusCode, `${path} ${encoding}`).toBe(200)
        expect(answer.headers['cache-control']).toBe('no-cache')
        expect(answer.headers['content-type']).toContain('text/html')
      }
    }
  },
)

test.runIf(built)('a page is answered to whoever takes anything, and to a HEAD', async () => {
  for (const path of ['', 'productCategories/details?id=7', 'cart']) {
    for (const accept of ['*/*', '', 'text/*', 'application/json, */*;q=0.5'])
      expect((await get(base + path, { accept })).headers['content-type']).toContain('text/html')
    const head = await app.inject({ method: 'HEAD', url: base + path, headers: { accept: '*/*' } })
    expect(head.statusCode).toBe(200)
    expect(head.headers['content-type']).toContain('text/html')
    expect(head.body).toBe('')
  }
})

test.runIf(built)(
  'an address without a page is answered with one that says so, as missing',
  async () => {
    for (const path of ['nothing/here', 'reserve/12', 'productCategories/other']) {
      const answer = await get(base + path)
      expect(answer.statusCode, path).toBe(404)
      expect(answer.headers['content-type']).toContain('text/html')
    }
  },
)

test('an address that was cut in the middle of a letter leads to the page that says so', async () => {
  const answer = await get(`${base}nothing/%E0%A4%A`)
  expect([answer.statusCode, answer.headers.location]).toEqual([302, `${base}404.html`])
  const call = await get('/crrc_sales/web/product/info/%E0%A4%A')
  expect(call.statusCode).toBe(400)
})

test('a doubled slash leads to the page with one', async () => {
  for (const [asked, page] of [
    ['/productCategories?keyword=a//b', 'productCategories?keyword=a//b'],
    ['/', ''],
    ['productCategories///details?id=7', 'productCategories/details?id=7'],
    ['/evil.example/', 'evil.example/'],
  ]) {
    const answer = await get(base + asked)
    expect([answer.statusCode, answer.headers.location], asked).toEqual([302, base + page])
  }
})

test.runIf(built)('who takes only data gets no page', async () => {
  const answer = await get(`${base}cart`, { accept: 'application/json' })
  expect(answer.statusCode).toBe(404)
})

test.runIf(built)('a page stays a page whatever stands in its query', async () => {
  for (const query of ['?keyword=%00', '?%00=1', '?keyword=%ED%A0%80', '?a[b]=%zz']) {
    const answer = await get(`${base}productCategories${query}`)
    expect(answer.statusCode, query).toBe(200)
    expect(answer.headers['content-type']).toContain('text/html')
  }
})

test('the root leads to the front end', async () => {
  expect(await get('/')).toMatchObject({ statusCode: 302, headers: { location: base } })
})

test('an unknown address is not found, and files outside the folder are never served', async () => {
  for (const path of [
    'assets/none.js',
    'assets/',
    'files/missing.glb',
    'guide.pdf',
    '%2e%2e/%2e%2e/package.json',
    '..%2f..%2fpackage.json',
  ]) {
    const answer = await get(`${base}${path}`, { accept: '*/*' })
    expect(answer.statusCode, path).toBe(404)
    expect(answer.body).not.toContain('fastener-portal')
  }
})

test.runIf(built)(
  'while the database is away a page says so in words, is kept by nobody and tries again',
  async () => {
    const proxy = await silentProxy(shop.place.url)
    const pool = connect(proxy.url, 2)
    closeAfterFile(() => pool.destroy())
    const other = await startApp({ beside: { ...shop, place: { ...shop.place, pool } } })
    proxy.close()
    const answer = await other.app.inject({
      method: 'GET',
      url: `${base}productCategories`,
      headers: { accept: 'text/html', 'accept-language': 'en' },
    })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).toContain('The shop is currently unavailable')
  },
)
