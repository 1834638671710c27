import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { startApp } from '../../app'
import { letPass, openMailbox } from './mailbox'

const shop = await startApp()
const { database, call } = shop
const mailbox = await openMailbox(shop)

const person = {
  identity: '2',
  area: 'china',
  username: '王小明_01',
  password: 'Torque12',
  confirmPassword: 'Torque12',
  contactName: '王小明',
  region: '110000',
  way: 'email',
  email: 'Ming@customer.example',
  agreement: true,
}
const company = {
  ...person,
  identity: '1',
  username: 'north-works',
  identityName: 'North Works 2',
  industry: 'rail',
  email: 'buy@north.example',
}
const byMobile = {
  ...person,
  way: 'mobile',
  username: 'mobile1',
  email: undefined,
  areaCode: '86',
  mobile: '13800138000',
}

/** The browser that requests codes and in which they are typed. */
const browser = { cookie: `browser=${'b'.repeat(43)}` }

const register = (body: object, language = 'zh', headers: Record<string, string> = {}) =>
  call(null, 'POST', '/admin/web/user/register', body, {
    ...browser,
    'accept-language': language,
    ...headers,
  })
/** With an idempotency key, so that it can be repeated. */
const registerAs = (key: string, body: object) => register(body, 'zh', { 'idempotency-key': key })
const logIn = (username: string, password = 'Torque12', entrance = '') =>
  call(null, 'POST', `/admin/web/user/login/psw${entrance}`, { username, password })
const activate = (token: string, passwords: object = { password: person.password }) =>
  call(null, 'POST', '/admin/web/user/activation/check', { token, ...passwords })
const askCode = (mobile: string) =>
  call(null, 'POST', `/admin/web/user/register/code/${mobile}`, undefined, browser)

beforeEach(async () => {
  await database.deleteFrom('attempt').execute()
  await database.deleteFrom('outbox_message').execute()
  await database
    .deleteFrom('app_user')
    .where('username', 'in', [
      person.username,
      company.username,
      byMobile.username,
      'second',
      'bomb-0',
      'bomb-1',
      'bomb-2',
    ])
    .execute()
})

test.each([
  ['a person', person, '', { identity: '2', contactName: '王小明', custType: 1 }],
  ['a company', company, '/enterprise', { identity: '1', identityName: 'North Works 2' }],
])('%s registers by e-mail, activates and logs in', async (_who, body, entrance, user) => {
  expect(await register(body)).toMatchObject({ status: 200, data: { way: 'email' } })
  expect(await logIn(body.username, 'Torque12', entrance)).toMatchObject({ status: 409 })
  const token = await mailbox.token(body.email)
  expect(await activate(token)).toMatchObject({ status: 200, data: { username: body.username } })
  const { status, data } = await logIn(body.username, 'Torque12', entrance)
  expect(status).toBe(200)
  expect(data.user).toMatchObject({ ...user, isSystemPassword: 0, isPurchase: 0, isDesign: 0 })
})

test('a registration with a mobile number and its code is active at once', async () => {
  expect((await askCode('13800138000')).status).toBe(200)
  const code = await mailbox.code('+8613800138000')
  expect(await register({ ...byMobile, code })).toMatchObject({
    status: 200,
    data: { way: 'mobile' },
  })
  expect((await logIn('mobile1')).status).toBe(200)
  expect(await register({ ...byMobile, username: 'second', code })).toMatchObject({
    status: 400,
    data: { errors: [{ path: 'code', message: '验证码已失效，请重新获取' }] },
  })
})

const withoutTraces = ({ status, data, meta }: Awaited<ReturnType<typeof register>>) => ({
  status,
  data,
  message: meta.message,
})

test('a repeated registration is executed once and gets the same answer', async () => {
  const first = await registerAs('lost', person)
  expect(first.status).toBe(200)
  expect(withoutTraces(await registerAs('lost', person))).toEqual(withoutTraces(first))
  expect(await mailbox.all(person.email)).toHaveLength(1)
  expect((await activate(await mailbox.token(person.email))).status).toBe(200)
})

test('a registration by mobile is asked again with the code that it has used up, or another', async () => {
  await askCode('13800138000')
  const code = await mailbox.code('+8613800138000')
  const both = await Promise.all([1, 2].map(() => registerAs('lost', { ...byMobile, code })))
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await registerAs('lost', { ...byMobile, code: '0000' })).status).toBe(200)
  const { length } = await database
    .selectFrom('app_user')
    .where('username', '=', byMobile.username)
    .select('id')
    .execute()
  expect(length).toBe(1)
})

