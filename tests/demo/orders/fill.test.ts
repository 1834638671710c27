import { expect, test } from 'vitest'
import { dayAt } from '../../../src/domain/days/day'
import { seedContent } from '../../../demo/content/fill'
import { pastReservations } from '../../../demo/orders/past-weeks'
import { demoReservations } from '../../../demo/orders/reservations'
import { seedOrders } from '../../../demo/orders/fill'
import { startApp } from '../../app'

const shop = await startApp({ catalogue: 'demo' })
const zone = shop.settings.timeZone
await seedContent(shop.database)
await Promise.all([seedOrders(shop.database, zone), seedOrders(shop.database, zone)])
await seedOrders(shop.database, zone)

test('the demo has its reservations once, in every state that they tell of', async () => {
  const { data } = await shop.call('sales', 'GET', '/office/intention/order/page')
  expect(data.total).toBe(demoReservations.length + pastReservations.length)
  const numbers = data.records.map(({ uniqueCode }: { uniqueCode: string }) => uniqueCode.slice(-6))
  expect(numbers).toEqual(numbers.toSorted().reverse())
  const { data: counts } = await shop.call('sales', 'GET', '/office/intention/order/counts')
  expect(counts.tabs.map(({ value }: { value: number }) => value)).toEqual([1, 2, 3, 4, 5, 6])
})

test('an answered reservation of the demo has a quotation that holds, with an alternative that is sold', async () => {
  const { data } = await shop.call('designer', 'GET', '/web/intention/order/page?statusCode=2')
  const { quotation, productList, createTime } = data.records[0]
  expect(quotation.expired).toBe(false)
  expect(quotation.validUntil > dayAt(zone)).toBe(true)
  expect(quotation.answeredAt > createTime).toBe(true)
  expect(productList[1].answer.alternative).toMatchObject({ model: 'RL1-127-8-F-ZF', gone: false })
})

test('the customer of the demo sees deliveries and the history that led to them', async () => {
  const { data } = await shop.call('buyer', 'GET', '/web/delivery/order/page')
  expect(data.total).toBe(2)
  expect(data.records[1].specification).toBe('RL1-127-8-R-ZN; HB-M16x65-8.8-ZN')
  const closed = await shop.call('buyer', 'GET', '/web/intention/order/page?statusCode=4')
  const { data: order } = await shop.call(
    'buyer',
    'GET',
    `/web/intention/order/${closed.data.records[0].id}`,
  )
  const times = order.timeline.map(({ time }: { time: string }) => time)
  expect(times).toHaveLength(6)
  expect(times).toEqual([...times].sort())
})

test('the Chinese customers of the demo and sales write to each other in one language', () => {
  const said = demoReservations.flatMap(({ remark, lines, answer, declined, deliveries = [] }) => [
    remark,
    answer?.note,
    declined?.reason,
    ...lines.map(({ note }) => note),
    ...deliveries.flatMap((one) => [one.carrier, one.address, one.deliveryMethod]),
  ])
  expect(said.filter((one) => one && /[a-z]{2}/.test(one))).toEqual([])
})

test.each(['buyer', 'engineer'])(
  'the customer service shows %s tests of the laboratory and products made to measure by the day they are needed',
  async (who) => {
    const { data } = await shop.call(who, 'GET', '/web/dialogue/order/list', undefined, {
      'accept-language': 'en',
    })
    const [newest] = data.records
    const entriesOf = (groups: { requiredDate: string; dataJson: string }[]) =>
      groups.flatMap(({ dataJson }) => JSON.parse(dataJson) as Record<string, string>[])
    const days = newest.projectList.map((one: { requiredDate: string }) => one.requiredDate)
    expect(new Set(days).size).toBe(2)
    for (const { projectName, detectionMethod, fileUrl } of entriesOf(newest.projectList))
      expect([projectName, detectionMethod, fileUrl]).not.toContain('')
    const [custom] = entriesOf(newest.customizationList)
    expect(custom).toMatchObject({ className: 'Hexagon head bolts' })
    expect(custom!.genericName).toMatch(/Nominal diameter 1[26] mm, .*Property class/)
  },
)
