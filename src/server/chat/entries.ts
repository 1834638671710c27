import { sql } from 'kysely'
import type { RecordHooks } from '../records/record-hooks'
import { answerUnknown } from './unknown'

/** The rules of the knowledge base of the robot, beside its description. */
export const robotEntryHooks: RecordHooks<'RobotEntry'> = {
  async beforeSave({ body, stored }, context) {
    await answerUnknown(body.unknownId, context)
    // The robot reads its knowledge anew when this time has changed.
    const columns = { ...stored.columns, changed_at: sql`clock_timestamp()` }
    return { ...stored, columns }
  },
}
