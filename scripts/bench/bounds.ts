import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from '../../src/server/database/database'
import { openSessions } from '../../src/server/session'
import { readSettings } from '../../src/server/settings'
import { addCustomer, firstClass } from './calls.sql'
import { figure, type Figure } from './figures'
import { openClient, type Client } from './http'
import { addOperator } from './office.sql'
import { startServer } from './processes'
import { percentile } from './timing'
import { worstRequests, type WorstRequest } from './worst-requests'

/** How often another person asks while one makes the worst requests. */
const everyMs = 2

/** How long any request of up to a megabyte holds the server, and how long others wait while one person makes them. */
export async function measureBounds(
  { pool, url }: { pool: Pool; url: string },
  port: number,
): Promise<Figure[]> {
  const sessions = await openSessions(pool, readSettings({}))
  const tokenOf = async (id: number) => (await sessions.begin(pool, id)).tokens.access_token
  const tokens = {
    visitor: undefined,
    customer: await tokenOf(await addCustomer(pool)),
    operator: await tokenOf(await addOperator(pool)),
  }
  const server = await startServer(port, { DATABASE_URL: url, DEMO: '0' })
  const other = openClient(port)
  try {
    const waits: number[] = []
    let longest = { waited: 0, name: '' }
    const usual = await waitsDuring(other, () => wait(1000))
    for (const request of worstRequests({ classId: await firstClass(pool) })) {
      const token = tokens[request.who]
      const holds: number[] = []
      for (let time = 0; time < 9; time++) {
        const during = await waitsDuring(other, () => ask(request, token, server.client))
        waits.push(...during)
        holds.push(Math.max(...during))
      }
      // The median of each kind: other load on the machine comes and goes.
      const hold = percentile(sorted(holds), 0.5)
      if (hold > longest.waited) longest = { waited: hold, name: request.name }
    }
    const p95 = percentile(sorted(waits), 0.95)
    return [
      figure('bounds: another request alone, p95', percentile(sorted(usual), 0.95), 'ms'),
      figure(
        `bounds: longest hold by a request of 1 MB (${longest.name})`,
        longest.waited,
        'ms',
        100,
      ),
      figure('bounds: others while one does the worst, p95', p95, 'ms', 300),
    ]
  } finally {
    other.close()
    await server.stop()
  }
}

const sorted = (values: number[]) => values.toSorted((a, b) => a - b)

/** The status code does not matter. */
async function ask(
  { path, method, body }: WorstRequest,
  token: string | undefined,
  client: Client,
): Promise<void> {
  await client
    .ask({ path, body, ...(method && { method }), ...(token !== undefined && { token }) })
    .catch(() => {})
}

/** How long another person waits for the smallest answer, again and again, until the work is done. */
async function waitsDuring(other: Client, work: () => Promise<void>): Promise<number[]> {
  const waits: number[] = []
  let isDone = false
  const done = work().finally(() => void (isDone = true))
  do {
    const began = performance.now()
    await other.ask({ path: '/crrc_sales/health' })
    waits.push(performance.now() - began)
    await wait(everyMs)
  } while (!isDone)
  await done
  return waits
}
