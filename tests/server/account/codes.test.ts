import { beforeEach, expect, test } from 'vitest'
import { startApp } from '../../app'
import { letPass, openMailbox } from './mailbox'
import { visitorAt, type Visitor } from './visitors'

const shop = await startApp()
const { database } = shop
const mailbox = await openMailbox(shop)

const mobile = '19900000002'
const elsewhere = '此浏览器尚未获取该号码的验证码。请在获取验证码的浏览器中填写，或在此重新获取'

beforeEach(async () => {
  for (const table of ['attempt', 'one_time_code', 'outbox_message', 'known_device'] as const)
    await database.deleteFrom(table).execute()
})

const ask = (visitor: Visitor, way = 'login') =>
  visitor.post(`/admin/web/user/${way}/code/${mobile}`)
const logIn = (visitor: Visitor, code: string, more: object = {}) =>
  visitor.post('/admin/web/user/login/mobile', { mobile, code, ...more })
const sentCode = () => mailbox.code(`+86${mobile}`)
const wrongFor = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')
const owner = () => visitorAt(shop, '192.0.2.1')
const stranger = (index = 0) => visitorAt(shop, `203.0.113.${index}`)

test.each([
  ['login', '/admin/web/user/login/mobile', {}],
  ['resetpsw', '/admin/web/user/psw/reset/mobile', {}],
  [
    'resetpsw',
    '/admin/web/user/psw/reset/mobile/submitinfo',
    { password: 'Fresh123', confirmPassword: 'Fresh123' },
  ],
])(
  'a code of %s that was asked for in one browser is refused in words in another: %s',
  async (way, path, more) => {
    const [here, there] = [owner(), owner()]
    await ask(here, way)
    await ask(there, way === 'login' ? 'resetpsw' : 'login')
    const code = (await mailbox.all(`+86${mobile}`)).at(-1)!.content.params.code
    const body = { mobile, code, ...more }
    expect((await there.post(path, body)).data.errors).toEqual([
      { path: 'code', message: elsewhere },
    ])
    expect((await here.post(path, body)).status).toBe(200)
  },
)

test('a browser that keeps no cookies sends back the request that it was told', async () => {
  const { data } = await ask(owner())
  expect(data.request).toMatch(/^[\w-]{43}$/)
  const code = await sentCode()
  expect((await logIn(owner(), code)).status).toBe(400)
  expect((await logIn(owner(), code, { request: 'x'.repeat(43) })).status).toBe(400)
  expect((await logIn(owner(), code, data)).status).toBe(200)
})

test("attempts and requests of strangers do not invalidate the owner's code", async () => {
  const here = owner()
  await ask(here)
  const code = await sentCode()
  for (let index = 0; index < 20; index++) {
    const bot = stranger(index)
    await logIn(bot, wrongFor(code))
    await ask(bot)
    await logIn(bot, code)
  }
  await mailbox.work()
  expect((await logIn(here, code)).status).toBe(200)
})

test('strangers can have at most ten codes a day sent to a number, from all networks and for all purposes', async () => {
  let sent = 0
  for (let hour = 0; hour < 20; hour++) {
    const way = ['login', 'register', 'resetpsw'][hour % 3]
    if ((await ask(stranger(hour), way)).status === 200) sent++
    await letPass(shop, 600)
  }
  expect(sent).toBe(10)
})

test('of one number at most ten wrong codes are looked at in a day', async () => {
  let looked = 0
  for (let index = 0; index < 9; index++) {
    const bot = stranger(index)
    if ((await ask(bot)).status !== 200) break
    const code = await sentCode()
    for (let count = 0; count < 5; count++)
      if ((await logIn(bot, wrongFor(code))).status === 400) looked++
  }
  expect(looked).toBe(10)
})

test('a device of the owner gets its codes and logs in by them while strangers use up those of the day', async () => {
  const device = owner()
  await ask(device)
  expect((await logIn(device, await sentCode())).status).toBe(200)
  await letPass(shop, 61)
  for (let index = 0; index < 12; index++) {
    const bot = stranger(index)
    await ask(bot)
    const code = await sentCode()
    for (let count = 0; count < 5; count++) await logIn(bot, wrongFor(code))
  }
  expect((await ask(stranger(99))).status).toBe(429)
  expect((await ask(device)).status).toBe(200)
  expect((await logIn(device, await sentCode())).status).toBe(200)
})

test('with login by code switched off, requests and logins by code are refused with a reason', async () => {
  const here = owner()
  await ask(here)
  const code = await sentCode()
  const off = await startApp({ beside: shop, settings: { codeLogin: false } })
  const there = visitorAt(off, '192.0.2.1')
  for (const [name, value] of here.jar) there.jar.set(name, value)
  const message = '本站已关闭验证码登录，请使用密码登录'
  expect(await logIn(there, code)).toMatchObject({ status: 409, meta: { message } })
  expect(await ask(there)).toMatchObject({ status: 409, meta: { message } })
  expect((await ask(there, 'resetpsw')).status).toBe(200)
  const settings = await off.call(null, 'GET', '/admin/sysconfig/common/settings')
  expect(settings.data.codeLogin).toBe(false)
})