test.each([
  ['without its key', {}, {}],
  ['under another key', {}, { 'idempotency-key': 'another' }],
  ['with another address', { email: 'other@customer.example' }, { 'idempotency-key': 'mine' }],
  [
    'with another password',
    { password: 'Another12', confirmPassword: 'Another12' },
    { 'idempotency-key': 'mine' },
  ],
])('a name is taken for who asks for it %s', async (_how, other, headers) => {
  expect((await registerAs('mine', person)).status).toBe(200)
  const { status, data } = await register({ ...person, ...other }, 'zh', headers)
  expect([status, data.errors]).toEqual([400, [{ path: 'username', message: '该用户名已被使用' }]])
})

test("the stored data of a registration's key reveal nothing of the password", async () => {
  const kept = async (password: string) => {
    await registerAs('kept', { ...person, password, confirmPassword: password })
    const { request_hash } = await database
      .deleteFrom('idempotency')
      .where('key', '=', 'kept')
      .returning('request_hash')
      .executeTakeFirstOrThrow()
    await database.deleteFrom('app_user').where('username', '=', person.username).execute()
    await database.deleteFrom('attempt').execute()
    return request_hash
  }
  expect(await kept('Torque12')).toBe(await kept('Another12'))
})

test('a key that could not be kept is refused', async () => {
  expect((await registerAs('k'.repeat(201), person)).status).toBe(400)
  expect((await registerAs('good', person)).status).toBe(200)
})

test('only the holder of the code learns that a number has an account', async () => {
  const mobile = '19900000002'
  const wrong = await register({ ...byMobile, mobile, code: '0000' })
  expect(wrong.data.errors).toMatchObject([{ path: 'code' }])
  await askCode(mobile)
  const code = await mailbox.code(`+86${mobile}`)
  const right = await register({ ...byMobile, mobile, code })
  expect(right.data.errors).toEqual([{ path: 'mobile', message: '该手机号已注册，请直接登录' }])
})

test('a known address gets the same answer as any other, and its owner a mail', async () => {
  const known = await register({ ...person, email: 'engineer@demo.example' })
  const unknown = await register({ ...person, username: 'second' })
  expect({ ...known, headers: 0, bytes: 0 }).toEqual({ ...unknown, headers: 0, bytes: 0 })
  const [mail] = await mailbox.all('engineer@demo.example')
  expect(mail?.content).toMatchObject({
    template: 'knownAddress',
    params: { username: 'engineer' },
  })
  expect((await logIn(person.username)).status).toBe(409)
})

test('the newest registration of an address is the one that its link activates', async () => {
  const [attacker, victim] = ['second', person.username]
  await register({
    ...person,
    username: attacker,
    password: 'Attack12',
    confirmPassword: 'Attack12',
  })
  const old = await mailbox.token(person.email)
  expect((await register(person)).status).toBe(200)
  const token = await mailbox.token(person.email)
  expect((await activate(old)).status).toBe(409)
  expect(await activate(token)).toMatchObject({ status: 200, data: { username: victim } })
  expect((await logIn(victim)).status).toBe(200)
  expect((await logIn(attacker, 'Attack12')).status).toBe(409)
  const resent = await call(null, 'POST', '/admin/web/user/activation/sendemail', { token: old })
  expect(resent.status).toBe(404)
  expect((await mailbox.all(person.email))[0]!.content).toMatchObject({ template: 'activation' })
  expect(await mailbox.all(person.email)).toHaveLength(2)
})

test('a registration leaves the same behind whether its address has an account or not', async () => {
  const traces = async () => {
    const { rows } = await sql<Record<string, number>>`select
      (select count(*)::int from app_user) as users, (select count(*)::int from account) as accounts,
      (select count(*)::int from job) as jobs, (select count(*)::int from audit) as audit,
      (select count(*)::int from security_event) as events,
      (select count(*)::int from outbox_message) as mails`.execute(database)
    return rows[0]!
  }
  const left = async (body: typeof person) => {
    const before = await traces()
    expect((await register(body)).status).toBe(200)
    const after = await traces()
    return Object.entries(after).map(([name, count]) => [name, count - before[name]!])
  }
  const known = await left({ ...person, email: 'engineer@demo.example' })
  expect(known).toEqual(
    await left({ ...person, username: 'second', email: 'new@customer.example' }),
  )
  const check = (username: string) =>
    call(null, 'POST', '/admin/web/user/register/check', { username })
  expect((await check(person.username)).status).toBe(400)
  expect((await check('second')).status).toBe(400)
  await letPass(shop, 24 * 3600 + 1)
  expect((await check(person.username)).status).toBe(200)
})

