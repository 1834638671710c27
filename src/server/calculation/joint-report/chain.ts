import { jointCharts } from '../../../domain/calculation/charts/joint-charts'
import type { ChartWord } from '../../../domain/calculation/charts/chart'
import type { Quantity } from '../../../domain/units/units'
import type { PdfBlock } from '../../pdf/document'
import { drawChart } from '../chart-drawings'
import { headingOf, measured, type Frame } from './frame'

type Row = [name: string, value: number | undefined, quantity: Quantity]

/** The figures of the chain R0 to R8 that the checks are made of. */
export function chainBlocks({ report, text, system }: Frame): PdfBlock[] {
  const { result } = report.data
  const { preload, ends, thread } = result
  const common: Row[] = [
    ['d2', thread.d2, 'length'],
    ['d3', thread.d3, 'length'],
    ['AS', thread.As, 'area'],
    ['lK', result.clampLength, 'length'],
    ['δS', result.deltaS, 'resilience'],
    ['δP', result.deltaP, 'resilience'],
    ['ΦK', result.PhiK, 'number'],
    ['αA', preload.alphaA, 'number'],
    ['FMmin', preload.Fmin, 'force'],
    ['FMnom', preload.Fnom, 'force'],
    ['FMmax', preload.Fmax, 'force'],
    ['FMzul', preload.allowed, 'force'],
    ['τ', preload.tau, 'stress'],
    ['fZ', result.fZ, 'micro'],
    ['FZ', result.FZ, 'force'],
    ['ΔFVth (−)', result.thermalLoss, 'force'],
    ['ΔFVth (+)', result.thermalGain, 'force'],
    ['FVmin', result.FVmin, 'force'],
    ['FVmax', result.FVmax, 'force'],
    ['Rp0.2', result.Rp02, 'stress'],
    ['Rp0.2,T', result.Rp02Hot, 'stress'],
  ]
  const ofEnds = ends.flatMap((end): Row[] => [
    ['n', end.n, 'number'],
    ['Φ', end.Phi, 'number'],
    ['FSA', end.FSA, 'force'],
    ['FPA', end.FPA, 'force'],
    ['FKR', end.FKR, 'force'],
    ['FSmax', end.FSmax, 'force'],
    ['FMmin,erf', end.requiredFmin, 'force'],
    ['σz', end.sigmaZ, 'stress'],
    ['σred,B', end.sigmaRedB, 'stress'],
  ])
  const facts = (rows: Row[]) =>
    rows.flatMap(([label, value, quantity]) =>
      value === undefined ? [] : [{ label, value: measured(value, quantity, system) }],
    )
  return [
    headingOf('chain', text),
    { kind: 'facts', columns: 4, facts: facts([...common, ...ofEnds]) },
  ]
}

/** Text width of a page in points. */
const width = 500

export function jointChartBlocks({ report, text, system }: Frame): PdfBlock[] {
  const { input, result } = report.data
  const word = (key: ChartWord) => text(`calculation.chart.${key}`)
  const charts = jointCharts(input, result, { word, system }).map((chart): PdfBlock => {
    const { svg, height } = drawChart(chart, width)
    const caption = text(`calculation.chartTitle.${chart.key}`)
    return { kind: 'drawing', svg, width, height, caption }
  })
  return [headingOf('charts', text), ...charts]
}
