import { sql } from 'kysely'
import { uploadsIn } from '../../domain/forms/form-fields'
import { records } from '../../generated/records'
import { dropFilesBut, takeFiles } from '../files/files.sql'
import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { SessionUser } from '../security/session.sql'
import { describedRecords, type Described } from './described-records'
import { formSchema } from './form-schemas'

/** The purposes under which files of kept records are uploaded. */
export type RecordPurpose = Exclude<(typeof records)[keyof typeof records]['files'], null>

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
  const { accountId } = userOf(context)
  const owner = { subject: type, subjectId: id, purposes: [files] }
  const inputs = uploadsIn(formSchema(form), body)
  const ids = [...new Set(inputs.flatMap((input) => input.ids))]
  const taken = await takeFiles(context.database, ids, { ...owner, accountId })
  if (taken.length < ids.length) {
    const message = context.text('files.notYours')
    const errors = inputs.map(({ name }) => ({ path: name, message }))
    throw new Refusal('files.notYours', { errors })
  }
  await dropFilesBut(context.database, ids, owner)
}

/** A file of a kept record can be seen by whoever can read the record. */
export function maySeeFileOf(subject: string, { staffRoles }: SessionUser): boolean {
  const record = Object.values(describedRecords).find(({ type }) => type === subject)
  if (!record?.files) return false
  return record.roles.some((role) => staffRoles.some((own) => own === role))
}

export const isRecordPurpose = (purpose: string): purpose is RecordPurpose =>
  Object.values(describedRecords).some(({ files }) => files === purpose)
