import type { PdfBlock, PdfCell, PdfColumn } from './document'
import type { Box } from './formula/box'
import { drawFormula, formulaBox } from './formula/formula'
import { ink, lineHeight, type Sheet, type Style } from './sheet'
import { itemAt } from '../../domain/lists/items'

const padding = { x: 5, y: 4 }
const cell: Style = { size: 9 }
const head: Style = { size: 9, bold: true }
/** The formula fonts look smaller at the same size. */
const formulaSize = 10

interface Place extends PdfColumn {
  x: number
  width: number
}

/** Lines of a cell, or its formula. */
type SetCell = string[] | Box

type Table = Extract<PdfBlock, { kind: 'table' }>

/** Minimum height of a table on a page: header and the start of its first row. */
export function tableBeginning(
  sheet: Sheet,
  { columns, rows }: Pick<Table, 'columns' | 'rows'>,
): number {
  const { heads, setCell } = settingOf(sheet, columns)
  const first = columns.map((_column, at) => setCell(rows[0]?.[at] ?? '', at))
  // Avoids a header alone at the bottom of a page.
  return heightOf(heads, head) + Math.min(80, heightOf(first, cell))
}

function settingOf(sheet: Sheet, columns: PdfColumn[]) {
  const places = placesOf(sheet, columns)
  const broken = (text: string, column: number, style: Style) =>
    sheet.lines(text, itemAt(places, column).width - 2 * padding.x, style)
  const setCell = (content: PdfCell, column: number): SetCell => {
    if (typeof content === 'string') return broken(content, column, cell)
    const room = { width: itemAt(places, column).width - 2 * padding.x, size: formulaSize }
    return formulaBox(sheet.doc, content.formula, room)
  }
  return { places, setCell, heads: columns.map(({ title }, column) => broken(title, column, head)) }
}

/** Draws a table over as many pages as needed, repeating the header. */
export function drawTable(sheet: Sheet, { columns, rows, below = [], least = 0 }: Table): void {
  const { places, setCell, heads } = settingOf(sheet, columns)
  const drawHead = () => {
    const height = heightOf(heads, head)
    sheet.doc.rect(sheet.left, sheet.y, sheet.width, height).fill(ink.shade)
    drawRow(sheet, places, heads, head)
    drawLine(sheet)
  }

  const all = rows.map((row) => columns.map((_column, at) => setCell(row[at] ?? '', at)))
  sheet.need(tableBeginning(sheet, { columns, rows }))
  drawHead()
  const turn = () => {
    sheet.nextPage()
    drawHead()
  }
  // Starts at the second column, behind the row number.
  const { x } = places[1] ?? itemAt(places, 0)
  const across = { x, width: sheet.left + sheet.width - x, title: '', share: 1 }
  const headHeight = heightOf(heads, head)
  all.forEach((row, at) => {
    const reason = below[at]
    if (row.every(isText)) {
      if (sheet.y + least > sheet.bottom) turn()
      drawText(sheet, places, row, { turn, headHeight, open: Boolean(reason), least })
    } else {
      // A formula cannot be split across pages.
      if (sheet.y + heightOf(row, cell) > sheet.bottom) turn()
      drawRow(sheet, places, row, cell)
      if (!reason) drawLine(sheet)
    }
    if (!reason) return
    const lines = sheet.lines(reason, across.width - 2 * padding.x, cell)
    drawText(sheet, [across], [lines], { turn, headHeight })
  })
  sheet.y += 10
}

const isText = (content: SetCell): content is string[] => Array.isArray(content)

/** Draws a row of texts, across pages if needed. */
function drawText(
  sheet: Sheet,
  places: Place[],
  row: string[][],
  {
    turn,
    headHeight,
    open,
    least,
  }: { turn: () => void; headHeight: number; open?: boolean; least?: number },
): void {
  let left = row
  while (left.some((lines) => lines.length > 0)) {
    const fitting = linesThatFit(sheet, left, headHeight)
    if (fitting === 0) {
      turn()
      continue
    }
    const now = left.map((lines) => lines.slice(0, fitting))
    left = left.map((lines) => lines.slice(fitting))
    drawRow(sheet, places, now, cell, least)
    if (!open || left.some((lines) => lines.length > 0)) drawLine(sheet)
  }
}

function placesOf({ left, width }: Sheet, columns: PdfColumn[]): Place[] {
  const whole = columns.reduce((sum, { share }) => sum + share, 0)
  let x = left
  return columns.map((column) => {
    const place = { ...column, x, width: (width * column.share) / whole }
    x += place.width
    return place
  })
}

const heightOfCell = (content: SetCell, style: Style) =>
  isText(content) ? content.length * lineHeight(style) : content.ascent + content.descent

const heightOf = (cells: SetCell[], style: Style) =>
  Math.max(lineHeight(style), ...cells.map((cell) => heightOfCell(cell, style))) + 2 * padding.y

/** Number of lines of a row that fit on this page: all or none, unless the row is taller than a page. */
function linesThatFit(sheet: Sheet, cells: string[][], headHeight: number): number {
  const all = Math.max(...cells.map(({ length }) => length))
  if (sheet.y + heightOf(cells, cell) <= sheet.bottom) return all
  const lines = (height: number) => Math.floor((height - 2 * padding.y) / lineHeight(cell))
  const page = lines(sheet.bottom - sheet.top - headHeight)
  return all <= page ? 0 : Math.max(0, Math.min(all, lines(sheet.bottom - sheet.y)))
}

/** Texts beside a formula are centred vertically, otherwise aligned at the top. */
function drawRow(sheet: Sheet, places: Place[], cells: SetCell[], style: Style, least = 0): void {
  const height = Math.max(least, heightOf(cells, style))
  const inMiddle = !cells.every(isText)
  places.forEach(({ x, width, align }, index) => {
    const content = cells[index] ?? []
    const top = inMiddle ? (height - heightOfCell(content, style)) / 2 : padding.y
    const at = { x: x + padding.x, y: sheet.y + top, width: width - 2 * padding.x }
    if (!isText(content)) return drawFormula(sheet.doc, content, { ...at, colour: ink.text })
    content.forEach((line, number) => {
      const y = at.y + number * lineHeight(style)
      sheet.write(line, { ...at, y, right: align === 'right' }, style)
    })
  })
  sheet.y += height
}

function drawLine(sheet: Sheet): void {
  sheet.doc.lineWidth(0.5).strokeColor(ink.line)
  sheet.doc
    .moveTo(sheet.left, sheet.y)
    .lineTo(sheet.left + sheet.width, sheet.y)
    .stroke()
}
