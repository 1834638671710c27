import { Refusal } from '../errors'
import type { Handlers } from '../handler'
import {
  deleteEntry,
  deleteUnknown,
  findEntry,
  insertEntry,
  pageEntries,
  pageUnknown,
  updateEntry,
} from './entries.sql'

/** What the robot knows and does not know, as people of the customer service keep it. */
export const robotEntries = {
  async listRobotEntries({ query: { current = 1, size = 10, ...filter } }, { database }) {
    const { total, entries } = await pageEntries(database, filter, { current, size })
    return { records: entries, total, current, size }
  },

  async getRobotEntry({ params: { id } }, { database }) {
    const entry = await findEntry(database, id)
    if (!entry) throw new Refusal('chat.entryNotFound')
    return entry
  },

  async addRobotEntry({ body: { unknownId, ...fields } }, { database }) {
    const entry = await insertEntry(database, fields)
    if (unknownId) await deleteUnknown(database, unknownId)
    return entry
  },

  async changeRobotEntry({ params: { id }, body: { unknownId, ...fields } }, { database }) {
    const entry = await updateEntry(database, id, fields)
    if (!entry) throw new Refusal('chat.entryNotFound')
    if (unknownId) await deleteUnknown(database, unknownId)
    return entry
  },

  async removeRobotEntry({ params: { id } }, { database }) {
    if (!(await deleteEntry(database, id))) throw new Refusal('chat.entryNotFound')
    return null
  },

  async listUnknownQuestions({ query: { current = 1, size = 10 } }, { database }) {
    return { ...(await pageUnknown(database, { current, size })), current, size }
  },

  async removeUnknownQuestion({ params: { id } }, { database }) {
    if (!(await deleteUnknown(database, id))) throw new Refusal('chat.entryNotFound')
    return null
  },
} satisfies Partial<Handlers>
