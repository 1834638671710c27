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

/** A chart as SVG text, of a width in points. */
export function drawChart(
  { option, shape }: Chart,
  width: number,
): { svg: string; height: number } {
  const height = Math.round(width * shape)
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height })
  try {
    const drawn = { ...option }
    // Nobody points at a document, and the part for it is not loaded.
    delete drawn.tooltip
    chart.setOption(drawn)
    // Without its size in pixels it is as large as its place in the document, whose unit is another.
    const svg = chart.renderToSVGString().replace(/(<svg[^>]*?) width="\d+" height="\d+"/, '$1')
    return { svg: outlinedBefore(svg), height }
  } finally {
    chart.dispose()
  }
}

/**
 * What draws the document knows no order of painting: a text with an outline is written twice, its outline first and
 * its letters over that.
 */
const outlinedBefore = (svg: string): string =>
  svg.replace(/<text[^>]*paint-order="stroke"[^>]*>.*?<\/text>/gs, (text) => {
    const letters = text.replaceAll(/ (?:stroke|stroke-width|paint-order)="[^"]*"/g, '')
    return text + letters
  })
