import { dimensionLines, lanesOf, textOfDimension, type Lanes } from './dimension-lines'
import type { Part } from './facts'
import { label, segments, sheet, widthOf, type Spot } from './svg'
import { textOf, type Language } from './texts'
import { drawn, frameOf, viewsOf, type Frame, type Views } from './views'
import { itemAt } from './items'

const width = 960
const margin = 28
const gap = 44
/** Maximum height of the views together, in pixels. */
const highest = 430

/**
 * Size drawing as SVG: side view and end view to the same scale, dimension lines, and a table of sizes with their
 * origins.
 */
export const sizeDrawing = (part: Part, language: Language): string =>
  sizedDrawing(part, language).svg

/** The same with its size in pixels. */
export function sizedDrawing(part: Part, language: Language) {
  const head = heading(part, language)
  const views = viewsOf(part)
  const body = viewsDrawn(part, views, head.height)
  const table = tableOf(part, language, body.bottom + 16)
  const title = `${part.facts.model} ${className(part, language)}`
  const height = table.bottom + margin
  const content = [head.content, body.content, table.content]
  return { svg: sheet(width, height, title, content), width, height }
}

export const className = ({ facts }: Part, language: Language) =>
  language === 'en' ? facts.classNameEn || facts.className : facts.className

function heading(part: Part, language: Language) {
  const { model, standardNumber, standardNumberEn } = part.facts
  const standard = language === 'en' ? (standardNumberEn ?? standardNumber) : standardNumber
  const second = [className(part, language), standard].filter(Boolean).join(' · ')
  const note = textOf('millimetres', language)
  return {
    content:
      label(model, [margin, 38], { size: 20, bold: true }) +
      label(note, [width - margin, 38], { size: 13, anchor: 'end', colour: '#5a6570' }) +
      label(second, [margin, 62], { size: sizeFor(second, width - 2 * margin), colour: '#3a434b' }),
    height: 78,
  }
}

/** Shrinks the text of a line that would not fit. */
const sizeFor = (text: string, room: number) => Math.min(14, (14 * room) / widthOf(text, 14))

interface Box {
  readonly frame: Frame
  readonly lanes: Lanes
}

const wide = ({ frame }: Box) => frame.right - frame.left
const high = ({ frame }: Box) => frame.top - frame.bottom
const roomAcross = ({ lanes: { room } }: Box) => room.left + room.right
const roomAlong = ({ lanes: { room } }: Box) => room.top + room.bottom

function viewsDrawn(part: Part, views: Views, top: number) {
  const boxOf = (view: 'side' | 'end', scale?: number): Box => {
    const frame = frameOf(views[view])
    const callouts = views.callouts.filter((callout) => callout.view === view)
    return { frame, lanes: lanesOf(callouts, part.dimensions, frame, scale) }
  }
  const scaleOf = views.plan ? stackedScale : besideScale
  const rough = scaleOf(boxOf('side'), boxOf('end'))
  const [side, end] = [boxOf('side', rough), boxOf('end', rough)]
  const scale = scaleOf(side, end)
  const at = (box: Box, left: number, upper: number) => ({
    place: ([u, v]: Spot): Spot => [
      left + box.lanes.room.left + (u - box.frame.left) * scale,
      upper + box.lanes.room.top + (box.frame.top - v) * scale,
    ],
    bottom: upper + roomAlong(box) + high(box) * scale,
    right: left + roomAcross(box) + wide(box) * scale,
  })
  if (views.plan) {
    const middle = (box: Box) => (width - roomAcross(box) - wide(box) * scale) / 2
    const first = at(side, middle(side), top)
    const second = at(end, middle(end), first.bottom + 24)
    return {
      content:
        view(views, 'side', side, first.place, scale) +
        view(views, 'end', end, second.place, scale),
      bottom: second.bottom,
    }
  }
  const total = roomAcross(side) + wide(side) * scale + gap + roomAcross(end) + wide(end) * scale
  const axis = Math.max(
    side.lanes.room.top + side.frame.top * scale,
    end.lanes.room.top + end.frame.top * scale,
  )
  const upper = (box: Box) => top + axis - box.lanes.room.top - box.frame.top * scale
  const first = at(side, (width - total) / 2, upper(side))
  const second = at(end, first.right + gap, upper(end))
  return {
    content:
      view(views, 'side', side, first.place, scale) + view(views, 'end', end, second.place, scale),
    bottom: Math.max(first.bottom, second.bottom),
  }
}

function besideScale(side: Box, end: Box) {
  const across = width - 2 * margin - gap - roomAcross(side) - roomAcross(end)
  const rooms = Math.max(roomAlong(side), roomAlong(end))
  return Math.min(
    across / (wide(side) + wide(end)),
    (highest - rooms) / Math.max(high(side), high(end)),
  )
}

function stackedScale(side: Box, end: Box) {
  const across =
    (width - 2 * margin - Math.max(roomAcross(side), roomAcross(end))) /
    Math.max(wide(side), wide(end))
  return Math.min(across, (highest + 60) / (high(side) + high(end)))
}

function view(
  views: Views,
  which: 'side' | 'end',
  { frame, lanes }: Box,
  place: (spot: Spot) => Spot,
  scale: number,
) {
  const [left, top] = place([frame.left, frame.top])
  const [right, bottom] = place([frame.right, frame.bottom])
  const edges = { left, right, top, bottom }
  const past = 9 / scale
  const centres: [Spot, Spot][] = []
  if (views.axial) {
    centres.push([place([frame.left - past, 0]), place([frame.right + past, 0])])
    if (which === 'end')
      centres.push([place([0, frame.bottom - past]), place([0, frame.top + past])])
  }
  return (
    drawn(views[which], place, scale) +
    segments(centres, 'centre') +
    dimensionLines(lanes, place, edges)
  )
}

function tableOf({ dimensions }: Part, language: Language, top: number) {
  const columns = [margin, margin + 90, margin + 500, margin + 690]
  const rowHeight = 23
  const row = (cells: readonly string[], y: number, bold: boolean) =>
    cells
      .map((cell, i) =>
        label(cell, [itemAt(columns, i), y], {
          size: 13,
          bold,
          colour: bold ? '#3a434b' : '#1c2126',
        }),
      )
      .join('')
  const rows = dimensions.map((dimension) => [
    dimension.symbol,
    textOf(dimension.meaning, language),
    textOfDimension(dimension).slice(dimension.symbol.length + 1),
    textOf(dimension.origin, language),
  ])
  const heads = (['symbol', 'meaning', 'value', 'origin'] as const).map((name) =>
    textOf(name, language),
  )
  const rule = (y: number): [Spot, Spot] => [
    [margin, y],
    [width - margin, y],
  ]
  const lines = Array.from({ length: rows.length + 1 }, (_, i) => rule(top + rowHeight * (i + 1)))
  return {
    content:
      row(heads, top + 16, true) +
      rows.map((cells, i) => row(cells, top + rowHeight * (i + 1) + 16, false)).join('') +
      segments(lines, 'hatch'),
    bottom: top + rowHeight * (rows.length + 1),
  }
}
