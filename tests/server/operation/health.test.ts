import { pino } from 'pino'
import { expect, test } from 'vitest'
import { buildApp } from '../../../src/server/app'
import { openConnectionLimits } from '../../../src/server/http/connection-limits'
import { connect } from '../../../src/server/database/database'
import { handlersWith, type CatalogueHandlers } from '../../../src/server/handlers'
import { noCatalogue } from '../../no-catalogue'
import { openMessageFeed } from '../../../src/server/notifications/feed'
import { now } from '../../../src/server/database/clock'
import { openConditions } from '../../../src/server/operation/conditions'
import { answers } from '../../../src/server/operation/conditions.sql'
import { openPasswordForm } from '../../../src/server/passwords/password-form'
import { startApp } from '../../app'

test('a server with its database and its catalogue is ready', async () => {
  const { call } = await startApp()
  expect((await call(null, 'GET', '/health')).data).toEqual({ status: 'ok' })
  expect((await call(null, 'GET', '/ready')).data).toMatchObject({
    status: 'ok',
    database: true,
    index: true,
  })
})

test('without its catalogue a server lives and is not ready', async () => {
  const { call } = await startApp({ catalogue: 'unready' })
  expect((await call(null, 'GET', '/health')).status).toBe(200)
  expect(await call(null, 'GET', '/ready')).toMatchObject({
    status: 503,
    meta: { message: '服务暂时不可用，请稍后再试' },
  })
})

test('without its database a server lives, is not ready and answers calls with 503', async () => {
  const { settings, sessions, database, place, workers } = await startApp()
  const pool = connect('postgres://nobody@127.0.0.1:1/nothing')
  const catalogue = noCatalogue<keyof CatalogueHandlers>(true)
  const passwordForm = await openPasswordForm(database, settings)
  const feed = await openMessageFeed({
    pool: place.pool,
    url: place.url,
    log: pino({ level: 'fatal' }),
  })
  const conditions = openConditions(
    { database: async () => ({ state: (await answers(pool)) ? 'good' : 'broken' }) },
    { now },
  )
  const health = { conditions, isStopping: () => false }
  const handlers = handlersWith({
    sessions,
    passwordForm,
    feed,
    catalogue,
    health,
    connections: openConnectionLimits(settings),
  })
  const app = await buildApp({ settings, pool, autonomous: pool, sessions, handlers, workers })

  const statusOf = async (path: string) => (await app.inject(`/crrc_sales${path}`)).statusCode
  expect(await statusOf('/health')).toBe(200)
  expect(await statusOf('/ready')).toBe(503)
  expect(await statusOf('/web/home/boot/data')).toBe(503)
  await feed.stop()
  await app.close()
  await pool.destroy()
})
