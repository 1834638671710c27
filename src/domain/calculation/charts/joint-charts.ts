import type { EChartsOption } from 'echarts'
import type { JointResult } from '../joint/compute-joint'
import type { Joint } from '../joint/views'
import { ceiling } from './clamp-charts'
import {
  base,
  colours,
  inUnits,
  markedLine,
  valueAxis,
  written,
  xName,
  type Chart,
  type ChartFrame,
} from './chart'
import { jointDiagram, waterfall } from './flexibility-charts'

/** The charts of a joint: the band of the preload between its limits, the joint diagram, and what is lost. */
export function jointCharts(
  joint: Pick<Joint, 'FAmax'>,
  result: JointResult,
  frame: ChartFrame,
): Chart[] {
  const { Fmin } = result.preload
  // The end of the load introduction that leaves less clamp force.
  const end = result.ends.reduce((worst, other) => (other.FKR < worst.FKR ? other : worst))
  const figures = { ...result, ...end }
  const input = { Fmin, FAmax: joint.FAmax ?? 0 }
  return [
    { key: 'band', option: bandChart(result, frame), shape: frame.narrow ? 0.5 : 0.26 },
    {
      key: 'joint',
      option: jointDiagram(input, figures, frame),
      shape: frame.narrow ? 1.05 : 0.56,
    },
    {
      key: 'waterfall',
      option: waterfall(input, figures, frame),
      shape: frame.narrow ? 0.8 : 0.42,
    },
  ]
}

/** The range of the assembly preload, with the least that the joint needs and the most that the bolt allows. */
function bandChart({ preload, ends }: JointResult, frame: ChartFrame): EChartsOption {
  const { Fmin, Fmax, allowed } = preload
  const F = inUnits('force', frame)
  const needed = Math.max(...ends.map(({ requiredFmin }) => requiredFmin))
  const most = Math.max(Fmax, allowed ?? 0, needed)
  return {
    ...base,
    grid: { left: 62, right: 62, top: 34, bottom: 46 },
    xAxis: {
      ...valueAxis(frame.word('preload'), 'force', frame),
      ...xName,
      min: 0,
      max: ceiling(F(most)),
    },
    yAxis: { type: 'category', data: ['FM'], axisTick: { show: false } },
    series: [
      {
        type: 'custom',
        data: [[F(Fmin), F(Fmax), 0]],
        encode: { x: [0, 1], y: 2 },
        renderItem: (_params, draw) => {
          const [left = 0, y = 0] = draw.coord([draw.value(0), 0])
          const [right = 0] = draw.coord([draw.value(1), 0])
          return {
            type: 'group',
            children: [
              {
                type: 'rect',
                shape: { x: left, y: y - 12, width: Math.max(1, right - left), height: 24 },
                style: { fill: colours.box },
              },
              {
                type: 'text',
                // Over the lines of the limits, wherever they stand.
                z2: 10,
                style: {
                  text: `Fmin ${written(Fmin, 'force', frame)} … Fmax ${written(Fmax, 'force', frame)}`,
                  x: Math.max(170, Math.min((left + right) / 2, 330)),
                  y: y + 18,
                  fill: colours.ink,
                  fontSize: 11,
                  align: 'center',
                  verticalAlign: 'top',
                  backgroundColor: '#ffffff',
                },
              },
            ],
          }
        },
        markLine: {
          symbol: 'none',
          silent: true,
          data: [
            markedLine(
              { xAxis: F(needed) },
              `Fmin,erf ${written(needed, 'force', frame)}`,
              colours.accent,
            ),
            ...(allowed === undefined
              ? []
              : [
                  markedLine(
                    { xAxis: F(allowed) },
                    `FMzul ${written(allowed, 'force', frame)}`,
                    colours.good,
                  ),
                ]),
          ],
        },
      },
    ],
  }
}
