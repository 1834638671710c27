import { Suspense } from 'react'
import type { CalculationPage, Inputs, Results } from '../../domain/calculation/calculate'
import { chartsOf } from '../../domain/calculation/charts/charts'
import { sketchOf, type Sketch } from '../../domain/calculation/charts/sketch'
import type { UnitSystem } from '../../domain/units/units'
import { lazyPage } from '../pages/lazy-page'
import { text } from '../language/locale'
import { useWide } from '../screens/useWide'
import styles from './Results.module.css'

const ChartView = lazyPage('ChartView', () => import('../ui/ChartView'), 'calculation')

interface Props<Page extends CalculationPage> {
  page: Page
  input: Inputs[Page]
  result: Results[Page]
  system: UnitSystem
}

/** The charts of a result, and for a joint its section to scale. */
export function Charts<Page extends CalculationPage>({ page, input, result, system }: Props<Page>) {
  const word = (key: Parameters<Parameters<typeof chartsOf>[3]['word']>[0]) =>
    text(`calculation.chart.${key}`)
  const narrow = !useWide()
  return (
    <div className={styles.charts}>
      {chartsOf(page, input, result, { word, system, narrow }).map((chart) => {
        const title = text(`calculation.chartTitle.${chart.key}`)
        return (
          <figure key={chart.key} className={styles.figure}>
            <figcaption>{title}</figcaption>
            <Suspense fallback={<div style={{ aspectRatio: `1 / ${chart.shape}` }} />}>
              <ChartView chart={chart} title={title} />
            </Suspense>
          </figure>
        )
      })}
      {page === 'flexibility' && (
        <figure className={styles.figure}>
          <figcaption>{text('calculation.chartTitle.sketch')}</figcaption>
          <SketchView
            // The casts are safe: this page computes both from this schema.
            sketch={sketchOf(input as Inputs['flexibility'], result as Results['flexibility'])}
          />
        </figure>
      )}
    </div>
  )
}

function SketchView({ sketch: { shapes, left, top, width, height } }: { sketch: Sketch }) {
  return (
    <svg
      className={styles.sketch}
      viewBox={[left, top, width, height].join(' ')}
      role="img"
      aria-label={text('calculation.chartTitle.sketch')}
    >
      {shapes.map(({ points, fill, stroke, opacity }, at) => (
        <polygon
          key={at}
          points={points.map((point) => point.join(',')).join(' ')}
          fill={fill}
          fillOpacity={opacity}
          stroke={stroke}
          strokeWidth={width / 400}
        />
      ))}
    </svg>
  )
}
