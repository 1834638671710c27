import { spawn, type ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { build } from 'esbuild'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, expect, test, vi } from 'vitest'
import { connect } from '../../src/server/database/database'
import { startEmbedded } from '../../src/server/database/embedded'
import { closeAfterFile } from '../closing'
import { freePort, packagedBin, startPackaged } from '../packaged-postgres'
import { givenProducts } from '../products'
import { makeDataDir } from '../../scripts/data-dir'

const program = '.cache/tests/server-with-demo/main.js'

beforeAll(() =>
  build({
    entryPoints: { main: 'src/server/main.ts', demo: 'demo/demo.ts' },
    outdir: dirname(program),
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
  }),
)

interface Started {
  child: ChildProcess
  base: string
  said: () => string
  ended: Promise<number | string | null>
}

/** Starts the server as a process; `PORT` defaults to a free one. */
async function startServer(env: Record<string, string>): Promise<Started> {
  const port = env.PORT ?? String(await freePort())
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, RATE_LIMIT: '100000', LOG_LEVEL: 'error', PORT: port, ...env },
  })
  let said = ''
  child.stdout.on('data', (chunk) => (said += chunk))
  child.stderr.on('data', (chunk) => (said += chunk))
  const ended = new Promise<number | string | null>((resolve) =>
    child.once('exit', (code, signal) => resolve(signal ?? code)),
  )
  closeAfterFile(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return { child, base: `http://127.0.0.1:${port}/crrc_sales`, said: () => said, ended }
}

async function startedServer(env: Record<string, string>): Promise<Started> {
  const server = await startServer(env)
  for (;;) {
    const health = await fetch(`${server.base}/health`).catch(() => undefined)
    if (health?.ok) return server
    const over = await Promise.race([server.ended, wait(50, undefined)])
    if (over !== undefined) throw new Error(`The server ended (${over}): ${server.said()}`)
  }
}

function dataDirectory(): string {
  const dir = makeDataDir('fastener-main-')
  closeAfterFile(async () => rmSync(dir, { recursive: true, force: true }))
  return dir
}

async function post(url: string, token: string | undefined, body: unknown) {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  return { status: response.status, ...(await response.json()) }
}

async function tokenAt(base: string): Promise<string> {
  const { data } = await post(`${base}/admin/web/user/login/psw/enterprise`, undefined, {
    username: 'buyer',
    password: 'Demo1234',
  })
  return data.access_token
}

test('a wrong setting is one sentence and the exit code 1', async () => {
  const server = await startServer({ LOGIN_ATTEMPTS: 'many' })
  expect(await server.ended).toBe(1)
  expect(server.said().trim()).toBe('LOGIN_ATTEMPTS=many is not a whole number from 0 to 1000')
})

/** One data directory for all tests with the embedded database, because creating and filling one is slow. */
const dataDir = dataDirectory()

const databases: { name: string; skip: boolean; open: () => Promise<Place> }[] = [
  {
    name: 'the embedded database',
    skip: false,
    async open() {
      return {
        env: { DATA_DIR: dataDir },
        async urlNow() {
          const joined = await startEmbedded({ dir: dataDir })
          if (!joined.adopted) throw new Error('There was no server to join')
          return joined.url
        },
      }
    },
  },
  {
    name: 'PostgreSQL',
    skip: packagedBin() === undefined,
    async open() {
      const server = await startPackaged({})
      closeAfterFile(server.stop)
      return {
        env: { DATABASE_URL: server.url, DEMO: '1', DATA_DIR: dataDirectory() },
        urlNow: async () => server.url,
      }
    },
  },
]

interface Place {
  env: Record<string, string>
  /** The address of the database while a server runs on it. */
  urlNow: () => Promise<string>
}

