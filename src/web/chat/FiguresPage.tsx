import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import schemas from '../../generated/schemas.json'
import type { Schemas } from '../../domain/schemas'
import { api, dataOf } from '../calls/api'
import { formatNumber, language, text } from '../language/locale'
import { Button } from '../ui/Button'
import { usePageTitle } from '../ui/page-title'
import styles from './Console.module.css'

type Row = Schemas['AgentFigures']

const spans = [7, 30, 90]
const columns = [
  'services',
  'closed',
  'firstAnswerSeconds',
  'lengthSeconds',
  'rating',
  'ratings',
] as const satisfies (keyof Row)[]

/** Waiting times, handling times and ratings, in total and by agent. */
export function FiguresPage() {
  usePageTitle(text('chat.figures'))
  const [days, setDays] = useState(30)
  const { data } = useQuery({
    queryKey: ['chatFigures', days],
    queryFn: () => dataOf(api.GET('/office/chat/figures', { params: { query: { days } } })),
  })
  const fields = fieldsOf('ChatFigures')
  return (
    <div className={styles.console}>
      <header className={styles.header}>
        <h1>{text('chat.figures')}</h1>
        <nav>
          <Link to="/office/chat">{text('chat.console')}</Link>
          {spans.map((span) => (
            <Button
              key={span}
              small
              look={span === days ? 'main' : 'plain'}
              aria-pressed={span === days}
              onClick={() => setDays(span)}
            >
              {text('chat.figures.days', { days: span })}
            </Button>
          ))}
        </nav>
      </header>
      <section className={styles.card} aria-busy={!data}>
        <p>
          {(['robotAnswers', 'robotUnknown'] as const)
            .map((name) => `${titleOf(fields[name] ?? {}, name, language)}: ${data?.[name] ?? '–'}`)
            .join(' · ')}
        </p>
        <div className={styles.scroll} tabIndex={0} role="region" aria-label={text('chat.figures')}>
          <table className={styles.figures}>
            <thead>
              <tr>
                <th>{titleOf(fieldsOf('AgentFigures').agentName ?? {}, 'agentName', language)}</th>
                {columns.map((name) => (
                  <th key={name}>{titleOf(fields[name] ?? {}, name, language)}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data && <Figures name={text('chat.figures.all')} row={data} />}
              {data?.agents.map((row, place) => (
                <Figures
                  key={place}
                  name={row.agentName ?? text('chat.figures.nobody')}
                  row={row}
                />
              ))}
            </tbody>
          </table>
        </div>
        <p className={styles.soft}>
          {text('chat.figures.noValue', { nobody: text('chat.figures.nobody') })}
        </p>
      </section>
    </div>
  )
}

function Figures({ name, row }: { name: string; row: Row }) {
  const shownFigure = (column: (typeof columns)[number]) => {
    const value = row[column]
    if (value === undefined) return '–'
    if (column === 'firstAnswerSeconds' || column === 'lengthSeconds') return minutesOf(value)
    return formatNumber(Math.round(value * 10) / 10)
  }
  return (
    <tr>
      <th scope="row">{name}</th>
      {columns.map((column) => (
        <td key={column}>{shownFigure(column)}</td>
      ))}
    </tr>
  )
}

/** 75 s as 1:15 */
function minutesOf(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

// Typed wider on purpose: the import's type is the literal content of one version of the generated file.
const fieldsOf = (name: string) =>
  (schemas as unknown as Record<string, FieldSchema>)[name]?.properties ?? {}
