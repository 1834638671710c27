import { expect, test } from 'vitest'
import { startApp } from '../../app'

const { call } = await startApp()

const choose = (who: string | null, flags: object) =>
  call(who, 'PUT', '/admin/web/user/update/base', flags)

test('a customer sees who they are', async () => {
  const { data } = await call('buyer', 'GET', '/admin/web/user/loginuser/baseinfo')
  expect(data).toMatchObject({
    username: 'buyer',
    custType: 1,
    identity: '1',
    identityName: '远岭轨道车辆（演示）',
    contactName: '林悦',
    isSystemPassword: 0,
    isPurchase: 1,
    isDesign: 0,
    isPurchaseAndDesign: 0,
  })
})

test('a user with an issued password and no role is informed', async () => {
  const { data } = await call('newcomer', 'GET', '/admin/web/user/loginuser/baseinfo')
  expect(data).toMatchObject({
    isSystemPassword: 1,
    isPurchase: 0,
    isDesign: 0,
    isPurchaseAndDesign: 0,
  })
})

test('the browse role changes and stays', async () => {
  const changed = await choose('designer', { isPurchase: 0, isDesign: 0, isPurchaseAndDesign: 1 })
  expect(changed).toMatchObject({
    status: 200,
    data: { isDesign: 0, isPurchaseAndDesign: 1 },
    meta: { message: '已保存' },
  })
  const { data } = await call('designer', 'GET', '/admin/web/user/loginuser/baseinfo')
  expect(data).toMatchObject({ contactName: '何青', isDesign: 0, isPurchaseAndDesign: 1 })
})

test.each([[{}], [{ isPurchase: 0 }], [{ isPurchase: 1, isDesign: 1 }]])(
  'a choice of %o is refused: it is exactly one role',
  async (flags) => {
    expect(await choose('buyer', flags)).toMatchObject({
      status: 400,
      meta: { message: '请选择一种身份' },
    })
  },
)

test.each([
  [{ isPurchase: 2 }],
  [{ isPurchase: true }],
  [{ identity: '0' }],
  [{ custType: 2, isPurchase: 1 }],
])('a role of %o is refused: only the flags can be changed', async (flags) => {
  expect(await choose('buyer', flags)).toMatchObject({ status: 400, data: { errors: [{}] } })
})

test('a visitor is asked to log in; suppliers and staff have no browse role', async () => {
  expect((await choose(null, { isPurchase: 1 })).status).toBe(401)
  expect((await call(null, 'GET', '/admin/web/user/loginuser/baseinfo')).status).toBe(401)
  for (const who of ['supplier', 'editor']) {
    expect(await choose(who, { isPurchase: 1 })).toMatchObject({
      status: 403,
      data: { reason: 'forbidden' },
    })
  }
})
