import { Refusal } from '../errors'
import type { Handlers } from '../handler'
import { deleteReply, insertReply, listAllReplies, updateReply } from './replies.sql'

/** What people of the customer service say often. */
export const cannedReplies = {
  listCannedReplies: (_call, { database }) => listAllReplies(database),

  addCannedReply: ({ body: { title, textZh, textEn } }, { database }) =>
    insertReply(database, { title, textZh, textEn }),

  async changeCannedReply({ params: { id }, body: { title, textZh, textEn } }, { database }) {
    const reply = await updateReply(database, id, { title, textZh, textEn })
    if (!reply) throw new Refusal('chat.replyNotFound')
    return reply
  },

  async removeCannedReply({ params: { id } }, { database }) {
    if (!(await deleteReply(database, id))) throw new Refusal('chat.replyNotFound')
    return null
  },
} satisfies Partial<Handlers>
