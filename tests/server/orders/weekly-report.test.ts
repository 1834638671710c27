import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { daysAfter } from '../../../src/domain/days/day'
import { mondayOf, weekOf } from '../../../src/domain/days/iso-week'
import { listOfFigure, type CountedFigure } from '../../../src/domain/orders/weekly-report'
import { noteMiss } from '../../../src/server/catalogue/search.sql'
import { readSpreadsheet } from '../../../src/server/spreadsheets/read'
import { listLimits } from '../../../src/server/spreadsheets/sheet'
import { openQuotedShop } from './quoted-shop'

const shop = await openQuotedShop({ catalogue: 'empty' })
const { call, database, bolt, nut, washer, answer, confirm, decline, givenReservation, deliver } =
  shop
const { timeZone } = shop.settings
const thisMonday = mondayOf(shop.today)
const lastWeek = { from: daysAfter(thisMonday, -7), to: daysAfter(thisMonday, -1) }
const weekBefore = { from: daysAfter(thisMonday, -14), to: daysAfter(thisMonday, -8) }

/** A moment of the shop's day. */
const at = (day: string, time = '10:00') =>
  sql<Date>`((${day}::date + ${time}::time) at time zone ${timeZone})`

const set = (id: number, values: Record<string, unknown>) =>
  database.updateTable('intention_order').set(values).where('id', '=', id).execute()

const ship = (billNo: string, shipTime: string) =>
  sql`update delivery_notice set data = data || jsonb_build_object('shipTime', ${shipTime}::text)
    where bill_no = ${billNo}`.execute(database)

// Quoted on the last second of Sunday, due on that day; accepted.
const inTime = await givenReservation([bolt, nut])
await answer(inTime.id)
await confirm(inTime.id)
await set(inTime.id, {
  created_at: at(weekBefore.to),
  quoted_at: at(lastWeek.to, '23:59:59'),
  accepted_at: at(thisMonday, '00:00:00'),
  due_date: lastWeek.to,
})
// Quoted a day after its due date, not accepted.
const late = await givenReservation([bolt], { who: 'engineer' })
await answer(late.id)
await set(late.id, {
  created_at: at(lastWeek.from, '00:00:00'),
  quoted_at: at(daysAfter(lastWeek.from, 3)),
  due_date: daysAfter(lastWeek.from, 2),
})
// Declined, after a withdrawn one that was never answered.
const declined = await givenReservation([washer])
await decline(declined.id, 1)
await set(declined.id, { created_at: at(lastWeek.from), declined_at: at(lastWeek.from, '12:00') })
const withdrawn = await givenReservation([bolt])
await call('buyer', 'PUT', `/web/intention/order/withdraw/${withdrawn.id}`)
await set(withdrawn.id, { created_at: at(lastWeek.to, '23:59:59') })
// Two deliveries of the accepted reservation, of which one left after its required date.
await deliver(inTime.uniqueCode, 'HB-12-80', 50)
await deliver(inTime.uniqueCode, 'HN-12', 50)
await ship(`FH/${inTime.uniqueCode}/HB-12-80`, lastWeek.from)
await ship(`FH/${inTime.uniqueCode}/HN-12`, lastWeek.to)
await sql`update intention_order_line set required_date = ${daysAfter(lastWeek.from, 1)}::date
  where order_id = ${inTime.id}`.execute(database)
for (const [keyword, week] of [
  ['bolt x', lastWeek.from],
  ['bolt x', lastWeek.from],
  ['bolt y', lastWeek.from],
  ['bolt x', weekBefore.from],
] as const)
  await noteMiss(database, { keyword, searchType: 1, address: '192.0.2.1', week })

const report = async (query = '?weeks=2', who = 'sales') =>
  (await call(who, 'GET', `/office/weekly${query}`)).data

test('each week has its own figures, whose bounds are those of the shop', async () => {
  const { until, latest, from, to, weeks } = await report()
  expect({ until, latest, from, to }).toEqual({
    until: weekOf(lastWeek.from),
    latest: weekOf(thisMonday),
    from: weekBefore.from,
    to: lastWeek.to,
  })
  expect(weeks).toEqual([
    {
      week: weekOf(weekBefore.from),
      ...weekBefore,
      received: 1,
      quoted: 0,
      converted: 0,
      accepted: 0,
      answered: 0,
      answeredInTime: 0,
      answeredLate: 0,
      shipped: 0,
      shippedInTime: 0,
      shippedLate: 0,
      missedTerms: 1,
      missedSearches: 1,
    },
    {
      week: until,
      ...lastWeek,
      received: 3,
      quoted: 2,
      converted: 1,
      accepted: 0,
      conversion: 50,
      answered: 3,
      answeredInTime: 2,
      answeredLate: 1,
      answerShare: 66.7,
      answerDays: 3.4,
      shipped: 2,
      shippedInTime: 1,
      shippedLate: 1,
      shippedShare: 50,
      missedTerms: 2,
      missedSearches: 3,
    },
  ])
  const running = await report(`?weeks=1&until=${latest}`)
  expect(running.weeks[0].accepted).toBe(1)
})

/** The list's call behind a page of the office. */
const calls: Record<string, string> = {
  '/office/reserve': '/office/intention/order/page',
  '/office/deliveryNotice': '/office/delivery/order/page',
  '/office/searchMisses': '/office/search/misses',
}

async function totalOf(link: string): Promise<number> {
  const [path = '', query] = link.split('?')
  const { data } = await call('sales', 'GET', `${calls[path]}?${query}`)
  return data.total
}

