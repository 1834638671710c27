import type { CatalogueRows } from '../../src/server/catalogue/index/rows'
import type { Pool } from '../../src/server/database/database'
import { openBenchSessions } from './sessions'
import { addCustomer, relate } from './calls.sql'
import { figure, goalAt, type Figure } from './figures'
import type { Ask } from './http'
import { modelsOf, type Model } from './oracle'
import { startServer } from './processes'
import { randomFrom } from './random'
import { valuesOf } from './selection'
import { percentile } from './timing'

const asks = 400
const warmUp = 100
/** Page size of the related lists. */
const related = 30

/** Response times of the built server for the calls of a product page and of a comparison, one after the other. */
export async function measureCalls(
  rows: CatalogueRows,
  { pool, url }: { pool: Pool; url: string },
  port: number,
): Promise<Figure[]> {
  const random = randomFrom(31)
  const models = modelsOf(rows)
  const idsOf = (count: number) => {
    const ids = new Set<number>()
    while (ids.size < count) ids.add(random.pick(models).id)
    return [...ids]
  }
  const picked = Array.from({ length: asks }, () => random.pick(models))
  await relate(pool, [...new Set(picked.map(({ id }) => id))], related)
  const sessions = await openBenchSessions(pool)
  const { tokens } = await sessions.begin(pool, await addCustomer(pool))

  const calls: Record<string, (model: Model) => Ask> = {
    'compare of 10': () => ({
      path: '/crrc_sales/web/product/compare',
      body: JSON.stringify({
        materialIds: idsOf(10),
      }),
      token: tokens.access_token,
    }),
    match: ({ id, values }) => ({
      path: `/crrc_sales/web/product/match?id=${id}`,
      body: JSON.stringify(valuesOf(values, 1 + random.below(6))),
    }),
    related: ({ id }) => ({ path: `/crrc_sales/web/product/related?id=${id}&current=1&size=30` }),
    replace: ({ id }) => ({ path: `/crrc_sales/web/product/replace?id=${id}&current=1&size=30` }),
  }
  const server = await startServer(port, { DATABASE_URL: url, DEMO: '0' })
  try {
    const figures: Figure[] = []
    for (const [name, askFor] of Object.entries(calls)) {
      const times: number[] = []
      for (const [nth, model] of picked.entries()) {
        const ask = askFor(model)
        const began = performance.now()
        await server.client.ask(ask)
        if (nth >= warmUp) times.push(performance.now() - began)
      }
      times.sort((a, b) => a - b)
      const goal = goalAt(rows.materials.ids.length, { 1e5: 15 })
      figures.push(
        figure(`${name} over HTTP, p50`, percentile(times, 0.5), 'ms'),
        figure(`${name} over HTTP, p95`, percentile(times, 0.95), 'ms', goal),
      )
    }
    return figures.map((figure) => ({ models: models.length, ...figure }))
  } finally {
    await server.stop()
  }
}
