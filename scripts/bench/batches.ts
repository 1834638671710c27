import { setTimeout as wait } from 'node:timers/promises'
import { itemAt } from '../../src/domain/lists/items'
import type { Pool } from '../../src/server/database/database'
import { addPriceList, productsOf } from './batches.sql'
import { figure, type Figure } from './figures'
import { openClient, type Ask, type Client } from './http'
import { startServer, type Server } from './processes'
import { median } from './timing'
import { waitsDuring } from './waits'

/** Rows of a request, the most that the contract allows. */
const size = 10_000
/** A server that has just started compiles its code; a nightly run meets one that has been running. */
const warmUp = 1000
const changes = 5

interface Product {
  id: number
  model: string
}

interface Kind {
  name: string
  subject: 'price' | 'stock'
  row: (product: Product) => object
}

/**
 * Batches of another system for all models: the time for all rows, how long a batch holds up other people, and when
 * another process shows a new price.
 */
export async function measureBatches(
  models: number,
  { pool, url, operator }: { pool: Pool; url: string; operator: string },
  port: number,
): Promise<Figure[]> {
  const list = String(await addPriceList(pool))
  const products = await productsOf(pool, models)
  const env = { DATABASE_URL: url, DEMO: '0', PRICE_VIEWERS: 'everybody' }
  const server = await startServer(port, env)
  const beside = await startServer(port + 1, env)
  const other = openClient(port)
  const asked = (subject: Kind['subject'], rows: object[]): Ask => ({
    path: `/crrc_sales/office/${subject}/batch`,
    method: 'PUT',
    body: JSON.stringify({ rows }),
    token: operator,
    idempotencyKey: crypto.randomUUID(),
  })
  try {
    const figures: Figure[] = []
    for (const { name, subject, row } of kindsFor(list)) {
      await server.client.ask(asked(subject, products.slice(0, warmUp).map(row)))
      const batches = partsOf(products).map((part) => asked(subject, part.map(row)))
      figures.push(...(await timesOf(`${name}, ${products.length} rows`, batches, server, other)))
    }
    const { id, model } = itemAt(products, 0)
    const change = (amount: string) => server.client.ask(asked('price', [{ model, list, amount }]))
    const shown = await timesUntilShown(beside.client, id, change)
    const goal = 1000
    figures.push(figure('batch: another process shows the price', Math.max(...shown), 'ms', goal))
    return figures.map((row) => ({ models, ...row }))
  } finally {
    other.close()
    await server.stop()
    await beside.stop()
  }
}

const kindsFor = (list: string): Kind[] => [
  {
    name: 'prices set',
    subject: 'price',
    row: ({ model }) => ({ model, list, amount: '12.50', per: 100 }),
  },
  {
    name: 'prices unchanged',
    subject: 'price',
    row: ({ model }) => ({ model, list, amount: '12.5', per: 100 }),
  },
  {
    name: 'prices all refused',
    subject: 'price',
    row: ({ model }) => ({ model: `${model}?`, list, amount: '1' }),
  },
  {
    name: 'prices refused for five reasons each',
    subject: 'price',
    row: ({ model }) => ({
      model: `${model}?`,
      list: `${list}?`,
      amount: '-1',
      per: 7,
      fromCounts: 0,
    }),
  },
  {
    name: 'stock set',
    subject: 'stock',
    row: ({ model }) => ({ model, quantity: 40, leadTimeDays: 14 }),
  },
  {
    name: 'stock all refused',
    subject: 'stock',
    row: ({ model }) => ({ model: `${model}?`, quantity: 40 }),
  },
]

const partsOf = (products: Product[]): Product[][] =>
  Array.from({ length: Math.ceil(products.length / size) }, (_, part) =>
    products.slice(part * size, (part + 1) * size),
  )

async function timesOf(
  name: string,
  batches: Ask[],
  { client }: Server,
  other: Client,
): Promise<Pick<Figure, 'what' | 'value' | 'unit' | 'goal'>[]> {
  const began = performance.now()
  const holds: number[] = []
  for (const batch of batches)
    holds.push(Math.max(...(await waitsDuring(other, () => client.ask(batch)))))
  return [
    figure(`batch: ${name}`, performance.now() - began, 'ms', 10_000),
    // The median, to ignore other load on the machine.
    figure(`batch: others while ${name}, longest wait, p50`, median(holds), 'ms', 100),
  ]
}

/** Milliseconds from the answer to a batch until another process shows its price. */
async function timesUntilShown(
  beside: Client,
  id: number,
  change: (amount: string) => Promise<unknown>,
): Promise<number[]> {
  const body = JSON.stringify({ materialIds: [id] })
  const times: number[] = []
  for (let nth = 1; nth <= changes; nth++) {
    const amount = `0.0${nth}`
    await change(amount)
    const written = performance.now()
    while (!(await beside.ask({ path: '/crrc_sales/web/product/price', body })).includes(amount))
      await wait(5)
    times.push(performance.now() - written)
  }
  return times
}
