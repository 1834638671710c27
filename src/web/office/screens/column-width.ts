import { choicesOf, type FieldSchema } from '../../../domain/forms/field-schema'
import { formatDate, formatTime, language, text } from '../../language/locale'
import { isNumber } from '../../screens/FieldValue'
import { isPicture } from '../../screens/record-schema'
import type { Row } from '../../screens/resource'

/** The size of the texts in compact rows. */
const fontSize = 13
/** How much wider the bold texts of heads are. */
const bold = 1.14
/** Padding of a cell at both sides, and of a tag within it, in pixels. */
const padding = { cell: 18, tag: 24 }
/** Room for the marks of a head. */
const mark = { sort: 18, filter: 24 }
/** The least width of a column that shares the rest of the table. */
export const leastWidth = 92
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

/** The width of a column by its type; undefined for texts, which share what is left. */
export function widthOf(column: Column): number | undefined {
  const { field, name, rows } = column
  const head = headWidth(column)
  const fit = (width: number) => Math.ceil(Math.max(head, width + padding.cell))
  if (isPicture(field)) return fit(40)
  const moment = new Date(2026, 8, 28, 22, 58).toISOString()
  if (field.format === 'date-time') return fit(lengthOf(formatTime(moment)))
  if (field.format === 'date') return fit(lengthOf(formatDate(moment.slice(0, 10))))
  if (field['x-enum'] && field.type !== 'array')
    return fit(padding.tag + longest(choicesOf(field, language).map(({ label }) => label)))
  if (field.type === 'boolean') return fit(lengthOf(text('screens.yes')))
  const values = rows.map((row) => row[name])
  if (isNumber(field)) return fit(longest(values.map((value) => String(value ?? ''))) * 1.15)
  if (field.type !== 'string') return undefined
  const width = longest(values.map((value) => (typeof value === 'string' ? value : '')))
  return width <= shortText ? fit(width) : undefined
}

/** A head takes two lines at most, and wraps between words, never within one. */
function headWidth({ title, isSorted, isFiltered }: Column): number {
  const words = language === 'zh' ? [title] : title.split(/\s/)
  const marks = (isSorted ? mark.sort : 0) + (isFiltered ? mark.filter : 0)
  return Math.max(longest(words), lengthOf(title) * 0.56) * bold + marks + padding.cell
}

const longest = (texts: string[]) => Math.max(0, ...texts.map(lengthOf))

/** The pixels that a text takes in a table; without a canvas, as in tests, about so many. */
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
  if (measuring) measuring.font = `${fontSize}px ${family}`
  return measuring
}
