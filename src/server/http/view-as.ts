import { inTransaction, type Context } from './context'
import { Refusal } from './errors'
import type { Operation } from './operations'
import type { SessionUser } from '../security/session.sql'

/** The only write allowed while viewing as a customer: ending it. */
const ends: Operation['operationId'] = 'logOut'
/** POST operations that only read. */
const reading: Operation['operationId'][] = [
  'resolveCart',
  'compareProducts',
  'giveStreamTicket',
  ends,
  'calculateClampForce',
  'calculateResilience',
  'calculateTensileForce',
  'calculateJoint',
  'findBolts',
]

/** Refuses a writing call while viewing as a customer, before its body is read. */
export function refuseInLook(
  { operationId }: Operation,
  method: string,
  { viewer }: SessionUser,
): void {
  if (viewer && method !== 'GET' && !reading.includes(operationId)) throw readOnly()
}

/** True if staff view the shop as a customer, where nothing may change. */
export const isLook = ({ user }: Context, { operationId }: Operation) =>
  user?.viewer !== undefined && operationId !== ends

/** Runs the call in a read-only transaction, including what is usually written beside the answer. */
export async function answerLook(
  context: Context,
  handler: (context: Context) => unknown,
): Promise<unknown> {
  return context.pool
    .transaction()
    .setAccessMode('read only')
    .execute(async (transaction) =>
      // Writes that usually bypass the transaction are refused too.
      handler({ ...inTransaction(context, transaction), autonomous: transaction }),
    )
    .catch((error: Error & { code?: string }) => {
      throw error.code === '25006' ? readOnly() : error
    })
}

const readOnly = () => new Refusal('account.look.readOnly', { reason: 'forbidden' })
