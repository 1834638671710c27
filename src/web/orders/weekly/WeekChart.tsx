import { useRef, useState, type KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { listOfFigure } from '../../../domain/orders/weekly-report'
import type { Schemas } from '../../../domain/schemas'
import { text } from '../../language/locale'
import { keyOf } from '../../ui/keys'
import { shownFigure, type Figure } from './figures'
import { weekDays, weekName, weekNumber } from './week-names'
import styles from './WeekChart.module.css'

type Week = Schemas['WeekFigures']

/** The look of each bar of a week. */
export type Tone = 'first' | 'second' | 'third' | 'good' | 'late'

interface Props {
  title: string
  weeks: Week[]
  series: { figure: Figure; tone: Tone }[]
  /** True if the bars of a week stand on each other. */
  stacked?: boolean
  /** The value of the full height; by default the largest. */
  most?: number
}

/** Number of weeks with room for the values above their bars. */
const mostWritten = 13

/**
 * Bars by week, each a link to its list. The chart has one place in the tab order; arrow keys move from bar to bar. The
 * table beside it holds the same numbers.
 */
export function WeekChart({ title, weeks, series, stacked = false, most }: Props) {
  const place = useRef<HTMLOListElement>(null)
  const [current, setCurrent] = useState<string>()
  const valueOf = (figure: Figure, week: Week) => week[figure.name] ?? 0
  const bars = weeks.flatMap((week) =>
    series
      .filter(({ figure }) => valueOf(figure, week) > 0)
      .map(({ figure }) => keyOfBar(week, figure)),
  )
  // The newest bar takes the focus first.
  const focused = current !== undefined && bars.includes(current) ? current : bars.at(-1)
  const heights = weeks.map((week) => {
    const values = series.map(({ figure }) => valueOf(figure, week))
    return stacked ? values.reduce((sum, value) => sum + value, 0) : Math.max(...values)
  })
  const top = most ?? Math.max(1, ...heights)

  function move(event: KeyboardEvent) {
    const at = bars.indexOf(focused ?? '')
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: bars.length - 1 }[
      keyOf(event)
    ]
    const key = next === undefined ? undefined : bars[next]
    if (key === undefined) return
    event.preventDefault()
    place.current?.querySelector<HTMLElement>(`[data-bar="${key}"]`)?.focus()
  }

  return (
    <figure className={styles.chart}>
      <ul className={styles.legend}>
        {series.map(({ figure, tone }) => (
          <li key={figure.name}>
            <span className={`${styles.swatch} ${styles[tone]}`} />
            {figure.title}
          </li>
        ))}
      </ul>
      <div className={styles.scroll}>
        <ol
          ref={place}
          className={styles.weeks}
          aria-label={title}
          onKeyDown={move}
          data-written={weeks.length <= mostWritten || undefined}
        >
          {weeks.map((week) => (
            <li key={week.week}>
              <span className={stacked ? styles.stack : styles.group}>
                {series.map(({ figure, tone }) => {
                  const value = valueOf(figure, week)
                  if (value === 0) return null
                  const name = text('weekly.bar', {
                    week: weekName(week),
                    days: weekDays(week),
                    figure: figure.title,
                    value: shownFigure(figure, week),
                  })
                  const key = keyOfBar(week, figure)
                  return (
                    <Link
                      key={figure.name}
                      to={listOfFigure(figure.list, week)}
                      className={styles[tone]}
                      style={{ height: `${(value / top) * 100}%` }}
                      aria-label={name}
                      title={name}
                      data-bar={key}
                      tabIndex={key === focused ? 0 : -1}
                      onFocus={() => setCurrent(key)}
                    >
                      <span aria-hidden="true">{shownFigure(figure, week)}</span>
                    </Link>
                  )
                })}
              </span>
              <span className={styles.number}>{weekNumber(week)}</span>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  )
}

const keyOfBar = ({ week }: Week, { name }: Figure) => `${week}-${name}`
