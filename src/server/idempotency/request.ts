import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../errors'

/** The Idempotency-Key of a request. One that could not be kept is refused: to pass over it would do the work twice. */
export function keyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = headers['idempotency-key']
  if (key !== undefined && (typeof key !== 'string' || !key || key.length > 200))
    throw new Refusal('common.badKey')
  return key
}

/** Tells one content under a key from another. */
export const hashOf = (content: unknown) =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url')
