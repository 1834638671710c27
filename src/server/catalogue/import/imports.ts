import { hasGoodRow } from '../../../domain/catalogue/good-rows'
import type { Language } from '../../../domain/language/language'
import type { Schemas } from '../../../domain/schemas'
import { cleanFileName, sheetExtensions, uploadKind } from '../../../domain/forms/uploads'
import { translate } from '../../../i18n/translate'
import { takeAttachments } from '../../attachments/owners'
import { receiveAttachment } from '../../attachments/receive'
import type { AttachmentRule } from '../../attachments/rule'
import { userOf, type Context } from '../../http/context'
import { Refusal } from '../../http/errors'
import { filesOf } from '../../files/files.sql'
import type { Handlers } from '../../http/handler'
import { addJob } from '../../jobs/jobs.sql'
import { isOldOrLocked } from '../../spreadsheets/read'
import { spelled } from '../../../domain/catalogue/material-data'
import { importSubject } from './run'
import { exportRefusedTask } from './refused-rows'
import { pageRows, type StoredRow } from './rows.sql'
import { markUndone } from './undone.sql'
import { importedRecords } from './audit.sql'
import { undoImport } from './undo'
import {
  cancelImport,
  confirmImport,
  findImport,
  findRunning,
  importState,
  insertImport,
  pageImports,
  type ImportRecord,
} from './imports.sql'
import { errorCode } from '../../database/error-code'

const rule: AttachmentRule = { purpose: importSubject }

export const imports = {
  async listCatalogueImports({ query: { current, size, order } }, context) {
    const { total, records } = await pageImports(context.database, { current, size, order })
    return { records: records.map((record) => answerOf(record, context)), total, current, size }
  },

  uploadCatalogueImport({ body: { file } }, context) {
    const { id: userId, accountId } = userOf(context)
    const fileName = cleanFileName(file.name)
    if (isOldOrLocked(file.bytes)) throw new Refusal('catalogue.import.oldOrLocked')
    const accepted = { kind: uploadKind.file, extensions: sheetExtensions, file }
    return receiveAttachment(context, rule, accepted, async (upload, inside) => {
      const { database } = inside
      const id = await insertImport(database, { userId, fileName })
      if (id === undefined) throw await anotherRuns(inside)
      const taker = { subject: importSubject, subjectId: id, accountId }
      await takeAttachments(database, rule, taker, [upload.id])
      await addJob(database, { kind: 'runImport', data: id })
      return id
    })
  },

  async getCatalogueImport({ params: { id } }, context) {
    return answerOf(await importOf(id, context), context)
  },

  async listImportRows({ params: { id }, query: { kind, current, size } }, context) {
    await importOf(id, context)
    const { total, rows } = await pageRows(context.database, id, { kind, current, size })
    return { records: rows.map((row) => rowOf(row, context.language)), total, current, size }
  },

  async exportRefusedRows({ params: { id }, query: { format } }, context) {
    const { data, fileName, stateCode } = await importOf(id, context)
    // A partial list would suggest that the remaining rows are valid.
    if (stateCode === importState.checking) throw new Refusal('products.imports.stillRuns')
    const name = context.text('products.imports.refusedSheet')
    const order = { importId: id, format, name, header: data.header ?? [] }
    const { type, bytes } = await context.offload(exportRefusedTask, order)
    const stem = fileName.replace(/\.\w+$/, '')
    return { type, bytes: Buffer.from(bytes), confidential: { name: `${stem}-refused.${format}` } }
  },

  async confirmCatalogueImport({ params: { id }, body: { strict, ...choices } }, context) {
    const { database } = context
    const { data, stateCode } = await importOf(id, context)
    if (strict && data.refused) {
      throw new Refusal('catalogue.import.strictlyNothing', { values: { refused: data.refused } })
    }
    if (stateCode === importState.checked && !hasGoodRow(data)) {
      throw new Refusal('products.imports.noGoodRow')
    }
    await refuseWhileRunning(id, context)
    const [file] = await filesOf(database, { subject: importSubject, subjectId: id })
    if (!file) throw new Refusal('files.notFound')
    const confirmed = await confirmImport(database, { id, strict, choices }).catch(
      async (error) => {
        // Unique violation: somebody else started an import concurrently.
        throw errorCode(error) === '23505' ? await anotherRuns(context) : error
      },
    )
    if (!confirmed) throw new Refusal('products.imports.notChecked')
    await addJob(database, { kind: 'runImport', data: id })
    return answerOf(await importOf(id, context), context)
  },

  async cancelCatalogueImport({ params: { id } }, context) {
    await importOf(id, context)
    if (!(await cancelImport(context.database, id))) throw new Refusal('products.imports.over')
    return answerOf(await importOf(id, context), context)
  },

  async undoCatalogueImport({ params: { id } }, context) {
    await importOf(id, context)
    await refuseWhileRunning(id, context)
    const userId = userOf(context).id
    if (!(await markUndone(context.database, { id, userId }))) {
      throw new Refusal('products.imports.notStored')
    }
    await undoImport(context, id)
    const products = await importedRecords(context.database, id)
    const about = [`catalogue_import:${id}`, ...products]
    context.audit.note({ about, changed: products.length })
    return answerOf(await importOf(id, context), context)
  },
} satisfies Partial<Handlers>

