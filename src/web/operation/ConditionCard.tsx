import { Fragment, useId, type ReactNode } from 'react'
import { colonOf } from '../../domain/language/language'
import { labelOf, titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import type { Schemas } from '../../domain/schemas'
import schema from '../../generated/screens/Installation.json'
import names from '../../generated/screens/ConditionName.json'
import states from '../../generated/screens/ConditionState.json'
import { formatDuration } from '../language/measures'
import { formatTime, language, text } from '../language/locale'
import { FieldValue } from '../screens/FieldValue'
import { Tag } from '../ui/Tag'
import styles from './Conditions.module.css'

const allFields: [string, FieldSchema][] = Object.entries(schema.properties)

const tones = { good: 'good', warning: 'warn', broken: 'bad' } as const

interface Props {
  condition: Schemas['Condition']
  /** Undefined until they are measured. */
  figures: Schemas['Installation'] | undefined
}

/** A part of the installation: its state, what to do, and the figures of its group. */
export function ConditionCard({ condition, figures }: Props) {
  const { name, state, since, what, advice } = condition
  const fields = allFields.filter(
    ([field, { 'x-group': group }]) => group === name && valueOf(figures, field) !== undefined,
  )
  return (
    <Card title={labelOf(names, name, language) ?? name} state={state} what={what} advice={advice}>
      <p className={styles.soft}>
        <time dateTime={since}>
          {text('operation.condition.since', { time: formatTime(since) })}
        </time>
      </p>
      {fields.length > 0 && (
        <dl className={styles.figures}>
          {fields.map(([field, fieldSchema]) => (
            <Fragment key={field}>
              <dt>{titleOf(fieldSchema, field, language)}</dt>
              <dd>
                <FieldValue schema={fieldSchema} value={valueOf(figures, field)} />
              </dd>
            </Fragment>
          ))}
        </dl>
      )}
    </Card>
  )
}

const valueOf = (figures: Schemas['Installation'] | undefined, field: string): unknown =>
  figures && Object.entries(figures).find(([name]) => name === field)?.[1]

/** Above this difference waiting times on pages are visibly wrong. */
const mostSeconds = 30

export const isClockFar = (secondsAhead: number) => Math.abs(secondsAhead) > mostSeconds

/** The clock of the computer on which the page is open. */
export function BrowserClock({ secondsAhead }: { secondsAhead: number }) {
  const isFar = isClockFar(secondsAhead)
  const direction = secondsAhead < 0 ? 'behind' : 'ahead'
  return (
    <Card
      title={text('operation.condition.browser')}
      state={isFar ? 'warning' : 'good'}
      what={isFar ? text('operation.condition.browser.what') : undefined}
      advice={isFar ? text('operation.condition.browser.advice') : undefined}
    >
      <dl className={styles.figures}>
        <dt>{text(`operation.condition.browser.${direction}`)}</dt>
        <dd>{formatDuration(Math.round(Math.abs(secondsAhead) * 10) / 10)}</dd>
      </dl>
    </Card>
  )
}

interface CardProps extends Pick<Schemas['Condition'], 'state'> {
  title: string
  what: string | undefined
  advice: string | undefined
  children: ReactNode
}

function Card({ title, state, what, advice, children }: CardProps) {
  const heading = useId()
  return (
    <li className={styles.condition} aria-labelledby={heading}>
      <h2 id={heading}>
        {title} <Tag tone={tones[state]}>{labelOf(states, state, language)}</Tag>
      </h2>
      {what && <p>{what}</p>}
      {advice ? (
        <p>
          <strong>{text('operation.condition.advice')}</strong>
          {colonOf[language]}
          {advice}
        </p>
      ) : (
        <p className={styles.soft}>{text('operation.condition.nothing')}</p>
      )}
      {children}
    </li>
  )
}
