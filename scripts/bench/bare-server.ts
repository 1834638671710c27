import { pino } from 'pino'
import { buildApp } from '../../src/server/app'
import { openCatalogue } from '../../src/server/catalogue/catalogue'
import { openConnectionLimits } from '../../src/server/http/connection-limits'
import { connect } from '../../src/server/database/database'
import { handlersWith } from '../../src/server/handlers'
import { openMessageFeed } from '../../src/server/notifications/feed'
import { checksOf } from '../../src/server/http/operation-checks'
import { listOperations } from '../../src/server/http/operations'
import { now } from '../../src/server/database/clock'
import { openConditions } from '../../src/server/operation/conditions'
import { openPasswordForm } from '../../src/server/passwords/password-form'
import { openSecrets } from '../../src/server/secrets/open'
import { openSessions } from '../../src/server/security/session'
import { readSettings } from '../../src/server/settings/settings'
import { openWorkerPool } from '../../src/server/worker-pool/pool'

/**
 * The server with an additional route: it checks what the product page checks, in the same hooks, and answers a
 * constant body. The parent process sets the number of bytes and receives the processor time.
 */
const settings = readSettings()
const { databaseUrl } = settings
if (!databaseUrl || !process.send) throw new Error('The bench starts this process with a database.')
const send = process.send.bind(process)
const pool = connect(databaseUrl)
const log = pino({ level: settings.logLevel })
const catalogue = await openCatalogue(pool, databaseUrl, log)
await openSecrets(pool, settings)
const sessions = await openSessions(pool, settings)
const passwordForm = await openPasswordForm(pool, settings)
const feed = await openMessageFeed({ pool, url: databaseUrl, log })
const health = { conditions: openConditions({}, { now }), isStopping: () => false }
const connections = openConnectionLimits(settings)
const handlers = handlersWith({ sessions, passwordForm, feed, catalogue, connections, health })
const { dataDir, s3Url } = settings
const workers = openWorkerPool({
  databaseUrl,
  settings: { dataDir, s3Url },
})
const app = await buildApp({
  settings,
  pool,
  autonomous: connect(databaseUrl, 3),
  sessions,
  handlers,
  workers,
  log,
})

const products = listOperations().find(({ operation }) => operation.operationId === 'listProducts')
if (!products) throw new Error('The contract has no listProducts.')
const { operation } = products
let constant = Buffer.alloc(0)
app.post('/crrc_sales/bare', {
  schema: checksOf(operation),
  config: { operation },
  handler: async (_request, reply) => reply.type('application/json; charset=utf-8').send(constant),
})
await app.listen({ port: settings.port, host: settings.host })

process.on('message', (message: 'cpu' | { size: number }) => {
  if (typeof message === 'object') constant = Buffer.alloc(message.size, ' ')
  const { user, system } = process.cpuUsage()
  send((user + system) / 1000)
})
process.on('disconnect', () => process.exit())
send('ready')
