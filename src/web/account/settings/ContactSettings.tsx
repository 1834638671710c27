import { EmailSettings } from './EmailSettings'
import { MobileSettings } from './MobileSettings'
import styles from './Settings.module.css'

/** How the customer is reached, and may recover the account. */
export function ContactSettings() {
  return (
    <div className={styles.parts}>
      <EmailSettings />
      <MobileSettings />
    </div>
  )
}
