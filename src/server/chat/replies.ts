import { Refusal } from '../errors'
import type { Handlers } from '../handler'
import { refuseChange } from '../versions'
import {
  deleteReply,
  findReply,
  insertReply,
  listAllReplies,
  pageReplies,
  updateReply,
} from './replies.sql'

/** What people of the customer service say often. */
export const cannedReplies = {
  listCannedReplies: (_call, { database }) => listAllReplies(database),

  async pageCannedReplies({ query: { current = 1, size = 10, ...filter } }, { database }) {
    return { ...(await pageReplies(database, filter, { current, size })), current, size }
  },

  async getCannedReply({ params: { id } }, { database }) {
    const reply = await findReply(database, id)
    if (!reply) throw new Refusal('chat.replyNotFound')
    return reply
  },

  addCannedReply: ({ body: { title, textZh, textEn } }, { database }) =>
    insertReply(database, { title, textZh, textEn }),

  async changeCannedReply(
    { params: { id }, body: { version, title, textZh, textEn } },
    { database },
  ) {
    const reply = await updateReply(database, { id, version }, { title, textZh, textEn })
    if (!reply) return refuseChange(await findReply(database, id), 'chat.replyNotFound')
    return reply
  },

  async removeCannedReply({ params: { id } }, { database }) {
    if (!(await deleteReply(database, id))) throw new Refusal('chat.replyNotFound')
    return null
  },
} satisfies Partial<Handlers>
