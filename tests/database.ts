import { rmSync } from 'node:fs'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { seedCatalogue } from '../demo/catalogue/fill'
import { connect, type Pool } from '../src/server/database/database'
import { startEmbedded } from '../src/server/database/embedded'
import { migrate } from '../src/server/database/migrate'
import { seedDemo } from '../demo/account/people.sql'
import { startPackaged } from './packaged-postgres'
import { makeDataDir } from '../scripts/data-dir'

/** Migrated only; with the demo's people and frame; with its products too. */
export type Template = 'empty' | 'demo' | 'catalogue'

declare module 'vitest' {
  interface ProvidedContext {
    /** A database of the server that the whole run shares; the tests make their own beside it. */
    databaseUrl: string
    templates: Record<Template, string>
  }
}

interface TestServer {
  url: string
  stop: () => Promise<void>
}

/** Turns durability off; tests that kill a server start their own. */
const tune = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

let server: TestServer | undefined
const templates: string[] = []

/** Starts one server for the run, with the databases that tests make copies of. */
export async function setup(project: TestProject): Promise<void> {
  server = await startServer()
  const mark = `${Date.now().toString(36)}_${process.pid}`
  const empty = await template(server.url, `test_empty_${mark}`, 'template0', migrate)
  const demo = await template(server.url, `test_demo_${mark}`, empty, seedDemo)
  const catalogue = await template(server.url, `test_catalogue_${mark}`, demo, seedCatalogue)
  project.provide('databaseUrl', server.url)
  project.provide('templates', { empty, demo, catalogue })
}

async function template(
  url: string,
  name: string,
  from: string,
  fill: (pool: Pool) => Promise<unknown>,
): Promise<string> {
  await administer(url, `create database ${name} template ${from}`)
  templates.push(name)
  const pool = connect(urlOf(url, name), 2)
  await fill(pool)
  await pool.destroy()
  return name
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
  if (TEST_DATABASE === 'postgres') return startPackaged(tune)
  const dir = makeDataDir('fastener-tests-')
  const embedded = await startEmbedded({ dir, tune: { ...tune, max_connections: '200' } })
  return {
    url: embedded.url,
    async stop() {
      await embedded.stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
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
