import type { EChartsOption } from 'echarts'
import { forceAtFriction, type ClampInput, type ClampResult } from '../clamp'
import {
  base,
  colours,
  inUnits,
  legendOf,
  markedLine,
  overLines,
  polygon,
  valueAxis,
  written,
  xName,
  yName,
  type Chart,
  type ChartFrame,
} from './chart'
import { itemAt } from '../../lists/items'

export function clampCharts(input: ClampInput, result: ClampResult, frame: ChartFrame): Chart[] {
  return [
    { key: 'window', option: windowChart(input, result, frame), shape: frame.narrow ? 1 : 0.62 },
    { key: 'shares', option: sharesChart(input, result, frame), shape: frame.narrow ? 0.7 : 0.22 },
    { key: 'friction', option: frictionChart(input, result, frame), shape: 0.5 },
  ]
}

/** Force over torque: two rays from the prevailing torque on, what lies between, and the box of this tightening. */
function windowChart(input: ClampInput, result: ClampResult, frame: ChartFrame): EChartsOption {
  const { torque, torquePrevailing: most = 0, torquePrevailingMin: least = most } = input
  const { toolScatter: s = 0 } = input
  const { Ksmall, Klarge, Fmin, Fmax, FMzul, Fp, torqueRec } = result
  const [T, F] = [inUnits('torque', frame), inUnits('force', frame)]
  const end = 1.2 * Math.max(torqueRec, torque * (1 + s))
  const at = (value: number, prevailing: number, K: number): [number, number] => [
    T(value),
    F(((value - prevailing) * 1000) / K),
  ]
  const small = [at(least, least, Ksmall), at(end, least, Ksmall)]
  const large = [at(most, most, Klarge), at(end, most, Klarge)]
  const box = [
    [T(torque * (1 - s)), F(Fmin)],
    [T(torque * (1 + s)), F(Fmin)],
    [T(torque * (1 + s)), F(Fmax)],
    [T(torque * (1 - s)), F(Fmax)],
  ] satisfies [number, number][]
  const { word } = frame
  return {
    ...base,
    ...legendOf([word('smallFriction'), word('largeFriction')], frame, 16),
    tooltip: { trigger: 'axis' },
    xAxis: {
      ...valueAxis(word('torque'), 'torque', frame),
      ...xName,
      min: 0,
      max: ceiling(T(end)),
    },
    yAxis: { ...valueAxis(word('preload'), 'force', frame), ...yName, min: 0 },
    series: [
      polygon(
        word('window'),
        [itemAt(small, 0), itemAt(small, 1), itemAt(large, 1), itemAt(large, 0)],
        colours.tint,
      ),
      polygon('box', box, colours.box, 2),
      {
        type: 'line',
        name: word('smallFriction'),
        data: small,
        showSymbol: false,
        z: 3,
        lineStyle: { color: colours.accent, width: 2 },
        itemStyle: { color: colours.accent },
        markLine: {
          symbol: 'none',
          silent: true,
          data: [
            // First, as the name of the other is to be read over this line.
            ...(Fp
              ? [
                  markedLine(
                    { yAxis: F(Fp) },
                    `Fp ${written(Fp, 'force', frame)}`,
                    colours.faint,
                    // At the other end: both may be nearly alike.
                    'insideEndTop',
                  ),
                ]
              : []),
            markedLine(
              { yAxis: F(FMzul) },
              `FMzul ${written(FMzul, 'force', frame)}`,
              colours.good,
            ),
            markedLine({ xAxis: T(torque) }, written(torque, 'torque', frame), colours.steel),
          ],
        },
      },
      {
        type: 'line',
        name: word('largeFriction'),
        data: large,
        showSymbol: false,
        z: 3,
        lineStyle: { color: colours.brand, width: 2 },
        itemStyle: { color: colours.brand },
        markPoint: {
          symbol: 'circle',
          symbolSize: 8,
          silent: true,
          data: [
            point([T(torque * (1 + s)), F(Fmax)], `Fmax ${written(Fmax, 'force', frame)}`, 'upper'),
            point([T(torque * (1 - s)), F(Fmin)], `Fmin ${written(Fmin, 'force', frame)}`, 'lower'),
          ],
        },
      },
    ],
  }
}

