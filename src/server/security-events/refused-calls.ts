import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from '../database/database'
import { Refusal } from '../errors'
import { noteSecurityEvent, type From } from './security-events.sql'

/** So many notes of one minute are remembered at most; what comes after is noted again the next minute. */
const mostNoted = 10_000

interface Refused extends From {
  userId: number | undefined
  operation: string | undefined
  log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Notes calls that were refused for want of a permission, and limits that were hit: of each person, or address without a
 * login, one of a kind in a minute, so that a flood of them writes no flood of rows.
 */
export function openRefusedCalls(pool: Pool) {
  let minute = 0
  const noted = new Set<string>()

  return async (error: unknown, { userId, operation, log, ...from }: Refused): Promise<void> => {
    const kind = kindOf(error)
    if (!kind) return
    const now = Math.floor(performance.now() / 60_000)
    if (now !== minute) noted.clear()
    minute = now
    const key = `${kind} ${userId ?? from.address}`
    if (noted.has(key) || noted.size >= mostNoted) return
    noted.add(key)
    log.warn({ securityEvent: kind, userId, operation, address: from.address }, 'refused')
    if (userId === undefined) return
    // The refusal is answered whether it can be noted or not.
    await noteSecurityEvent(pool, kind, userId, from).catch((error: unknown) =>
      log.warn(error, 'A refused call could not be noted'),
    )
  }
}

function kindOf(error: unknown): 'callRefused' | 'limitHit' | undefined {
  if (!(error instanceof Refusal)) return undefined
  if (error.status === 429) return 'limitHit'
  return error.details.reason === 'forbidden' ? 'callRefused' : undefined
}
