import { colour } from './sheet'

/** Paint of a path or other element. */
export interface Paint {
  fill?: string
  stroke?: string
  width?: number
  opacity?: number
  dash?: string
}

const paintOf = ({ fill = 'none', stroke = 'none', width = 2, opacity = 1, dash }: Paint) =>
  `fill="${fill}" stroke="${stroke}" stroke-width="${width}" opacity="${opacity}" stroke-linejoin="round" stroke-linecap="round"${dash ? ` stroke-dasharray="${dash}"` : ''}`

export const path = (d: string, paint: Paint) => `<path d="${d}" ${paintOf(paint)}/>`

export const box = (x: number, y: number, w: number, h: number, paint: Paint, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" ${paintOf(paint)}/>`

export const disc = (x: number, y: number, r: number, paint: Paint) =>
  `<circle cx="${x}" cy="${y}" r="${r}" ${paintOf(paint)}/>`

export const line = (x1: number, y1: number, x2: number, y2: number, paint: Paint = {}) =>
  path(`M${x1} ${y1}L${x2} ${y2}`, { stroke: colour.ink, ...paint })

export const group = (transform: string, ...content: string[]) =>
  `<g transform="${transform}">${content.join('')}</g>`

export const text = (
  x: number,
  y: number,
  content: string,
  {
    size = 22,
    fill = colour.ink,
    anchor = 'middle',
    bold = false,
  }: { size?: number; fill?: string; anchor?: string; bold?: boolean } = {},
) =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="${anchor}"${bold ? ' font-weight="700"' : ''}>${content}</text>`

/** Repeats a shape `count` times; the index starts at zero. */
export const repeat = (count: number, draw: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')

/** An arrow from one point to another. */
export function arrow(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  fill: string = colour.accent,
  width = 5,
) {
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI
  const length = Math.hypot(x2 - x1, y2 - y1)
  const head = width * 3.6
  return group(
    `translate(${x1} ${y1}) rotate(${angle})`,
    path(`M0 0H${length - head}`, { stroke: fill, width }),
    path(`M${length - head} ${-head * 0.48}L${length} 0L${length - head} ${head * 0.48}Z`, {
      fill,
    }),
  )
}

/** A dimension line between two points, with its name. */
export function measure(x1: number, y1: number, x2: number, y2: number, name: string) {
  const upright = x1 === x2
  const tick = (x: number, y: number) =>
    upright ? line(x - 9, y, x + 9, y) : line(x, y - 9, x, y + 9)
  return [
    line(x1, y1, x2, y2, { width: 1.6 }),
    tick(x1, y1),
    tick(x2, y2),
    upright
      ? text(x1 + 16, (y1 + y2) / 2 + 8, name, { anchor: 'start' })
      : text((x1 + x2) / 2, y1 - 10, name),
  ].join('')
}

/** A clamped part in section; `other` hatches it the other way. */
export const plate = (x: number, y: number, w: number, h: number, other = false) =>
  box(x, y, w, h, { fill: `url(#${other ? 'plateB' : 'plateA'})` }) +
  box(x, y, w, h, {
    fill: `url(#${other ? 'hatchBack' : 'hatch'})`,
    stroke: colour.soft,
    width: 1.5,
  })

/** The ground below the objects. */
export const ground = (y: number, fill: string = '#c9d5dd') =>
  box(0, y, 960, 540 - y, { fill }) + line(0, y, 960, y, { stroke: colour.strong, width: 3 })

/** Marks the position of a joint. */
export const mark = (x: number, y: number, r = 8) =>
  disc(x, y, r + 6, { fill: colour.accent, opacity: 0.22 }) +
  disc(x, y, r, { fill: colour.accent, stroke: colour.paper })

/** A white card as background of a diagram. */
export const card = (x: number, y: number, w: number, h: number) =>
  box(x, y, w, h, { fill: colour.paper, stroke: colour.line }, 10)

export const tick = (x: number, y: number, scale = 1) =>
  path(`M${x - 14 * scale} ${y}l${10 * scale} ${11 * scale}l${20 * scale} ${-24 * scale}`, {
    stroke: colour.good,
    width: 6 * scale,
  })

export const cross = (x: number, y: number, scale = 1) =>
  path(
    `M${x - 13 * scale} ${y - 13 * scale}l${26 * scale} ${26 * scale}M${x + 13 * scale} ${y - 13 * scale}l${-26 * scale} ${26 * scale}`,
    { stroke: colour.accent, width: 6 * scale },
  )
