import { beforeEach, expect, test } from 'vitest'
import { longestKeyword } from '../../../src/domain/catalogue/keyword'
import { startApp } from '../../app'
import { givenProducts } from '../../products'

const { database, call } = await startApp()
const [bolt, nut] = (await givenProducts(database, [
  { model: 'A-1', materialName: '螺栓', materialNameEn: 'Bolt' },
  { model: 'B-1', materialName: '螺母', materialNameEn: 'Nut' },
])) as [number, number]

beforeEach(async () => {
  await database.deleteFrom('cart_item').execute()
  await database.deleteFrom('customer_part').execute()
})

const send = (who: string, lines: { dataId: number; customerPartNo?: string }[]) =>
  call(who, 'POST', '/web/my/cart/lines', {
    lines: lines.map((line) => ({ counts: 1, ...line })),
  })
const cartOf = async (who: string) => (await call(who, 'GET', '/web/my/cart')).data
const search = (who: string | null, keyword: string) =>
  call(who, 'GET', `/web/my/part/list?keyword=${encodeURIComponent(keyword)}`)

async function rename(who: string, customerPartNo: string) {
  const [line] = await cartOf(who)
  return call(who, 'PUT', '/web/my/cart', { id: line.id, customerPartNo })
}

test('a number is kept beside a model for the whole account, from the cart and from quick entry', async () => {
  await send('buyer', [{ dataId: bolt, customerPartNo: ' K-77 ' }])
  await send('designer', [{ dataId: bolt }])
  expect(await cartOf('designer')).toMatchObject([{ customerPartNo: 'K-77' }])

  expect((await rename('designer', 'K-78')).data).toMatchObject({ customerPartNo: 'K-78' })
  expect(await cartOf('buyer')).toMatchObject([{ customerPartNo: 'K-78' }])
  expect((await rename('buyer', '  ')).data.customerPartNo).toBeUndefined()
})

test('a line that is sent without a number leaves the one that is kept', async () => {
  await send('buyer', [{ dataId: bolt, customerPartNo: 'K-77' }])
  await send('buyer', [{ dataId: bolt }])
  expect(await cartOf('buyer')).toMatchObject([{ counts: 2, customerPartNo: 'K-77' }])
})

test('a number means one model, however it is written', async () => {
  await send('buyer', [{ dataId: nut, customerPartNo: 'K-77' }])
  await database.deleteFrom('cart_item').execute()
  expect(await send('buyer', [{ dataId: bolt, customerPartNo: 'ｋ－7 7' }])).toMatchObject({
    status: 409,
    meta: { message: '料号“K-77”已用于型号 B-1' },
  })
  expect(await cartOf('buyer')).toEqual([])
  const both = [
    { dataId: bolt, customerPartNo: 'X-1' },
    { dataId: nut, customerPartNo: 'x-1' },
  ]
  expect((await send('buyer', both)).status).toBe(400)
})

test('as much is looked for among the numbers as a search of products takes', async () => {
  expect(await search('buyer', '螺'.repeat(longestKeyword))).toMatchObject({
    status: 200,
    data: [],
  })
})

test('two models can exchange their numbers in one write', async () => {
  await send('buyer', [
    { dataId: bolt, customerPartNo: 'K-1' },
    { dataId: nut, customerPartNo: 'K-2' },
  ])
  await send('buyer', [
    { dataId: bolt, customerPartNo: 'K-2' },
    { dataId: nut, customerPartNo: 'K-1' },
  ])
  expect((await search('buyer', 'K-')).data).toMatchObject([
    { customerPartNo: 'K-1', dataId: nut },
    { customerPartNo: 'K-2', dataId: bolt },
  ])
})

test('two colleagues who assign the same part number concurrently: one is refused', async () => {
  await send('buyer', [{ dataId: bolt }])
  await send('designer', [{ dataId: nut }])
  const answers = await Promise.all([rename('buyer', 'K-77'), rename('designer', 'K-77')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('another account has numbers of its own', async () => {
  await send('buyer', [{ dataId: bolt, customerPartNo: 'K-77' }])
  await send('partner', [{ dataId: nut, customerPartNo: 'K-77' }])
  expect((await search('buyer', 'k77')).data).toEqual([])
  expect((await search('buyer', 'k-77')).data).toEqual([
    { customerPartNo: 'K-77', dataId: bolt, model: 'A-1', materialName: '螺栓' },
  ])
  expect((await search('partner', 'K-77')).data).toMatchObject([{ dataId: nut }])
})

test('a search finds numbers that begin with the word first, and takes signs as they are', async () => {
  await send('buyer', [
    { dataId: bolt, customerPartNo: 'AK-7' },
    { dataId: nut, customerPartNo: 'K-70' },
  ])
  expect((await search('buyer', 'k-7')).data).toMatchObject([{ dataId: nut }, { dataId: bolt }])
  expect((await search('buyer', '%')).data).toEqual([])
  expect((await search('buyer', ' ')).data).toEqual([])
})

test('a reservation keeps the number that its product had', async () => {
  await send('buyer', [{ dataId: bolt, customerPartNo: 'K-77' }])
  const submitted = await call('buyer', 'POST', '/web/intention/order/submit', {
    productList: [{ dataId: bolt, counts: 1, requiredDate: '2099-01-15' }],
  })
  await rename('buyer', 'K-78')
  const order = await call('buyer', 'GET', `/web/intention/order/${submitted.data.id}`)
  expect(order.data.productList).toMatchObject([{ customerPartNo: 'K-77' }])
})

test('a number has at most 50 characters', async () => {
  expect((await send('buyer', [{ dataId: bolt, customerPartNo: 'K'.repeat(51) }])).status).toBe(400)
})

test('a visitor is asked to log in; suppliers and staff have no part numbers', async () => {
  expect((await search(null, 'K')).status).toBe(401)
  expect((await search('supplier', 'K')).status).toBe(403)
  expect((await search('sales', 'K')).status).toBe(403)
})
