import { EmailSettings } from './EmailSettings'
import { MobileSettings } from './MobileSettings'
import styles from './Settings.module.css'

/** Addresses through which the customer is reached and can recover the account. */
export function ContactSettings() {
  return (
    <div className={styles.parts}>
      <EmailSettings />
      <MobileSettings />
    </div>
  )
}
