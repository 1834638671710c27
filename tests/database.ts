import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createServer, type AddressInfo } from 'node:net'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { connect } from '../src/server/database/database'
import { startEmbedded } from '../src/server/database/embedded'
import { migrate } from '../src/server/database/migrate'
import { seedDemo } from '../src/server/demo/seed.sql'

declare module 'vitest' {
  interface ProvidedContext {
    /** A database of the server that the whole run shares; the tests make their own beside it. */
    databaseUrl: string
    templates: { empty: string; demo: string }
  }
}

interface TestServer {
  url: string
  stop: () => Promise<void>
}

/** What a test run can lose without harm; the tests that kill a server start one of their own. */
const tune = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

let server: TestServer | undefined
let templates: string[] = []

/** Starts one server for the run, with a migrated database and one that holds the demo, to make copies of. */
export async function setup(project: TestProject): Promise<void> {
  server = await startServer()
  const mark = `${Date.now().toString(36)}_${process.pid}`
  const [empty, demo] = [`test_empty_${mark}`, `test_demo_${mark}`]
  templates = [demo, empty]

  await administer(server.url, `create database ${empty}`)
  await onDatabase(server.url, empty, migrate)
  await administer(server.url, `create database ${demo} template ${empty}`)
  await onDatabase(server.url, demo, seedDemo)
  project.provide('databaseUrl', server.url)
  project.provide('templates', { empty, demo })
}

export async function teardown(): Promise<void> {
  if (!server) return
  for (const name of templates)
    await administer(server.url, `drop database if exists ${name} (force)`)
  await server.stop()
}

/** The embedded database; with TEST_DATABASE=postgres one of the system's packages, or the one of TEST_DATABASE_URL. */
async function startServer(): Promise<TestServer> {
  const { TEST_DATABASE, TEST_DATABASE_URL } = process.env
  if (TEST_DATABASE_URL) return { url: TEST_DATABASE_URL, stop: async () => {} }
  if (TEST_DATABASE === 'postgres') return startPackaged()
  const dir = mkdtempSync(join(tmpdir(), 'fastener-tests-'))
  const embedded = await startEmbedded({ dir, tune: { ...tune, max_connections: '200' } })
  return {
    url: embedded.url,
    async stop() {
      await embedded.stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/** A PostgreSQL of Debian's packages on a directory of its own. It refuses to run as root, hence the other user. */
export async function startPackaged(options: Record<string, string> = tune): Promise<TestServer> {
  const bin = packagedBin()
  if (!bin) throw new Error('There is no PostgreSQL in /usr/lib/postgresql; set TEST_DATABASE_URL')
  const dir = mkdtempSync(join(tmpdir(), 'fastener-postgres-'))
  const data = join(dir, 'data')
  mkdirSync(data)
  if (isRoot) execFileSync('chown', ['-R', 'postgres:postgres', dir])
  const initdb = asPostgres(join(bin, 'initdb'), [
    ...['-D', data, '-U', 'app', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'],
  ])
  execFileSync(initdb.command, initdb.args, { stdio: 'pipe', cwd: '/' })

  const port = await freePort()
  const settings = Object.entries({
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    ...options,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const postgres = asPostgres(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings])
  const child = spawn(postgres.command, postgres.args, { stdio: 'ignore', cwd: '/' })
  const url = `postgres://app@127.0.0.1:${port}/postgres`
  for (let attempt = 0; !(await answers(url)); attempt++) {
    if (attempt > 300 || child.exitCode !== null) throw new Error('PostgreSQL did not start')
    await wait(100)
  }
  return {
    url,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGINT')
      await ended
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

const isRoot = process.getuid?.() === 0

function asPostgres(command: string, args: string[]) {
  const user = ['--reuid=postgres', '--regid=postgres', '--clear-groups']
  return isRoot
    ? { command: 'setpriv', args: [...user, '--pdeathsig', 'INT', '--', command, ...args] }
    : { command, args }
}

/** The programs of the newest packaged PostgreSQL, where there is one. */
export function packagedBin(): string | undefined {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root) : []
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0]
  return newest && join(root, newest, 'bin')
}

export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The address of another database of the same server. */
export function urlOf(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

async function onDatabase(
  url: string,
  name: string,
  work: (pool: ReturnType<typeof connect>) => Promise<unknown>,
) {
  const pool = connect(urlOf(url, name), 2)
  await work(pool)
  await pool.destroy()
}

async function answers(url: string): Promise<boolean> {
  return administer(url, 'select 1').then(
    () => true,
    () => false,
  )
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
