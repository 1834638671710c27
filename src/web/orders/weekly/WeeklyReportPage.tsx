import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { firstDayOf, weeksAfter, type IsoWeek } from '../../../domain/days/iso-week'
import { lastItem } from '../../../domain/lists/items'
import type { Schemas } from '../../../domain/schemas'
import { api, dataOf } from '../../calls/api'
import { text } from '../../language/locale'
import { Button, ButtonLink } from '../../ui/Button'
import { usePageTitle } from '../../ui/page-title'
import { FailedToLoad } from '../../ui/FailedToLoad'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { readAddress, spans, writeAddress } from './report-address'
import { ReportActions } from './ReportActions'
import { TopLists } from './TopLists'
import { WeekCharts } from './WeekCharts'
import { weekDays, weekName } from './week-names'
import { WeekTiles } from './WeekTiles'
import look from '../../ui/figures.module.css'
import styles from './WeeklyReport.module.css'

/** Sales by week: what was received, quoted, accepted, answered and shipped. */
export function WeeklyReportPage() {
  usePageTitle(text('weekly.title'))
  const [query, setQuery] = useSearchParams()
  const { until, weeks, isBad } = readAddress(query)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['data', 'weekly', until, weeks],
    queryFn: () =>
      dataOf(api.GET('/office/weekly', { params: { query: { weeks, ...(until && { until }) } } })),
    // A step to another week keeps the page, and with it the pressed link and its focus.
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })
  return (
    <div className={look.page}>
      <header className={look.header}>
        <h1>{text('weekly.title')}</h1>
        <div className={look.spans} role="group" aria-label={text('weekly.spanLabel')}>
          {spans.map((span) => (
            <Button
              key={span}
              small
              aria-pressed={span === weeks}
              onClick={() => setQuery(writeAddress({ until, weeks: span }))}
            >
              {text('weekly.span', { weeks: span })}
            </Button>
          ))}
        </div>
      </header>
      {isBad && (
        <p className={styles.note} role="status">
          {text('weekly.badAddress')}
        </p>
      )}
      {error && !data && (
        <FailedToLoad query={{ error, refetch }}>
          <ButtonLink to="/office/weekly">{text('weekly.last')}</ButtonLink>
        </FailedToLoad>
      )}
      {!data && !error && <PageSkeleton />}
      {data && (
        <div className={look.page} aria-busy={isFetching}>
          <Report report={data} weeks={data.weeks.length} />
        </div>
      )}
    </div>
  )
}

function Report({ report, weeks }: { report: Schemas['WeeklyReport']; weeks: number }) {
  const last = lastItem(report.weeks)
  const isRunning = report.until === report.latest
  return (
    <>
      <div className={styles.bar}>
        <WeekSteps until={report.until} isRunning={isRunning} weeks={weeks} />
        <p className={styles.week}>
          <strong>{weekName(last)}</strong> {weekDays(last)}
        </p>
        <ReportActions until={report.until} weeks={weeks} />
      </div>
      {isRunning && <p className={styles.note}>{text('weekly.running')}</p>}
      <WeekTiles week={last} before={report.weeks.at(-2)} />
      <div className={styles.cards}>
        <WeekCharts report={report} />
        <TopLists report={report} weeks={weeks} />
      </div>
    </>
  )
}

interface Steps {
  until: IsoWeek
  isRunning: boolean
  weeks: number
}

/** Links to the week before and after; there is nothing after the running week. */
function WeekSteps({ until, isRunning, weeks }: Steps) {
  const toWeek = (step: number) => {
    const monday = firstDayOf(until)
    const week = monday === undefined ? undefined : weeksAfter(monday, step)
    return `?${writeAddress({ until: week, weeks }).toString()}`
  }
  return (
    <nav className={`${look.spans} ${styles.steps}`} aria-label={text('weekly.steps')}>
      <Link to={toWeek(-1)}>← {text('weekly.earlier')}</Link>
      {!isRunning && <Link to={toWeek(1)}>{text('weekly.later')} →</Link>}
    </nav>
  )
}
