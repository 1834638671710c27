import { expect, test } from 'vitest'
import { startApp } from '../../app'

const { call, database } = await startApp()

const day = (plus: number) => new Date(Date.now() + plus * 86_400_000).toISOString().slice(0, 10)
const notice = {
  titleZh: '停机',
  titleEn: 'Maintenance',
  textZh: '周六停机',
  textEn: 'Closed on Saturday',
  from: day(-1),
  until: day(2),
  audience: 'customers',
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

test('a list of notices names their owners, not only their kind', async () => {
  const added = async (audience: string, whose: object = {}) => {
    const { status, data } = await call('operator', 'POST', '/office/notice', {
      ...notice,
      from: day(5),
      until: day(6),
      audience,
      ...whose,
    })
    expect(status).toBe(200)
    return data.id as number
  }
  const ids = [
    await added('all'),
    await added('role', { role: 'sales' }),
    await added('identity', { identity: '3' }),
    await added('company', { company: '远岭轨道车辆（演示）' }),
  ]
  const names = async (language: string) => {
    const { data } = await call('operator', 'GET', '/office/notice/page?size=100', undefined, {
      'accept-language': language,
    })
    const records = data.records as { id: number; audienceName: string }[]
    return ids.map((id) => records.find((one) => one.id === id)?.audienceName)
  }
  expect(await names('zh')).toEqual([
    '所有人',
    '员工角色：销售',
    '用户身份：供应商',
    '某公司：远岭轨道车辆（演示）',
  ])
  expect((await names('en')).slice(0, 3)).toEqual([
    'Everyone',
    'Staff role: Sales',
    'Identity: Supplier',
  ])
  for (const id of ids) await call('operator', 'DELETE', `/office/notice/${id}`)
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

test('a notice begins and ends before the year 2100; a later day is a slip', async () => {
  const added = (days: object) => call('operator', 'POST', '/office/notice', { ...notice, ...days })
  const message = '请选择 2100 年之前的日期'
  const late = await added({ from: '2100-01-01', until: '9999-12-31' })
  expect([late.status, late.data.errors]).toEqual([
    400,
    [
      { path: 'from', message },
      { path: 'until', message },
    ],
  ])
  expect((await added({ until: '2099-12-31' })).status).toBe(200)
})

test('a notice that nobody would see any more is not made, an ended one can still be put right', async () => {
  const over = { ...notice, from: day(-5), until: day(-3) }
  const refused = await call('operator', 'POST', '/office/notice', over)
  expect([refused.status, refused.data.errors]).toEqual([
    400,
    [{ path: 'until', message: '结束日期不能早于今天' }],
  ])
  const { data } = await call('operator', 'POST', '/office/notice', notice)
  const ended = { ...over, version: data.version, titleEn: 'Closed' }
  expect(await call('operator', 'PUT', `/office/notice/${data.id}`, ended)).toMatchObject({
    status: 200,
    data: { state: 'ended', titleEn: 'Closed' },
  })
})

test('a notice leads to a page that there is, as its address stands in the address bar too', async () => {
  const added = (link: string) => call('operator', 'POST', '/office/notice', { ...notice, link })
  const refused = await added('/nowhere')
  expect(refused.status).toBe(400)
  expect(refused.data.errors).toEqual([
    { path: 'link', message: '本站没有这个页面，请检查地址，例如 /news' },
  ])
  const { data } = await added('/crrc_sales_web_html/news?type=1')
  expect(data.link).toBe('/news?type=1')
})
