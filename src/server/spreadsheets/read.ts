import { extensionOf, sheetExtensions } from '../../domain/forms/uploads'
import { Refusal } from '../http/errors'
import type { ImportTable } from '../../domain/catalogue/import/table'
import { letterOf } from '../../domain/sheets/column-letters'
import { readCsv } from './csv'
import { catalogueLimits, listLimits, maxBytes, type Sheet, type SheetLimits } from './sheet'
import { isNoText } from './text-encoding'
import { readXlsx } from './xlsx'

/**
 * Reads a workbook (.xlsx: first visible sheet with content) or delimited text (.csv, .tsv, .txt) as one table of
 * texts. Extension and content must agree. Formulas are not evaluated. Throws Refusal if the file as a whole is
 * unreadable.
 */
export function readSpreadsheet(
  name: string,
  bytes: Buffer,
  limits: SheetLimits = catalogueLimits,
): ImportTable {
  if (bytes.length > maxBytes) {
    throw new Refusal('catalogue.import.fileTooLarge', {
      values: {
        limit: maxBytes / 1024 / 1024,
      },
    })
  }
  const {
    rows: [header, ...records],
    others,
    hidden: hiddenColumns = [],
  } = readerOf(name, bytes)(bytes, limits)
  if (!header) throw new Refusal('catalogue.import.fileEmpty')
  if (records.length === 0) throw new Refusal('catalogue.import.noRows')

  const hidden = records.filter((record) => record.hidden).map(({ line }) => line)
  const isFilled = (column: number) => records.some(({ cells }) => cells[column])
  return {
    name,
    header: header.cells,
    rows: records.map(({ cells }) => cells),
    lines: records.map(({ line }) => line),
    ...(others && { otherSheets: others }),
    ...(hidden.length > 0 && { hiddenLines: hidden }),
    ...(hiddenColumns.some(isFilled) && {
      hiddenColumns: hiddenColumns.filter(isFilled).map(letterOf),
    }),
    formatted: records.flatMap(({ formatted }, row) => formatted.map((cell) => ({ row, ...cell }))),
    faults: records.flatMap(({ faults }, row) => faults.map((fault) => ({ row, ...fault }))),
  }
}

/** Old (.xls) and password-protected workbooks are compound files. */
export const isOldOrLocked = (bytes: Buffer): boolean =>
  bytes.subarray(0, 4).equals(Buffer.from('d0cf11e0', 'hex'))

/** Rows of a file that need not have a header; a number that is shown as a code is a fault. */
export function readRows(name: string, bytes: Buffer): Sheet['rows'] {
  return readerOf(name, bytes)(bytes, listLimits).rows.map((row) => {
    const codes = row.formatted.filter(({ shown }) => shown === 'code')
    if (codes.length === 0) return row
    const columns = new Set(codes.map(({ column }) => column))
    const faults = codes.map(({ column, written }) => ({
      column,
      reason: 'catalogue.import.numberFormatted' as const,
      written,
    }))
    return {
      ...row,
      cells: row.cells.map((cell, column) => (columns.has(column) ? '' : cell)),
      faults: [...row.faults, ...faults],
    }
  })
}

function readerOf(name: string, bytes: Buffer): (bytes: Buffer, limits: SheetLimits) => Sheet {
  const extension = sheetExtensions.find((sheetExtension) => sheetExtension === extensionOf(name))
  if (!extension) throw new Refusal('catalogue.import.unknownFormat')
  const begins = (...start: number[]) => start.every((byte, at) => bytes[at] === byte)
  if (begins(0x50, 0x4b)) {
    if (extension !== '.xlsx') throw new Refusal('catalogue.import.unknownFormat')
    return readXlsx
  }
  if (isOldOrLocked(bytes)) throw new Refusal('catalogue.import.oldOrLocked')
  if (begins(0x25, 0x50, 0x44, 0x46) || begins(0x89, 0x50, 0x4e, 0x47)) {
    throw new Refusal('catalogue.import.unknownFormat')
  }
  if (extension === '.xlsx' || isNoText(bytes)) throw new Refusal('catalogue.import.unknownFormat')
  return readCsv
}
