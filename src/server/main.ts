import { setTimeout as wait } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import { pino } from 'pino'
import { webBase } from '../domain/pages/paths'
import { lockDemo, unlockDemo } from './account/demo-lock.sql'
import { accountJobs } from './account/jobs'
import { demoRefusal } from './settings/demo-refusal'
import { addCommand, lacksOperator } from './account/first-operator'
import { keyRecoveryCodes } from './account/recovery-codes'
import { auditJobs } from './audit/jobs'
import { buildApp, logged, secretHeaders, timeOfLine } from './app'
import { openCatalogue } from './catalogue/catalogue'
import { catalogueHousekeeping } from './catalogue/housekeeping'
import { openImports } from './catalogue/import/thread'
import { chatSocket } from './chat/chat'
import { chatJobs } from './chat/jobs'
import { openConnectionLimits } from './http/connection-limits'
import { makeContentsKnown } from './content/known-contents'
import { contentJobs } from './content/publishing'
import { now } from './database/clock'
import { openDatabase, travelsInClear, type OpenDatabase } from './database/database'
import { applyDemoSettings, loadDemo, type Demo } from './demo'
import { eventMailJobs } from './event-mails/jobs'
import { fileJobs } from './files/jobs'
import { handlersWith } from './handlers'
import { startWorker } from './jobs/worker'
import { mailWriters } from './mail-writers'
import { followKeptSettings } from './settings/kept-settings'
import { boardJobs } from './messages/reminders'
import { openMessageFeed } from './notifications/feed'
import { orderJobs } from './orders/reminders'
import { removeStaleParts } from './operation/backup/parts'
import { conditionSources } from './operation/condition-sources'
import { openConditions, watchConditions } from './operation/conditions'
import { backupFolder, operationJobs } from './operation/jobs'
import { outboxJobs } from './outbox/jobs'
import { openPasswordForm } from './passwords/password-form'
import { qualityJobs } from './quality/reminders'
import { retentionJobs } from './retention/jobs'
import { openSecrets } from './secrets/open'
import { securityEventJobs } from './security-events/jobs'
import { openSessions } from './security/session'
import { readSettings, type Settings } from './settings/settings'
import { SettingsError } from './settings/settings-error'
import { openWorkerPool } from './worker-pool/pool'

try {
  await start(readSettings())
} catch (error) {
  // A settings error prints only its message; any other error prints in full.
  console.error(error instanceof SettingsError ? error.message : error)
  process.exit(1)
}

