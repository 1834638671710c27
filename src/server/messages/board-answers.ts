import type { Schemas } from '../../domain/schemas'
import type { Context } from '../http/context'
import { heldAnswer } from '../queues/assignment'
import { storedFields } from '../records/stored-fields'
import type { BoardMessage } from './board.sql'

/** A message as its customer sees it. */
export function boardAnswer(stored: BoardMessage): Schemas['BoardMessage'] {
  const { id, who, createdAt, state, repliedAt, replyBy } = stored
  return {
    theme: '',
    description: '',
    contact: '',
    ...storedFields('BoardMessage', stored.message),
    ...storedFields('BoardMessage', stored.reply),
    id,
    who,
    createTime: createdAt.toISOString(),
    state,
    ...(repliedAt && { replyTime: repliedAt.toISOString() }),
    ...(replyBy && { replyBy }),
  }
}

/** A message as staff see it, with the customer's name. */
export function officeAnswer(
  stored: BoardMessage,
  context: Pick<Context, 'settings'>,
): Schemas['OfficeBoardMessage'] {
  return {
    ...boardAnswer(stored),
    ...storedFields('OfficeBoardMessage', stored.message),
    ...storedFields('OfficeBoardMessage', stored.reply),
    state: stored.state,
    accountId: stored.accountId,
    customer: stored.customer,
    ...heldAnswer(stored, stored.state === 1, context),
  }
}
