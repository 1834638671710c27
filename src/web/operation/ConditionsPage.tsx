import { text } from '../language/locale'
import { Button } from '../ui/Button'
import { Empty } from '../ui/Empty'
import { usePageTitle } from '../ui/page-title'
import { PageSkeleton } from '../ui/PageSkeleton'
import styles from './Conditions.module.css'
import { BrowserClock, ConditionCard, isClockFar } from './ConditionCard'
import { useConditions } from './useConditions'
import { useInstallation } from './useInstallation'

/** The state of the installation: faults first, with their start, a remedy and the figures behind them. */
export function ConditionsPage() {
  usePageTitle(text('operation.condition'))
  const { data, error, refetch } = useConditions()
  const { data: installation } = useInstallation()
  const isAllGood =
    data?.every(({ state }) => state === 'good') &&
    !(installation && isClockFar(installation.secondsAhead))
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
      {isAllGood && <p>{text('operation.condition.allGood')}</p>}
      {data && (
        <ul className={styles.list}>
          {data.map((condition) => (
            <ConditionCard
              key={condition.name}
              condition={condition}
              figures={installation?.figures}
            />
          ))}
          {installation && <BrowserClock secondsAhead={installation.secondsAhead} />}
        </ul>
      )}
    </div>
  )
}
