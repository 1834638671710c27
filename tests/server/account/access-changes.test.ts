import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { listOperations } from '../../../src/server/http/operations'
import { listMessages } from '../../../src/server/outbox/outbox.sql'
import { startApp, type TestApp } from '../../app'
import { openMailbox } from './mailbox'
import { visitorAt } from './visitors'

interface Change {
  /** User whose access changes: a demo user, or one created by `prepare`. */
  owner: string
  event: string
  /** Template of the mail to the owner. */
  mail: string
  /** Sessions of the owner that end: all, all but the calling one, or none. */
  ends: 'all' | 'others' | 'none'
  does: (shop: Shop) => Promise<{ status: number }>
}

interface Shop extends TestApp {
  id: number
  mailbox: Awaited<ReturnType<typeof openMailbox>>
}

const password = 'Demo1234'
const next = { password: 'Other1234', confirmPassword: 'Other1234' }
const codeOf = (secret: string, steps: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  })

const act = (action: string, body?: object) => (shop: Shop) =>
  shop.call('operator', 'POST', `/office/people/${shop.id}/${action}`, body)

async function startFactor({ call }: Shop, who: string): Promise<string> {
  const { data } = await call(who, 'POST', '/web/my/second/key', { password })
  await call(who, 'POST', '/web/my/second/start', { code: codeOf(data.secret, -1) })
  return data.secret
}

async function changeStaff({ call, id }: Shop, change: object) {
  const { data } = await call('operator', 'GET', `/office/people/staff/${id}`)
  const { username, contactName, email, staffRoles, version } = data
  const form = { username, contactName, email, staffRoles, version }
  return call('operator', 'PUT', `/office/people/staff/${id}`, { ...form, ...change })
}