/** A corner of the window with its name, off the rays: to the left of the upper one, below the lower one. */
const point = (coord: number[], label: string, corner: 'upper' | 'lower') => ({
  name: label,
  coord,
  itemStyle: { color: colours.steel },
  label: {
    formatter: label,
    position: corner === 'upper' ? ('left' as const) : ('right' as const),
    offset: corner === 'upper' ? [0, -12] : [0, 12],
    color: colours.ink,
    fontSize: 12,
    fontWeight: 600 as const,
    ...overLines,
  },
})

/** The next round number above a value. */
export function ceiling(value: number): number {
  const step = 10 ** Math.floor(Math.log10(value)) / 2
  return Math.ceil(value / step) * step
}

function sharesChart(input: ClampInput, { shares }: ClampResult, frame: ChartFrame): EChartsOption {
  const { word } = frame
  const parts = (
    [
      ['pitchShare', shares.pitch, colours.good],
      ['threadShare', shares.threadFriction, colours.brand],
      ['headShare', shares.head, colours.accent],
      ['prevailingShare', shares.prevailing, colours.faint],
    ] as const
  )
    .filter(([, share]) => share > 0)
    // Its figure goes with its name: a small part of the bar has no room for it.
    .map(([name, share, color]) => ({
      name: `${word(name)} ${round(share * 100)} %`,
      share,
      color,
    }))
  const { legend, grid } = legendOf(
    parts.map(({ name }) => name),
    frame,
  )
  return {
    ...base,
    legend,
    grid: { ...grid, left: 18, bottom: 26 },
    tooltip: { trigger: 'item' },
    xAxis: {
      ...valueAxis('', 'share', frame),
      name: '',
      min: 0,
      max: 100,
      axisLabel: { formatter: '{value} %', fontSize: 11 },
    },
    yAxis: { type: 'category', data: [written(input.torque, 'torque', frame)], show: false },
    series: parts.map(({ name, share, color }) => ({
      type: 'bar',
      stack: 'torque',
      name,
      data: [round(share * 100)],
      barWidth: 34,
      itemStyle: { color },
      label: {
        show: share > (frame.narrow ? 0.2 : 0.08),
        color: '#ffffff',
        fontSize: 12,
        formatter: `${round(share * 100)} %`,
      },
    })),
  }
}

const round = (value: number) => Number(value.toFixed(1))

/** Force over friction at this torque. */
function frictionChart(input: ClampInput, result: ClampResult, frame: ChartFrame): EChartsOption {
  const { muLarge, muSmall } = input
  const F = inUnits('force', frame)
  const { word } = frame
  const from = Math.max(0.02, 0.6 * muSmall)
  const to = Math.min(1, 1.4 * muLarge)
  const data = Array.from({ length: 41 }, (_none, at) => {
    const mu = from + ((to - from) * at) / 40
    return [Number(mu.toFixed(4)), F(forceAtFriction(input, mu))]
  })
  return {
    ...base,
    tooltip: { trigger: 'axis' },
    xAxis: {
      ...valueAxis(word('friction'), 'number', frame),
      ...xName,
      min: 'dataMin',
      max: 'dataMax',
    },
    yAxis: { ...valueAxis(word('preload'), 'force', frame), ...yName, min: 0 },
    series: [
      {
        type: 'line',
        name: word('preload'),
        data,
        showSymbol: false,
        lineStyle: { color: colours.brand, width: 2 },
        itemStyle: { color: colours.brand },
        markLine: {
          symbol: 'none',
          silent: true,
          data: [
            markedLine({ xAxis: muSmall }, String(muSmall), colours.accent),
            markedLine({ xAxis: muLarge }, String(muLarge), colours.brand),
            markedLine(
              { yAxis: F(result.FMzul) },
              `FMzul ${written(result.FMzul, 'force', frame)}`,
              colours.good,
              'insideEndTop',
            ),
          ],
        },
      },
    ],
  }
}
