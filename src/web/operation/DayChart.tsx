import { useMemo } from 'react'
import { colours } from '../../domain/calculation/charts/chart'
import { formatDate, formatNumber, text } from '../language/locale'
import { ChartView } from '../ui/ChartView'
import { useWide } from '../screens/useWide'
import look from '../ui/figures.module.css'

interface Shown {
  name: string
  title: string
  values: number[]
}

const hues = ['#0b6394', '#c2410c', '#1d7a46', '#8a5a00']

/** Daily numbers (monthly for long periods) as a bar chart and as a table. */
export function DayChart({ days, shown }: { days: string[]; shown: Shown[] }) {
  const wide = useWide()
  const { labels, series } = useMemo(() => byMonth(days, shown), [days, shown])
  const option = useMemo(
    () => ({
      animation: false,
      color: hues,
      textStyle: { color: colours.ink },
      grid: { left: 8, right: 8, top: wide ? 40 : 80, bottom: 8, containLabel: true },
      legend: { top: 0, left: 0 },
      tooltip: { trigger: 'axis' as const },
      xAxis: { type: 'category' as const, data: labels },
      yAxis: { type: 'value' as const, minInterval: 1 },
      series: series.map(({ title, values }) => ({
        type: 'bar' as const,
        name: title,
        data: values,
      })),
    }),
    [labels, series, wide],
  )
  return (
    <>
      <ChartView
        chart={{ option, shape: wide ? 0.32 : 0.9 }}
        title={text('operation.figures.perDay')}
      />
      <details className={look.table}>
        <summary>{text('operation.figures.table')}</summary>
        <div role="region" tabIndex={0} aria-label={text('operation.figures.table')}>
          <table>
            <thead>
              <tr>
                <th />
                {series.map(({ name, title }) => (
                  <th key={name} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">{text('operation.figures.sum')}</th>
                {series.map(({ name, values }) => (
                  <td key={name}>{formatNumber(values.reduce((sum, value) => sum + value, 0))}</td>
                ))}
              </tr>
              {labels.map((label, place) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {series.map(({ name, values }) => (
                    <td key={name}>{formatNumber(values[place] ?? 0)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  )
}

const mostDays = 60

function byMonth(days: string[], shown: Shown[]): { labels: string[]; series: Shown[] } {
  if (days.length <= mostDays) return { labels: days.map((day) => formatDate(day)), series: shown }
  const months = [...new Set(days.map((day) => day.slice(0, 7)))]
  const series = shown.map(({ values, ...one }) => {
    const sums = new Map(months.map((month) => [month, 0]))
    days.forEach((day, place) => {
      const month = day.slice(0, 7)
      sums.set(month, (sums.get(month) ?? 0) + (values[place] ?? 0))
    })
    return { ...one, values: [...sums.values()] }
  })
  return { labels: months, series }
}
