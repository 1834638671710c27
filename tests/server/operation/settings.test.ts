import { expect, test } from 'vitest'
import { readSettings } from '../../../src/server/settings/settings'
import { startApp } from '../../app'

const decoded = (text: string) => Buffer.from(text, 'base64').toString()

test('the front end learns where the shop and its socket are', async () => {
  const { call } = await startApp({ settings: { publicUrl: 'https://shop.example', demo: false } })
  const { data } = await call(null, 'GET', '/admin/sysconfig/common/settings')
  expect(decoded(data.salesWebUrl)).toBe('https://shop.example/crrc_sales_web_html/')
  expect(decoded(data.frontWebSocketUrl)).toBe('wss://shop.example/websocket/register/im')
  expect(data).toMatchObject({
    passwordForm: 'plain',
    demo: false,
    timeZone: 'Asia/Shanghai',
  })
  expect(data).not.toHaveProperty('passwordKey')
})

test('the user whom customers write to in the chat is 5, or whom the configuration names', async () => {
  const { call } = await startApp()
  const usual = await call(null, 'GET', '/admin/sysconfig/common/settings')
  expect(usual.data.imCustomerServiceUserId).toBe('5')
  const named = await startApp({
    settings: readSettings({ CUSTOMER_SERVICE_USER_ID: '77' }),
  })
  const { data } = await named.call(null, 'GET', '/admin/sysconfig/common/settings')
  expect(data.imCustomerServiceUserId).toBe('77')
})
