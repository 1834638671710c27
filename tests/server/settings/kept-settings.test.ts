import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { dayAt, daysAfter } from '../../../src/domain/days/day'
import { followKeptSettings } from '../../../src/server/settings/kept-settings'
import { startApp, type TestApp } from '../../app'
import { closeAfterFile } from '../../closing'

const log = pino({ level: 'silent' })
const one = await startApp({ catalogue: 'empty' })
const other = await startApp({ catalogue: 'empty', beside: one })

async function follow({ place, settings }: TestApp, env: Record<string, string> = {}) {
  const followed = await followKeptSettings({
    database: place.pool,
    url: place.url,
    settings,
    env,
    log,
  })
  closeAfterFile(() => followed.stop())
}
await follow(one)
await follow(other, { SCHEME_DUE_DAYS: '9' })
const today = dayAt(one.settings.timeZone)

interface Listed {
  id: number
  name: string
  value: string
  source: string
  locked: boolean
  unit?: string
}

const listed = async (name: string): Promise<Listed> =>
  (await one.call('operator', 'GET', `/office/setting/page?size=100&keyword=${name}`)).data
    .records[0]

async function change(name: string, value: string, more: object = {}) {
  const { id } = await listed(name)
  const { data } = await one.call('operator', 'GET', `/office/setting/${id}`)
  return one.call('operator', 'PUT', `/office/setting/${id}`, { ...data, value, ...more })
}

const leave = async (app: TestApp) =>
  (
    await app.call('buyer', 'POST', '/web/message/board', {
      theme: '询价',
      description: '?',
      contact: '1',
    })
  ).data.id as number

test('a changed setting counts on every server process without a restart, and so does its default again', async () => {
  expect((await change('MESSAGE_DUE_DAYS', '4')).status).toBe(200)
  expect(await listed('MESSAGE_DUE_DAYS')).toMatchObject({
    value: '4',
    source: 'office',
    unit: '工作日',
    locked: false,
  })
  for (const app of [one, other]) {
    await vi.waitFor(() => expect(app.settings.answerDue.message).toBe(4))
    const id = await leave(app)
    expect((await one.call('sales', 'GET', `/office/message/board/${id}`)).data.dueDate).toBe(
      daysAfter(today, 4),
    )
  }
  await change('MESSAGE_DUE_DAYS', '')
  await vi.waitFor(() => expect(other.settings.answerDue.message).toBe(1))
  expect(await listed('MESSAGE_DUE_DAYS')).toMatchObject({ value: '1', source: 'default' })
})

test('a process started later reads earlier changes of settings', async () => {
  await change('SERVICE_HOURS', '09:00-10:00')
  const later = await startApp({ catalogue: 'empty', beside: one })
  await follow(later)
  expect(later.settings.serviceHours).toMatchObject({ from: '09:00', to: '10:00' })
  await change('SERVICE_HOLIDAYS', 'sat, sun')
  await vi.waitFor(() => expect(later.settings.serviceHours.holidays).toEqual(['sat', 'sun']))
  expect(later.settings.serviceHours.from).toBe('09:00')
})

test('a setting of the environment stays', async () => {
  const before = other.settings.qualityDue.scheme
  await change('SCHEME_DUE_DAYS', '30')
  await vi.waitFor(() => expect(one.settings.qualityDue.scheme).toBe(30))
  await change('REVIEW_DUE_DAYS', '8')
  await vi.waitFor(() => expect(other.settings.qualityDue.review).toBe(8))
  expect(other.settings.qualityDue.scheme).toBe(before)
})

test('the front end learns a changed password policy', async () => {
  await change('PASSWORD_POLICY', 'long')
  await vi.waitFor(async () => {
    const { data } = await other.call(null, 'GET', '/admin/sysconfig/common/settings')
    expect(data.passwordPolicy).toBe('long')
  })
})

