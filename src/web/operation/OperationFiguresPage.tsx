import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { labelOf, titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import type { Schemas } from '../../domain/schemas'
import schemas from '../../generated/schemas.json'
import { api, dataOf } from '../calls/api'
import { formatNumber, language, text } from '../language/locale'
import { Button } from '../ui/Button'
import { usePageTitle } from '../ui/page-title'
import { FailedToLoad } from '../ui/FailedToLoad'
import { PageSkeleton } from '../ui/PageSkeleton'
import { DayChart } from './DayChart'
import look from '../ui/figures.module.css'
import styles from './Operation.module.css'

const spans = [7, 30, 365] as const

// Typed wider on purpose: the import's type is the literal content of one version of the generated file.
const fieldsOf = (name: string) =>
  (schemas as unknown as Record<string, FieldSchema>)[name]?.properties ?? {}

const days = fieldsOf('DayFigures')
const what = fieldsOf('WaitingFigure').what ?? {}

/** Daily numbers of new and open items, limited to the user's roles. */
export function OperationFiguresPage() {
  usePageTitle(text('operation.figures'))
  const [span, setSpan] = useState<(typeof spans)[number]>(30)
  const { data, error, refetch } = useQuery({
    queryKey: ['operationFigures', span],
    queryFn: () => dataOf(api.GET('/office/figures', { params: { query: { days: span } } })),
    meta: { quiet: true },
  })
  return (
    <div className={look.page}>
      <header className={look.header}>
        <h1>{text('operation.figures')}</h1>
        <div className={look.spans} role="group" aria-label={text('operation.figures')}>
          {spans.map((choice) => (
            <Button
              key={choice}
              small
              aria-pressed={choice === span}
              onClick={() => setSpan(choice)}
            >
              {text('operation.figures.days', { days: choice })}
            </Button>
          ))}
        </div>
      </header>
      {error && <FailedToLoad query={{ error, refetch }} />}
      {!data && !error && <PageSkeleton />}
      {data && <Figures data={data} />}
    </div>
  )
}

function Figures({ data }: { data: Schemas['OperationFigures'] }) {
  const { series, waiting, misses } = data
  const names = Object.keys(days).filter((name) => name !== 'day' && name in (series[0] ?? {}))
  const shown = names.map((name) => ({
    name,
    title: titleOf(days[name] ?? {}, name, language),
    // All fields except the day are numbers.
    values: series.map((day) => Number(day[name as keyof typeof day] ?? 0)),
  }))
  return (
    <>
      {waiting.length > 0 && (
        <section className={look.card}>
          <h2>{text('operation.figures.waiting')}</h2>
          <ul className={look.tiles}>
            {waiting.map((queue) => (
              <li key={queue.what}>
                <Link to={queue.link} className={queue.counts > 0 ? styles.some : styles.none}>
                  <strong>{formatNumber(queue.counts)}</strong>
                  <span>{labelOf(what, queue.what, language)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {shown.length > 0 && (
        <section className={look.card}>
          <h2>{text('operation.figures.perDay')}</h2>
          <DayChart days={series.map(({ day }) => day)} shown={shown} />
        </section>
      )}
      {names.includes('misses') && (
        <section className={look.card}>
          <h2>{text('operation.figures.misses')}</h2>
          {misses.length === 0 && <p>{text('operation.figures.noMisses')}</p>}
          <ol className={styles.misses}>
            {misses.map(({ keyword, counts }) => (
              <li key={keyword}>
                <span>{keyword}</span>
                <span className={styles.number}>{formatNumber(counts)}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}
