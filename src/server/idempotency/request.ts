import { createHash, webcrypto } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../http/errors'

/** The Idempotency-Key of a request. One that could not be kept is refused: to pass over it would do the work twice. */
export function keyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = headers['idempotency-key']
  if (key !== undefined && (typeof key !== 'string' || !key || key.length > 200))
    throw new Refusal('common.badKey')
  return key
}

/** Beside the main thread: a file may be large. */
export const hashOfBytes = async (bytes: Uint8Array) =>
  Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes)).toString('base64url')

/** Tells one content under a key from another. */
export const hashOf = (content: unknown) =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url')
