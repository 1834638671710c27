import { once } from 'node:events'
import { crc32, createDeflateRaw } from 'node:zlib'
import { workbookText } from '../../domain/sheets/workbook-text'
import { plainCell, type SheetCell, type Table } from './table'
import { packed, zipOf } from './zip-writer'

/** Writes a workbook with one sheet row by row; only compressed data are held in memory. */
export interface XlsxWriter {
  add(rows: readonly SheetCell[][]): Promise<void>
  end(): Promise<Buffer>
}

export async function writeXlsx({ name, header, rows }: Table): Promise<Buffer> {
  const writer = openXlsx(name, header, rows.slice(0, 200))
  await writer.add(rows)
  return writer.end()
}

/**
 * Texts are written as inline strings (ISO/IEC 29500), so that no program evaluates them as formulas. The sample rows
 * determine the column widths.
 */
export function openXlsx(
  name: string,
  header: readonly string[],
  sample: readonly SheetCell[][] = [],
): XlsxWriter {
  const deflate = createDeflateRaw()
  const pieces: Buffer[] = []
  deflate.on('data', (piece: Buffer) => pieces.push(piece))
  let size = 0
  let checksum = 0
  let line = 0

  const columns = header.map((title, at) => {
    const width = widthOf(title, sample, at)
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`
  })
  // Programs refuse an empty <cols>.
  const widths = columns.length > 0 ? `<cols>${columns.join('')}</cols>` : ''
  let waiting = `${sheetHead}${widths}<sheetData>`
  waiting += rowOf(header, ++line, ' s="1"')

  async function flush(): Promise<void> {
    const bytes = Buffer.from(waiting)
    waiting = ''
    size += bytes.length
    checksum = crc32(bytes, checksum)
    if (!deflate.write(bytes)) await once(deflate, 'drain')
  }

  return {
    async add(rows) {
      for (const cells of rows) {
        waiting += rowOf(cells, ++line)
        if (waiting.length > pieceLength) await flush()
      }
    },
    async end() {
      waiting += '</sheetData></worksheet>'
      await flush()
      deflate.end()
      await once(deflate, 'end')
      const sheet = { name: sheetPath, packed: Buffer.concat(pieces), size, checksum }
      return zipOf([...partsAround(name), sheet])
    },
  }
}

const pieceLength = 262_144

function rowOf(cells: readonly SheetCell[], line: number, style = ''): string {
  let row = `<row r="${line}">`
  for (const [at, cell] of cells.entries()) {
    if (cell === undefined || cell === '') continue
    const place = `<c r="${columnName(at)}${line}"${style}`
    const value = plainCell(cell)
    row +=
      typeof cell === 'object' || Number.isFinite(cell)
        ? `${place}><v>${value}</v></c>`
        : `${place} t="inlineStr"><is>${textElement(workbookText(String(value)))}</is></c>`
  }
  return `${row}</row>`
}

/** 0 → A, 27 → AB. */
function columnName(at: number): string {
  const last = String.fromCharCode(65 + (at % 26))
  return at < 26 ? last : columnName(Math.floor(at / 26) - 1) + last
}

const textElement = (text: string) =>
  `<t${/^\s|\s$|\n/.test(text) ? ' xml:space="preserve"' : ''}>${escaped(text)}</t>`

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // XML parsers turn a literal carriage return into a line feed.
  '\r': '&#13;',
}
const escaped = (text: string) => text.replace(/[&<>"\r]/g, (sign) => entities[sign] ?? sign)

/** Column width in characters, up to a maximum. */
function widthOf(title: string, sample: readonly SheetCell[][], column: number): number {
  const letters = (text: string) => text.length + (text.match(/[^\0-\xFF]/g)?.length ?? 0)
  const widths = sample.map((cells) => letters(String(plainCell(cells[column]) ?? '')))
  return Math.min(60, Math.max(letters(title), ...widths) + 2)
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const sheetPath = 'xl/worksheets/sheet1.xml'
const sheetHead =
  `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView tabSelected="1" workbookViewId="0">` +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'

function partsAround(name: string) {
  // Characters and length that sheet names must not exceed.
  const sheet = name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31)
  const part = (path: string, type: string) =>
    `<Override PartName="/${path}" ContentType="${types}.${type}+xml"/>`
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`
  const related = (...entries: string[]) =>
    `${declaration}<Relationships xmlns="${packages}/relationships">${entries.join('')}</Relationships>`
  return [
    packed(
      '[Content_Types].xml',
      `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/>` +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        part('xl/workbook.xml', 'sheet.main') +
        part('xl/styles.xml', 'styles') +
        `${part(sheetPath, 'worksheet')}</Types>`,
    ),
    packed('_rels/.rels', related(relation('r1', 'officeDocument', 'xl/workbook.xml'))),
    packed(
      'xl/workbook.xml',
      `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><bookViews><workbookView/></bookViews>` +
        `<sheets><sheet name="${escaped(workbookText(sheet) || 'Sheet')}" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    packed(
      'xl/_rels/workbook.xml.rels',
      related(
        relation('r1', 'worksheet', 'worksheets/sheet1.xml'),
        relation('r2', 'styles', 'styles.xml'),
      ),
    ),
    packed(
      'xl/styles.xml',
      `${declaration}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>` +
        '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
        '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
        '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
        '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
        '<cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
        '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>',
    ),
  ]
}
