import type { CatalogueRows } from '../../src/server/catalogue/index/rows'
import type { Pool } from '../../src/server/database/database'
import { hashPassword } from '../../src/server/passwords/hashes'
import { addLogin } from './calls.sql'
import { figure, type Figure } from './figures'
import { asRequest, openClient, type Ask } from './http'
import { startServer } from './processes'
import { mixedQuestion } from './questions'
import { randomFrom } from './random'
import { percentile } from './timing'

const people = 50
const rounds = 5
const asksWhenQuiet = 400

/** Measures how fifty simultaneous logins slow down everybody else's selection. */
export async function measureLogins(
  rows: CatalogueRows,
  { pool, url }: { pool: Pool; url: string },
  port: number,
): Promise<Figure[]> {
  const password = 'Measured1'
  await addLogin(pool, 'measured', await hashPassword(password))
  const random = randomFrom(37)
  const select = (): Ask => asRequest(mixedQuestion(rows, random))
  const login: Ask = {
    path: '/crrc_sales/admin/web/user/login/psw',
    body: JSON.stringify({ username: 'measured', password }),
  }
  const server = await startServer(port, {
    DATABASE_URL: url,
    DEMO: '0',
    LOGIN_ATTEMPTS: '0',
    ADDRESS_ATTEMPTS: '0',
  })
  const doors = Array.from({ length: people }, () => openClient(port))
  try {
    const timed = async () => {
      const ask = select()
      const began = performance.now()
      await server.client.ask(ask)
      return performance.now() - began
    }
    for (let nth = 0; nth < asksWhenQuiet / 2; nth++) await timed()
    const quiet: number[] = []
    for (let nth = 0; nth < asksWhenQuiet; nth++) quiet.push(await timed())

    const busy: number[] = []
    let whole = 0
    for (let round = 0; round < rounds; round++) {
      let logging = true
      const began = performance.now()
      const all = Promise.all(doors.map((door) => door.ask(login))).finally(() => (logging = false))
      while (logging) busy.push(await timed())
      await all
      whole += performance.now() - began
    }
    const [calm, beside] = [quiet, busy].map((times) =>
      percentile(
        times.sort((a, b) => a - b),
        0.95,
      ),
    ) as [number, number]
    return [
      figure('50 logins at once, until the last is in', whole / rounds, 'ms'),
      figure('selection in quiet, p95', calm, 'ms'),
      figure('selection beside 50 logins, p95', beside, 'ms', 3 * calm),
    ].map((row) => ({ models: rows.materials.ids.length, ...row }))
  } finally {
    for (const door of doors) door.close()
    await server.stop()
  }
}
