import { KnownDevices } from './KnownDevices'
import { OwnSessions } from './OwnSessions'
import { PasswordSettings } from './PasswordSettings'
import { SecondFactor } from './SecondFactor'
import { SecurityEvents } from './SecurityEvents'
import styles from './Settings.module.css'

/** What keeps others out of the account. */
export function Security() {
  return (
    <div className={styles.parts}>
      <PasswordSettings />
      <SecondFactor />
      <OwnSessions />
      <KnownDevices />
      <SecurityEvents />
    </div>
  )
}
