import { translate } from '../../i18n/translate'
import type { Language } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import type { TextKey } from '../../generated/text-key'
import type { Database } from '../database/database'
import { titlesOf, type SchemaName } from '../records/form-schemas'

export type Subject =
  'intentionOrder' | 'supplierProblem' | 'customerProblem' | 'conversation' | 'content'

export interface Step {
  subject: Subject
  subjectId: number
  userId: number | undefined
  /** Who it was at that time: names may change later. */
  who: string
  what: TextKey
  note?: string
  /** Which fields of which form it concerns; they are named in the reader's language when it is read. */
  changes?: { form: SchemaName; fields: string[] }
}

/** Adds a line to the history of a record; lines are never changed. */
export async function addStep(
  database: Database,
  { subject, subjectId, userId, ...data }: Step,
): Promise<void> {
  await database
    .insertInto('timeline')
    .values({ subject, subject_id: subjectId, user_id: userId ?? null, data: JSON.stringify(data) })
    .execute()
}

interface Lines {
  subject: Subject
  id: number
  /** What the reader does not get to know. */
  without?: TextKey[]
}

/** The history of a record, in the reader's language; a document in several says each line in all of them. */
export async function listSteps(
  database: Database,
  { subject, id: subjectId, without = [] }: Lines,
  ...languages: Language[]
): Promise<Schemas['TimelineEntry'][]> {
  const rows = await database
    .selectFrom('timeline')
    .select(['id', 'created_at', 'data'])
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .orderBy('id')
    .execute()
  const inAll = (say: (language: Language) => string) =>
    [...new Set(languages.map(say))].join(' / ')
  return rows.flatMap(({ id, created_at, data }) => {
    // Written by addStep alone.
    const { who, what, note, changes } = data as unknown as Pick<
      Step,
      'who' | 'what' | 'note' | 'changes'
    >
    if (without.includes(what)) return []
    return {
      id,
      time: created_at.toISOString(),
      who,
      what: inAll((language) => translate(language, what)),
      ...(note && { note }),
      ...(changes?.fields.length && {
        fields: changes.fields.map((field) =>
          inAll((language) => titlesOf(changes.form, [field], language)[0] ?? field),
        ),
      }),
    }
  })
}

/** What the latest line of a history is about. */
export async function latestStep(
  database: Database,
  { subject, id }: Pick<Lines, 'subject' | 'id'>,
): Promise<TextKey | undefined> {
  const row = await database
    .selectFrom('timeline')
    .select('data')
    .where('subject', '=', subject)
    .where('subject_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  // Written by addStep alone.
  return (row?.data as unknown as Pick<Step, 'what'> | undefined)?.what
}
