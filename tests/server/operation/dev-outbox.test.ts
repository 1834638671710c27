import { expect, test } from 'vitest'
import { queueMail, queueTextMessage } from '../../../src/server/outbox/outbox'
import { startApp } from '../../app'

const demo = await startApp({ settings: { demo: true } })
const shop = await startApp({ settings: { demo: false }, beside: demo })

await queueMail(demo.database, {
  to: 'wei@customer.example',
  language: 'en',
  template: 'activation',
  params: { name: 'Wei', username: 'wei' },
  link: 'http://127.0.0.1:8080/crrc_sales_web_html/activation?token=abc',
})
await queueTextMessage(demo.database, {
  to: '+8613800138000',
  language: 'zh',
  template: 'code',
  params: { code: '0417' },
})

test('the outbox of the demo shows what would have left, the newest first', async () => {
  const { data } = await demo.call(null, 'GET', '/dev/outbox')
  expect(data).toMatchObject([
    { channel: 'sms', to: '+8613800138000', code: '0417', text: expect.stringContaining('0417') },
    {
      channel: 'mail',
      to: 'wei@customer.example',
      subject: 'Please activate your account',
      link: 'http://127.0.0.1:8080/crrc_sales_web_html/activation?token=abc',
    },
  ])
})

test('the outbox can be asked for one receiver', async () => {
  const { data } = await demo.call(null, 'GET', '/dev/outbox?to=wei%40customer.example')
  expect(data).toHaveLength(1)
})

test('there is no outbox outside the demo', async () => {
  expect((await shop.call('operator', 'GET', '/dev/outbox')).status).toBe(404)
})

test.each([
  ['from another machine', { remoteAddress: '10.0.0.7' }],
  ['through a proxy on this machine', { headers: { 'x-forwarded-for': '10.0.0.7' } }],
  [
    'by a page of a stranger, whose name has the address of this machine',
    { headers: { host: 'evil.example:8080' } },
  ],
])('the outbox does not answer %s', async (_from, more) => {
  const answer = await demo.app.inject({ url: '/crrc_sales/dev/outbox', ...more })
  expect(answer.statusCode).toBe(404)
})
