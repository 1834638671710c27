import { inTransaction, type Context } from './context'
import type { Pool } from '../database/database'
import { Refusal } from './errors'
import type { Operation } from './operations'
import type { SessionUser } from '../security/session.sql'

/** What a look may do besides reading: end itself. */
const ends: Operation['operationId'] = 'logOut'
/** They are sent, and only read. */
const reading: Operation['operationId'][] = [
  ...(['resolveCart', 'compareProducts', 'giveStreamTicket', ends] as const),
  ...(['calculateClampForce', 'calculateResilience', 'calculateTensileForce'] as const),
]

/** Before anything is read of it, refuses a call that is made to change something by who only looks as a customer. */
export function refuseInLook(
  { operationId }: Operation,
  method: string,
  { viewer }: SessionUser,
): void {
  if (viewer && method !== 'GET' && !reading.includes(operationId)) throw readOnly()
}

/** Whether a call is made by somebody who looks at the shop as a customer, and may change nothing. */
export const isLook = ({ user }: Context, { operationId }: Operation) =>
  user?.viewer !== undefined && operationId !== ends

/** Lets a look read in a transaction in which the database refuses to write, also what is kept beside an answer. */
export async function answerLook(
  context: Context,
  handler: (context: Context) => unknown,
): Promise<unknown> {
  return context.pool
    .transaction()
    .setAccessMode('read only')
    .execute(async (transaction) =>
      // What is written beside the transaction elsewhere is refused here as well.
      handler({ ...inTransaction(context, transaction), autonomous: transaction as Pool }),
    )
    .catch((error: Error & { code?: string }) => {
      throw error.code === '25006' ? readOnly() : error
    })
}

const readOnly = () => new Refusal('account.look.readOnly', { reason: 'forbidden' })
