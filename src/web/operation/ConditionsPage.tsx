import { colonOf } from '../../domain/language/language'
import { labelOf } from '../../domain/forms/field-schema'
import type { Schemas } from '../../domain/schemas'
import names from '../../generated/screens/ConditionName.json'
import states from '../../generated/screens/ConditionState.json'
import { formatTime, language, text } from '../language/locale'
import { Button } from '../ui/Button'
import { Empty } from '../ui/Empty'
import { usePageTitle } from '../ui/page-title'
import { PageSkeleton } from '../ui/PageSkeleton'
import { Tag } from '../ui/Tag'
import styles from './Conditions.module.css'
import { useConditions } from './useConditions'

const tones = { good: 'good', warning: 'warn', broken: 'bad' } as const

/** The server's condition: faults first, with their start and a remedy. */
export function ConditionsPage() {
  usePageTitle(text('operation.condition'))
  const { data, error, refetch } = useConditions()
  return (
    <div className={styles.page}>
      <header>
        <h1>{text('operation.condition')}</h1>
        <p className={styles.soft}>{text('operation.condition.hint')}</p>
      </header>
      {error && (
        <Empty
          icon="warning"
          title={text('operation.condition.unanswered')}
          hint={text('operation.condition.unanswered.advice')}
        >
          <Button onClick={() => void refetch()}>{text('screens.retry')}</Button>
        </Empty>
      )}
      {!data && !error && <PageSkeleton />}
      {data?.every(({ state }) => state === 'good') && <p>{text('operation.condition.allGood')}</p>}
      {data && (
        <ul className={styles.list}>
          {data.map((condition) => (
            <Condition key={condition.name} {...condition} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Condition({ name, state, since, what, advice }: Schemas['Condition']) {
  return (
    <li className={styles.condition}>
      <h2>
        {labelOf(names, name, language)}{' '}
        <Tag tone={tones[state]}>{labelOf(states, state, language)}</Tag>
      </h2>
      <p className={styles.soft}>
        <time dateTime={since}>
          {text('operation.condition.since', { time: formatTime(since) })}
        </time>
      </p>
      {what && <p>{what}</p>}
      {advice && (
        <p>
          <strong>{text('operation.condition.advice')}</strong>
          {colonOf[language]}
          {advice}
        </p>
      )}
    </li>
  )
}
