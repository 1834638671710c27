import { dayAt, daysAfter } from '../../src/domain/days/day'
import type { Pool } from '../../src/server/database/database'
import { readSettings } from '../../src/server/settings/settings'
import { addPriceList, productsOf } from './batches.sql'
import { addCustomer } from './calls.sql'
import { figure, type Figure } from './figures'
import type { Ask } from './http'
import { startServer, type Server } from './processes'
import { openBenchSessions } from './sessions'
import { median } from './timing'

/** Rows of the largest page of a list, and lines of a large cart and quotation. */
const sizes = { list: 30, cart: 200, quotation: 200 }
const asks = 60
const warmUp = 20
/** Milliseconds that a row may cost more with its price. */
const goal = 0.2

/** How much more a row of a list, a cart and a quotation costs with prices than without. */
export async function measurePriceRows(
  models: number,
  { pool, url, operator }: { pool: Pool; url: string; operator: string },
  port: number,
): Promise<Figure[]> {
  const sessions = await openBenchSessions(pool)
  const { tokens } = await sessions.begin(pool, await addCustomer(pool))
  const customer = tokens.access_token
  const products = await productsOf(pool, sizes.quotation)
  const list = String(await addPriceList(pool))
  const env = { DATABASE_URL: url, DEMO: '0', PRICE_VIEWERS: 'customers' }
  const server = await startServer(port, env)
  const call = (path: string, token: string, body?: object, method?: 'PUT') => ({
    path: `/crrc_sales${path}`,
    token,
    ...(body && { body: JSON.stringify(body) }),
    ...(method && { method }),
  })
  try {
    const rows = products.flatMap(({ model }) => [
      { model, list, amount: '12.50' },
      { model, list, amount: '11.75', fromCounts: 1000 },
    ])
    await server.client.ask(call('/office/price/batch', operator, { rows }, 'PUT'))
    const stock = products.map(({ model }) => ({ model, quantity: 40, leadTimeDays: 14 }))
    await server.client.ask(call('/office/stock/batch', operator, { rows: stock }, 'PUT'))

    // The prices of a page are a call of their own, so all of it comes on top.
    const priceCall = (count: number) => {
      const materialIds = products.slice(0, count).map(({ id }) => id)
      return call('/web/product/price', customer, { materialIds })
    }
    const ofList = await timeOf(server, priceCall(sizes.list))
    const ofCart = await timeOf(server, priceCall(sizes.cart))

    const today = dayAt(readSettings({}).timeZone)
    const productList = products.map(({ id }) => ({
      dataId: id,
      counts: 1000,
      requiredDate: daysAfter(today, 30),
    }))
    const ask = async <Data>(asked: Ask): Promise<Data> =>
      (JSON.parse((await server.client.ask(asked)).toString()) as { data: Data }).data
    const order = await ask<{ id: number }>(
      call('/web/intention/order/submit', customer, { productList }),
    )
    const path = `/web/intention/order/${order.id}`
    const before = await timeOf(server, call(path, customer))
    const { version, productList: lines } = await ask<{
      version: number
      productList: { id: number }[]
    }>(call(path, customer))
    await ask(
      call(`/office/intention/order/answer/${order.id}`, operator, {
        version,
        validUntil: daysAfter(today, 20),
        currency: 'CNY',
        taxRate: '13',
        lines: lines.map(({ id }) => ({
          lineId: id,
          leadTimeDays: 12,
          unitPrice: { amount: '3.25', per: 1 },
        })),
      }),
    )
    const after = await timeOf(server, call(path, customer))
    return [
      figure('prices: a row of a list, more', ofList / sizes.list, 'ms', goal),
      figure('prices: a line of a cart, more', ofCart / sizes.cart, 'ms', goal),
      figure('prices: a line of a quotation, more', (after - before) / sizes.quotation, 'ms', goal),
      figure('prices: a quotation of 200 lines over HTTP, p50', after, 'ms'),
    ].map((row) => ({ models, ...row }))
  } finally {
    await server.stop()
  }
}

/** Milliseconds of a call, the median of many. */
async function timeOf({ client }: Server, asked: Ask): Promise<number> {
  const times: number[] = []
  for (let nth = 0; nth < asks; nth++) {
    const began = performance.now()
    await client.ask(asked)
    if (nth >= warmUp) times.push(performance.now() - began)
  }
  return median(times)
}