test.each([
  ['MESSAGE_DUE_DAYS', '1.5'],
  ['MESSAGE_DUE_DAYS', '366'],
  ['MESSAGE_DUE_DAYS', '-1'],
  ['SERVICE_HOURS', '9-18'],
  ['SERVICE_HOLIDAYS', 'someday'],
  ['PASSWORD_POLICY', 'none'],
])('%s is not set to %s', async (name, value) => {
  const { status, data } = await change(name, value)
  expect(status).toBe(400)
  expect(data.errors).toEqual([{ path: 'value', message: expect.stringContaining('请按要求') }])
})

test('service hours that end before they begin are refused by what is wrong with them', async () => {
  const { data } = await change('SERVICE_HOURS', '18:00－09:00')
  expect(data.errors).toEqual([
    { path: 'value', message: expect.stringContaining('结束时间须晚于') },
  ])
})

test('full-width characters and leading zeros in a setting are normalised', async () => {
  expect((await change('MESSAGE_DUE_DAYS', '００７')).data.value).toBe('7')
  expect((await change('SERVICE_HOURS', '０９：００－１０：００')).data.value).toBe('09:00-10:00')
  expect((await change('MESSAGE_DUE_DAYS', '0')).data.value).toBe('0')
})

test('two operators change a setting: the second gets a conflict, and nothing is overwritten', async () => {
  const { id } = await listed('BACKUP_DAYS')
  const { data } = await one.call('operator', 'GET', `/office/setting/${id}`)
  const put = (value: string) =>
    one.call('operator', 'PUT', `/office/setting/${id}`, { ...data, value })
  const answers = await Promise.all([put('40'), put('50')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const won = answers[0]!.status === 200 ? '40' : '50'
  expect((await listed('BACKUP_DAYS')).value).toBe(won)
})

test('settings fixed by the environment cannot be changed, and secrets are not shown', async () => {
  for (const name of ['PORT', 'SMTP_URL', 'RATE_LIMIT', 'LOGIN_ATTEMPTS']) {
    const { id, locked } = await listed(name)
    expect(locked).toBe(true)
    expect((await one.call('operator', 'GET', `/office/setting/${id}`)).status).toBe(409)
    const body = { name, value: '1', version: 1 }
    expect((await one.call('operator', 'PUT', `/office/setting/${id}`, body)).status).toBe(409)
  }
  expect((await one.call('operator', 'GET', '/office/setting/100000')).status).toBe(404)
})

test('the setting that was meant is named, because its number may mean another one elsewhere', async () => {
  expect((await change('BACKUP_DAYS', '60', { name: 'MESSAGE_DUE_DAYS' })).status).toBe(404)
})

test('a change of a setting is in the audit log with what was before and after', async () => {
  await change('COMPLAINT_DUE_DAYS', '6')
  await change('COMPLAINT_DUE_DAYS', '8')
  const { data } = await one.call(
    'operator',
    'GET',
    '/office/audit/page?record=setting:COMPLAINT_DUE_DAYS',
  )
  expect(data.total).toBe(2)
  const line = await one.call('operator', 'GET', `/office/audit/${data.records[0].id}`)
  expect(line.text).toContain('"6"')
  expect(line.text).toContain('"8"')
})

test('login by code is switched off in the office, and the login page hears of it', async () => {
  const offered = async () =>
    (await other.call(null, 'GET', '/admin/sysconfig/common/settings')).data.codeLogin
  expect(await offered()).toBe(true)
  expect((await change('CODE_LOGIN', 'never')).status).toBe(400)
  expect((await change('CODE_LOGIN', 'off')).status).toBe(200)
  await vi.waitFor(async () => expect(await offered()).toBe(false))
  await change('CODE_LOGIN', '')
  await vi.waitFor(async () => expect(await offered()).toBe(true))
})

test('only operators change settings', async () => {
  const { id } = await listed('BACKUP_DAYS')
  for (const who of ['sales', 'editor', 'agent', 'buyer'])
    expect((await one.call(who, 'GET', `/office/setting/${id}`)).status).toBe(403)
})
