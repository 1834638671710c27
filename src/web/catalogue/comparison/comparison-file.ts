import type { Schemas } from '../../../domain/schemas'
import { text } from '../../locale'
import type { RowGroup } from './comparison-rows'

type Item = Schemas['ComparisonItem']

/** The table as plain text: names, models and matches of the products, then group by group what they have. */
export function sheetOf(items: readonly Item[], groups: readonly RowGroup[]): string[][] {
  return [
    [text('catalogue.comparison.product'), ...items.map(({ materialName }) => materialName)],
    [text('catalogue.comparison.model'), ...items.map(({ model }) => model)],
    [text('catalogue.comparison.match'), ...items.map(({ pre }) => `${pre}%`)],
    ...groups.flatMap(({ key, rows }) => [
      [text(`catalogue.comparison.group.${key}`), ...items.map(() => '')],
      ...rows.map(({ label, cells }) => [label, ...cells.map(({ value }) => value)]),
    ]),
  ]
}

/**
 * Comma separated, with the mark by which Excel knows UTF-8. A text that a spreadsheet program would take for a formula
 * gets an apostrophe before it; a plain number may have its sign.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`
}

function csvCell(value: string): string {
  const evaluated = /^[=+\-@\t\r]/.test(value) && !/^[+-]?\d+(\.\d+)?%?$/.test(value)
  const safe = evaluated ? `'${value}` : value
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export function saveCsv(rows: string[][]): void {
  save(new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }), 'csv')
}

/** A workbook in which every cell is text, so that none is evaluated; its writer is loaded when it is wanted. */
export async function saveWorkbook(rows: string[][]): Promise<void> {
  const { default: write } = await import('write-excel-file/browser')
  const cells = rows.map((row, nth) =>
    row.map((value, column) => ({
      value,
      type: String,
      wrap: true,
      alignVertical: 'top' as const,
      ...((nth < 2 || column === 0) && { fontWeight: 'bold' as const }),
    })),
  )
  const columns = (rows[0] ?? []).map((_, column) => ({ width: column === 0 ? 28 : 24 }))
  save(await write(cells, { columns, stickyColumnsCount: 1, stickyRowsCount: 2 }).toBlob(), 'xlsx')
}

function save(content: Blob, extension: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = `${text('catalogue.comparison.title')}.${extension}`
  link.click()
  URL.revokeObjectURL(address)
}
