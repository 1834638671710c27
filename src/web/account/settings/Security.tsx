import { KnownDevices } from './KnownDevices'
import { OwnSessions } from './OwnSessions'
import { SecondFactor } from './SecondFactor'
import { SecurityEvents } from './SecurityEvents'
import styles from './Settings.module.css'
import { useState } from 'react'
import { SchemaForm } from '../../forms/SchemaForm'
import { text } from '../../language/locale'
import { usePasswordPolicy } from '../entry/NewPasswords'
import { updatePassword } from '../entry/update-password'

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

function PasswordSettings() {
  const { rule } = usePasswordPolicy()
  const [changed, setChanged] = useState(0)
  return (
    <section className={styles.card}>
      <h2>{text('settings.password')}</h2>
      <p className={styles.soft}>{text('settings.passwordHint')}</p>
      <p className={styles.soft}>{rule}</p>
      <SchemaForm
        // A new key empties the form after success.
        key={changed}
        schema="PasswordUpdate"
        submitText={text('settings.change')}
        onSubmit={async (input) => {
          await updatePassword(input)
          setChanged(changed + 1)
        }}
      />
    </section>
  )
}
