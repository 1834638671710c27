import type { Schemas } from '../../../domain/schemas'
import { text } from '../../language/locale'
import { reportFigures, type Figure } from './figures'
import { WeekChart, type Tone } from './WeekChart'
import { WeekTable } from './WeekTable'
import look from '../../ui/figures.module.css'
import styles from './WeeklyReport.module.css'

interface ChartCard {
  title: string
  /** The definition of its figures, in a sentence. */
  meaning: string
  series: { figure: Figure; tone: Tone }[]
  /** Columns of the table besides the series. */
  more?: Figure[]
  stacked?: boolean
  most?: number
}

function chartCards({ dueDays }: Schemas['WeeklyReport']): ChartCard[] {
  const all = reportFigures()
  return [
    {
      title: text('weekly.orders'),
      meaning: text('weekly.meaning.orders'),
      series: [
        { figure: all.received, tone: 'first' },
        { figure: all.quoted, tone: 'second' },
        { figure: all.accepted, tone: 'third' },
      ],
    },
    {
      title: text('weekly.conversion'),
      meaning: text('weekly.meaning.conversion'),
      series: [{ figure: all.conversion, tone: 'second' }],
      most: 100,
    },
    {
      title: text('weekly.answers'),
      meaning: text('weekly.meaning.answers', { days: dueDays }),
      series: [
        { figure: all.answeredInTime, tone: 'good' },
        { figure: all.answeredLate, tone: 'late' },
      ],
      more: [all.answerShare, all.answerDays],
      stacked: true,
    },
    {
      title: text('weekly.shipments'),
      meaning: text('weekly.meaning.shipments'),
      series: [
        { figure: all.shippedInTime, tone: 'good' },
        { figure: all.shippedLate, tone: 'late' },
      ],
      more: [all.shippedShare],
      stacked: true,
    },
    {
      title: text('weekly.searches'),
      meaning: text('weekly.meaning.searches'),
      series: [{ figure: all.missedTerms, tone: 'second' }],
    },
  ]
}

/** A chart by week for each kind of figures, with its definition and its table. */
export function WeekCharts({ report }: { report: Schemas['WeeklyReport'] }) {
  const { weeks } = report
  return (
    <>
      {chartCards(report).map(({ title, meaning, series, more = [], ...chart }) => (
        <section key={title} className={look.card}>
          <h2>{title}</h2>
          <WeekChart title={title} weeks={weeks} series={series} {...chart} />
          <p className={styles.meaning}>{meaning}</p>
          <WeekTable
            title={title}
            weeks={weeks}
            figures={[...series.map(({ figure }) => figure), ...more]}
          />
        </section>
      ))}
    </>
  )
}