async function importOf(id: number, { database }: Context): Promise<ImportRecord> {
  const record = await findImport(database, id)
  if (!record) throw new Refusal('products.imports.notFound')
  return record
}

async function refuseWhileRunning(id: number, context: Context): Promise<void> {
  const running = await findRunning(context.database)
  if (running?.id === id) throw new Refusal('products.imports.stillRuns')
  if (running) throw await anotherRuns(context)
}

/** Queried outside the transaction, which may already have failed. */
async function anotherRuns({ autonomous }: Context): Promise<Refusal> {
  const { userName = '', fileName = '' } = (await findRunning(autonomous)) ?? {}
  return new Refusal('products.imports.anotherRuns', { values: { userName, fileName } })
}

function answerOf(record: ImportRecord, { language, text }: Context): Schemas['CatalogueImport'] {
  const { id, userName, fileName, strict, done, total, undoneBy, data } = record
  const { added = 0, changed = 0, unchanged = 0, refused = 0, failure, news = [] } = data
  return {
    id,
    userName,
    fileName,
    strict,
    done,
    total,
    added,
    changed,
    unchanged,
    refused,
    createTime: record.createdAt.toISOString(),
    stateCode: record.stateCode,
    ...(failure && { message: text(failure.key, failure.values) }),
    ...data.choices,
    ...(data.renames && { renames: data.renames }),
    ...(data.keptSpellings && { keptSpellings: data.keptSpellings }),
    ...(data.unknownColumns && { unknownColumns: data.unknownColumns }),
    ...(data.leftOut?.length && { leftOut: data.leftOut }),
    ...(data.otherSheets && { otherSheets: data.otherSheets }),
    ...(data.hiddenLines && { hiddenLines: data.hiddenLines }),
    ...(data.hiddenColumns && { hiddenColumns: data.hiddenColumns }),
    ...(data.unnamed && { unnamed: data.unnamed }),
    news: news.map(({ names, ...one }) => ({
      ...one,
      names: names.map(({ zh, en }) => spelled(language, zh, en)),
    })),
    ...(record.endedAt && { endTime: record.endedAt.toISOString() }),
    ...(undoneBy && { undoneBy }),
    ...(record.undoneAt && { undoneTime: record.undoneAt.toISOString() }),
  }
}

function rowOf(row: StoredRow, language: Language): Schemas['CatalogueImportRow'] {
  const { n, kind, line, model, data } = row
  const { name, className, changes = [], refused = [] } = data
  const names = [name, className].flatMap(
    (translated) => translated && spelled(language, translated.zh, translated.en),
  )
  return {
    id: n,
    kind,
    line,
    model,
    name: names.filter(Boolean).join(' · '),
    changes: changes.map(({ field, before, after }) => ({
      field: spelled(language, field.zh, field.en),
      before,
      after,
    })),
    refused: refused.map(({ column, reason, params }) => ({
      column,
      message: translate(language, reason, params),
    })),
  }
}
