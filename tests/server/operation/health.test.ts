import { expect, test } from 'vitest'
import { noCatalogue } from '../../../src/server/no-catalogue'
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
  const { call } = await startApp({ catalogue: async () => noCatalogue(false) })
  expect((await call(null, 'GET', '/health')).status).toBe(200)
  expect(await call(null, 'GET', '/ready')).toMatchObject({
    status: 503,
    meta: { message: '服务暂时不可用,请稍后再试' },
  })
})

test('without its database a server lives, is not ready and answers calls with 503', async () => {
  const { call, pool } = await startGone()
  expect((await call(null, 'GET', '/health')).status).toBe(200)
  expect((await call(null, 'GET', '/ready')).status).toBe(503)
  expect((await call(null, 'GET', '/web/home/boot/data')).status).toBe(503)
  await pool.destroy()
})

/** An app whose database has gone away since it was opened. */
async function startGone() {
  const { connect } = await import('../../../src/server/database/database')
  const { buildApp } = await import('../../../src/server/app')
  const { handlersWith } = await import('../../../src/server/handlers')
  const shop = await startApp()
  const pool = connect('postgres://nobody@127.0.0.1:1/nothing')
  const catalogue = noCatalogue<never>(true)
  const passwordForm = {
    announced: { passwordForm: 'plain' as const },
    read: (sent: string) => sent,
  }
  const handlers = handlersWith({
    sessions: shop.sessions,
    passwordForm,
    catalogue: catalogue as never,
  })
  const app = await buildApp({ settings: shop.settings, pool, sessions: shop.sessions, handlers })
  return {
    pool,
    call: async (_who: null, method: 'GET', path: string) => {
      const { statusCode } = await app.inject({ method, url: `/crrc_sales${path}` })
      return { status: statusCode }
    },
  }
}
