import { BarChart, CustomChart, LineChart } from 'echarts/charts'
import {
  GridComponent,
  LegendComponent,
  MarkAreaComponent,
  MarkLineComponent,
  MarkPointComponent,
} from 'echarts/components'
import { init, use as register } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import type { Chart } from '../../domain/calculation/charts/chart'

register([
  BarChart,
  CustomChart,
  LineChart,
  SVGRenderer,
  GridComponent,
  LegendComponent,
  MarkAreaComponent,
  MarkLineComponent,
  MarkPointComponent,
])

/** Renders a chart as SVG; `width` in points. */
export function drawChart(
  { option, shape }: Chart,
  width: number,
): { svg: string; height: number } {
  const height = Math.round(width * shape)
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height })
  try {
    const drawn = { ...option }
    // A document has no pointer, and the tooltip component is not loaded.
    delete drawn.tooltip
    chart.setOption(drawn)
    // Drop the size in pixels: the document sets its own, in points.
    const svg = chart.renderToSVGString().replace(/(<svg[^>]*?) width="\d+" height="\d+"/, '$1')
    return { svg: outlinedBefore(svg), height }
  } finally {
    chart.dispose()
  }
}

/** The PDF renderer ignores paint-order, so outlined text is written twice: first the outline, then the letters. */
const outlinedBefore = (svg: string): string =>
  svg.replace(/<text[^>]*paint-order="stroke"[^>]*>.*?<\/text>/gs, (text) => {
    const letters = text.replaceAll(/ (?:stroke|stroke-width|paint-order)="[^"]*"/g, '')
    return text + letters
  })
