import { nameIn, type StoredName } from '../../domain/account/names'
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
  /** Name at that time; names may change later. */
  who: StoredName
  what: TextKey
  note?: string
  /** Changed fields of a form; their titles are looked up in the reader's language. */
  changes?: { form: SchemaName; fields: string[] }
}

/** Appends a line to a record's history; lines never change. */
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
  /** Leaves out the names of changed fields, which concern only those who keep the record. */
  isPlain?: boolean
  /** Lines hidden from the reader. */
  without?: TextKey[]
}

/** History of a record in the reader's language; a bilingual document gets each line in all its languages. */
export async function listSteps(
  database: Database,
  { subject, id: subjectId, without = [], isPlain = false }: Lines,
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
    // Only addStep writes this column.
    const { who, what, note, changes } = data as Pick<Step, 'who' | 'what' | 'note' | 'changes'>
    if (without.includes(what)) return []
    return {
      id,
      time: created_at.toISOString(),
      who: inAll((language) => nameIn(language, who)),
      what: inAll((language) => translate(language, what)),
      ...(note && { note }),
      ...(!isPlain &&
        changes?.fields.length && {
          fields: changes.fields.map((field) =>
            inAll((language) => titlesOf(changes.form, [field], language)[0] ?? field),
          ),
        }),
    }
  })
}

/** Text key of the latest history line. */
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
  // Only addStep writes this column.
  return (row?.data as Pick<Step, 'what'> | undefined)?.what
}
