import { expect, test } from 'vitest'
import { startApp } from '../../app'

const { call, database, userId } = await startApp()

interface Region {
  id: number
  code: string
  nameZh: string
  nameEn: string
  within?: string
  users: number
}

const page = async (query = '', who = 'operator') =>
  (await call(who, 'GET', `/office/region/page?size=100&${query}`)).data as {
    records: Region[]
    total: number
  }

test('the regions that users choose from stand in both languages below what they lie in', async () => {
  const { records, total } = await page()
  expect(total).toBeGreaterThan(500)
  expect(records[0]).toMatchObject({ code: 'CN', kind: 'country', nameZh: '中国' })
  expect(records[1]).toMatchObject({ kind: 'province', within: '中国' })
  expect((await page('kind=province')).total).toBe(34)
  expect((await page('keyword=shenzhen')).records).toMatchObject([
    { code: '440300', nameZh: '深圳市', nameEn: 'Shenzhen', within: '广东省' },
  ])
  expect((await page('keyword=DE&kind=country')).records).toContainEqual(
    expect.objectContaining({ nameZh: '德国', nameEn: 'Germany' }),
  )
  expect((await page('keyword=nowhere')).total).toBe(0)
})

test('each is counted by how many users have chosen it, those chosen most first when asked for', async () => {
  await database
    .updateTable('app_user')
    .set({ data: JSON.stringify({ region: '440300' }) })
    .where('id', 'in', [await userId('designer'), await userId('partner')])
    .execute()
  expect((await page('order=-users')).records[0]).toMatchObject({ code: '440300', users: 2 })
})

test('only operators see them there', async () => {
  for (const who of ['sales', 'editor', 'buyer'])
    expect((await call(who, 'GET', '/office/region/page')).status).toBe(403)
})
