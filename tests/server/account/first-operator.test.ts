import { expect, test } from 'vitest'
import {
  addOperator,
  lacksOperator,
  renewOperatorLink,
} from '../../../src/server/account/first-operator'
import { listMessages } from '../../../src/server/outbox/outbox.sql'
import { startApp } from '../../app'

const app = await startApp({ demo: false })
const { call, database } = app
const settings = { ...app.settings, publicUrl: 'https://shop.example' }
const add = (username: string, email: string, more: object = {}) =>
  addOperator(database, { username, email }, { ...settings, ...more }, 'en')
const tokenIn = (made: object) =>
  new URL('link' in made ? String(made.link) : '').searchParams.get('token')
const choose = (token: string | null, password = 'Anvil2714') =>
  call(null, 'POST', '/admin/web/user/psw/reset/email/confirm', {
    token,
    password,
    confirmPassword: password,
  })
const logIn = (username: string, password = 'Anvil2714') =>
  call(null, 'POST', '/admin/web/user/login/psw', { username, password })

test('an operator is made with a link that sets the password once', async () => {
  expect(await lacksOperator(database)).toBe(true)
  const made = await add('boss', 'boss@shop.example')
  expect(made).toMatchObject({
    isMailed: false,
    link: expect.stringMatching(/^https:\/\/shop\.example\/.*resetpassword\?token=/),
  })
  expect(await lacksOperator(database)).toBe(false)
  expect(await listMessages(database, { to: undefined, most: 10 })).toEqual([])
  const token = tokenIn(made)
  expect((await choose(token)).status).toBe(200)
  expect((await choose(token, 'Other1234')).status).toBe(409)
  expect((await logIn('boss')).data.user).toMatchObject({ staffRoles: ['operator'] })
})

test('with a mail server the link is mailed too', async () => {
  const made = await add('second', 'second@shop.example', { smtpUrl: 'smtp://mail.example' })
  const [mail] = await listMessages(database, { to: 'second@shop.example', most: 1 })
  expect(mail).toMatchObject({
    content: { template: 'newStaff', link: tokenIn(made) && 'link' in made && made.link },
  })
})

test.each([
  ['boss', 'other@shop.example'],
  ['BOSS', 'other@shop.example'],
  ['another', 'Boss@shop.example'],
  ['another', 'no address'],
  ['x'.repeat(60), 'other@shop.example'],
])('%s with %s is refused in words', async (username, email) => {
  const made = await add(username, email)
  expect(made).toMatchObject({ faults: [expect.stringMatching(/\w+ \w+/)] })
})

test('a new activation link replaces the lost one', async () => {
  const first = tokenIn(await add('third', 'third@shop.example'))
  const again = await renewOperatorLink(database, 'third', settings, 'en')
  expect((await choose(first)).status).toBe(409)
  expect((await choose(tokenIn(again))).status).toBe(200)
  const nobody = await renewOperatorLink(database, 'nobody', settings, 'en')
  expect(nobody).toEqual({ faults: ['There is no unlocked staff account named nobody'] })
})
