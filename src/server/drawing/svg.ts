import { itemAround, itemAt } from './items'

/** Line styles after ISO 128: visible edges thick, others thin. */
const strokes = {
  thick: 'stroke="#1c2126" stroke-width="1.6"',
  edge: 'stroke="#1c2126" stroke-width="1.1" stroke-linecap="round"',
  fine: 'stroke="#1c2126" stroke-width="0.8"',
  hidden: 'stroke="#1c2126" stroke-width="0.8" stroke-dasharray="5 3"',
  centre: 'stroke="#5a6570" stroke-width="0.8" stroke-dasharray="14 3 2 3"',
  hatch: 'stroke="#5a6570" stroke-width="0.6"',
  measure: 'stroke="#0b5394" stroke-width="0.8"',
} as const

export type Stroke = keyof typeof strokes

/** A point of a drawing; in pixels y points down, in mm v points up. */
export type Spot = readonly [number, number]

const number = (value: number) => String(Math.round(value * 100) / 100)

export const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)

export function polyline(spots: readonly Spot[], stroke: Stroke, fill = 'none', closed = false) {
  const path = spots.map(([x, y], i) => `${i ? 'L' : 'M'}${number(x)} ${number(y)}`).join('')
  return `<path d="${path}${closed ? 'Z' : ''}" fill="${fill}" ${strokes[stroke]} stroke-linejoin="round"/>`
}

/** Many separate lines as one element. */
export function segments(lines: readonly (readonly [Spot, Spot])[], stroke: Stroke) {
  if (!lines.length) return ''
  const path = lines
    .map(([[x1, y1], [x2, y2]]) => `M${number(x1)} ${number(y1)}L${number(x2)} ${number(y2)}`)
    .join('')
  return `<path d="${path}" fill="none" ${strokes[stroke]}/>`
}

export function circle([x, y]: Spot, radius: number, stroke: Stroke, fill = 'none') {
  return `<circle cx="${number(x)}" cy="${number(y)}" r="${number(radius)}" fill="${fill}" ${strokes[stroke]}/>`
}

export interface TextLook {
  readonly size?: number
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly bold?: boolean
  readonly colour?: string
  /** White background, for texts over lines. */
  readonly ground?: boolean
}

/** Upper estimate of a text's width in pixels: Chinese characters are square, others narrower. */
export function widthOf(text: string, size = 14) {
  const ems = [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 1.02 : 0.6), 0)
  return ems * size
}

export function label(text: string, [x, y]: Spot, look: TextLook = {}) {
  const { size = 14, anchor = 'start', bold, colour = '#1c2126', ground } = look
  const width = widthOf(text, size)
  const left = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width
  const behind = ground
    ? `<rect x="${number(left - 2)}" y="${number(y - size * 0.85)}" width="${number(width + 4)}" height="${number(size * 1.1)}" fill="#fff"/>`
    : ''
  const weight = bold ? ' font-weight="600"' : ''
  return `${behind}<text x="${number(x)}" y="${number(y)}" font-size="${size}" text-anchor="${anchor}" fill="${colour}"${weight}>${escaped(text)}</text>`
}

export function sheet(width: number, height: number, title: string, content: readonly string[]) {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.ceil(width)} ${Math.ceil(height)}" width="${Math.ceil(width)}" height="${Math.ceil(height)}" role="img" font-family="'Noto Sans','Noto Sans CJK SC','Microsoft YaHei','PingFang SC',Arial,sans-serif">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    ...content.filter(Boolean),
    '</svg>',
  ].join('\n')
}

/** The same drawing without a size of its own, for documents that give it one. */
export const withoutSize = (svg: string) =>
  svg.replace(/(viewBox="[^"]{1,80}") width="\d{1,9}" height="\d{1,9}"/, '$1')

/** Lines at 45° inside a polygon (pixels), `gap` apart; `rising` to the right or falling. */
export function hatchLines(polygon: readonly Spot[], gap: number, rising = true) {
  const sign = rising ? 1 : -1
  const across = polygon.map(([x, y]) => y * sign + x)
  const lines: [Spot, Spot][] = []
  const first = Math.ceil(Math.min(...across) / gap) * gap + gap * 0.37
  for (let level = first; level < Math.max(...across); level += gap) {
    const crossings: Spot[] = []
    polygon.forEach((spot, i) => {
      const next = itemAround(polygon, i + 1)
      const [a, b] = [itemAt(across, i) - level, itemAround(across, i + 1) - level]
      if (a > 0 === b > 0) return
      const t = a / (a - b)
      crossings.push([spot[0] + (next[0] - spot[0]) * t, spot[1] + (next[1] - spot[1]) * t])
    })
    crossings.sort((point, other) => point[0] - other[0])
    for (let i = 0; i + 1 < crossings.length; i += 2)
      lines.push([itemAt(crossings, i), itemAt(crossings, i + 1)])
  }
  return lines
}

export const hatching = (polygon: readonly Spot[], gap: number, rising = true) =>
  segments(hatchLines(polygon, gap, rising), 'hatch')
