import { KnownDevices } from './KnownDevices'
import { OwnSessions } from './OwnSessions'
import { PasswordSettings } from './PasswordSettings'
import { SecondFactor } from './SecondFactor'
import { SecurityEvents } from './SecurityEvents'
import styles from './Settings.module.css'

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
