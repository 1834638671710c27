import type { Schemas } from '../../domain/schemas'
import { contentOf } from '../../domain/forms/form-fields'
import { Refusal } from '../http/errors'
import { formSchema } from '../records/form-schemas'
import type { Handlers } from '../http/handler'
import { refuseChange } from '../records/versions'
import {
  deleteReply,
  findReply,
  insertReply,
  listAllReplies,
  pageReplies,
  updateReply,
  type ReplyFields,
} from './replies.sql'

/** Canned replies of the agents. */
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

  addCannedReply: ({ body }, { database }) => insertReply(database, fieldsOf(body)),

  async changeCannedReply({ params: { id }, body }, { database }) {
    const reply = await updateReply(database, { id, version: body.version }, fieldsOf(body))
    if (!reply) return refuseChange(await findReply(database, id), 'chat.replyNotFound')
    return reply
  },

  async removeCannedReply({ params: { id } }, { database }) {
    if (!(await deleteReply(database, id))) throw new Refusal('chat.replyNotFound')
    return null
  },
} satisfies Partial<Handlers>

// Validated by its schema.
const fieldsOf = (body: Schemas['CannedReply']) =>
  contentOf(formSchema('CannedReply'), body) as ReplyFields
