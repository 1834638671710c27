import { ownColumns } from '../../../domain/catalogue/import/names'
import { translate } from '../../../i18n/translate'
import type { WrittenSheet } from '../../spreadsheets/tasks'
import { writeTable, type SheetFormat } from '../../spreadsheets/write-table'
import { withConnection } from '../../worker-pool/connection'
import type { Task } from '../../worker-pool/task'
import { listRefusedRows, type StoredRow } from './rows.sql'

interface Order {
  importId: number
  format: SheetFormat
  /** Name of the sheet. */
  name: string
  /** Header row of the imported file. */
  header: string[]
}

/** Exports the refused rows of a file as they were, with line numbers and reasons. */
export const exportRefusedTask: Task<Order, WrittenSheet> = {
  name: 'exportRefused',
  seconds: 120,
  load: async () => (order, environment) =>
    withConnection(environment, async (pool) => {
      const { format, name, header } = order
      const rows = await listRefusedRows(pool, order.importId)
      const columns = [ownColumns.line, ownColumns.note].map((names) =>
        names.slice(0, 2).join(' / '),
      )
      return writeTable(format, {
        name,
        header: [...header, ...columns],
        rows: rows.map((row) => [
          ...header.map((_, index) => row.data.cells?.[index] ?? ''),
          row.line,
          noteOf(row),
        ]),
      })
    }),
}

/** Reasons in both languages: the list goes to whoever maintains the sheet. */
function noteOf({ data: { refused = [] } }: StoredRow): string {
  return refused
    .map(({ column, reason, params }) => {
      const [zh, en] = [translate('zh', reason, params), translate('en', reason, params)]
      return `${column}: ${zh} / ${en}`
    })
    .join('\n')
}
