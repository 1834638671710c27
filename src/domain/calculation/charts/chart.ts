import type { EChartsOption } from 'echarts'
import { fromInner, shown, unitOf, type Quantity, type UnitSystem } from '../../units/units'

/** The words that charts write, by their keys. */
export type ChartWord =
  | 'torque'
  | 'preload'
  | 'force'
  | 'elongation'
  | 'friction'
  | 'smallFriction'
  | 'largeFriction'
  | 'window'
  | 'pitchShare'
  | 'threadShare'
  | 'headShare'
  | 'prevailingShare'
  | 'afterMax'
  | 'afterMin'
  | 'workingLoad'
  | 'losses'
  | 'embedding'
  | 'temperature'
  | 'unloading'
  | 'residual'
  | 'bolt'
  | 'parts'
  | 'part'
  | 'share'
  | 'stress'
  | 'range'
  | 'yieldForce'
  | 'limit'
  | 'tensileLoad'
  | 'head'
  | 'shank'
  | 'thread'
  | 'engaged'
  | 'nut'
  | 'tapped'

/** Context of a chart besides its result: texts in a language, and units. */
export interface ChartFrame {
  word: (key: ChartWord) => string
  system: UnitSystem
  /** For phones: legend entries are stacked, and charts are taller. */
  narrow?: boolean
}

/** A chart as the library draws it, in the browser and on the server alike. */
export interface Chart {
  key:
    | 'window'
    | 'band'
    | 'shares'
    | 'friction'
    | 'joint'
    | 'waterfall'
    | 'resilience'
    | 'stretch'
    | 'sections'
  option: EChartsOption
  /** Ratio of height to width. */
  shape: number
}

/** The colours of the product's tokens; a chart is drawn where style sheets do not reach. */
export const colours = {
  ink: '#15212b',
  faint: '#5f707e',
  line: '#d9e0e6',
  steel: '#0f2a3d',
  brand: '#0b6394',
  tint: '#cfe4f2',
  box: '#9dbdd3',
  accent: '#c2410c',
  accentTint: '#fbdccb',
  good: '#1d7a46',
  warn: '#8a5a00',
  bad: '#b42318',
}

export const written = (value: number, quantity: Quantity, { system }: ChartFrame) =>
  `${shown(value, quantity, system)} ${unitOf(quantity, system)}`.trim()

/** Inner values as points of a chart in the units of its reader. */
export const inUnits =
  (quantity: Quantity, { system }: ChartFrame) =>
  (value: number) =>
    fromInner(value, quantity, system)

export function valueAxis(name: string, quantity: Quantity, { system }: ChartFrame) {
  const unit = unitOf(quantity, system)
  return {
    type: 'value' as const,
    name: unit ? `${name} (${unit})` : name,
    nameLocation: 'middle' as const,
    nameTextStyle: { color: colours.faint, fontSize: 12 },
    axisLabel: { color: colours.faint, fontSize: 11, hideOverlap: true },
    splitLine: { lineStyle: { color: colours.line } },
  }
}

export const base: EChartsOption = {
  animation: false,
  textStyle: {
    // Single quotes: the library writes the name into an attribute of SVG.
    fontFamily: "'Segoe UI', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', sans-serif",
  },
  grid: { left: 62, right: 22, top: 40, bottom: 46 },
  legend: { show: false },
}

/** The legend above the plot; `room` reserves space between them for labels. */
export function legendOf(names: string[], { narrow = false }: ChartFrame, room = 0) {
  const lines = narrow ? names.length : 1
  return {
    legend: {
      show: true,
      top: 4,
      itemGap: narrow ? 6 : 12,
      itemWidth: 18,
      itemHeight: 10,
      data: names,
      ...(narrow && { orient: 'vertical' as const, left: 8 }),
      textStyle: { color: colours.ink, fontSize: 12 },
    },
    grid: { left: 62, right: 22, top: 20 + 20 * lines + room, bottom: 46 },
  }
}

/** Names of lines are read over the lines that they stand on. */
export const overLines = { textBorderColor: '#ffffff', textBorderWidth: 3 }

export const xName = { nameGap: 28 }
export const yName = { nameGap: 46 }

/** A horizontal or vertical line with its name and value at its end. */
export function markedLine(
  at: { xAxis: number } | { yAxis: number },
  label: string,
  color: string,
  side: 'insideStartTop' | 'insideStartBottom' | 'insideEndTop' = 'insideStartTop',
) {
  return {
    ...at,
    lineStyle: { color, type: 'dashed' as const, width: 1.2 },
    label: {
      formatter: label,
      color,
      fontSize: 11,
      ...overLines,
      position: 'yAxis' in at ? side : ('end' as const),
    },
  }
}

/** An area between points, in the coordinates of the axes. */
export function polygon(name: string, points: [number, number][], color: string, z = 1) {
  return {
    type: 'custom' as const,
    name,
    silent: true,
    z,
    itemStyle: { color },
    data: [points.flat()],
    encode: { x: points.map((_point, at) => 2 * at), y: points.map((_point, at) => 2 * at + 1) },
    renderItem: (_params: unknown, draw: { coord: (point: number[]) => number[] }) => ({
      type: 'polygon' as const,
      shape: { points: points.map((point) => draw.coord(point)) },
      style: { fill: color },
    }),
  }
}
