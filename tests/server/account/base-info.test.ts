import { expect, test } from 'vitest'
import { startApp } from '../../app'

const { call } = await startApp()

const update = (who: string | null, body: object) =>
  call(who, 'PUT', '/admin/web/user/update/base', body)
const profile = async (who: string) => (await call(who, 'GET', '/web/my/profile')).data

test('a person changes name, industry and region; omitted fields stay', async () => {
  const changed = await update('engineer', { contactName: ' Zhao N. ', industry: 'rail' })
  expect(changed).toMatchObject({
    status: 200,
    data: { contactName: 'Zhao N.', identityName: 'Zhao N.', isPurchaseAndDesign: 1 },
  })
  await update('engineer', { region: '440300' })
  expect(await profile('engineer')).toMatchObject({
    username: 'engineer',
    contactName: 'Zhao N.',
    industry: 'rail',
    region: '440300',
  })
  await update('engineer', { industry: '', region: '' })
  expect(await profile('engineer')).toMatchObject({ industry: '', region: '' })
})

test('that the first login asked for the role is kept with the account', async () => {
  const own = async () => (await call('newcomer', 'GET', '/admin/web/user/loginuser/baseinfo')).data
  expect(await own()).not.toHaveProperty('roleAsked')
  expect((await update('newcomer', { roleAsked: true })).status).toBe(200)
  expect(await own()).toMatchObject({ roleAsked: true, isPurchase: 0, isDesign: 0 })
})

test('an administrator names the company for all its members', async () => {
  expect((await update('buyer', { identityName: 'Yuanling Two' })).status).toBe(200)
  expect(await profile('designer')).toMatchObject({
    identityName: 'Yuanling Two',
    companyRole: 'designer',
  })
})

test.each([
  ['designer', { identityName: 'Mine' }],
  ['engineer', { identityName: 'Mine' }],
])('%s names no company', async (who, body) => {
  expect(await update(who, body)).toMatchObject({
    status: 403,
    data: { reason: 'forbidden' },
    meta: { message: '只有企业管理员可以这样做' },
  })
})

test.each([
  [{ contactName: '' }, 'contactName', '请输入联系人姓名'],
  [{ contactName: '   ' }, 'contactName', '请输入联系人姓名'],
  [{ contactName: 'x'.repeat(31) }, 'contactName', undefined],
  [{ identityName: '12 345' }, 'identityName', '公司名称不能全为数字'],
  [{ identityName: '' }, 'identityName', '请输入公司名称'],
  [{ industry: 'piracy' }, 'industry', '没有这个行业选项'],
  [{ region: 'XX' }, 'region', '没有这个地区选项'],
  [{ region: '999999' }, 'region', '没有这个地区选项'],
  [{ region: 'Berlin' }, 'region', undefined],
  [{ avatar: 'https://elsewhere.example/a.png' }, 'avatar', undefined],
])('%o is refused under its field', async (body, path, message) => {
  const { status, data } = await update('buyer', body)
  expect(status).toBe(400)
  expect(data.errors).toContainEqual({ path, message: message ?? expect.stringMatching(/\S/) })
})

test('staff and suppliers have a profile and no base info to change', async () => {
  expect(await profile('sales')).toMatchObject({ username: 'sales' })
  expect((await update('sales', { contactName: 'Me' })).status).toBe(403)
  expect((await update('supplier', { contactName: 'Me' })).status).toBe(403)
  expect((await call(null, 'GET', '/web/my/profile')).status).toBe(401)
})

test('two tabs change the same profile: the second gets a conflict, and nothing is overwritten', async () => {
  const { version } = await profile('partner')
  expect((await update('partner', { version, industry: 'marine' })).status).toBe(200)
  expect(await update('partner', { version, industry: 'rail' })).toMatchObject({
    status: 409,
    meta: { message: '您已在另一个窗口修改了个人资料，请核对差异后再保存' },
  })
  const now = await profile('partner')
  expect(now).toMatchObject({ industry: 'marine' })
  expect((await update('partner', { version: now.version, industry: 'rail' })).status).toBe(200)
})

test('of many concurrent changes of one version, exactly one is made', async () => {
  const own = await profile('partner')
  const answers = await Promise.all(
    ['440300', '440100', '110000', 'DE'].map((region) =>
      update('partner', { version: own.version, region }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
})

test('a look at another role or a new language is no conflict', async () => {
  const { version } = await profile('engineer')
  await update('engineer', { isDesign: 1 })
  expect((await update('engineer', { version, region: '110000' })).status).toBe(200)
})
