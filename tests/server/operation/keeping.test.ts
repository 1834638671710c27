import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startWorker } from '../../../src/server/jobs/worker'
import { operationJobs } from '../../../src/server/operation/jobs'
import { describeSettings } from '../../../src/server/settings'
import texts from '../../../src/generated/texts.en.json'
import { startApp } from '../../app'
import { closeAfterFile } from '../../closing'

const { call, database, settings } = await startApp()
const worker = await startWorker({
  pool: database,
  kinds: {
    ...operationJobs(settings, database),
    failing: { attempts: 1, work: () => Promise.reject(new Error('No such server')) },
  },
  log: { error: () => undefined },
  everyMs: 3600_000,
})
closeAfterFile(() => worker.stop())

const item = {
  paramId: 'industry',
  itemCode: 'space',
  nameZh: '航天',
  nameEn: 'Space',
  sort: 50,
  active: true,
}
const offered = async () =>
  (await call(null, 'GET', '/web/param/item/list?paramId=industry')).data.map(
    ({ itemCode }: { itemCode: string }) => itemCode,
  )

test('an item of a dictionary is offered until it is not any more', async () => {
  const { data } = await call('operator', 'POST', '/office/dictionary', item)
  expect(await offered()).toContain('space')
  const path = `/office/dictionary/${data.id}`
  await call('operator', 'PUT', path, { ...item, version: 1, active: false })
  expect(await offered()).not.toContain('space')
  expect((await call('operator', 'DELETE', path)).status).toBe(200)
  expect((await call('operator', 'GET', path)).status).toBe(404)
})

test('a code is there once in a dictionary', async () => {
  const { status, data } = await call('operator', 'POST', '/office/dictionary', {
    ...item,
    itemCode: 'rail',
  })
  expect({ status, path: data.errors[0].path }).toEqual({ status: 400, path: 'itemCode' })
})

test('of two who change one item the second is told, and nothing is lost', async () => {
  const { data } = await call('operator', 'POST', '/office/dictionary', {
    ...item,
    itemCode: 'both',
  })
  const path = `/office/dictionary/${data.id}`
  const change = (nameEn: string) =>
    call('operator', 'PUT', path, { ...item, itemCode: 'both', version: 1, nameEn })
  expect((await change('First')).status).toBe(200)
  expect((await change('Second')).status).toBe(409)
  expect((await call('operator', 'GET', path)).data).toMatchObject({ nameEn: 'First', version: 2 })
})

test('what is in use is neither removed nor given another code, and it is said by whom', async () => {
  await call('engineer', 'PUT', '/admin/web/user/update/base', { industry: 'marine' })
  const { data } = await call('operator', 'GET', '/office/dictionary/page?keyword=marine')
  const [marine] = data.records
  expect(marine.uses).toBe(1)
  const path = `/office/dictionary/${marine.id}`
  const removed = await call('operator', 'DELETE', path)
  expect(removed.status).toBe(409)
  expect(removed.meta.message).toContain('Zhao Ning')
  const { uses, id, ...form } = marine
  void [uses, id]
  expect((await call('operator', 'PUT', path, { ...form, itemCode: 'ships' })).status).toBe(409)
})

const day = (plus: number) => new Date(Date.now() + plus * 86_400_000).toISOString().slice(0, 10)
const notice = {
  ...{ titleZh: '停机', titleEn: 'Maintenance', textZh: '周六停机', textEn: 'Closed on Saturday' },
  ...{ from: day(-1), until: day(2), audience: 'customers' },
}
const told = async (who: string, language = 'zh') =>
  (
    await call(who, 'GET', '/admin/sysnotifyremind/page?size=100', undefined, {
      'accept-language': language,
    })
  ).data.records.map(({ content }: { content: string }) => content) as string[]

test('a notice reaches its audience in the language of each, and is gone when it is taken back', async () => {
  const { data } = await call('operator', 'POST', '/office/notice', notice)
  expect(data).toMatchObject({ state: 'shown', readers: expect.any(Number) })
  expect((await told('buyer')).join()).toMatch(/停机：周六停机|Maintenance: Closed/)
  expect(await told('supplier')).not.toContain('停机：周六停机')
  const path = `/office/notice/${data.id}`
  await call('operator', 'PUT', path, { ...notice, version: 1, titleZh: '改期', titleEn: 'Moved' })
  expect((await told('buyer')).join()).toMatch(/改期|Moved/)
  await call('operator', 'PUT', path, { ...notice, version: 2, audience: 'suppliers' })
  expect((await told('buyer')).join()).not.toMatch(/停机|Maintenance/)
  expect((await told('supplier')).join()).toMatch(/停机|Maintenance/)
  await call('operator', 'DELETE', path)
  expect((await told('supplier')).join()).not.toMatch(/停机|Maintenance/)
})

test('a notice of later days waits for them, and one that is over is not shown', async () => {
  const { data } = await call('operator', 'POST', '/office/notice', {
    ...notice,
    from: day(3),
    until: day(4),
    audience: 'all',
  })
  expect(data).toMatchObject({ state: 'planned', readers: 0 })
  await database
    .updateTable('notice')
    .set({ from_day: day(-3) })
    .where('id', '=', data.id)
    .execute()
  await call('operator', 'PUT', `/office/notice/${data.id}`, {
    ...notice,
    version: 1,
    from: day(-3),
    until: day(1),
    audience: 'all',
  })
  expect((await told('sales')).join()).toMatch(/停机|Maintenance/)
  await call('operator', 'PUT', `/office/notice/${data.id}`, {
    ...notice,
    version: 2,
    from: day(-4),
    until: day(-3),
    audience: 'all',
  })
  expect((await told('sales')).join()).not.toMatch(/停机|Maintenance/)
})

