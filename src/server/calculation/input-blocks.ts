import type { inputRows } from '../../domain/calculation/input-rows'
import type { PdfBlock } from '../pdf/document'

/** The entered values of a calculation, single ones first, then a table for each list. */
export function inputBlocks({ rows, tables }: ReturnType<typeof inputRows>): PdfBlock[] {
  return [
    { kind: 'facts', columns: 3, facts: rows.map(({ label, value }) => ({ label, value })) },
    ...tables.flatMap(({ label, columns, rows: cells }): PdfBlock[] => [
      { kind: 'heading', text: label, minor: true },
      {
        kind: 'table',
        columns: columns.map((title, at) => ({
          title,
          share: 1,
          ...(at > 0 && { align: 'right' as const }),
        })),
        rows: cells,
      },
    ]),
  ]
}
