import type { Part } from './facts'
import type { Figure } from './outline'
import { hatchLines, type Spot, type Stroke } from './svg'
import { uncovered, type Seen } from './uncovered'
import { frameOf, viewsOf, type Views } from './views'

/** Layers by the meaning of a line, with colour (AutoCAD index) and line type. */
const layers = {
  OUTLINE: { colour: 7, lineType: 'CONTINUOUS' },
  THIN: { colour: 3, lineType: 'CONTINUOUS' },
  HIDDEN: { colour: 8, lineType: 'HIDDEN' },
  CENTER: { colour: 1, lineType: 'CENTER' },
  HATCH: { colour: 9, lineType: 'CONTINUOUS' },
  TEXT: { colour: 7, lineType: 'CONTINUOUS' },
} as const

type Layer = keyof typeof layers

const layerOf: Record<Stroke, Layer> = {
  thick: 'OUTLINE',
  edge: 'OUTLINE',
  fine: 'THIN',
  hidden: 'HIDDEN',
  centre: 'CENTER',
  hatch: 'HATCH',
  measure: 'THIN',
}

/** A group code with its value. */
type Pair = readonly [number, string | number]

/**
 * The two views of a part as DXF (release 12, which every program reads), in mm at full size: the side view with its
 * axis at y = 0, the end view to its right or the top view below it.
 */
export function dxfOf(part: Part): string {
  const views = viewsOf(part)
  const [side, end] = [frameOf(views.side), frameOf(views.end)]
  const gap = 0.15 * Math.max(side.right - side.left, side.top - side.bottom)
  const shift: Spot = views.plan
    ? [(side.left + side.right - end.left - end.right) / 2, side.bottom - gap - end.top]
    : [side.right + gap - end.left, 0]
  const entities = [
    ...viewEntities(views, 'side', [0, 0]),
    ...viewEntities(views, 'end', shift),
    ...text(part.facts.model, [side.left, side.top + gap], Math.max(2, gap / 3)),
  ]
  return written([...tables(), ...section('ENTITIES', entities)])
}

function viewEntities(views: Views, which: 'side' | 'end', [dx, dy]: Spot): Pair[] {
  const figures = views[which]
  const frame = frameOf(figures)
  const moved = ([u, v]: Spot): Spot => [u + dx, v + dy]
  const gap = Math.max(0.5, (frame.top - frame.bottom) / 25)
  const lines: Seen[] = [
    ...uncovered([...figures, ...hatchOf(figures, gap)]),
    ...centreLines(views, which, gap),
  ]
  return lines.flatMap((seen): Pair[] => {
    const layer = layerOf[seen.stroke]
    if (seen.kind === 'circle') {
      const [x, y] = moved(seen.centre)
      return [
        [0, 'CIRCLE'],
        [8, layer],
        [10, x],
        [20, y],
        [40, seen.radius],
      ]
    }
    const [from, to] = [moved(seen.from), moved(seen.to)]
    return [
      [0, 'LINE'],
      [8, layer],
      [10, from[0]],
      [20, from[1]],
      [11, to[0]],
      [21, to[1]],
    ]
  })
}

const hatchOf = (figures: readonly Figure[], gap: number): Figure[] =>
  figures.flatMap((figure) =>
    figure.kind === 'area' && figure.hatched
      ? hatchLines(figure.spots, gap, figure.hatched === 'rising').map((spots): Figure => ({
          kind: 'line',
          spots,
          stroke: 'hatch',
        }))
      : [],
  )

function centreLines(views: Views, which: 'side' | 'end', past: number): Seen[] {
  if (!views.axial) return []
  const { left, right, bottom, top } = frameOf(views[which])
  const line = (from: Spot, to: Spot): Seen => ({ kind: 'line', from, to, stroke: 'centre' })
  return [
    line([left - past, 0], [right + past, 0]),
    ...(which === 'end' ? [line([0, bottom - past], [0, top + past])] : []),
  ]
}

const text = (content: string, [x, y]: Spot, height: number): Pair[] => [
  [0, 'TEXT'],
  [8, 'TEXT'],
  [10, x],
  [20, y],
  [40, height],
  [1, escapedText(content)],
]

/** Release 12 is ASCII; programs show \U+4E2D as the character. */
const escapedText = (content: string) =>
  content
    .replace(/\p{Cc}/gu, ' ')
    .replace(
      /[^ -~]/g,
      (letter) => `\\U+${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
    )

const section = (name: string, content: readonly Pair[]): Pair[] => [
  [0, 'SECTION'],
  [2, name],
  ...content,
  [0, 'ENDSEC'],
]

const table = (name: string, entries: readonly Pair[][]): Pair[] => [
  [0, 'TABLE'],
  [2, name],
  [70, entries.length],
  ...entries.flat(),
  [0, 'ENDTAB'],
]

/** Dashes and gaps of line types, in mm. */
const lineTypes: Record<string, readonly number[]> = {
  CONTINUOUS: [],
  HIDDEN: [2.5, -1.25],
  CENTER: [12, -2, 2, -2],
}

function tables(): Pair[] {
  const types = Object.entries(lineTypes).map(([name, dashes]): Pair[] => [
    [0, 'LTYPE'],
    [2, name],
    [70, 0],
    [3, name],
    [72, 65],
    [73, dashes.length],
    [40, dashes.reduce((sum, dash) => sum + Math.abs(dash), 0)],
    ...dashes.map((dash): Pair => [49, dash]),
  ])
  const named = Object.entries(layers).map(([name, { colour, lineType }]): Pair[] => [
    [0, 'LAYER'],
    [2, name],
    [70, 0],
    [62, colour],
    [6, lineType],
  ])
  return [
    ...section('HEADER', [
      [9, '$ACADVER'],
      [1, 'AC1009'],
    ]),
    ...section('TABLES', [...table('LTYPE', types), ...table('LAYER', named)]),
  ]
}

/** Codes of text and numbers of entities stand on lines of their own. */
function written(pairs: readonly Pair[]): string {
  const lines = pairs.map(([code, value]) => {
    const isReal = code >= 10 && code < 60
    return `${code}\r\n${typeof value === 'number' && isReal ? decimal(value) : value}\r\n`
  })
  return `${lines.join('')}0\r\nEOF\r\n`
}

const decimal = (value: number) => {
  const text = String(Math.round(value * 1e6) / 1e6 + 0)
  return text.includes('.') || text.includes('e') ? text : `${text}.0`
}
