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
  /** The same call in a transaction. */
  inside: (transaction: Database) => Context
}

/** A write, its audit line and the answer to its Idempotency-Key: all of it or nothing. */
export async function answerWrite(call: Call, handler: Handler): Promise<unknown> {
  return write(call, await keyFor(call), handler)
}

/**
 * A call that does slow work before it writes by `context.commit`. A repeated one is answered without doing the work
 * again; of two at the same time one waits at its commit and gets the answer of the other.
 */
export async function answerOwnTransaction(call: Call, handler: Handler): Promise<unknown> {
  const key = await keyFor(call)
  const first = key && (await findKey(call.context.database, key))
  const kept = first && answerOf(first)
  if (kept) return kept
  return handler({
    ...call.context,
    // A handler gives back what this answers, which is the kept answer where the call was made before.
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
      const found = await takeKey(database, key)
      const kept = answerOf(found)
      if (!found.taken) return kept
    }
    const answer = await handler(inside(database))
    const { user, audit, requestId } = context
    if (user)
      await noteChange(database, {
        userId: user.viewer?.id ?? user.id,
        operation: operation.operationId,
        requestId,
        params: request.params,
        facts: { onlyIfChanged: request.method === 'PUT', ...audit.facts },
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

/** Finds the answer that was kept under a key; a key of another request is refused. */
function answerOf({ sameRequest, answer }: Taken): WithMessage<unknown> | undefined {
  if (!sameRequest) throw new Refusal('common.keyReused')
  return answer && new WithMessage(answer.data, answer.message)
}

async function keyFor({ request, operation, context }: Call): Promise<Key | undefined> {
  const { user } = context
  const key = context.idempotencyKey()
  if (!user || !key || answersSecret(operation)) return undefined
  const content = await contentOf(request.body)
  const requestHash = hashOf([request.url, content])
  return { userId: user.id, key, operation: operation.operationId, requestHash }
}

/** A file counts by its name and its bytes. */
async function contentOf(body: unknown): Promise<unknown> {
  const file = typeof body === 'object' && body !== null && 'file' in body ? body.file : undefined
  if (typeof file !== 'object' || file === null || !('bytes' in file)) return body
  return Buffer.isBuffer(file.bytes) ? { ...file, bytes: await hashOfBytes(file.bytes) } : body
}
