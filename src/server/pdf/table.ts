import type { PdfColumn } from './document'
import { ink, lineHeight, type Sheet, type Style } from './sheet'

const padding = { x: 5, y: 4 }
const cell: Style = { size: 9 }
const head: Style = { size: 9, bold: true }

interface Place extends PdfColumn {
  x: number
  width: number
}

/** Draws a table over as many pages as it needs; its head stands at the top of each. */
export function drawTable(sheet: Sheet, columns: PdfColumn[], rows: string[][]): void {
  const places = placesOf(sheet, columns)
  const broken = (texts: string[], style: Style) =>
    places.map(({ width }, index) => sheet.lines(texts[index] ?? '', width - 2 * padding.x, style))
  const heads = broken(
    columns.map(({ title }) => title),
    head,
  )
  const drawHead = () => {
    const height = heightOf(heads, head)
    sheet.doc.rect(sheet.left, sheet.y, sheet.width, height).fill(ink.shade)
    drawRow(sheet, places, heads, head)
  }

  const all = rows.map((row) => broken(row, cell))
  // Nothing but a head at the bottom of a page would be a poor beginning.
  sheet.need(heightOf(heads, head) + Math.min(80, heightOf(all[0] ?? [], cell)))
  drawHead()
  for (const row of all) {
    let left = row
    while (left.some((lines) => lines.length > 0)) {
      const fitting = linesThatFit(sheet, left, heightOf(heads, head))
      if (fitting === 0) {
        sheet.nextPage()
        drawHead()
        continue
      }
      drawRow(
        sheet,
        places,
        left.map((lines) => lines.slice(0, fitting)),
        cell,
      )
      left = left.map((lines) => lines.slice(fitting))
    }
  }
  sheet.y += 10
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

const heightOf = (cells: string[][], style: Style) =>
  Math.max(1, ...cells.map(({ length }) => length)) * lineHeight(style) + 2 * padding.y

/** How many lines of a row fit on this page: all or none, unless it is higher than a page. */
function linesThatFit(sheet: Sheet, cells: string[][], headHeight: number): number {
  const all = Math.max(...cells.map(({ length }) => length))
  if (sheet.y + heightOf(cells, cell) <= sheet.bottom) return all
  const lines = (height: number) => Math.floor((height - 2 * padding.y) / lineHeight(cell))
  const page = lines(sheet.bottom - sheet.top - headHeight)
  return all <= page ? 0 : Math.max(0, Math.min(all, lines(sheet.bottom - sheet.y)))
}

function drawRow(sheet: Sheet, places: Place[], cells: string[][], style: Style): void {
  const height = heightOf(cells, style)
  places.forEach(({ x, width, align }, index) => {
    cells[index]?.forEach((line, number) => {
      const y = sheet.y + padding.y + number * lineHeight(style)
      const at = { x: x + padding.x, y, width: width - 2 * padding.x, right: align === 'right' }
      sheet.write(line, at, style)
    })
  })
  sheet.y += height
  sheet.doc.lineWidth(0.5).strokeColor(ink.line)
  sheet.doc
    .moveTo(sheet.left, sheet.y)
    .lineTo(sheet.left + sheet.width, sheet.y)
    .stroke()
}
