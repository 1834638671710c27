import { Refusal } from '../errors'
import { dateStylesOf } from './date-styles'
import { numberText } from './number-text'
import { type Sheet, type SheetRow, maxColumns, maxRows } from './sheet'
import { attributesOf, elementsOf, textOf } from './xml'
import { openZip } from './zip'

interface Workbook {
  strings: string[]
  isDate: (style: string | undefined) => boolean
}

/**
 * Reads the first visible sheet that holds something of an Office Open XML workbook (ISO/IEC 29500).
 * Written here and not left to a library, because each cell matters by itself: text must stay as it
 * is written, and a cell that holds an error, a date or an uncalculated formula has to be named.
 */
export function readXlsx(bytes: Buffer): Sheet {
  const file = openZip(bytes)
  const part = (path: string | undefined) => (path && file(path)?.toString('utf8')) || ''
  const book = part('xl/workbook.xml')
  if (!book) throw new Refusal('catalogue.import.unknownFormat')

  const relations = [...elementsOf(part('xl/_rels/workbook.xml.rels'), 'Relationship')].map(
    ({ attributes: { Id = '', Type = '', Target = '' } }) => ({
      id: Id,
      type: Type.slice(Type.lastIndexOf('/') + 1),
      path: Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`,
    }),
  )
  const pathOf = (type: string) => relations.find((relation) => relation.type === type)?.path
  const workbook = {
    strings: [...elementsOf(part(pathOf('sharedStrings')), 'si')].map((item) =>
      richText(item.content),
    ),
    isDate: dateStylesOf(part(pathOf('styles'))),
  }
  let first: Sheet | undefined
  const others: string[] = []
  for (const { name, relation } of visibleSheets(book)) {
    const content = file(relations.find(({ id }) => id === relation)?.path ?? '')
    if (!content) throw new Refusal('catalogue.import.brokenWorkbook')
    if (!first?.rows.length) {
      const sheet = { name, rows: [...rowsOf(content, workbook)] }
      if (!first || sheet.rows.length > 0) first = sheet
    } else if (!rowsOf(content, workbook).next().done) others.push(name)
  }
  if (!first) throw new Refusal('catalogue.import.brokenWorkbook')
  return { ...first, ...(others.length > 0 && { others }) }
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

/** Row after row is cut from the bytes, so that a large sheet never becomes one text. */
function* rowsOf(content: Buffer, workbook: Workbook): Generator<SheetRow> {
  const start = content.subarray(0, 4096).toString('utf8')
  const prefix = /<(\w+:)?worksheet\b/.exec(start)?.[1] ?? ''
  const [opening, closing] = [`<${prefix}row`, `</${prefix}row>`]
  let line = 0
  let count = 0
  for (let at = content.indexOf(opening); at >= 0; at = content.indexOf(opening, at + 1)) {
    const headEnd = content.indexOf('>', at)
    const head = content.toString('utf8', at + opening.length, headEnd)
    // Other elements begin like this one (rowBreaks).
    if (head !== '' && !/^[\s/]/.test(head)) continue
    line = Number(attributesOf(head).r ?? line + 1)
    if (head.endsWith('/')) continue
    const end = content.indexOf(closing, headEnd)
    if (end < 0) throw new Refusal('catalogue.import.brokenWorkbook')
    const row = rowOf(content.toString('utf8', headEnd + 1, end), line, workbook)
    at = end
    if (!row) continue
    if (++count > maxRows + 1) {
      throw new Refusal('catalogue.import.tooManyRows', { values: { limit: maxRows } })
    }
    yield row
  }
}

function rowOf(xml: string, line: number, workbook: Workbook): SheetRow | undefined {
  const cells: string[] = []
  const faults: SheetRow['faults'] = []
  for (const { attributes, content } of elementsOf(xml, 'c')) {
    const column = attributes.r ? columnOf(attributes.r) : cells.length
    if (column >= maxColumns) {
      throw new Refusal('catalogue.import.tooManyColumns', { values: { limit: maxColumns } })
    }
    const { text = '', fault } = cellOf(attributes, content, workbook)
    if (!text && !fault) continue
    while (cells.length < column) cells.push('')
    cells[column] = text
    if (fault) faults.push({ column, ...fault })
  }
  return cells.length > 0 ? { line, cells, faults } : undefined
}

type Cell = { text?: string; fault?: Omit<SheetRow['faults'][number], 'column'> }

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
  if (t === 'd' || workbook.isDate(s)) return fault('catalogue.import.cellIsDate', value)
  return { text: numberText(value) }
}

function fault(reason: SheetRow['faults'][number]['reason'], found: string): Cell {
  return { fault: { reason, found } }
}

function valueOf(content: string) {
  const [value] = elementsOf(content, 'v')
  return value && textOf(value.content)
}

/** The text of a string item: its runs joined, the reading aids of East Asian text left out. */
function richText(content: string) {
  const spoken = content.replace(/<(\w+:)?rPh\b[\s\S]*?<\/(?:\w+:)?rPh>/g, '')
  return plain([...elementsOf(spoken, 't')].map((run) => textOf(run.content)).join(''))
}

/** Resolves _xHHHH_, by which a workbook writes characters that XML cannot hold. */
function plain(text: string) {
  return text.replace(/_x([0-9a-f]{4})_/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16)))
}

/** B7 → 1. */
function columnOf(address: string) {
  let column = 0
  for (const letter of address.replace(/[^A-Z]/gi, '').toUpperCase()) {
    column = column * 26 + letter.charCodeAt(0) - 64
  }
  return column - 1
}