async function start(settings: Settings) {
  const refusal = demoRefusal(settings)
  if (refusal) throw new SettingsError(refusal)
  const demo = settings.demo ? await loadDemo() : undefined
  if (demo) applyDemoSettings(demo)
  const database = await openDatabase(settings, (line) => console.error(line))
  try {
    await serve(readSettings(), database, demo)
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Stopping goes the other way round: answer what was asked, end the jobs, then the catalogue and the database. */
async function serve(settings: Settings, database: OpenDatabase, demo: Demo | undefined) {
  const { pool, autonomous, longRunning, listenUrl } = database
  await openSecrets(longRunning, settings, (line) => console.log(line))
  await removeStaleParts(backupFolder(settings))
  const log = pino({
    level: settings.logLevel,
    redact: secretHeaders,
    serializers: logged,
    timestamp: timeOfLine,
  })
  if (demo) {
    await unlockDemo(pool)
    await demo.fill({ pool: longRunning, settings, log, print: (line) => console.log(line) })
  } else {
    const locked = await lockDemo(pool)
    if (locked > 0) console.warn(`DEMO=0: ${locked} accounts of the demo are locked from now on.`)
  }
  await makeContentsKnown(longRunning)
  const sessions = await openSessions(pool, settings)
  await keyRecoveryCodes(pool)
  const passwordForm = await openPasswordForm(pool, settings)
  const catalogue = await openCatalogue(pool, database.url, log, listenUrl)
  const feed = await openMessageFeed({ pool, url: listenUrl, log })

  const keptSettings = await followKeptSettings({
    database: pool,
    url: listenUrl,
    settings,
    log,
  })

  const connections = openConnectionLimits(settings)
  const workers = openWorkerPool({ databaseUrl: database.url, settings: filesOf(settings) })

  let isStopping = false
  const sources = conditionSources({ database, catalogue, dataDir: settings.dataDir })
  const conditions = openConditions(sources, { now })
  const stopWatching = watchConditions(conditions, log)
  const health = { conditions, isStopping: () => isStopping }
  const app = await buildApp({
    workers,
    settings,
    pool,
    autonomous,
    sessions,
    handlers: handlersWith({ sessions, passwordForm, feed, catalogue, connections, health }),
    socket: chatSocket({ pool, url: listenUrl, sessions, settings, connections, log }),
    log,
  })
  const imports = openImports({ workers, log })
  const worker = await startWorker({
    pool: longRunning,
    kinds: {
      ...retentionJobs,
      ...auditJobs,
      ...fileJobs(settings),
      ...qualityJobs(settings),
      ...orderJobs(settings),
      ...boardJobs(settings),
      ...chatJobs(settings),
      ...contentJobs,
      ...outboxJobs(settings),
      ...eventMailJobs(settings, mailWriters),
      ...catalogueHousekeeping(settings),
      ...imports.jobs,
      ...accountJobs(settings),
      ...securityEventJobs(app.log),
      ...operationJobs(settings, pool),
    },
    log: app.log,
  })
  const stop = async () => {
    stopWatching()
    await feed.stop()
    await keptSettings.stop()
    await app.close()
    await worker.stop()
    await workers.stop()
    await imports.idle()
    await catalogue.stop()
  }

  try {
    await app.listen({ port: settings.port, host: settings.host })
  } catch (error) {
    await stop()
    const sentence = reasonOf(error, settings)
    throw sentence ? new SettingsError(sentence) : error
  }
  const drainMs = settings.drainSeconds * 1000
  closeWithGrace({ delay: 20_000 + drainMs, logger: app.log }, async ({ err }) => {
    if (err) app.log.fatal(err, 'The server ends after an error that nobody expected')
    // /ready answers 503 from now on, so that a load balancer stops sending requests before the server closes.
    isStopping = true
    if (!err) await wait(drainMs)
    await stop()
    await database.close()
  })
  greet(settings, { demo, lacksOperator: await lacksOperator(pool) })
}

/** Settings for worker threads; not all settings can be cloned. */
function filesOf({ dataDir, s3Url }: Settings) {
  return { dataDir, s3Url }
}

/** Explains a listen error that is caused by a setting. */
function reasonOf(error: unknown, { host, port }: Settings): string | undefined {
  // Errors of the system carry a code; others have none.
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use; choose another one with PORT, for example PORT=${port + 1}`
  }
  if (code === 'EACCES') return `Port ${port} is not for this user; choose one from 1024 with PORT`
  // Codes for an unknown host, a failed DNS query or an address of another machine.
  const isElsewhere = ['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL'].includes(code ?? '')
  return isElsewhere ? `HOST=${host} is no address of this machine` : undefined
}

function greet(
  { publicUrl, rateLimit, databaseUrl, passwordForm }: Settings,
  { demo, lacksOperator }: { demo: Demo | undefined; lacksOperator: boolean },
) {
  if (databaseUrl && travelsInClear(databaseUrl)) {
    console.warn(
      'DATABASE_URL: what the database is asked and answers travels without TLS; add sslmode=verify-full.',
    )
  }
  if (rateLimit === 0) {
    console.warn('RATE_LIMIT=off: requests are not limited; for benchmarks and load tests only.')
  }
  if (passwordForm !== 'plain') {
    console.warn(
      `PASSWORD_FORM=${passwordForm}: every browser is told how to read it, so it protects nothing; TLS does.`,
    )
  }
  console.log(`The shop is at ${new URL(webBase, publicUrl)}`)
  if (lacksOperator) {
    console.log(
      'Nobody can log in to the office yet. With the same settings, make the first operator:',
    )
    console.log(`  ${addCommand}`)
  }
  if (!demo) return
  console.log(`Demo accounts, all with the password ${demo.password}:`)
  for (const { username, purpose } of demo.users) {
    console.log(`  ${username.padEnd(10)} ${purpose}`)
  }
}
