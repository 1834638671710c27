import type { FastifyInstance } from 'fastify'
import { databaseMilliseconds } from '../database/clock'
import type { Pool } from '../database/database'
import type { Refusal } from '../errors'
import { networkOf } from '../network'
import { noteLimited } from './security-events.sql'

declare module 'fastify' {
  interface FastifyRequest {
    /** The refusal, where a limit was reached. */
    limited: Refusal | undefined
  }
}

/** More are not kept of one minute: an attack from many networks must not fill the table. */
const mostInMinute = 100

/**
 * Keeps calls that were refused because of limits as security events: one of each name and network in a minute. After the
 * answer, so that no call waits for it or takes a second connection for it.
 */
export function noteLimits(app: FastifyInstance, pool: Pool): void {
  app.decorateRequest('limited', undefined)
  const noted = new Set<string>()
  let minute = 0
  function isFirst(key: string): boolean {
    const now = Math.floor(databaseMilliseconds() / 60_000)
    if (now !== minute) noted.clear()
    minute = now
    if (noted.has(key) || noted.size >= mostInMinute) return false
    noted.add(key)
    return true
  }
  app.addHook('onResponse', async (request) => {
    const { limited, caller, ip, headers, log } = request
    if (!limited) return
    const whose = limited.details.whose ?? (caller && { userId: caller.id })
    if (!isFirst(`${JSON.stringify(whose ?? null)} ${networkOf(ip)}`)) return
    const from = { address: ip, userAgent: headers['user-agent'] ?? '' }
    await noteLimited(pool, whose, from).catch((error: unknown) => log.error(error))
  })
}
