import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { buildApp } from '../src/server/app'
import { chatSocket } from '../src/server/chat/chat'
import { openCatalogue } from '../src/server/catalogue/catalogue'
import { openConnectionLimits } from '../src/server/http/connection-limits'
import { connect, type Pool } from '../src/server/database/database'
import { now } from '../src/server/database/clock'
import { requestLimits } from '../src/server/database/limits'
import { pino } from 'pino'
import { handlersWith, type CatalogueHandlers } from '../src/server/handlers'
import { openMessageFeed } from '../src/server/notifications/feed'
import { openConditions, type ConditionSources } from '../src/server/operation/conditions'
import { openPasswordForm } from '../src/server/passwords/password-form'
import { openSecrets } from '../src/server/secrets/open'
import { openSessions, type Sessions } from '../src/server/security/session'
import { readSettings, type Settings } from '../src/server/settings/settings'
import type { RequestTimes } from '../src/server/http/slow-requests'
import { openWorkerPool, type WorkerPool } from '../src/server/worker-pool/pool'
import { companySettings } from '../demo/company'
import { closeAfterFile } from './closing'
import { checkAnswer, checkedHandlers, operationOf, throwFault } from './contract'
import { administer, urlOf, type Template } from './database'
import { fromOutside } from './nesting'
import { noCatalogue } from './no-catalogue'

export interface Answer {
  status: number
  /** The data of the envelope. Tests look at it freely: it was checked against the description. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  data: any
  meta: { success: boolean; message: string; requestId?: string }
  headers: Record<string, string | string[] | number | undefined>
  /** The answer as it was sent. */
  text: string
  bytes: Buffer
}

/** A database of the server that the run shares. */
interface Place {
  url: string
  pool: Pool
  autonomous: Pool
}

