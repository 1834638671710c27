import type { Pool } from '../../src/server/database/database'
import { openBenchSessions } from './sessions'
import { figure, goalAt, type Figure } from './figures'
import { addOperator, addRecords } from './office.sql'
import { startServer } from './processes'
import { percentile } from './timing'

const rounds = 12

/** Words for the search over all records: many, few and none found. */
const searched = ['M12', 'BENCH0001', 'abc1', 'nothing']
/** The search waits so long for another key, and answers within so long. */
const settlingMs = 150
const answerMs = 500

/** Requests to each list: the first pages, a middle page, each order, a word, a filter. */
const lists: Record<string, { path: string; asked: string[] }> = {
  models: {
    path: 'catalogue/model/page',
    asked: [
      '',
      'current=2500',
      'order=-model',
      'order=-changeTime',
      'order=materialName',
      'keyword=M12',
      'keyword=六角',
      'state=withdrawn',
      'missing=en',
    ],
  },
  customers: {
    path: 'people/customer/page',
    asked: [
      '',
      'current=2500',
      'current=10000',
      'order=username',
      'order=-accountName',
      'order=createTime',
      'order=contactName',
      'keyword=abc1',
      'identity=2',
      'state=locked',
    ],
  },
  reservations: {
    path: 'intention/order/page',
    asked: [
      '',
      'current=2500',
      'statusCode=2',
      'keyword=BENCH0001',
      'type=1',
      'due=overdue',
      'order=uniqueCode',
      'order=-customer',
      'order=dueDate',
      'order=statusCode',
    ],
  },
  'audit lines': {
    path: 'audit/page',
    asked: [
      '',
      'current=2500',
      'order=time',
      'who=user1',
      'area=account',
      'record=app_user:100777',
    ],
  },
}

/** Response times of the office's lists if each has as many records as the catalogue has models. */
export async function measureOffice(
  models: number,
  { pool, url }: { pool: Pool; url: string },
  port: number,
): Promise<Figure[]> {
  await addRecords(pool, models)
  const sessions = await openBenchSessions(pool)
  const { tokens } = await sessions.begin(pool, await addOperator(pool))
  const server = await startServer(port, { DATABASE_URL: url, DEMO: '0' })
  const ask = (path: string, query: string) =>
    server.client.ask({
      path: `/crrc_sales/office/${path}?${new URLSearchParams(query)}`,
      token: tokens.access_token,
    })
  try {
    const figures: Figure[] = []
    for (const [name, { path, asked }] of Object.entries(lists)) {
      const times: { took: number; query: string }[] = []
      for (let round = 0; round < rounds; round++) {
        for (const query of asked) {
          const began = performance.now()
          await ask(path, query)
          if (round > 1) times.push({ took: performance.now() - began, query })
        }
      }
      const p95 = percentile(
        times.map(({ took }) => took).sort((a, b) => a - b),
        0.95,
      )
      const slowest = times.reduce((most, time) => (time.took > most.took ? time : most))
      const goal = goalAt(models, { 1e5: 150 })
      figures.push(figure(`office: ${name}, p95 over HTTP`, p95, 'ms', goal))
      figures.push(
        figure(`office: ${name}, longest (${slowest.query || 'first page'})`, slowest.took, 'ms'),
      )
    }
    const searches: number[] = []
    for (let round = 0; round < rounds; round++) {
      for (const keyword of searched) {
        const began = performance.now()
        await Promise.all(
          Object.values(lists)
            .filter(({ asked }) => asked.some((query) => query.startsWith('keyword=')))
            .map(({ path }) => ask(path, `size=5&keyword=${encodeURIComponent(keyword)}`)),
        )
        if (round > 1) searches.push(performance.now() - began)
      }
    }
    searches.sort((a, b) => a - b)
    const goal = goalAt(models, { 1e5: answerMs - settlingMs })
    figures.push(
      figure('office: search of all lists at once, p95', percentile(searches, 0.95), 'ms', goal),
    )
    return figures.map((figure) => ({ models, ...figure }))
  } finally {
    await server.stop()
  }
}
