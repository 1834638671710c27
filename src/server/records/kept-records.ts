import { contentOf } from '../../domain/forms/form-fields'
import type { Schemas } from '../../domain/schemas'
import type { records } from '../../generated/records'
import type { Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { describedRecords, type Described, type RecordType } from './described-records'
import { formSchema } from './form-schemas'
import {
  deleteRecord,
  findRecord,
  insertRecord,
  pageRecords,
  updateRecord,
  type RecordRow,
} from './kept-records.sql'
import { fieldOf, plainAnswer, separated, sortingOf, tableOf } from './record-columns'
import { giveFiles } from './record-files'
import type { AllHooks, RecordHooks } from './record-hooks'
import { storedFields } from './stored-fields'
import { refuseChange } from './versions'

type Calls = (typeof records)[RecordType]['calls']
type RecordCall = Calls[keyof Calls] & keyof Handlers

/** The handlers of all kept records. */
export function keptRecords(hooks: AllHooks): Pick<Handlers, RecordCall> {
  const all: Partial<Record<string, RecordHooks<RecordType>>> = hooks
  const handlers = Object.values(describedRecords).map((record) =>
    handlersOf(record, all[record.type]),
  )
  // Each description has the five operations that codegen wrote into the description of the calls.
  return Object.assign({}, ...handlers)
}

interface ListQuery {
  keyword?: string
  order?: string
  current?: number
  size?: number
}

interface Body {
  version?: number
}

function handlersOf(record: Described, hooks: RecordHooks<RecordType> = {}) {
  const { calls, notFound } = record
  const tableIn = (context: Context) => tableOf(record, hooks, context)
  const answerOf = (row: RecordRow, context: Context) => {
    const fields = plainAnswer(record, row)
    return hooks.answer ? hooks.answer(fields, context) : fields
  }

  async function answerById(id: number, context: Context) {
    const row = await findRecord(context.database, tableIn(context), id)
    if (!row) throw new Refusal(notFound)
    return answerOf(row, context)
  }

  const answered = async (id: number, context: Context) =>
    storedFields(record.answers, await answerById(id, context))

  const storedOf = (body: Body, before: Schemas[RecordType] | undefined, context: Context) => {
    const stored = separated(record, contentOf(formSchema(record.form), body))
    // The route has checked the body by the form's schema.
    const saving = { body: body as never, stored, before }
    return hooks.beforeSave ? hooks.beforeSave(saving, context) : stored
  }

  return {
    async [calls.list]({ query }: { query: ListQuery }, context: Context) {
      const { keyword, order, current = 1, size = record.size } = query
      const table = tableIn(context)
      const field = (name: string) => fieldOf(table, name)
      // Queries of kept records differ by record, and are read by the names of their fields.
      const given = query as Record<string, unknown>
      const { total, rows } = await pageRecords(context.database, table, {
        keyword:
          keyword === undefined ? undefined : { text: keyword, fields: record.search.map(field) },
        equal: record.filters
          .filter((name) => given[name] !== undefined)
          .map((name) => ({ field: field(name), value: given[name] })),
        order,
        sorting: sortingOf(record, field),
        current,
        size,
      })
      const records = rows.map((row) => storedFields(record.type, answerOf(row, context)))
      return { records, total, current, size }
    },

    [calls.read]: ({ params: { id } }: { params: { id: number } }, context: Context) =>
      answered(id, context),

    async [calls.add]({ body }: { body: Body }, context: Context) {
      await hooks.lock?.(context)
      const stored = await storedOf(body, undefined, context)
      const id = stored && (await insertRecord(context.database, tableIn(context), stored))
      if (id === undefined)
        // The hook takes the body of its own record, of which only its key is known here.
        throw hooks.taken?.(context, body as never) ?? new Refusal('office.conflict')
      await giveFiles(record, { id, body }, context)
      await hooks.afterSave?.(id, context)
      return answered(id, context)
    },

    async [calls.change](
      { params: { id }, body }: { params: { id: number }; body: Body },
      context: Context,
    ) {
      await hooks.lock?.(context)
      const before = hooks.beforeSave && (await answerById(id, context))
      const stored = await storedOf(body, before, context)
      if (!stored) return answered(id, context)
      const table = tableIn(context)
      // A record has no version 0: without a version the change is refused as outdated.
      const which = { id, version: body.version ?? 0 }
      if (!(await updateRecord(context.database, table, which, stored)))
        return refuseChange(await findRecord(context.database, table, id), notFound)
      await giveFiles(record, { id, body }, context)
      await hooks.afterSave?.(id, context)
      return answered(id, context)
    },

    async [calls.remove]({ params: { id } }: { params: { id: number } }, context: Context) {
      await hooks.lock?.(context)
      await hooks.beforeRemoval?.(await answerById(id, context), context)
      if (!(await deleteRecord(context.database, tableIn(context), id))) throw new Refusal(notFound)
      await giveFiles(record, { id, body: {} }, context)
      await hooks.afterRemoval?.(context)
      return null
    },
  }
}
