import { setTimeout as wait } from 'node:timers/promises'
import { calculate } from '../../src/domain/calculation/calculate'
import { clampExample } from '../../src/domain/calculation/examples'
import type { Pool } from '../../src/server/database/database'
import { openSessions } from '../../src/server/security/session'
import { readSettings } from '../../src/server/settings/settings'
import { addCustomer, firstClass, reserve } from './calls.sql'
import { figure, type Figure } from './figures'
import { openClient, type Client } from './http'
import { addOperator } from './office.sql'
import { startServer } from './processes'
import { percentile } from './timing'
import { waitsDuring } from './waits'
import { worstDownloads, worstWorkbooks, type WorstDownload } from './worst-files'
import { worstRequests, type WorstRequest } from './worst-requests'

/** Reservations of the customer whose exports are requested. */
const reservations = 20_000

/** Measures how long requests of up to a megabyte block the server, and how long others wait meanwhile. */
export async function measureBounds(
  { pool, url }: { pool: Pool; url: string },
  port: number,
): Promise<Figure[]> {
  const sessions = await openSessions(pool, readSettings({}))
  const tokenOf = async (id: number) => (await sessions.begin(pool, id)).tokens.access_token
  const customerId = await addCustomer(pool)
  await reserve(pool, customerId, reservations)
  const tokens = {
    visitor: undefined,
    customer: await tokenOf(customerId),
    operator: await tokenOf(await addOperator(pool)),
  }
  const server = await startServer(port, { DATABASE_URL: url, DEMO: '0' })
  const other = openClient(port)
  try {
    const waits: number[] = []
    let longest = { waited: 0, name: '' }
    const usual = await waitsDuring(other, () => wait(1000))
    const requests = [...worstRequests({ classId: await firstClass(pool) }), ...worstWorkbooks()]
    for (const request of requests) {
      const token = tokens[request.who]
      const holds: number[] = []
      for (let time = 0; time < 9; time++) {
        const during = await waitsDuring(other, () => ask(request, token, server.client))
        waits.push(...during)
        holds.push(Math.max(...during))
      }
      // The median of each kind, to ignore other load on the machine.
      const hold = percentile(sorted(holds), 0.5)
      if (hold > longest.waited) longest = { waited: hold, name: request.name }
    }
    const reportId = await saveReport(server.client, tokens.customer)
    let slowest = { waited: 0, name: '' }
    for (const download of worstDownloads({ reportId })) {
      const token = tokens[download.who]
      const during = sorted(await waitsDuring(other, () => askManyTimes(download, token, port)))
      waits.push(...during)
      const waited = percentile(during, 0.95)
      if (waited > slowest.waited) slowest = { waited, name: download.name }
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
      figure(`bounds: others while one asks for ${slowest.name}, p95`, slowest.waited, 'ms', 300),
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

/** One connection per request, so that all run at once. */
async function askManyTimes(
  { path, times }: WorstDownload,
  token: string,
  port: number,
): Promise<void> {
  const clients = Array.from({ length: times }, () => openClient(port))
  await Promise.all(clients.map((client) => client.ask({ path, token }).catch(() => {})))
  for (const client of clients) client.close()
}

/** Saves a calculation and returns the id of its report. */
async function saveReport(client: Client, token: string): Promise<number> {
  const body = {
    page: 'clamp',
    name: 'Joint',
    input: clampExample,
    result: calculate('clamp', clampExample),
  }
  const path = '/crrc_sales/web/calculate/createReport/0'
  const answer = await client.ask({ path, token, body: JSON.stringify(body) })
  return (JSON.parse(answer.toString()) as { data: { reportId: number } }).data.reportId
}
