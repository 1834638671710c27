import type { EChartsOption } from 'echarts'
import type { StretchResult } from '../stretching-torsion'
import {
  base,
  colours,
  inUnits,
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

export function stretchingCharts(result: StretchResult, frame: ChartFrame): Chart[] {
  if (result.delta === undefined) return []
  return [
    {
      key: 'stretch',
      option: stretchChart(result, result.delta, frame),
      shape: frame.narrow ? 0.85 : 0.6,
    },
    {
      key: 'sections',
      option: sectionChart(result, frame),
      shape: 0.18 + 0.06 * result.rows.length,
    },
  ]
}

/** Force over elongation up to the yield point, with the range of this tightening. */
function stretchChart(
  { mode, min, nom, max, F02, limit, tensileUtilisation }: StretchResult,
  delta: number,
  frame: ChartFrame,
): EChartsOption {
  const { word } = frame
  const [F, x] = [inUnits('force', frame), inUnits('length', frame)]
  // The line ends at the yield point, for a lockbolt at the load its maker states.
  const end = mode === 'lockbolt' && tensileUtilisation ? nom.force / tensileUtilisation : F02
  const endName = word(mode === 'lockbolt' ? 'tensileLoad' : 'yieldForce')
  const range = max.force - min.force > 1e-6 * max.force
  return {
    ...base,
    tooltip: { trigger: 'axis' },
    xAxis: { ...valueAxis(word('elongation'), 'length', frame), ...xName, min: 0 },
    yAxis: { ...valueAxis(word('force'), 'force', frame), ...yName, min: 0 },
    series: [
      {
        type: 'line',
        showSymbol: false,
        data: [
          [0, 0],
          [x(end * delta), F(end)],
        ],
        lineStyle: { color: colours.brand, width: 2 },
        itemStyle: { color: colours.brand },
        markLine: {
          symbol: 'none',
          silent: true,
          data: [
            markedLine(
              { yAxis: F(end) },
              `${endName} ${written(end, 'force', frame)}`,
              colours.bad,
            ),
            markedLine(
              { yAxis: F(limit) },
              `${word('limit')} ${written(limit, 'force', frame)}`,
              colours.warn,
              // Below its line, as that of the end is above its own.
              'insideStartBottom',
            ),
          ],
        },
        markArea: {
          silent: true,
          itemStyle: { color: colours.tint, opacity: 0.7 },
          label: { color: colours.brand, fontSize: 11, position: 'insideRight', ...overLines },
          data: range
            ? [[{ name: word('range'), yAxis: F(min.force) }, { yAxis: F(max.force) }]]
            : [],
        },
        markPoint:
          nom.elongation === undefined
            ? { data: [] }
            : {
                symbol: 'circle',
                symbolSize: 9,
                silent: true,
                data: [
                  {
                    name: 'F',
                    coord: [x(nom.elongation), F(nom.force)],
                    itemStyle: { color: colours.accent },
                    label: {
                      formatter: `${written(nom.force, 'force', frame)}\n${written(nom.elongation, 'length', frame)}`,
                      position: 'right',
                      color: colours.ink,
                      fontSize: 12,
                      align: 'left',
                      ...overLines,
                    },
                  },
                ],
              },
      },
    ],
  }
}

/** The stress of each section at the greatest force; the thinnest one stands out. */
function sectionChart({ rows, max, thread }: StretchResult, frame: ChartFrame): EChartsOption {
  const { word } = frame
  const stress = inUnits('stress', frame)
  // Threads bear as their stress area, although they stretch as their minor one.
  const areas = rows.map(({ kind, area }) =>
    kind === 'shank' ? area : area + thread.As - thread.A3,
  )
  const thinnest = Math.min(...areas)
  return {
    ...base,
    grid: { left: 96, right: 84, top: 8, bottom: 44 },
    tooltip: { trigger: 'item' },
    xAxis: { ...valueAxis(word('stress'), 'stress', frame), ...xName },
    yAxis: {
      type: 'category',
      inverse: true,
      // The kinds of sections are words of charts too.
      data: rows.map(({ kind }, at) => `${at + 1} ${word(kind as ChartWord)}`),
      axisLabel: { color: colours.ink, fontSize: 12 },
      axisTick: { show: false },
    },
    series: [
      {
        type: 'bar',
        barMaxWidth: 18,
        data: areas.map((area) => ({
          value: stress(max.force / area),
          itemStyle: { color: area === thinnest ? colours.accent : colours.brand },
          label: {
            show: true,
            position: 'right',
            color: colours.ink,
            fontSize: 11,
            formatter: written(max.force / area, 'stress', frame),
          },
        })),
      },
    ],
  }
}
