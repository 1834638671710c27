import { cleanFileName } from '../../../domain/forms/uploads'
import { textIn } from '../../../domain/language/language'
import { moneyText } from '../../../domain/money/price-text'
import type { Schemas } from '../../../domain/schemas'
import { passOver } from '../../audit/watch.sql'
import { userOf, type Context } from '../../http/context'
import { Refusal } from '../../http/errors'
import type { Handlers } from '../../http/handler'
import { importDays } from '../../retention/rules'
import { now } from '../../database/clock'
import { readTableTask } from '../../spreadsheets/tasks'
import { checkRows } from './check-rows'
import { insertRows, putBack, storeRows } from './import-rows.sql'
import {
  findImport,
  insertImport,
  moveImport,
  pageImportRows,
  pageImports,
  type Figures,
  type StoredImport,
  type StoredRow,
} from './imports.sql'
import { readPriceSheet } from './read-sheet'

const dayMs = 86_400_000

/** Imports of sheets with prices or stock: a preview, which is stored, discarded or later undone. */
export const priceImports = {
  async listPriceImports({ query: { current, size } }, { database }) {
    const { total, records } = await pageImports(database, { current, size })
    return { records: records.map(answerOf), total, current, size }
  },

  async uploadPriceImport({ body: { name, content } }, context) {
    const bytes = Buffer.from(content, 'base64')
    const table = await context.offload(readTableTask, { name, bytes })
    const sheet = readPriceSheet(table)
    return context.commit(async (inside) => {
      const { database } = inside
      const id = await insertImport(database, {
        userId: userOf(inside).id,
        kind: sheet.kind,
        fileName: cleanFileName(name),
      })
      await insertRows(database, id, sheet.kind, await checkRows(sheet, inside))
      return answerOf(await importOf(id, inside))
    })
  },

  async getPriceImport({ params: { id } }, context) {
    return answerOf(await importOf(id, context))
  },

  async listPriceImportRows({ params: { id }, query: { kind, current, size } }, context) {
    await importOf(id, context)
    const page = { kind, current, size }
    const { total, rows } = await pageImportRows(context.database, id, page)
    return { records: rows.map((row) => rowOf(row, context)), total, current, size }
  },

  async confirmPriceImport({ params: { id } }, context) {
    const { database } = context
    const { kind } = await importOf(id, context)
    await passOver(database)
    if (!(await moveImport(database, id, { from: 'checked', to: 'stored' })))
      throw new Refusal('pricing.import.notChecked')
    const changed = await storeRows(database, id, kind)
    if (changed === 0) throw new Refusal('pricing.import.nothing')
    context.audit.note({ about: [`price_import:${id}`], changed })
    return answerOf(await importOf(id, context))
  },

  async cancelPriceImport({ params: { id } }, context) {
    await importOf(id, context)
    if (!(await moveImport(context.database, id, { from: 'checked', to: 'cancelled' })))
      throw new Refusal('pricing.import.notChecked')
    return answerOf(await importOf(id, context))
  },

  async undoPriceImport({ params: { id } }, context) {
    const { database } = context
    const { kind, storedAt, counts } = await importOf(id, context)
    if (storedAt && now().getTime() - storedAt.getTime() > importDays * dayMs)
      throw new Refusal('pricing.import.tooOld', { values: { days: importDays } })
    await passOver(database)
    if (!(await moveImport(database, id, { from: 'stored', to: 'undone' })))
      throw new Refusal('pricing.import.notStored')
    const kept = await putBack(database, id, kind)
    const { added = 0, changed = 0, unchanged = 0 } = counts
    context.audit.note({
      about: [`price_import:${id}`],
      changed: added + changed + unchanged - kept,
    })
    return answerOf(await importOf(id, context))
  },
} satisfies Partial<Handlers>

async function importOf(id: number, { database }: Context): Promise<StoredImport> {
  const record = await findImport(database, id)
  if (!record) throw new Refusal('pricing.import.notFound')
  return record
}

const answerOf = ({
  id,
  userName,
  fileName,
  kind,
  state,
  createdAt,
  kept,
  counts,
}: StoredImport): Schemas['PriceImport'] => ({
  id,
  userName,
  fileName,
  kind,
  state,
  createTime: createdAt.toISOString(),
  added: counts.added ?? 0,
  changed: counts.changed ?? 0,
  unchanged: counts.unchanged ?? 0,
  refused: counts.refused ?? 0,
  ...(kept !== null && { kept }),
})

function rowOf(row: StoredRow, context: Context): Schemas['PriceImportRow'] {
  const { line, kind, model, listZh, listEn, fromCounts, before, after, reasons } = row
  const { language, text } = context
  const list = listZh === null ? '' : textIn(language, { zh: listZh, en: listEn ?? '' })
  const { currency } = after
  return {
    id: line,
    kind,
    model,
    ...(list && { listName: list }),
    ...(fromCounts !== null && { fromCounts }),
    before: before ? words({ ...before, ...(currency && { currency }) }, context) : '',
    after: kind === 'refused' ? '' : words(after, context),
    reasons: reasons.map(({ key, values }) => text(key, values)),
  }
}

/** A figure as people read it: `¥ 12.50 / 100`, `stock 1200, lead time 14 days`. */
function words(figures: Figures, { language, text }: Context): string {
  const { amount, per = 1, currency, quantity = '–', leadTimeDays = '–' } = figures
  if (amount === undefined || currency === undefined)
    return text('pricing.stockWords', { quantity, days: leadTimeDays })
  return `${moneyText(amount, currency, language)} / ${per}`
}
