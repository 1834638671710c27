import { OwnSessions } from './OwnSessions'
import { SecondFactor } from './SecondFactor'
import styles from './Settings.module.css'

/** What keeps others out of the account. */
export function Security() {
  return (
    <div className={styles.parts}>
      <SecondFactor />
      <OwnSessions />
    </div>
  )
}