const stranger = { password: 'Attack12', confirmPassword: 'Attack12' }
const chosen = { password: 'Chosen12', confirmPassword: 'Chosen12' }

test('a link that a stranger caused never activates the password of the stranger', async () => {
  await register({ ...person, ...stranger })
  const token = await mailbox.token(person.email)
  const refused = async (passwords: object, message: string) => {
    expect((await activate(token, passwords)).data.errors).toEqual([{ path: 'password', message }])
    expect((await logIn(person.username, stranger.password)).status).toBe(409)
  }
  await refused({}, '请输入注册时设置的密码，或设置新密码')
  await refused(
    { password: 'Torque12' },
    '与注册时设置的密码不一致。如果注册信息不是您本人填写的，请设置新密码',
  )
  await refused({ password: 'weak', confirmPassword: 'weak' }, '密码为 6-15 位')
  expect((await activate(token, chosen)).status).toBe(200)
  expect((await logIn(person.username, stranger.password)).status).toBe(400)
  expect((await logIn(person.username, chosen.password)).status).toBe(200)
})

test('looking at the link of an activation tells what it is for and uses nothing up', async () => {
  const look = (token: string) => call(null, 'POST', '/admin/web/user/activation/look', { token })
  await register(person)
  const token = await mailbox.token(person.email)
  const { username } = person
  for (let count = 0; count < 2; count++)
    expect((await look(token)).data).toEqual({ username, identity: '2', activated: false })
  expect((await activate(token)).status).toBe(200)
  expect((await look(token)).data).toEqual({ username, identity: '2', activated: true })
  expect((await look('made-up')).status).toBe(409)
})

test('a password cannot be guessed for ever at the link of an activation', async () => {
  await register(person)
  const token = await mailbox.token(person.email)
  const statuses = []
  for (let count = 0; count < 6; count++)
    statuses.push((await activate(token, { password: `Wrong12${count}` })).status)
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  expect((await activate(token, chosen)).status).toBe(200)
})

test.each([
  ['Password1', '该密码过于常见，容易被猜到，请换一个'],
  ['Qwerty12', '该密码过于常见，容易被猜到，请换一个'],
  ['North-Works7', '密码不能包含您的用户名、邮箱或公司名称'],
  ['aPurchase99', '密码不能包含您的用户名、邮箱或公司名称'],
])(
  '%s is refused as a password, because it is among the first to be guessed',
  async (password, message) => {
    const answer = await register({
      ...company,
      email: 'purchase@north.example',
      password,
      confirmPassword: password,
    })
    expect([answer.status, answer.data.errors]).toEqual([400, [{ path: 'password', message }]])
  },
)

test('registrations do not fill the mailbox of somebody else', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 5; count++) {
    statuses.push((await register({ ...person, username: `bomb-${count}` })).status)
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429])
})

test('a name that looks like a link is not turned into one in the mail', async () => {
  await register({ ...person, contactName: 'see http://evil.example/x' })
  await mailbox.work()
  const { data } = await call(null, 'GET', `/dev/outbox?to=${person.email}`)
  expect(data[0].text).toContain('see http: / / evil. example/ x')
})

test('if the mail server is down, registration works and says that mails are delayed', async () => {
  const state = () => call(null, 'GET', '/admin/web/front/mail/state')
  expect((await state()).data).toEqual({ delayed: false })
  expect((await register(person)).status).toBe(200)
  await database
    .updateTable('job')
    .set({ attempts: 1 })
    .where('kind', '=', 'sendMail')
    .where('done_at', 'is', null)
    .execute()
  expect((await state()).data).toEqual({ delayed: true })
  expect((await activate(await mailbox.token(person.email))).status).toBe(200)
  expect((await state()).data).toEqual({ delayed: false })
})