/** Every call that changes a login or rights, with its consequences. */
const changes: Record<string, Change> = {
  changePassword: {
    owner: 'engineer',
    event: 'passwordChanged',
    mail: 'passwordChanged',
    ends: 'others',
    does: ({ call }) =>
      call('engineer', 'POST', '/admin/web/user/update/psw', { oldPassword: password, ...next }),
  },
  resetByEmail: {
    owner: 'engineer',
    event: 'passwordReset',
    mail: 'passwordChanged',
    ends: 'all',
    async does({ call, mailbox }) {
      const email = 'engineer@demo.example'
      await call(null, 'POST', '/admin/web/user/psw/reset/email', { email })
      const token = await mailbox.token(email)
      return call(null, 'POST', '/admin/web/user/psw/reset/email/confirm', { token, ...next })
    },
  },
  resetByMobile: {
    owner: 'engineer',
    event: 'passwordReset',
    mail: 'passwordChanged',
    ends: 'all',
    async does({ call, mailbox }) {
      const mobile = '19900000002'
      const visitor = visitorAt({ call }, '192.0.2.1')
      await visitor.post(`/admin/web/user/resetpsw/code/${mobile}`)
      const code = await mailbox.code(`+86${mobile}`)
      return visitor.post('/admin/web/user/psw/reset/mobile/submitinfo', { mobile, code, ...next })
    },
  },
  changeEmail: {
    owner: 'engineer',
    event: 'emailChanged',
    mail: 'emailChanged',
    ends: 'others',
    async does({ call, mailbox }) {
      const email = 'new@demo.example'
      await call('engineer', 'POST', '/admin/web/user/update/email/code', { email })
      const code = await mailbox.code(email)
      return call('engineer', 'POST', '/admin/web/user/update/email', { email, code, password })
    },
  },
  changeMobile: {
    owner: 'engineer',
    event: 'mobileChanged',
    mail: 'mobileChanged',
    ends: 'others',
    async does({ call, mailbox }) {
      const mobile = '13900001111'
      await call('engineer', 'POST', `/admin/web/user/update/mobile/code/${mobile}`)
      const code = await mailbox.code(`+86${mobile}`)
      return call('engineer', 'POST', '/admin/web/user/update/mobile', { mobile, code, password })
    },
  },
  confirmSecondFactor: {
    owner: 'engineer',
    event: 'secondFactorStarted',
    mail: 'secondFactorStarted',
    ends: 'others',
    async does({ call }) {
      const { data } = await call('engineer', 'POST', '/web/my/second/key', { password })
      return call('engineer', 'POST', '/web/my/second/start', { code: codeOf(data.secret, -1) })
    },
  },
  renewRecoveryCodes: {
    owner: 'engineer',
    event: 'recoveryCodesRenewed',
    mail: 'accessChanged',
    ends: 'none',
    async does(shop) {
      const secret = await startFactor(shop, 'engineer')
      return shop.call('engineer', 'POST', '/web/my/second/codes', { code: codeOf(secret, 0) })
    },
  },
  endSecondFactor: {
    owner: 'engineer',
    event: 'secondFactorEnded',
    mail: 'secondFactorEnded',
    ends: 'others',
    async does(shop) {
      const secret = await startFactor(shop, 'engineer')
      return shop.call('engineer', 'POST', '/web/my/second/end', { code: codeOf(secret, 0) })
    },
  },
  endPersonSecondFactor: {
    owner: 'engineer',
    event: 'secondFactorEndedByStaff',
    mail: 'secondFactorEnded',
    ends: 'all',
    async does(shop) {
      await startFactor(shop, 'engineer')
      return shop.call('operator', 'DELETE', `/office/people/${shop.id}/second`)
    },
  },
  deleteAccount: {
    owner: 'partner',
    event: 'accountDeleted',
    mail: 'accessChanged',
    ends: 'all',
    does: ({ call }) => call('partner', 'POST', '/web/my/account/deletion', { password }),
  },
  lockPerson: {
    owner: 'engineer',
    event: 'lockedByStaff',
    mail: 'accessChanged',
    ends: 'all',
    does: act('lock', { reason: 'Left' }),
  },
  unlockPerson: {
    owner: 'engineer',
    event: 'unlockedByStaff',
    mail: 'accessChanged',
    ends: 'all',
    async does(shop) {
      await act('lock', { reason: 'Left' })(shop)
      return act('unlock')(shop)
    },
  },
  approvePerson: {
    owner: 'engineer',
    event: 'approvedByStaff',
    mail: 'accessChanged',
    ends: 'none',
    async does(shop) {
      const waiting = shop.database.updateTable('app_user').set({ activated_at: null })
      await waiting.where('id', '=', shop.id).execute()
      return act('approve')(shop)
    },
  },
  resetPerson: {
    owner: 'engineer',
    event: 'resetByStaff',
    mail: 'resetPassword',
    ends: 'none',
    does: act('reset'),
  },
  addStaff: {
    owner: 'ada',
    event: 'addedByStaff',
    mail: 'newStaff',
    ends: 'none',
    does: ({ call }) =>
      call('operator', 'POST', '/office/people/staff', {
        username: 'ada',
        contactName: 'Ada',
        email: 'ada@demo.example',
        staffRoles: ['sales'],
      }),
  },
  addSupplier: {
    owner: 'forge',
    event: 'addedByStaff',
    mail: 'newAccount',
    ends: 'none',
    does: ({ call }) =>
      call('operator', 'POST', '/office/people/supplier', {
        username: 'forge',
        contactName: 'Ada',
        email: 'forge@demo.example',
        accountName: 'Forge',
      }),
  },
  'changeStaff: roles': {
    owner: 'editor',
    event: 'rolesChanged',
    mail: 'accessChanged',
    // Roles are read on every call.
    ends: 'none',
    does: (shop) => changeStaff(shop, { staffRoles: ['sales'] }),
  },
  'changeStaff: user name': {
    owner: 'editor',
    event: 'usernameChanged',
    mail: 'accessChanged',
    ends: 'all',
    does: (shop) => changeStaff(shop, { username: 'editor2' }),
  },
  'changeStaff: address': {
    owner: 'editor',
    event: 'emailChanged',
    mail: 'emailChanged',
    ends: 'all',
    does: (shop) => changeStaff(shop, { email: 'elsewhere@demo.example' }),
  },
  changeCustomer: {
    owner: 'engineer',
    event: 'accountKindChanged',
    mail: 'accessChanged',
    ends: 'all',
    async does({ call, id }) {
      const { data } = await call('operator', 'GET', `/office/people/customer/${id}`)
      const body = { identity: '3', custType: 1, version: data.version }
      return call('operator', 'PUT', `/office/people/customer/${id}`, body)
    },
  },
  changeSupplier: {
    owner: 'supplier',
    event: 'accountKindChanged',
    mail: 'accessChanged',
    ends: 'all',
    async does({ call, id }) {
      const { data } = await call('operator', 'GET', `/office/people/supplier/${id}`)
      const body = { identity: '2', custType: 1, version: data.version }
      return call('operator', 'PUT', `/office/people/supplier/${id}`, body)
    },
  },
  changeMember: {
    owner: 'designer',
    event: 'companyRoleChanged',
    mail: 'accessChanged',
    ends: 'none',
    does: ({ call, id }) =>
      call('buyer', 'PUT', `/web/company/member/${id}`, { companyRole: 'purchaser' }),
  },
  removeMember: {
    owner: 'designer',
    event: 'memberRemoved',
    mail: 'memberRemoved',
    ends: 'all',
    does: ({ call, id }) => call('buyer', 'DELETE', `/web/company/member/${id}`),
  },
}

