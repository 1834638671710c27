import type { EChartsOption } from 'echarts'
import type { FlexibilityInput, FlexibilityResult } from '../flexibility'
import {
  base,
  colours,
  inUnits,
  legendOf,
  markedLine,
  overLines,
  valueAxis,
  written,
  xName,
  yName,
  type Chart,
  type ChartFrame,
  type ChartWord,
} from './chart'
import { itemAt } from '../../lists/items'

/** The figures that the charts of forces draw; a whole joint has them too. */
type Balance = Pick<
  FlexibilityResult,
  | 'deltaS'
  | 'deltaP'
  | 'FSA'
  | 'FPA'
  | 'FVmin'
  | 'FVmax'
  | 'FKR'
  | 'FSmax'
  | 'FZ'
  | 'thermalLoss'
  | 'Phi'
>

export function flexibilityCharts(
  input: FlexibilityInput,
  result: FlexibilityResult,
  frame: ChartFrame,
): Chart[] {
  const bars = result.rows.length + input.layers.length
  return [
    { key: 'joint', option: jointDiagram(input, result, frame), shape: frame.narrow ? 1.05 : 0.62 },
    { key: 'waterfall', option: waterfall(input, result, frame), shape: frame.narrow ? 0.8 : 0.5 },
    { key: 'resilience', option: shareChart(result, frame), shape: 0.18 + 0.055 * bars },
  ]
}

/**
 * The joint diagram: the bolt's line from the origin, the parts' line down from the preload, both with their own
 * resilience; the working load between clamp force and bolt force. For the least and for the greatest preload.
 */
export function jointDiagram(
  { Fmin }: Pick<FlexibilityInput, 'Fmin'>,
  result: Balance,
  frame: ChartFrame,
): EChartsOption {
  const { deltaS, deltaP, FSA, FPA, FVmin, FVmax, FKR, FSmax } = result
  const { word } = frame
  const [F, x] = [inUnits('force', frame), inUnits('length', frame)]
  const triangle = (name: string, preload: number, color: string, dashed: boolean) => {
    const top = preload * deltaS
    const line = { color, width: 2, type: dashed ? ('dashed' as const) : ('solid' as const) }
    return {
      type: 'line' as const,
      name,
      showSymbol: false,
      lineStyle: line,
      itemStyle: { color },
      data: [
        [0, 0],
        [x(top), F(preload)],
        [x(top + preload * deltaP), 0],
      ],
    }
  }
  const loaded = (name: string, preload: number, color: string) => {
    const at = (preload + FSA) * deltaS
    return {
      type: 'line' as const,
      name,
      itemStyle: { color },
      lineStyle: { color, width: 3 },
      symbol: 'circle',
      symbolSize: 6,
      data: [
        [x(at), F(preload - FPA)],
        [x(at), F(preload + FSA)],
      ],
    }
  }
  const load = word('workingLoad')
  return {
    ...base,
    ...legendOf([word('afterMax'), word('afterMin'), load], frame),
    tooltip: { trigger: 'item' },
    xAxis: { ...valueAxis(word('elongation'), 'length', frame), ...xName, min: 0 },
    yAxis: { ...valueAxis(word('force'), 'force', frame), ...yName },
    series: [
      {
        ...triangle(word('afterMax'), FVmax, colours.accent, false),
        markLine: {
          symbol: 'none',
          silent: true,
          data: [
            markedLine(
              { yAxis: F(FSmax) },
              `FSmax ${written(FSmax, 'force', frame)}`,
              colours.accent,
            ),
            markedLine(
              { yAxis: F(FKR) },
              `FKR ${written(FKR, 'force', frame)}`,
              colours.good,
              'insideEndTop',
            ),
          ],
        },
      },
      {
        ...triangle(word('afterMin'), FVmin, colours.brand, true),
        markArea: {
          silent: true,
          itemStyle: { color: colours.accentTint, opacity: 0.6 },
          label: { color: colours.accent, fontSize: 11, position: 'insideRight', ...overLines },
          data:
            Fmin - FVmin > 0
              ? [[{ name: word('losses'), yAxis: F(FVmin) }, { yAxis: F(Fmin) }]]
              : [],
        },
      },
      ...(FSA !== 0 || FPA !== 0
        ? [loaded(load, FVmax, colours.steel), loaded(load, FVmin, colours.steel)]
        : []),
    ],
  }
}