for (const { name, skip, open } of databases) {
  if (skip) process.stderr.write(`SKIPPED: there is no ${name} on this machine\n`)

  test.skipIf(skip)(
    `a server killed in the middle of writes loses none that it answered (${name})`,
    async () => {
      const place = await open()
      let server = await startedServer(place.env)
      const products = connect(await place.urlNow(), 1)
      const [product] = (await givenProducts(products, [{ model: 'A-1' }])) as [number]
      await products.destroy()

      const answered: string[] = []
      for (let round = 0; round < 2; round++) {
        const token = await tokenAt(server.base)
        const line = { dataId: product, counts: 1, requiredDate: '2099-12-31' }
        let alive = true
        const writer = async () => {
          while (alive) {
            const { status, data } = await post(
              `${server.base}/web/intention/order/submit`,
              token,
              {
                productList: [line],
              },
            ).catch(() => ({ status: 0, data: undefined }))
            if (status === 200) answered.push(data.uniqueCode)
          }
        }
        const before = answered.length
        const writers = [writer(), writer(), writer()]
        while (answered.length < before + 20) await wait(5)
        server.child.kill('SIGKILL')
        expect(await server.ended).toBe('SIGKILL')
        alive = false
        await Promise.all(writers)
        server = await startedServer(place.env)
      }

      const database = connect(await place.urlNow(), 1)
      const orders = await database
        .selectFrom('intention_order')
        .leftJoin('intention_order_line', 'order_id', 'intention_order.id')
        .leftJoin('timeline', 'subject_id', 'intention_order.id')
        .select(['unique_code', 'intention_order_line.id as line', 'timeline.id as step'])
        .execute()
      await database.destroy()
      const stored = new Set(orders.map(({ unique_code }) => unique_code))
      expect(answered.filter((code) => !stored.has(code))).toEqual([])
      expect(orders.filter(({ line, step }) => line === null || step === null)).toEqual([])

      server.child.kill('SIGTERM')
      expect(await server.ended).toBe(0)
    },
    300_000,
  )
}

test('a start tells the address and the accounts, a second one that the port is in use; a stop answers what was asked', async () => {
  const env = { DATA_DIR: dataDir, RATE_LIMIT: 'off' }
  const server = await startedServer(env)
  expect(server.said()).toContain('RATE_LIMIT=off')
  expect(server.said()).toContain('/crrc_sales_web_html/')
  expect(server.said()).toMatch(/buyer +company, purchaser/)

  const port = new URL(server.base).port
  const second = await startServer({ ...env, PORT: port })
  expect(await second.ended).toBe(1)
  expect(second.said()).toContain(`Port ${port} is in use; choose another one with PORT`)
  expect(second.said()).not.toContain('    at ')
  const elsewhere = await startServer({ ...env, HOST: 'nope.invalid', DEMO_IN_PUBLIC: '1' })
  expect(await elsewhere.ended).toBe(1)
  expect(elsewhere.said()).toContain('HOST=nope.invalid is no address of this machine')
  expect(elsewhere.said()).not.toContain('    at ')

  const login = tokenAt(server.base)
  // The login takes a moment for its hash, so the signal arrives during it.
  await wait(5)
  server.child.kill('SIGTERM')
  expect(await login).toMatch(/^ey/)
  expect(await server.ended).toBe(0)
  expect(server.said()).not.toContain('FATAL')
}, 240_000)

test('a server that is told to stop says first that it is not ready, for as long as it was set to', async () => {
  const server = await startedServer({ DATA_DIR: dataDir, DRAIN_SECONDS: '2' })
  const statusOf = async (path: string) =>
    (await fetch(server.base + path).catch(() => undefined))?.status
  await vi.waitFor(async () => expect(await statusOf('/ready')).toBe(200), { timeout: 30_000 })
  server.child.kill('SIGTERM')
  await vi.waitFor(async () => expect(await statusOf('/ready')).toBe(503), { interval: 10 })
  expect(await statusOf('/health')).toBe(200)
  expect(await server.ended).toBe(0)
}, 240_000)