/** Writing calls of this area that change no access, with the reason. */
const others: Record<string, string> = {
  logIn: 'a login',
  logInEnterprise: 'a login',
  logInSupplier: 'a login',
  logInMobile: 'a login',
  logInSecond: 'a login',
  refreshToken: 'a login that goes on',
  logOut: 'ends the own session',
  endOwnSession: 'ends one',
  endOtherSessions: 'ends some',
  endPersonSessions: 'ends sessions, and the owner may log in again',
  confirmSession: 'shows what is known',
  lookAsCustomer: 'reads; noted as an event',
  beginSecondFactor: 'counts only when it is confirmed',
  sendEmailCode: 'sends a code',
  sendMobileCode: 'sends a code',
  sendLoginCode: 'sends a code',
  sendRegisterCode: 'sends a code',
  sendResetCode: 'sends a code',
  askEmailReset: 'sends a link',
  resendActivation: 'sends a link',
  checkEmailReset: 'looks',
  checkMobileReset: 'looks',
  checkInvitation: 'looks',
  checkRegistration: 'looks',
  lookAtActivation: 'looks',
  forgetKnownDevice: 'the device counts as any other, and nobody is let in by it',
  register: 'by the owner',
  activate: 'by the owner',
  acceptInvitation: 'by the owner',
  inviteColleague: 'nobody has access yet',
  withdrawInvitation: 'nobody had access yet',
  updateBaseInfo: 'no access',
  changeAvatar: 'no access',
  changeLanguage: 'no access',
}

test('every call that writes about accounts is a change of access, or says why not', () => {
  const writes = listOperations()
    .filter(({ operation, method }) => operation.tags.includes('account') && method !== 'get')
    .map(({ operation }) => operation.operationId as string)
  const named = new Set([
    ...Object.keys(changes).map((name) => name.split(':')[0]!),
    ...Object.keys(others),
  ])
  expect(writes.filter((name) => !named.has(name))).toEqual([])
  expect([...named].filter((name) => !writes.includes(name))).toEqual([])
})

test.each(Object.entries(changes))(
  '%s is reported to its owner, recorded as a security event, and ends the affected sessions',
  async (_name, { owner, event, mail, ends, does }) => {
    const app = await startApp({ settings: { loginAttempts: 0 } })
    const { database, sessions } = app
    const idOf = async () => app.userId(owner).catch(() => 0)
    const id = await idOf()
    const running = id === 0 ? [] : [await sessions.begin(database, id)]
    const shop: Shop = { ...app, id, mailbox: await openMailbox(app) }
    // The session of the owner that asks is one of their own.
    if (id !== 0) await app.call(owner, 'GET', '/admin/web/user/loginuser/baseinfo')
    const before = await database
      .selectFrom('app_user')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirst()
    const answer = await does(shop)
    expect(answer.status).toBe(200)

    const concerned = id || (await idOf())
    const events = await database
      .selectFrom('security_event')
      .select('kind')
      .where('user_id', '=', concerned)
      .execute()
    expect(events.map(({ kind }) => kind)).toContain(event)
    const to = before?.email ?? `${owner}@demo.example`
    const mails = (await listMessages(database, { to, most: 20 })).filter(
      ({ channel }) => channel === 'mail',
    )
    expect(mails.map(({ content }) => content.template)).toContain(mail)

    const other = running[0]?.user.sessionId
    const open = await database
      .selectFrom('user_session')
      .select('id')
      .where('user_id', '=', concerned)
      .where('revoked_at', 'is', null)
      .execute()
    const isOpen = open.some((one) => one.id === other)
    if (other) expect(isOpen).toBe(ends === 'none' && event !== 'recoveryCodesRenewed')
    if (ends === 'all') expect(open).toEqual([])
    if (ends === 'others') expect(open).toHaveLength(1)
  },
)

test('staff hear of a login from a browser that they have not logged in with before', async () => {
  const app = await startApp()
  const from = (agent: string) =>
    app.call(
      null,
      'POST',
      '/admin/web/user/login/psw',
      { username: 'sales', password },
      { 'user-agent': agent },
    )
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0'
  const edge = 'Mozilla/5.0 (Windows NT 10.0) Chrome/126.0 Safari/537.36 Edg/126.0'
  const told = async () =>
    (await listMessages(app.database, { to: 'sales@demo.example', most: 20 })).map(
      ({ content }) => content.params.what,
    )
  await from(firefox)
  await from(firefox.replaceAll('127', '128'))
  expect(await told()).toEqual([])
  await from(edge)
  expect(await told()).toEqual(['在新设备上登录：Edge, Windows, 127. 0. 0. 1'])
})
