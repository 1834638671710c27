import { posix } from 'node:path'
import { Refusal } from '../http/errors'
import { numberFormatsOf, type NumberFormats } from './number-formats'
import { isRounded, numberText } from './number-text'
import {
  beyond,
  catalogueLimits,
  mostColumns,
  type Sheet,
  type SheetLimits,
  type SheetRow,
} from './sheet'
import { attributesOf, elementsOf, textOf } from './xml'
import { openZip } from './zip'

interface Workbook {
  strings: string[]
  formats: NumberFormats
  /** Days before the serial number of a date counts from 1900; workbooks of old Macs count from 1904. */
  daysBefore: number
  limits: SheetLimits
  /** Amounts read so far in all sheets. */
  read: { rows: number; cells: number; text: number }
}

/**
 * Reads the first visible sheet with content of an Office Open XML workbook (ISO/IEC 29500). Not left to a library,
 * because each cell matters: text must stay exactly as written, and cells with errors, dates or uncalculated formulas
 * must be reported.
 */
export function readXlsx(bytes: Buffer, limits: SheetLimits = catalogueLimits): Sheet {
  const file = openZip(bytes, limits.unfolded)
  const part = (path: string | undefined) => (path && file(path)?.toString('utf8')) || ''
  // The workbook part may have any name and path.
  const main = relationsOf('', part).find(({ type }) => type === 'officeDocument')?.path
  const bookPath = main && part(main) ? main : 'xl/workbook.xml'
  const book = part(bookPath)
  if (!book) throw new Refusal('catalogue.import.unknownFormat')

  const relations = relationsOf(bookPath, part)
  const pathOf = (type: string) => relations.find((relation) => relation.type === type)?.path
  const workbook: Workbook = {
    strings: sharedTexts(part(pathOf('sharedStrings')), limits),
    formats: numberFormatsOf(part(pathOf('styles'))),
    daysBefore: countsFrom1904(book) ? 1462 : 0,
    limits,
    read: { rows: 0, cells: 0, text: 0 },
  }
  let first: Sheet | undefined
  const others: string[] = []
  for (const { name, relation } of visibleSheets(book)) {
    const content = file(relations.find(({ id }) => id === relation)?.path ?? '')
    if (!content) throw new Refusal('catalogue.import.brokenWorkbook')
    if (!first?.rows.length) {
      const hidden = hiddenColumnsOf(content)
      const rows = [...rowsOf(content, workbook)]
      const sheet = { name, rows, ...(hidden.length > 0 && { hidden }) }
      if (!first || sheet.rows.length > 0) first = sheet
    } else if (!rowsOf(content, workbook).next().done) others.push(name)
  }
  if (!first) throw new Refusal('catalogue.import.brokenWorkbook')
  return { ...first, ...(others.length > 0 && { others }) }
}

/** Relationships of a part; those of the package without a path. */
function relationsOf(path: string, part: (path: string) => string) {
  const { dir, base } = posix.parse(path)
  const xml = part(posix.join(dir, '_rels', `${base}.rels`))
  return [...elementsOf(xml, 'Relationship')].map(
    ({ attributes: { Id = '', Type = '', Target = '' } }) => ({
      id: Id,
      type: Type.slice(Type.lastIndexOf('/') + 1),
      path: posix.resolve('/', dir, Target).slice(1),
    }),
  )
}

function countsFrom1904(book: string): boolean {
  const [properties] = elementsOf(book, 'workbookPr')
  const { date1904 = '' } = properties?.attributes ?? {}
  return date1904 === '1' || date1904 === 'true'
}

function visibleSheets(book: string) {
  const sheets = [...elementsOf(book, 'sheet')].map((sheet) => sheet.attributes)
  return sheets
    .filter(({ state = 'visible' }) => state === 'visible')
    .map((sheet) => ({
      name: sheet.name ?? '',
      relation: Object.entries(sheet).find(([name]) => name.endsWith(':id'))?.[1],
    }))
}

function sharedTexts(xml: string, limits: SheetLimits): string[] {
  const texts: string[] = []
  for (const { content } of elementsOf(xml, 'si')) {
    if (texts.length >= limits.sharedTexts) throw beyond('sharedTexts', limits)
    texts.push(richText(content))
  }
  return texts
}

/** Longest row in bytes, which limits the memory per row. */
const maxRowBytes = 32 * 1024 * 1024
const signs = { '/': 47, '>': 62, space: 32 }

/** Longest part of a sheet before its rows. */
const maxHeadBytes = 1024 * 1024

/** Indexes of hidden columns, given before the rows. */
function hiddenColumnsOf(content: Buffer): number[] {
  const end = content.indexOf('sheetData')
  const head = content.toString('utf8', 0, Math.min(end < 0 ? 0 : end, maxHeadBytes))
  return [...elementsOf(head, 'col')]
    .filter(({ attributes }) => isHidden(attributes))
    .flatMap(({ attributes: { min, max } }) => {
      const [from, to] = [Number(min), Math.min(Number(max), mostColumns)]
      return Array.from({ length: Math.max(0, to - from + 1) || 0 }, (_, at) => from - 1 + at)
    })
}

