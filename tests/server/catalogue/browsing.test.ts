import { expect, test } from 'vitest'
import { modelsOf, openDemoShop } from './demo-shop'

const { call, idOf, read } = await openDemoShop()
const [bolt, nut, washer, pump] = (await Promise.all(
  ['HB-M12x80-8.8-ZN', 'HN-M12-8-ZN', 'PW-M12-200-ZN', 'PE-15-15'].map(idOf),
)) as [number, number, number, number]

const look = (who: string | null, materialId: unknown) =>
  call(who, 'POST', '/web/product/browse', { materialId })
const seen = (who: string | null, query = {}) => read('/web/product/browse/page', query, who, 'en')
const bought = (who: string | null, query = {}) =>
  read('/web/product/recent/purchase', query, who, 'en')

async function reserve(who: string, ...ids: number[]) {
  const productList = ids.map((dataId) => ({ dataId, counts: 1, requiredDate: '2099-12-31' }))
  expect((await call(who, 'POST', '/web/intention/order/submit', { productList })).status).toBe(200)
}

test('viewed products are listed once each, last viewed first', async () => {
  for (const id of [bolt, nut, washer, bolt]) expect((await look('buyer', id)).status).toBe(200)
  const { data } = await seen('buyer')
  expect(modelsOf({ data } as never)).toEqual(['HB-M12x80-8.8-ZN', 'PW-M12-200-ZN', 'HN-M12-8-ZN'])
  expect(data).toMatchObject({ total: 3, current: 1, size: 30 })
  expect(data.records[0].materialName).not.toMatch(/\p{Script=Han}/u)
})

test('a history is paged, and each page has the total', async () => {
  expect((await seen('buyer', { size: 2, current: 2 })).data).toMatchObject({
    records: [{ model: 'HN-M12-8-ZN' }],
    total: 3,
  })
  expect((await seen('buyer', { size: 2, current: 3 })).data).toMatchObject({
    records: [],
    total: 3,
  })
})

test('nobody sees the browsing history of others, not even colleagues', async () => {
  for (const who of ['designer', 'engineer', 'supplier'])
    expect((await seen(who)).data).toMatchObject({ records: [], total: 0 })
})

test("a company's reserved products are visible to all its members and nobody else", async () => {
  await reserve('buyer', bolt, nut)
  await reserve('designer', nut)
  await reserve('engineer', pump)
  for (const who of ['buyer', 'designer']) {
    const answer = await bought(who)
    expect(modelsOf(answer)).toEqual(['HN-M12-8-ZN', 'HB-M12x80-8.8-ZN'])
    expect(answer.data).toMatchObject({ total: 2, current: 1, size: 10 })
  }
  expect(modelsOf(await bought('engineer'))).toEqual(['PE-15-15'])
  expect((await bought('buyer', { size: 1, current: 3 })).data).toMatchObject({
    records: [],
    total: 2,
  })
})

test('a visitor has no browsing history', async () => {
  expect((await seen(null)).data).toEqual({ records: [], total: 0, current: 1, size: 30 })
  expect((await bought(null)).data).toEqual({ records: [], total: 0, current: 1, size: 10 })
  const { status, meta } = await look(null, bolt)
  expect([status, meta.message]).toEqual([401, '请先登录'])
})

test('a product that does not exist was not looked at', async () => {
  expect((await look('buyer', 999_999)).status).toBe(404)
})

test.each([undefined, null, '1', 1.5, 0, -1, 2 ** 31, [1]])(
  'a look at %j is refused',
  async (id) => {
    expect((await look('buyer', id)).status).toBe(400)
  },
)

test.each([{ size: 0 }, { size: -1 }, { size: 101 }, { current: 0 }, { current: 1e9 }, { x: 1 }])(
  'a page of %j is refused',
  async (query) => {
    expect((await seen('buyer', query)).status).toBe(400)
    expect((await bought('buyer', query)).status).toBe(400)
  },
)
