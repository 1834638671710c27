import { setTimeout as wait } from 'node:timers/promises'
import type { CatalogueRows } from '../../src/server/catalogue/index/rows'
import type { Pool } from '../../src/server/database/database'
import { rename } from './changes.sql'
import { figure, goalAt, type Figure } from './figures'
import { asRequest } from './http'
import { startServer, type Server } from './processes'
import { mixedQuestion } from './questions'
import { randomFrom } from './random'
import { median } from './timing'
import { itemAt } from '../../src/domain/lists/items'

const changes = 5
/** By then the server has released the memory it needs for changes only. */
const restMs = 6000

/**
 * Two processes of the built server on one database: the time until both answer with a committed change, and the
 * memory of one that has answered questions and followed changes.
 */
export async function measureChanges(
  rows: CatalogueRows,
  { pool, url }: { pool: Pool; url: string },
  port: number,
): Promise<Figure[]> {
  const env = { DATABASE_URL: url, DEMO: '0' }
  const servers = [await startServer(port, env), await startServer(port + 1, env)]
  const times: number[] = []
  const classId = itemAt(rows.materials.classIds, 0)
  for (let nth = 0; nth <= changes; nth++) {
    // Without a pause the processes would still be busy with the previous change.
    await wait(nth === 0 ? restMs : 300)
    const name = `Changed ${nth} ${Date.now()}`
    const id = (await firstOf(itemAt(servers, 0), classId)).id
    await rename(pool, id, name)
    const committed = performance.now()
    await Promise.all(servers.map((server) => untilShown(server, classId, name)))
    times.push(performance.now() - committed)
  }
  const random = randomFrom(47)
  for (let nth = 0; nth < 400; nth++)
    await itemAt(servers, 0).client.ask(asRequest(mixedQuestion(rows, random)))
  await wait(restMs)
  const memory = await itemAt(servers, 0).memory()
  for (const server of servers) await server.stop()

  const models = rows.materials.ids.length
  const goal = goalAt(models, { 1e5: 1000 })
  return [
    figure(
      '6  a change shows on both of two processes, after a rest',
      itemAt(times, 0),
      'ms',
      goal,
    ),
    figure('6  a change shows on both of two processes, among others', median(times), 'ms', goal),
    figure(
      '5  memory of a whole server process',
      memory,
      'MB',
      goalAt(models, { 1e5: 250, 1e6: 750 }),
    ),
    figure('start of a server to ready', itemAt(servers, 1).readyAfter, 'ms'),
  ].map((row) => ({ models, ...row }))
}

async function firstOf({ client }: Server, classId: number) {
  const question = { language: 'zh', classId, selections: [], orderColumn: 1 } as const
  const body = await client.ask(asRequest({ ...question, selections: [], current: 1, size: 1 }))
  const {
    data,
  }: {
    data: { records: { id: number; materialName: string }[] }
  } = JSON.parse(body.toString())
  return itemAt(data.records, 0)
}

async function untilShown(server: Server, classId: number, name: string) {
  while ((await firstOf(server, classId)).materialName !== name) await wait(5)
}