/** From the least assembly preload down to the residual clamp force. */
export function waterfall(
  { Fmin, FAmax = 0 }: Pick<FlexibilityInput, 'Fmin' | 'FAmax'>,
  { FZ, thermalLoss, FVmin, FKR, Phi }: Balance,
  frame: ChartFrame,
): EChartsOption {
  const { word } = frame
  const F = inUnits('force', frame)
  const unloading = (1 - Phi) * Math.max(FAmax, 0)
  // From and to, and the figure that is written there: what is left, or how much less that is.
  const steps: [string, number, number, number, string][] = [
    ['Fmin', 0, Fmin, Fmin, colours.steel],
    [word('embedding'), Fmin - FZ, Fmin, -FZ, colours.accent],
    [word('temperature'), Fmin - FZ - thermalLoss, Fmin - FZ, -thermalLoss, colours.warn],
    ['FVmin', 0, FVmin, FVmin, colours.brand],
    [word('unloading'), FVmin - unloading, FVmin, -unloading, colours.accent],
    [word('residual'), 0, FKR, FKR, FKR > 0 ? colours.good : colours.bad],
  ]
  const data = steps.map(([, from, to], at) => [at, F(from), F(to)])
  return {
    ...base,
    // Names of steps to the left, and to the right room for the figure of the longest bar.
    grid: { left: 104, right: 84, top: 8, bottom: 44 },
    xAxis: { ...valueAxis(word('force'), 'force', frame), ...xName },
    yAxis: {
      type: 'category',
      inverse: true,
      data: steps.map(([name]) => name),
      axisLabel: { color: colours.ink, fontSize: 12, interval: 0, width: 92, overflow: 'break' },
      axisTick: { show: false },
    },
    series: [
      {
        type: 'custom',
        data,
        encode: { y: 0, x: [1, 2] },
        renderItem: (_params, draw) => {
          const at = Number(draw.value(0))
          const [, from, to, figure, color] = itemAt(steps, at)
          const [low = 0, y = 0] = draw.coord([F(from), at])
          const [high = 0] = draw.coord([F(to), at])
          const step = rowHeight(draw.size?.([0, 1]))
          const [left, height] = [Math.min(low, high), Math.min(22, 0.62 * step)]
          const width = Math.max(1, Math.abs(high - low))
          return {
            type: 'group',
            children: [
              {
                type: 'rect',
                shape: { x: left, y: y - height / 2, width, height },
                style: { fill: color },
              },
              {
                type: 'text',
                style: {
                  // Forces below a thousandth of a newton are rounding errors of a difference.
                  text:
                    (figure < -0.001 ? '−' : '') +
                    written(Math.abs(figure) < 0.001 ? 0 : Math.abs(figure), 'force', frame),
                  x: left + width + 5,
                  y,
                  fill: colours.ink,
                  fontSize: 11,
                  align: 'left',
                  verticalAlign: 'middle',
                },
              },
            ],
          }
        },
      },
    ],
  }
}

/** Flexibility of each section and part. */
function shareChart(result: FlexibilityResult, frame: ChartFrame): EChartsOption {
  const { word } = frame
  const delta = inUnits('resilience', frame)
  const layers = new Map<number, number>()
  for (const { layer, delta: part } of result.slices)
    layers.set(layer, (layers.get(layer) ?? 0) + part)
  const bars = [
    // The kinds of sections are words of charts too.
    ...result.rows.map((row) => [word(row.kind as ChartWord), row.delta, colours.brand] as const),
    ...[...layers].map(
      ([layer, part]) => [`${word('part')} ${layer + 1}`, part, colours.accent] as const,
    ),
  ]
  return {
    ...base,
    grid: { left: 96, right: 84, top: 8, bottom: 44 },
    tooltip: { trigger: 'item' },
    xAxis: { ...valueAxis('δ', 'resilience', frame), ...xName },
    yAxis: {
      type: 'category',
      inverse: true,
      data: bars.map(([name]) => name),
      axisLabel: { color: colours.ink, fontSize: 12 },
      axisTick: { show: false },
    },
    series: [
      {
        type: 'bar',
        barMaxWidth: 18,
        data: bars.map(([, value, color]) => ({
          value: delta(value),
          itemStyle: { color },
          label: {
            show: true,
            position: 'right',
            color: colours.ink,
            fontSize: 11,
            formatter: itemAt(written(value, 'resilience', frame).split(' '), 0),
          },
        })),
      },
    ],
  }
}

/** The height of a row of the chart in pixels, of the size that its library tells. */
const rowHeight = (size: number | number[] | undefined): number =>
  (Array.isArray(size) ? size[1] : undefined) ?? 30