test.each([
  ['role', { role: 'quality' }, 'quality', 'buyer'],
  ['identity', { identity: '2' }, 'engineer', 'buyer'],
  ['company', { company: 'yuanling rail vehicles (demo)' }, 'designer', 'engineer'],
])('a notice for one %s is read by nobody else', async (audience, whose, reader, other) => {
  const { data } = await call('operator', 'POST', '/office/notice', {
    ...notice,
    titleZh: `只给${audience}`,
    titleEn: `Only ${audience}`,
    audience,
    ...whose,
  })
  expect(data).toMatchObject(audience === 'company' ? {} : whose)
  expect((await told(reader)).join()).toContain(audience)
  expect((await told(other)).join()).not.toContain(audience)
})

test.each([
  ['no role', { audience: 'role' }],
  ['an unknown company', { audience: 'company', company: 'Nobody' }],
  ['an end before its beginning', { until: day(-5) }],
  ['a link to another site', { link: '//elsewhere.example' }],
])('a notice with %s is refused', async (_what, more) => {
  expect((await call('operator', 'POST', '/office/notice', { ...notice, ...more })).status).toBe(
    400,
  )
})

test('a job that failed is listed first with its reason, and done again when somebody says so', async () => {
  await database.insertInto('job').values({ kind: 'failing', data: '{}' }).execute()
  await worker.runDue()
  const { data } = await call('operator', 'GET', '/office/job/page')
  expect(data.records[0]).toMatchObject({
    what: 'failing',
    state: 'failed',
    attempts: 1,
    reason: 'Error: No such server',
    lastTime: expect.any(String),
  })
  const tabs = (await call('operator', 'GET', '/office/job/counts')).data.tabs
  expect(tabs[0]).toEqual({ value: 'failed', counts: 1 })
  const again = await call('operator', 'POST', `/office/job/${data.records[0].id}/retry`)
  expect(again.data).toMatchObject({ state: 'waiting', nextTime: expect.any(String) })
  expect((await call('operator', 'GET', '/office/job/page?keyword=publish')).status).toBe(200)
  await database
    .updateTable('job')
    .set({ done_at: new Date() })
    .where('kind', '=', 'failing')
    .execute()
  expect((await call('operator', 'POST', `/office/job/${data.records[0].id}/retry`)).status).toBe(
    409,
  )
})

test('every setting is shown with its meaning, and of a secret only whether it is set', async () => {
  const all = describeSettings({ SMTP_URL: 'smtp://user:hidden@mail.example', RATE_LIMIT: '5' })
  expect(JSON.stringify(all)).not.toContain('hidden')
  expect(all.find(({ name }) => name === 'RATE_LIMIT')).toMatchObject({
    value: '5',
    fallback: '1200',
    limits: '0 – 1000000',
  })
  const missing = all.filter(({ name }) => !(`operation.setting.${name}` in texts))
  expect(missing).toEqual([])
  const named = readFileSync('src/server/settings.ts', 'utf8').match(/(?<=env\.)[A-Z_]{4,}/g)
  expect(named!.filter((name) => !all.some((one) => one.name === name))).toEqual([])
  const { data } = await call('operator', 'GET', '/office/setting/page?size=100')
  expect(data.total).toBe(all.length)
})

test('figures show each role its own, day by day', async () => {
  await call(null, 'POST', '/web/product/page', { keyword: 'nothing like this' }).catch(
    () => undefined,
  )
  const { data } = await call('operator', 'GET', '/office/figures?days=7')
  expect(data.series).toHaveLength(7)
  expect(Object.keys(data.series[0]).sort()).toEqual([
    'complaints',
    'day',
    'messages',
    'misses',
    'orders',
  ])
  expect(data.waiting.map(({ what }: { what: string }) => what)).toEqual([
    'reservations',
    'messages',
    'problems',
    'complaints',
  ])
  const quality = (await call('quality', 'GET', '/office/figures?days=7')).data
  expect(Object.keys(quality.series[0]).sort()).toEqual(['complaints', 'day'])
  expect(quality.waiting).toHaveLength(2)
  expect((await call('buyer', 'GET', '/office/figures')).status).toBe(403)
})

test('a backup is made by a job and given to who shows the password again', async () => {
  const { data } = await call('operator', 'POST', '/office/backup')
  expect(data.state).toBe('waiting')
  expect((await call('operator', 'POST', '/office/backup')).status).toBe(409)
  const file = `/office/backup/${data.id}/file`
  expect((await call('operator', 'POST', file, { password: 'Demo1234' })).status).toBe(409)
  await worker.runDue()
  const [backup] = (await call('operator', 'GET', '/office/backup/page')).data.records
  expect(backup).toMatchObject({
    state: 'ready',
    records: expect.any(Number),
    until: expect.any(String),
  })
  expect((await call('operator', 'POST', file, { password: 'Wrong1234' })).status).toBe(400)
  const answer = await call('operator', 'POST', file, { password: 'Demo1234' })
  expect(answer.status).toBe(200)
  expect(answer.bytes.length).toBe(backup.bytes)
  expect(answer.bytes.subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]))
  expect((await call('operator', 'DELETE', `/office/backup/${data.id}`)).status).toBe(200)
  await worker.runDue()
  expect((await call('operator', 'GET', '/office/backup/page')).data.total).toBe(0)
})