/** Splits the bytes into rows, so that a large sheet is never held as one string. Reads forward only. */
function* rowsOf(content: Buffer, workbook: Workbook): Generator<SheetRow> {
  const { limits, read } = workbook
  const start = content.subarray(0, 4096).toString('utf8')
  const prefix = /<(\w+:)?worksheet\b/.exec(start)?.[1] ?? ''
  const [opening, closing] = [`<${prefix}row`, `</${prefix}row>`]
  let line = 0
  let count = 0
  let at = content.indexOf(opening)
  for (; at >= 0; at = content.indexOf(opening, at)) {
    at += opening.length
    const sign = content[at] ?? 0
    // Another element with this prefix (rowBreaks).
    if (sign > signs.space && sign !== signs['/'] && sign !== signs['>']) continue
    const headEnd = content.indexOf('>', at)
    if (headEnd < 0) throw new Refusal('catalogue.import.brokenWorkbook')
    if (++read.rows > limits.allRows) throw beyond('allRows', limits)
    const head = headEnd - at > 1 ? attributesOf(content.toString('utf8', at, headEnd)) : {}
    line = lineOf(head, line)
    at = headEnd
    if (content[headEnd - 1] === signs['/']) continue
    const end = content.indexOf(closing, headEnd)
    if (end < 0 || end - headEnd > maxRowBytes) {
      throw new Refusal('catalogue.import.brokenWorkbook')
    }
    const row = rowOf(content.toString('utf8', headEnd + 1, end), line, workbook)
    at = end
    if (!row) continue
    if (++count > limits.rows + 1) throw beyond('rows', limits)
    yield isHidden(head) ? { ...row, hidden: true } : row
  }
}

function lineOf({ r }: Readonly<Record<string, string>>, before: number): number {
  const line = Number(r ?? before + 1)
  return Number.isSafeInteger(line) ? line : before + 1
}

const isHidden = ({ hidden }: Readonly<Record<string, string>>) =>
  hidden === '1' || hidden === 'true'

function rowOf(xml: string, line: number, workbook: Workbook): SheetRow | undefined {
  const { limits, read } = workbook
  const cells: string[] = []
  const faults: SheetRow['faults'] = []
  const formatted: SheetRow['formatted'] = []
  let column = -1
  for (const { attributes, content } of elementsOf(xml, 'c')) {
    if (++read.cells > limits.cells) throw beyond('cells', limits)
    // A cell without an address follows the previous one, even if that is empty.
    column = columnOf(attributes.r) ?? column + 1
    const { text = '', fault, shown } = cellOf(attributes, content, workbook)
    if (!text && !fault) continue
    if (column >= limits.columns) throw beyond('columns', limits)
    read.text += text.length
    if (read.text > limits.text) throw beyond('text', limits)
    while (cells.length < column) cells.push('')
    cells[column] = text
    if (fault) faults.push({ column, ...fault })
    if (shown) formatted.push({ column, shown, written: text })
  }
  return cells.length > 0 ? { line, cells, faults, formatted } : undefined
}

type Cell = {
  text?: string
  fault?: Omit<SheetRow['faults'][number], 'column'>
  shown?: SheetRow['formatted'][number]['shown']
}

function cellOf({ t, s }: Record<string, string>, content: string, workbook: Workbook): Cell {
  if (t === 'inlineStr') return { text: richText(content) }
  const value = valueOf(content)
  if (!value) {
    const isFormula = /<(?:\w+:)?f[\s/>]/.test(content)
    return isFormula && t !== 'str' ? fault('catalogue.import.formulaWithoutValue', '=') : {}
  }
  if (t === 's') return { text: workbook.strings[Number(value)] ?? '' }
  if (t === 'str') return { text: plain(value) }
  if (t === 'b') return { text: value === '1' ? 'TRUE' : 'FALSE' }
  if (t === 'e') return fault('catalogue.import.cellIsError', value)
  if (t === 'd') return fault('catalogue.import.cellIsDate', value)
  if (workbook.formats.isDate(s)) {
    const serial = Number(value) + workbook.daysBefore
    return fault('catalogue.import.cellIsDate', workbook.daysBefore ? String(serial) : value)
  }
  if (isRounded(value)) return fault('catalogue.import.numberRounded', value)
  const text = numberText(value)
  const shown = workbook.formats.shows(s, text)
  return shown === 'same' ? { text } : { text, shown }
}

function fault(reason: SheetRow['faults'][number]['reason'], written: string): Cell {
  return { fault: { reason, written } }
}

function valueOf(content: string) {
  const [value] = elementsOf(content, 'v')
  return value && textOf(value.content)
}

/** Text of a string item: joined runs without phonetic guides (rPh). */
function richText(content: string) {
  let text = ''
  for (const run of elementsOf(content, 't', 'rPh')) {
    if (run.name === 't') text += textOf(run.content)
  }
  return plain(text)
}

/** Decodes _xHHHH_, which stands for characters that XML cannot contain. */
function plain(text: string) {
  return text.replace(/_x([0-9a-f]{4})_/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16)))
}

/** B7 → 1; undefined without a column. */
function columnOf(address: string | undefined): number | undefined {
  let column = 0
  for (const letter of (address ?? '').replace(/[^A-Z]/gi, '').toUpperCase()) {
    column = column * 26 + letter.charCodeAt(0) - 64
  }
  return column > 0 ? column - 1 : undefined
}
