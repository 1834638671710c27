import { createHash, webcrypto } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../http/errors'

/** The Idempotency-Key of a request. A key that cannot be stored is refused: ignoring it would repeat the work. */
export function keyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = headers['idempotency-key']
  if (key !== undefined && (typeof key !== 'string' || !key || key.length > 200))
    throw new Refusal('common.badKey')
  return key
}

/** Asynchronous, off the main thread: a file may be large. */
export const hashOfBytes = async (bytes: Uint8Array) =>
  Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes)).toString('base64url')

/** Hash that distinguishes requests with the same key. */
export const hashOf = (content: unknown) =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url')
