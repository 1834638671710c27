import { expect, test } from 'vitest'
import { startApp } from '../../app'

const decoded = (text: string) => Buffer.from(text, 'base64').toString()

test('the front end learns where the shop and its socket are', async () => {
  const { call } = await startApp({ settings: { publicUrl: 'https://shop.example', demo: false } })
  const { data } = await call(null, 'GET', '/admin/sysconfig/common/settings')
  expect(decoded(data.salesWebUrl)).toBe('https://shop.example/crrc_sales_web_html/')
  expect(decoded(data.frontWebSocketUrl)).toBe('wss://shop.example/websocket/register/im')
  expect(data).toMatchObject({ passwordForm: 'plain', demo: false })
  expect(data).not.toHaveProperty('passwordKey')
})
