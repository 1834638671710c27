import { Suspense } from 'react'
import { jointCharts } from '../../../domain/calculation/charts/joint-charts'
import type { JointResult } from '../../../domain/calculation/joint/compute-joint'
import type { Joint } from '../../../domain/calculation/joint/views'
import type { UnitSystem } from '../../../domain/units/units'
import { text } from '../../language/locale'
import { lazyPage } from '../../pages/lazy-page'
import { useWide } from '../../screens/useWide'
import results from '../Results.module.css'

const ChartView = lazyPage('ChartView', () => import('../../ui/ChartView'), 'calculation')

/** The joint diagram and the way from the assembly preload to the residual clamp force. */
export function JointCharts({
  result,
  joint,
  system,
}: {
  result: JointResult
  joint: Partial<Joint>
  system: UnitSystem
}) {
  const narrow = !useWide()
  const word = (key: Parameters<Parameters<typeof jointCharts>[2]['word']>[0]) =>
    text(`calculation.chart.${key}`)
  return (
    <div className={results.charts}>
      {jointCharts(joint, result, { word, system, narrow }).map((chart) => {
        const title = text(`calculation.chartTitle.${chart.key}`)
        return (
          <figure key={chart.key} className={results.figure}>
            <figcaption>{title}</figcaption>
            <Suspense fallback={<div style={{ aspectRatio: `1 / ${chart.shape}` }} />}>
              <ChartView chart={chart} title={title} />
            </Suspense>
          </figure>
        )
      })}
    </div>
  )
}