test('a link of an activation works once and for 24 hours, and can then be asked for again', async () => {
  const timeout = { status: 409, meta: { message: 'Activation connection timeout' } }
  const en = { 'accept-language': 'en' }
  const check = (token: string) =>
    call(null, 'POST', '/admin/web/user/activation/check', { token, password: person.password }, en)
  const resend = (body: object) => call(null, 'POST', '/admin/web/user/activation/sendemail', body)
  await register(person)
  const first = await mailbox.token(person.email)
  await letPass(shop, 24 * 3600 + 1)
  expect(await check(first)).toMatchObject(timeout)
  expect((await resend({ token: first })).status).toBe(200)
  const second = await mailbox.token(person.email)
  expect(second).not.toBe(first)
  expect((await check(second)).status).toBe(200)
  expect(await check('made-up')).toMatchObject(timeout)
})

test('a link that has activated an account says that it is active, however often it is opened', async () => {
  await register(person)
  const first = await mailbox.token(person.email)
  await letPass(shop, 61)
  await call(null, 'POST', '/admin/web/user/activation/sendemail', { email: person.email })
  const second = await mailbox.token(person.email)
  expect((await activate(first)).status).toBe(409)
  expect((await activate(second)).status).toBe(200)
  for (const token of [first, second]) {
    expect(await activate(token)).toMatchObject({
      status: 200,
      meta: { message: '账户已激活' },
      data: { username: person.username },
    })
  }
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from security_event join app_user on app_user.id = user_id
    where kind = 'activated' and username = ${person.username}`.execute(database)
  expect(rows).toEqual([{ count: 1 }])
})

test('a link unknown to the shop is not sent again, and the page says so', async () => {
  for (const token of ['made-up', 'made-up-too']) {
    const { status, meta } = await call(null, 'POST', '/admin/web/user/activation/sendemail', {
      token,
    })
    expect({ status, message: meta.message }).toEqual({
      status: 404,
      message: '无法识别该链接，请输入您的邮箱以重新发送激活邮件',
    })
  }
})

test('asking for the activation again answers everybody alike, and at most once a minute', async () => {
  await register(person)
  await mailbox.work()
  const resend = (email: string) =>
    call(null, 'POST', '/admin/web/user/activation/sendemail', { email })
  const [known, unknown] = [await resend(person.email), await resend('nobody@customer.example')]
  expect({ ...known, headers: 0, bytes: 0 }).toEqual({ ...unknown, headers: 0, bytes: 0 })
  expect((await resend(person.email)).status).toBe(429)
  expect((await resend('nobody@customer.example')).status).toBe(429)
  expect(await mailbox.all(person.email)).toHaveLength(2)
  expect(await mailbox.all('nobody@customer.example')).toHaveLength(0)
})

test('a registration that nobody activated gives its name and address free after a day', async () => {
  await register(person)
  expect((await register({ ...person, email: 'other@customer.example' })).data.errors).toEqual([
    { path: 'username', message: '该用户名已被使用' },
  ])
  await letPass(shop, 24 * 3600 + 1)
  expect((await register(person)).status).toBe(200)
  expect((await activate(await mailbox.token(person.email))).status).toBe(200)
  await letPass(shop, 48 * 3600)
  expect((await register(person)).status).toBe(400)
})

test.each([
  [{ username: 'a' }, 'username', '用户名为 2-20 个字符'],
  [{ username: 'x'.repeat(21) }, 'username', '用户名为 2-20 个字符'],
  [{ username: 'a b' }, 'username', '用户名只能由文字、字母、数字、连字符和下划线组成'],
  [{ username: 'café' }, 'username', '用户名只能由文字、字母、数字、连字符和下划线组成'],
  [{ username: 'en\u200bgineer' }, 'username', '用户名只能由文字、字母、数字、连字符和下划线组成'],
  [{ username: '\u202ereenigne' }, 'username', '用户名只能由文字、字母、数字、连字符和下划线组成'],
  [{ username: '小\u3000明' }, 'username', '用户名只能由文字、字母、数字、连字符和下划线组成'],
  [{ contactName: 'Wang\r\nBcc' }, 'contactName', '联系人姓名不能换行'],
  [
    { identity: '1', identityName: '\u200b\u2800', industry: 'rail' },
    'identityName',
    '请输入公司名称',
  ],
  [
    { identity: '1', identityName: '１２３', industry: 'rail' },
    'identityName',
    '公司名称不能全为数字',
  ],
  [{ username: undefined }, 'username', '请输入用户名'],
  [{ username: 'ENGINEER' }, 'username', '该用户名已被使用'],
  [{ password: 'short', confirmPassword: 'short' }, 'password', '密码为 6-15 位'],
  [
    { password: 'Torque<1', confirmPassword: 'Torque<1' },
    'password',
    '密码不能包含空格和 < > & " \' / \\',
  ],
  [{ password: 'TORQUE12', confirmPassword: 'TORQUE12' }, 'password', '密码需包含小写字母'],
  [{ confirmPassword: 'Torque13' }, 'confirmPassword', '两次输入的密码不一致'],
  [{ email: 'wei' }, 'email', '邮箱格式不正确'],
  [{ email: undefined }, 'email', '请输入邮箱'],
  [{ email: `${'x'.repeat(20)}@customer.example` }, 'email', '邮箱不能超过 30 个字符'],
  [{ contactName: ' ' }, 'contactName', '请输入联系人姓名'],
  [{ region: 'XX' }, 'region', '请从列表中选择地区'],
  [{ area: 'overseas' }, 'region', '请从列表中选择地区'],
  [{ agreement: false }, 'agreement', '请先同意隐私协议'],
  [{ identity: '1' }, 'identityName', '请输入公司名称'],
  [
    { identity: '1', identityName: '123 45', industry: 'rail' },
    'identityName',
    '公司名称不能全为数字',
  ],
  [{ identity: '1', identityName: 'North', industry: 'none' }, 'industry', '请从列表中选择行业'],
  [{ ...byMobile, mobile: '23800138000', code: '1234' }, 'mobile', '手机号为 1 开头的 11 位数字'],
  [{ ...byMobile, mobile: '138001380', code: '1234' }, 'mobile', '手机号不足 11 位'],
  [{ ...byMobile, mobile: undefined, code: '1234' }, 'mobile', '请输入手机号'],
  [{ ...byMobile, code: '12345' }, 'code', '验证码为 4 位数字'],
  [{ ...byMobile, code: undefined }, 'code', '请输入验证码'],
])('a registration with %o is refused at the field', async (change, path, message) => {
  const { status, data } = await register({ ...person, ...change })
  expect(status).toBe(400)
  expect(data.errors).toContainEqual({ path, message })
})

test('a name in letters of another width is the same name', async () => {
  const { status, data } = await register({ ...person, username: 'ＥＮＧＩＮＥＥＲ' })
  expect(status).toBe(400)
  expect(data.errors).toContainEqual({ path: 'username', message: expect.any(String) })
})

test('user names can be checked in advance without revealing anything else', async () => {
  const check = (body: object) =>
    call(null, 'POST', '/admin/web/user/register/check', body, { 'accept-language': 'en' })
  expect((await check({ username: 'free-name' })).status).toBe(200)
  expect((await check({ username: 'engineer' })).data.errors).toEqual([
    { path: 'username', message: 'This user name is already taken' },
  ])
  expect((await check({ email: 'engineer@demo.example' })).status).toBe(200)
  expect((await check({ mobile: '19900000002' })).status).toBe(200)
  expect((await check({ email: 'engineer' })).data.errors).toEqual([
    { path: 'email', message: 'Incorrect format of email address' },
  ])
})

test('customers overseas have numbers of their countries', async () => {
  const codes = (await call(null, 'GET', '/admin/web/front/param/phoneareacode')).data
  expect(codes[0]).toEqual({ code: '86', country: 'CN', name: '中国' })
  expect(codes).toContainEqual({ code: '49', country: 'DE', name: '德国' })
  const nowhere = '/admin/web/user/register/code/15123456?areaCode=999'
  const refused = await call(null, 'POST', nowhere)
  expect([refused.status, refused.data.errors]).toEqual([
    400,
    [{ path: 'areaCode', message: '国际区号不正确' }],
  ])
  await askCode('15123456?areaCode=49')
  const code = await mailbox.code('+4915123456')
  const body = {
    ...byMobile,
    area: 'overseas',
    region: 'DE',
    areaCode: '49',
    mobile: '15123456',
    code,
  }
  expect((await register(body)).status).toBe(200)
})

test('industries and regions are there before a login', async () => {
  const industries = await call(null, 'GET', '/admin/web/front/param/item/list?paramId=industry')
  expect(industries.data[0]).toMatchObject({ itemCode: 'rail', itemName: '轨道交通' })
  expect((await call(null, 'GET', '/admin/sys/param/item/list?paramId=industry')).status).toBe(401)
  expect((await call('buyer', 'GET', '/admin/sys/param/item/list?paramId=industry')).status).toBe(
    200,
  )
})
