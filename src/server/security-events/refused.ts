import type { FastifyInstance } from 'fastify'
import { databaseMilliseconds } from '../database/clock'
import type { Pool } from '../database/database'
import type { Refusal } from '../http/errors'
import { networkOf } from '../http/network'
import { noteRefused } from './security-events.sql'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set if the call was refused. */
    refused: Refusal | undefined
  }
}

/** Events stored per minute: a distributed attack must not fill the table. */
const mostInMinute = 100

/** Only exceeded limits and missing permissions are recorded. */
function kindOf({ status, details }: Refusal): 'limited' | 'callRefused' | undefined {
  if (status === 429) return 'limited'
  return details.reason === 'forbidden' ? 'callRefused' : undefined
}

/**
 * Records calls refused by a limit or a missing permission: one per kind, name and network a minute. Runs after the
 * answer, so that no call waits for it or needs a second connection.
 */
export function noteRefusals(app: FastifyInstance, pool: Pool): void {
  app.decorateRequest('refused', undefined)
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
    const { refused, caller, ip, headers, log } = request
    const kind = refused && kindOf(refused)
    if (!kind) return
    const whose = refused.details.whose ?? (caller && { userId: caller.id })
    if (!isFirst(`${kind} ${JSON.stringify(whose ?? null)} ${networkOf(ip)}`)) return
    const from = { address: ip, userAgent: headers['user-agent'] ?? '' }
    await noteRefused(pool, kind, whose, from).catch((error: unknown) => log.error(error))
  })
}
