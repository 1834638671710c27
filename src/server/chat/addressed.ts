import type { Pool } from '../database/database'
import { Refusal } from '../http/errors'
import { findConversation, type Conversation } from './conversations.sql'

/** Finds the conversations that frames of a socket name; `own` is that of a customer, who has no other. */
export function addressedBy(pool: Pool, own: Conversation | undefined) {
  return { conversationFor, conversationNamed }

  /** Conversation of a message; a customer only has their own, which is already loaded. */
  async function conversationFor(id: number | undefined, customerId: number) {
    if (own && (id === undefined || id === own.id)) return own
    return !own && id === undefined ? conversationWith(customerId) : conversationNamed(id)
  }

  /** Conversation of a frame; a customer only has their own. */
  async function conversationNamed(id: number | undefined): Promise<Conversation> {
    if (own && id !== undefined && id !== own.id) throw new Refusal('chat.notFound')
    const conversation = await findConversation(pool, { id: own?.id ?? id ?? 0 })
    if (!conversation) throw new Refusal('chat.notFound')
    return conversation
  }

  async function conversationWith(userId: number): Promise<Conversation> {
    const conversation = Number.isSafeInteger(userId)
      ? await findConversation(pool, { userId })
      : undefined
    if (!conversation) throw new Refusal('chat.notFound')
    return conversation
  }
}
