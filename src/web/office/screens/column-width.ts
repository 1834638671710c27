import { choicesOf, type FieldSchema } from '../../../domain/forms/field-schema'
import { formatDate, formatNumber, formatTime, language, text } from '../../language/locale'
import { tableFontSize } from '../../screens/antd-theme'
import { isNumber } from '../../screens/FieldValue'
import { isPicture } from '../../screens/record-schema'
import type { Row } from '../../screens/resource'

/** Width of a head's bold text, relative to a regular one. */
const bold = 1.14
/** Horizontal padding of a cell, and of a tag inside it, in pixels. */
const padding = { cell: 18, tag: 24 }
/** Width of an icon in a head, in pixels. */
const icon = { sort: 18, filter: 24 }
/** Width of the button that copies a value, in pixels. */
const copyButton = 44
/** The least width of a column of long texts. */
const leastWidth = 92
/** Texts up to this width are shown whole. */
const shortText = 160

interface Column {
  name: string
  field: FieldSchema
  title: string
  rows: Row[]
  isSorted: boolean
  isFiltered: boolean
}

/** The width of a column by its type; undefined for long texts, which share the remaining width. */
export function widthOf(column: Column): number | undefined {
  const { field, name, rows } = column
  const head = headWidth(column)
  const fit = (width: number) => Math.ceil(Math.max(head, width + padding.cell))
  if (isPicture(field)) return fit(40)
  if (field.format === 'date-time') return fit(longest(moments.map(formatTime)))
  if (field.format === 'date') return fit(longest(moments.map(formatDate)))
  if (field['x-enum'] && field.type !== 'array')
    return fit(padding.tag + longest(choicesOf(field, language).map(({ label }) => label)))
  if (field.type === 'boolean') return fit(lengthOf(text('screens.yes')))
  const values = rows.map((row) => row[name])
  if (isNumber(field))
    return fit(
      longest(values.map((value) => (typeof value === 'number' ? formatNumber(value) : ''))),
    )
  if (field.type !== 'string') return undefined
  const width = longest(values.map((value) => (typeof value === 'string' ? value : '')))
  if (field['x-widget'] === 'copy') return fit(width + copyButton)
  return width <= shortText ? fit(width) : undefined
}

/** The least width of a column: it shows the longest word of its head. */
export const leastWidthOf = (column: Column) => Math.max(leastWidth, Math.ceil(headWidth(column)))

/** An evening in each month: the widths of months differ, "10月" is wider than "9月". */
const moments = Array.from({ length: 12 }, (_none, month) =>
  new Date(2026, month, 28, 22, 58).toISOString(),
)

/** A head takes two lines at most, and wraps between words, never within one. */
function headWidth({ title, isSorted, isFiltered }: Column): number {
  const words = language === 'zh' ? [title] : title.split(/\s/)
  const icons = (isSorted ? icon.sort : 0) + (isFiltered ? icon.filter : 0)
  return Math.max(longest(words), lengthOf(title) * 0.56) * bold + icons + padding.cell
}

const longest = (texts: string[]) => Math.max(0, ...texts.map(lengthOf))

/** The width of a text in a table, in pixels; an estimate if there is no canvas, as in tests. */
function lengthOf(value: string): number {
  const context = canvas()
  if (!context) return value.length * 8
  return context.measureText(value).width
}

let measuring: OffscreenCanvasRenderingContext2D | null | undefined

function canvas() {
  if (measuring !== undefined) return measuring
  measuring = 'OffscreenCanvas' in window ? new OffscreenCanvas(1, 1).getContext('2d') : null
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font')
  if (measuring) measuring.font = `${tableFontSize}px ${family}`
  return measuring
}
