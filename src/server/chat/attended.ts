import { mayInChat } from '../../domain/chat/rules'
import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import { findConversation, type Conversation } from './conversations.sql'

export async function anyConversation(id: number, { database }: Context): Promise<Conversation> {
  const stored = await findConversation(database, { id })
  if (!stored) throw new Refusal('chat.notFound')
  return stored
}

/** A conversation that the caller attends, or that is waiting; operators may act for its agent. */
export async function attended(
  id: number,
  action: 'transfer' | 'close' | 'makeRecord',
  context: Context,
): Promise<Conversation> {
  const talk = await anyConversation(id, context)
  if (!mayInChat(action, talk.state))
    throw new Refusal(action === 'close' ? 'chat.alreadyClosed' : 'chat.notAttended')
  const { id: userId, staffRoles } = userOf(context)
  const other = talk.agentId !== null && talk.agentId !== userId
  if (other && !staffRoles.includes('operator')) throw new Refusal('chat.notAttended')
  return talk
}
