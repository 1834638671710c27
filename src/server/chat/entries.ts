import { Refusal } from '../http/errors'
import { contentOf } from '../../domain/forms/form-fields'
import { formSchema } from '../records/form-schemas'
import type { Handlers } from '../http/handler'
import { refuseChange } from '../records/versions'
import {
  deleteEntry,
  findEntry,
  insertEntry,
  pageEntries,
  updateEntry,
  type EntryFields,
} from './entries.sql'
import { answerUnknown } from './unknown'

/** The robot's knowledge base, maintained by agents. */
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

  async addRobotEntry({ body }, context) {
    await answerUnknown(body.unknownId, context)
    const fields = contentOf(formSchema('RobotEntryForm'), body) as EntryFields
    return insertEntry(context.database, fields)
  },

  async changeRobotEntry({ params: { id }, body: { unknownId, version, ...fields } }, context) {
    const { database } = context
    await answerUnknown(unknownId, context)
    const entry = await updateEntry(database, { id, version }, fields)
    if (!entry) return refuseChange(await findEntry(database, id), 'chat.entryNotFound')
    return entry
  },

  async removeRobotEntry({ params: { id } }, { database }) {
    if (!(await deleteEntry(database, id))) throw new Refusal('chat.entryNotFound')
    return null
  },
} satisfies Partial<Handlers>
