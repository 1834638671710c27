import { Refusal } from '../errors'
import { contentOf } from '../../domain/form-fields'
import { formSchema } from '../form-schemas'
import type { Handlers } from '../handler'
import { refuseChange } from '../versions'
import {
  deleteEntry,
  deleteUnknown,
  findEntry,
  insertEntry,
  pageEntries,
  pageUnknown,
  updateEntry,
  type EntryFields,
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

  async addRobotEntry({ body }, { database }) {
    const entry = await insertEntry(
      database,
      contentOf(formSchema('RobotEntryForm'), body) as EntryFields,
    )
    if (body.unknownId) await deleteUnknown(database, body.unknownId)
    return entry
  },

  async changeRobotEntry(
    { params: { id }, body: { unknownId, version, ...fields } },
    { database },
  ) {
    const entry = await updateEntry(database, { id, version }, fields)
    if (!entry) return refuseChange(await findEntry(database, id), 'chat.entryNotFound')
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
