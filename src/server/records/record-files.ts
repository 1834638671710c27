import { sql } from 'kysely'
import { records } from '../../generated/records'
import type { AttachmentRules } from '../attachments/calls'
import type { PurposeRule } from '../attachments/rule'
import { attachFormFiles } from '../attachments/form-files'
import { userOf, type Context } from '../http/context'
import { describedRecords, type Described } from './described-records'
import { formSchema } from './form-schemas'

/** The purposes under which files of kept records are uploaded. */
type RecordPurpose = Exclude<(typeof records)[keyof typeof records]['files'], null>

/** The files of a row, as lists and forms show them. */
export const filesOfRow = ({ type, table }: Described) => sql<object[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', data ->> 'originalName',
    'kind', kind, 'value', '/crrc_sales/quality/problem/file/' || id) order by id), '[]')
  from stored_file where subject = ${type} and subject_id = ${sql.ref(`${table}.id`)})`

/** Gives a record the files that its form names, and deletes those that it names no longer. */
export async function giveFiles(
  { type, form, files }: Described,
  { id, body }: { id: number; body: object },
  context: Context,
): Promise<void> {
  if (files === null) return
  const filled = { form: formSchema(form), value: body }
  await attachFormFiles(context, { purpose: files }, { subject: type, subjectId: id }, filled)
}

/** Whoever may read and write a kept record may read and upload its files. */
const mayUse = ({ roles }: Described, context: Context) => {
  const { kind, staffRoles } = userOf(context)
  return kind === 'staff' && staffRoles.some((role) => roles.includes(role))
}

/** The records that name a purpose share its rule. */
function ruleOf(purpose: string): PurposeRule {
  const sharing = Object.values(describedRecords).filter(({ files }) => files === purpose)
  return {
    mayUpload: (context) => sharing.some((record) => mayUse(record, context)),
    mayRead: ({ subject }, context) =>
      sharing.some((record) => record.type === subject && mayUse(record, context)),
  }
}

const purposes = Object.values(describedRecords).flatMap(({ files }) => files ?? [])

/** The rules of the files of kept records, by the purposes that their descriptions name. */
// Object.fromEntries forgets the names of its entries.
export const recordAttachments = Object.fromEntries(
  purposes.map((purpose) => [purpose, ruleOf(purpose)]),
) as Pick<AttachmentRules, RecordPurpose>