const figures: CountedFigure[] = [
  'received',
  'quoted',
  'accepted',
  'converted',
  'answered',
  'answeredInTime',
  'answeredLate',
  'shipped',
  'shippedInTime',
  'shippedLate',
  'missedTerms',
]

test.each(figures)('the list behind "%s" has as many records as the figure', async (figure) => {
  const { weeks } = await report(`?weeks=3&until=${weekOf(thisMonday)}`)
  for (const week of weeks) expect(await totalOf(listOfFigure(figure, week))).toBe(week[figure])
  expect(weeks.some((week: Record<string, number>) => week[figure]! > 0)).toBe(true)
})

test('top customers, products and searches have as many records in their lists', async () => {
  const { customers, products, searches, ...range } = await report()
  expect(customers).toMatchObject([
    { customer: '远岭轨道车辆（演示）', counts: 3 },
    { customer: '赵宁', counts: 1 },
  ])
  expect(products).toMatchObject([
    { model: 'HB-12-80', counts: 3, pieces: 600 },
    { model: 'HN-12', counts: 1, pieces: 200 },
    { model: 'WS-12', counts: 1, pieces: 200 },
  ])
  for (const { id, counts } of customers)
    expect(await totalOf(listOfFigure('received', range, { account: id }))).toBe(counts)
  for (const { id, counts } of products)
    expect(await totalOf(listOfFigure('received', range, { product: id }))).toBe(counts)
  expect(searches).toEqual([
    { keyword: 'bolt x', counts: 3 },
    { keyword: 'bolt y', counts: 1 },
  ])
  const { from, to } = lastWeek
  const { data } = await call('sales', 'GET', `/office/search/misses?from=${from}&to=${to}`)
  expect(data.records).toMatchObject([
    { keyword: 'bolt x', counts: 2 },
    { keyword: 'bolt y', counts: 1 },
  ])
})

test('a quotation sent again counts in the week of the first', async () => {
  await answer(late.id)
  const { weeks } = await report()
  expect(weeks[1].quoted).toBe(2)
})

test('a week that does not exist or has not begun is refused in words', async () => {
  const refused = async (until: string) => {
    const { status, meta } = await call('sales', 'GET', `/office/weekly?until=${until}`)
    return `${status} ${meta.message}`
  }
  const headers = { 'accept-language': 'en' }
  const { status } = await call('sales', 'GET', '/office/weekly?weeks=54', undefined, headers)
  expect(status).toBe(400)
  expect(await refused('2026-W60')).toBe('400 没有“2026-W60”这一周，请按 2026-W47 的格式填写')
  expect(await refused('2099-W01')).toBe('400 2099-W01 这一周还没有开始')
})

test('an empty range has its weeks with zeros and no shares', async () => {
  const { weeks, customers, products, searches } = await report('?weeks=53&until=2020-W53')
  expect(weeks).toHaveLength(53)
  expect(weeks[52]).toMatchObject({ week: '2020-W53', to: '2021-01-03', received: 0 })
  expect(weeks[52]).not.toHaveProperty('conversion')
  expect([...customers, ...products, ...searches]).toEqual([])
})

test('the weeks are exported as a sheet with a row for each, in the language of the page', async () => {
  const sheet = async (query: string, language: string) => {
    const path = `/office/weekly/sheet?weeks=2&${query}`
    return call('sales', 'GET', path, undefined, { 'accept-language': language })
  }
  const { bytes } = await sheet('format=xlsx', 'en')
  const { header, rows } = await readSpreadsheet('a.xlsx', bytes, listLimits)
  expect(header.slice(0, 5)).toEqual(['Week', 'From', 'To', 'Received', 'Quoted'])
  expect(rows.map((row) => row.slice(0, 5))).toEqual([
    [weekOf(weekBefore.from), weekBefore.from, weekBefore.to, '1', '0'],
    [weekOf(lastWeek.from), lastWeek.from, lastWeek.to, '3', '2'],
  ])
  const customers = (await sheet('format=csv&part=customers', 'zh')).text
  expect(customers.replace('\uFEFF', '').split('\r\n').slice(0, 2)).toEqual([
    '客户,预订单',
    '远岭轨道车辆（演示）,3',
  ])
})

test('the report is mailed to the caller once for each request, with a table and the sheet', async () => {
  await sql`update app_user set data = data || '{"email":"fang@example.test"}'
    where username = 'sales'`.execute(database)
  const { meta } = await call('sales', 'POST', '/office/weekly/mail', { weeks: 2 })
  expect(meta.success).toBe(true)
  const mails = await database.selectFrom('outbox_message').selectAll().execute()
  expect(mails).toMatchObject([{ channel: 'mail', recipient: 'fang@example.test' }])
  const { table, sheet, link, template } = mails[0]!.data as Record<string, never>
  expect(template).toBe('weeklyReport')
  expect(link).toContain(`/office/weekly?until=${weekOf(lastWeek.from)}&weeks=2`)
  expect(table).toMatchObject({
    header: ['周次', weekOf(lastWeek.from), weekOf(weekBefore.from)],
    rows: expect.arrayContaining([['收到预订单', '3', '1']]),
  })
  expect(sheet).toMatchObject({ rows: [expect.anything(), expect.anything()] })
})

test('without an e-mail address the report is refused in words', async () => {
  await sql`update app_user set data = data - 'email' where username = 'operator'`.execute(database)
  const { status, meta } = await call('operator', 'POST', '/office/weekly/mail', {})
  expect(status).toBe(409)
  expect(meta.message).toContain('没有邮箱地址')
})
