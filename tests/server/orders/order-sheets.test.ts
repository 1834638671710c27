import { expect, test } from 'vitest'
import { readCsv } from '../../../src/server/spreadsheets/csv'
import { readXlsx } from '../../../src/server/spreadsheets/xlsx'
import { openQuotedShop } from './quoted-shop'

const { app, call, sessions, database, userId, bolt, nut, answer, givenReservation, tomorrow } =
  await openQuotedShop()

async function sheet(who: string, path: string, language = 'zh') {
  const { tokens } = await sessions.begin(database, await userId(who))
  const response = await app.inject({
    url: `/crrc_sales/web/intention/order/export${path}`,
    headers: { authorization: `Bearer ${tokens.access_token}`, 'accept-language': language },
  })
  expect(response.statusCode).toBe(200)
  const read = path.includes('csv') ? readCsv : readXlsx
  const [header, ...rows] = read(response.rawPayload).rows.map(({ cells }) => cells)
  return {
    name: decodeURIComponent(String(response.headers['content-disposition'])),
    text: response.payload,
    records: rows.map((cells) =>
      Object.fromEntries(header!.map((title, at) => [title, cells[at] ?? ''])),
    ),
  }
}

const first = await givenReservation([bolt, nut], { remark: '=cmd|calc' })
await answer(first.id)
const second = await givenReservation([nut])

test.each(['csv', 'xlsx'])(
  'a row of the %s says what was reserved and what was answered',
  async (format) => {
    const { name, records, text } = await sheet('buyer', `/${first.id}?format=${format}`)
    expect(name).toBe(`attachment; filename*=UTF-8''预订单 ${first.uniqueCode}.${format}`)
    expect(records).toHaveLength(2)
    expect(records[0]).toMatchObject({
      预订单号: first.uniqueCode,
      状态: '已答复',
      提交人: '林悦',
      产品名称: '六角头螺栓',
      型号规格: 'HB-12-80',
      数量: '200',
      单位: '件',
      需求日期: '2099-12-31',
      '交期（天）': '12',
      单价: '¥\u00a03.25 / 件',
      有效期至: tomorrow,
      备注: '=cmd|calc',
      报价说明: '含包装 / packing included',
    })
    expect(Object.keys(records[0]!).join()).toContain(
      '产品名称,型号规格,贵司料号,数量,单位,需求日期',
    )
    // CSV can only mark text as "not a formula" by an apostrophe.
    if (format === 'csv') expect(text).toContain("'=cmd|calc")
  },
)

test('the sheet is in the language of the reader', async () => {
  const { name, records } = await sheet('buyer', `/${first.id}?format=csv`, 'en')
  expect(name).toContain(`Reservation ${first.uniqueCode}.csv`)
  expect(records[0]).toMatchObject({ State: 'Answered', Product: 'Hexagon head bolt', Unit: 'pc' })
})

test('the sheet of a list holds the lines of every reservation that the list is narrowed to', async () => {
  const all = await sheet('designer', '?format=csv')
  expect(all.records.map((row) => row['预订单号'])).toEqual([
    second.uniqueCode,
    first.uniqueCode,
    first.uniqueCode,
  ])
  expect((await sheet('buyer', '?format=csv&statusCode=2')).records).toHaveLength(2)
  expect((await sheet('buyer', '?format=xlsx&keyword=nothing')).records).toEqual([])
})

test('nobody exports the reservations of another customer', async () => {
  expect((await sheet('engineer', '?format=csv')).records).toEqual([])
  const path = `/web/intention/order/export/${first.id}?format=csv`
  expect(await call('engineer', 'GET', path)).toMatchObject({ status: 404 })
  expect(await call(null, 'GET', path)).toMatchObject({ status: 401 })
  expect(await call('sales', 'GET', path)).toMatchObject({ status: 403 })
})

test('a format that there is not is refused', async () => {
  const path = '/web/intention/order/export'
  expect(await call('buyer', 'GET', `${path}?format=exe`)).toMatchObject({ status: 400 })
  expect(await call('buyer', 'GET', path)).toMatchObject({ status: 400 })
})
