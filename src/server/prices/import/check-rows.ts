import type { Context } from '../../http/context'
import type { PriceSheet, RowReason, SheetRow } from './read-sheet'
import { knownLists, knownModels, type KnownList } from './known.sql'

/** A row with its product and list, or with the reasons why it is refused. */
export interface CheckedRow {
  line: number
  model: string
  material_id: number | null
  list_id: number | null
  from_counts: number | null
  after: object
  reasons: RowReason[]
}

/** Looks up models and lists, and refuses rows that repeat another one. */
export async function checkRows(
  { kind, rows }: PriceSheet,
  { database }: Pick<Context, 'database'>,
): Promise<CheckedRow[]> {
  const models = await knownModels(database, [...new Set(rows.map(({ model }) => folded(model)))])
  const lists = kind === 'prices' ? await knownLists(database) : []
  const lineOf = new Map<string, number>()
  return rows.map((row) => {
    const materialId = models.get(folded(row.model))
    const { list, reasons } =
      kind === 'prices' ? listOf(row, lists) : { list: undefined, reasons: [] }
    const key = [folded(row.model), list?.id, row.fromCounts].join(' ')
    const first = lineOf.get(key)
    if (first === undefined) lineOf.set(key, row.line)
    return {
      line: row.line,
      model: row.model,
      material_id: materialId ?? null,
      list_id: list?.id ?? null,
      from_counts: kind === 'prices' ? row.fromCounts : null,
      after: { ...row.after, ...(list && { currency: list.currency }) },
      reasons: [
        ...modelReasons(row, materialId),
        ...row.reasons,
        ...reasons,
        ...(first === undefined ? [] : [reason('pricing.row.double', { line: first })]),
      ],
    }
  })
}

const folded = (text: string) => text.toLowerCase()

const reason = (key: RowReason['key'], values: RowReason['values'] = {}): RowReason => ({
  key,
  values,
})

function modelReasons({ model }: SheetRow, materialId: number | undefined): RowReason[] {
  if (model === '') return [reason('pricing.row.noModel')]
  return materialId === undefined ? [reason('pricing.row.unknownModel', { model })] : []
}

function listOf(
  row: SheetRow,
  lists: readonly KnownList[],
): { list: KnownList | undefined; reasons: RowReason[] } {
  const named = lists.filter(({ nameZh, nameEn }) =>
    [nameZh, nameEn].some((name) => folded(name) === folded(row.list)),
  )
  const [list, another] = named
  if (row.list === '') return { list, reasons: [reason('pricing.row.noList')] }
  if (!list) return { list, reasons: [reason('pricing.row.unknownList', { list: row.list })] }
  if (another)
    return { list: undefined, reasons: [reason('pricing.row.manyLists', { list: row.list })] }
  const currency = row.currency.toUpperCase()
  if (currency === '' || currency.includes(list.currency)) return { list, reasons: [] }
  const values = { currency: row.currency, wanted: list.currency }
  return { list, reasons: [reason('pricing.row.currency', values)] }
}
