import type { FastifyRequest } from 'fastify'
import { noteChange } from '../audit/audit.sql'
import type { Context } from './context'
import type { Database } from '../database/database'
import { Refusal } from './errors'
import { WithMessage } from './handler'
import { findKey, keepAnswer, takeKey, type Key, type Taken } from '../idempotency/idempotency.sql'
import { hashOf, hashOfBytes } from '../idempotency/request'
import { answersSecret, type Operation } from './operations'

type Handler = (context: Context) => unknown

export interface Call {
  request: FastifyRequest
  operation: Operation
  context: Context
  /** The same context in a transaction. */
  inside: (transaction: Database) => Context
}

/** Commits a write, its audit line and the stored answer of its idempotency key atomically. */
export async function answerWrite(call: Call, handler: Handler): Promise<unknown> {
  return write(call, await keyFor(call), handler)
}

/**
 * A call that does slow work before it writes by `context.commit`. A retry gets the stored answer without repeating
 * the work; of two concurrent calls the second waits at its commit and gets the first one's answer.
 */
export async function answerOwnTransaction(call: Call, handler: Handler): Promise<unknown> {
  const key = await keyFor(call)
  const first = key && (await findKey(call.context.database, key))
  const kept = first && answerOf(first)
  if (kept) return kept
  return handler({
    ...call.context,
    // The handler returns this result, which is the stored answer of a repeated call.
    commit: async (work) => (await write(call, key, (inside) => work(inside))) as never,
  })
}

function write(
  { request, operation, context, inside }: Call,
  key: Key | undefined,
  handler: Handler,
) {
  return context.pool.transaction().execute(async (database) => {
    if (key) {
      const stored = await takeKey(database, key)
      const kept = answerOf(stored)
      if (!stored.taken) return kept
    }
    const answer = await handler(inside(database))
    const { user, apiKey, audit, requestId } = context
    if (user ?? apiKey)
      await noteChange(database, {
        userId: user?.viewer?.id ?? user?.id,
        operation: operation.operationId,
        requestId,
        params: request.params,
        facts: {
          onlyIfChanged: request.method === 'PUT',
          ...audit.facts,
          ...(apiKey && { about: `api_key:${apiKey.id}` }),
        },
      })
    if (key) await keepAnswer(database, key, keptForm(answer, operation, context))
    return answer
  })
}

function keptForm(answer: unknown, { 'x-success': success }: Operation, { text }: Context) {
  const isSaid = answer instanceof WithMessage
  const data: unknown = (isSaid ? answer.data : answer) ?? null
  return { data, message: isSaid ? answer.message : text(success ?? 'common.done') }
}

/** The stored answer of a key; a key used for another request is refused. */
function answerOf({ sameRequest, answer }: Taken): WithMessage<unknown> | undefined {
  if (!sameRequest) throw new Refusal('common.keyReused')
  return answer && new WithMessage(answer.data, answer.message)
}

async function keyFor({ request, operation, context }: Call): Promise<Key | undefined> {
  const key = context.idempotencyKey()
  const userId = callerOf(context)
  if (!userId || !key || answersSecret(operation)) return undefined
  const content = await contentOf(request.body)
  const requestHash = hashOf([request.url, content])
  return { userId, key, operation: operation.operationId, requestHash }
}

/** Each API key has idempotency keys of its own, as each user has; its number is negative there. */
const callerOf = ({ user, apiKey }: Pick<Context, 'user' | 'apiKey'>): number | undefined =>
  user?.id ?? (apiKey && -apiKey.id)

/** A file is compared by its name and bytes. */
async function contentOf(body: unknown): Promise<unknown> {
  const file = typeof body === 'object' && body !== null && 'file' in body ? body.file : undefined
  if (typeof file !== 'object' || file === null || !('bytes' in file)) return body
  return Buffer.isBuffer(file.bytes) ? { ...file, bytes: await hashOfBytes(file.bytes) } : body
}
