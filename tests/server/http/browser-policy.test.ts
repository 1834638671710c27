import { connect, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { startApp } from '../../app'

const shop = await startApp()

test('over https browsers stay there for a year, on every host of the domain', async () => {
  const secure = await startApp({ beside: shop, settings: { publicUrl: 'https://shop.example' } })
  for (const url of ['/crrc_sales/health', '/crrc_sales/nowhere', '/crrc_sales_web_html/'])
    expect((await secure.app.inject({ url })).headers['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    )
  const plain = await shop.app.inject({ url: '/crrc_sales/health' })
  expect(plain.headers).not.toHaveProperty('strict-transport-security')
})

test('every answer forbids plug-ins, frames of other sites and other types than it names', async () => {
  for (const url of ['/crrc_sales/health', '/crrc_sales/nowhere', '/nowhere']) {
    const { headers } = await shop.app.inject({ url })
    const policy = String(headers['content-security-policy'])
    expect(policy, url).toContain("object-src 'none'")
    expect(policy, url).toContain("frame-ancestors 'self'")
    expect(headers['x-content-type-options'], url).toBe('nosniff')
  }
})

test('every answer has a content type and a character set', async () => {
  const json = /^application\/json; charset=utf-8$/
  const expected: [url: string, type: RegExp][] = [
    ['/crrc_sales/health', json],
    ['/crrc_sales/nowhere', json],
    ['/crrc_sales/web/my/session/list', json],
    ['/metrics', /^text\/plain; .*charset=utf-8/],
  ]
  for (const [url, type] of expected)
    expect((await shop.app.inject({ url })).headers['content-type'], url).toMatch(type)
})

/** Status line of the answer to a raw request. */
async function answerTo(request: string): Promise<string> {
  if (!shop.app.server.listening) await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = shop.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  socket.write(request)
  for await (const part of socket) {
    socket.destroy()
    return String(part).split('\r\n')[0] ?? ''
  }
  return ''
}

test.each([
  ['two lengths', 'Content-Length: 2\r\nContent-Length: 40'],
  ['a length and chunks', 'Content-Length: 2\r\nTransfer-Encoding: chunked'],
  ['a length that is no number', 'Content-Length: +2'],
  ['chunks that are written oddly', 'Transfer-Encoding: chunked, identity'],
])('a request with %s is refused: a proxy could see its end elsewhere', async (_name, lengths) => {
  const line = await answerTo(
    `POST /crrc_sales/admin/web/user/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${lengths}\r\n\r\n{}`,
  )
  expect(line).toMatch(/^HTTP\/1\.1 400 /)
})

test('the methods that send a request back are not there', async () => {
  for (const method of ['TRACE', 'TRACK', 'DEBUG', 'CONNECT'])
    expect(await answerTo(`${method} /crrc_sales/health HTTP/1.1\r\nHost: x\r\n\r\n`)).not.toMatch(
      /^HTTP\/1\.1 2/,
    )
})