export interface TestApp {
  app: FastifyInstance
  place: Place
  database: Pool
  settings: Settings
  sessions: Sessions
  workers: WorkerPool
  /** Asks as a user of this id or name, or as a visitor, and checks the answer against the description. */
  call: (
    who: number | string | null,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Answer>
  userId: (username: string) => Promise<number>
}

export interface AppOptions {
  settings?: Partial<Settings>
  /** The people and the frame of the demo are there, unless it is said otherwise. */
  demo?: boolean
  /** Calls without a confirmed password, so that changes of access are refused. */
  unconfirmed?: boolean
  /** Another app whose database this one shares. */
  beside?: TestApp
  /** The real one with the products of the demo or with none; without it each of its calls is refused. */
  catalogue?: 'demo' | 'empty' | 'unready'
  times?: RequestTimes
  /** How the server finds itself and what it needs. */
  conditions?: ConditionSources
}

/** The real server on a database of its own; it ends with the test file. */
export async function startApp(options: AppOptions = {}): Promise<TestApp> {
  const settings = {
    // The customer service is there whenever the tests run.
    ...readSettings({
      RATE_LIMIT: 'off',
      SERVICE_HOURS: '00:00-24:00',
      ...(options.demo !== false && companySettings),
    }),
    dataDir: options.beside?.settings.dataDir ?? options.settings?.dataDir ?? ownDirectory(),
    ...options.settings,
  }
  const {
    url,
    pool: database,
    autonomous,
  } = options.beside?.place ?? (await ownDatabase(templateFor(options)))
  await openSecrets(database, settings)
  const sessions = await openSessions(database, settings)
  const passwordForm = await openPasswordForm(database, settings)
  const catalogue =
    options.catalogue === 'demo' || options.catalogue === 'empty'
      ? await openCatalogue(database, url, log)
      : noCatalogue<keyof CatalogueHandlers>(options.catalogue !== 'unready')
  const feed = await openMessageFeed({ pool: database, url, log })
  const health = {
    conditions: openConditions(
      { index: () => ({ state: catalogue.ready() ? 'good' : 'broken' }), ...options.conditions },
      { now },
    ),
    isStopping: () => false,
  }
  const connections = openConnectionLimits(settings)
  const handlers = checkedHandlers(
    handlersWith({ sessions, passwordForm, feed, catalogue, connections, health }),
  )
  const { dataDir, s3Url } = settings
  const workers = openWorkerPool({ databaseUrl: url, settings: { dataDir, s3Url } })
  const app = await buildApp({
    workers,
    ...(options.times && { times: options.times }),
    settings,
    pool: database,
    autonomous,
    sessions,
    handlers,
    log,
    socket: chatSocket({ pool: database, url, sessions, settings, connections, log }),
  })
  closeAfterFile(async () => {
    await feed.stop()
    await app.close()
    await workers.stop()
    await catalogue.stop()
  })

  const ids = new Map<string, number>()
  const tokens = new Map<number, string>()

  async function userId(username: string): Promise<number> {
    const known = ids.get(username)
    if (known) return known
    const { id } = await database
      .selectFrom('app_user')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
    ids.set(username, id)
    return id
  }

  async function tokenOf(who: number | string): Promise<string> {
    const id = typeof who === 'string' ? await userId(who) : who
    const known = tokens.get(id)
    if (known) return known
    const { tokens: begun, user } = await sessions.begin(database, id)
    if (!options.unconfirmed) await confirmForGood(database, user.sessionId)
    tokens.set(id, begun.access_token)
    return begun.access_token
  }

  return {
    app,
    place: { url, pool: database, autonomous },
    database,
    settings,
    sessions,
    workers,
    userId,
    async call(who, method, path, body, headers = {}) {
      const url = path.startsWith('/crrc_sales/') ? path : `/crrc_sales${path}`
      const request: InjectOptions = {
        method,
        url,
        headers: {
          ...(who !== null && { authorization: `Bearer ${await tokenOf(who)}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && {
          payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
        }),
      }
      const response = await fromOutside(() => app.inject(request))
      throwFault()
      return answerOf(response, method, url)
    },
  }
}

/** The session may do all day what asks for the password again. */
const confirmForGood = (database: Pool, sessionId: string) =>
  database
    .updateTable('user_session')
    .set({ confirmed_at: sql<Date>`now() + interval '1 day'` })
    .where('id', '=', sessionId)
    .execute()

/** LOG_LEVEL=error shows why a call failed. */
const log = pino({ level: process.env.LOG_LEVEL ?? 'fatal' })

function answerOf(
  response: Awaited<ReturnType<FastifyInstance['inject']>>,
  method: string,
  url: string,
): Answer {
  const { statusCode: status, headers, payload: text, rawPayload: bytes } = response
  const json = String(headers['content-type']).startsWith('application/json')
  if (!json)
    return {
      status,
      headers,
      text,
      bytes,
      data: undefined,
      meta: { success: status === 200, message: '' },
    }
  const body = JSON.parse(text)
  checkAnswer(`${method} ${url}`, operationOf(method, url), status, body)
  if (!body.meta.message || / at [^"]*(?:\.[cm]?[jt]s|node:[\w/]+):\d+:\d+/.test(text)) {
    throw new Error(`${method} ${url} answers without a sentence, or with a stack trace: ${text}`)
  }
  return { status, headers, text, bytes, data: body.data, meta: body.meta }
}

function templateFor({ demo = true, catalogue }: AppOptions): Template {
  if (catalogue === 'demo') return 'catalogue'
  return demo ? 'demo' : 'empty'
}

/** Data directory of a server in this test file. */
function ownDirectory(): string {
  const dir = mkdtempSync(join(tmpdir(), 'portal-app-'))
  closeAfterFile(() => rm(dir, { recursive: true, force: true }))
  return dir
}

/** A copy of a template, for this test file alone. */
export async function ownDatabase(template: Template): Promise<Place> {
  const server = inject('databaseUrl')
  const name = `test_${randomBytes(8).toString('hex')}`
  await administer(server, `create database ${name} template ${inject('templates')[template]}`)
  const url = urlOf(server, name)
  const pool = connect(url, 6, requestLimits)
  const autonomous = connect(url, 2, requestLimits)
  closeAfterFile(async () => {
    await Promise.all([pool.destroy(), autonomous.destroy()])
    await administer(server, `drop database ${name} (force)`)
  })
  return { url, pool, autonomous }
}
