import { BarChart, CustomChart, LineChart } from 'echarts/charts'
import {
  GridComponent,
  LegendComponent,
  MarkAreaComponent,
  MarkLineComponent,
  MarkPointComponent,
  TooltipComponent,
} from 'echarts/components'
import { init, use as register, type EChartsType } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import { useEffect, useRef } from 'react'
import type { Chart } from '../../domain/calculation/charts/chart'
import styles from './ChartView.module.css'

register([
  BarChart,
  CustomChart,
  LineChart,
  SVGRenderer,
  TooltipComponent,
  GridComponent,
  LegendComponent,
  MarkAreaComponent,
  MarkLineComponent,
  MarkPointComponent,
])

/** A chart that fills its width and follows input and window size. */
export function ChartView({
  chart,
  title,
}: {
  chart: Pick<Chart, 'option' | 'shape'>
  title: string
}) {
  const place = useRef<HTMLDivElement>(null)
  const drawn = useRef<EChartsType>(undefined)
  const { option, shape } = chart

  useEffect(() => {
    const element = place.current
    if (!element) return
    const instance = init(element, null, { renderer: 'svg' })
    drawn.current = instance
    const resize = new ResizeObserver(() => instance.resize())
    resize.observe(element)
    return () => {
      resize.disconnect()
      instance.dispose()
    }
  }, [])

  useEffect(() => {
    drawn.current?.setOption(option, { notMerge: true })
  }, [option])

  return (
    <div
      ref={place}
      className={shape > 0.4 ? `${styles.chart} ${styles.tall}` : styles.chart}
      style={{ aspectRatio: `1 / ${shape}` }}
      role="img"
      aria-label={title}
    />
  )
}
