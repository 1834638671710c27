import { KnownDevices } from './KnownDevices'
import { OwnSessions } from './OwnSessions'
import { SecondFactor } from './SecondFactor'
import { SecurityEvents } from './SecurityEvents'
import styles from './Settings.module.css'
import { useState } from 'react'
import { answerOf, api } from '../../calls/api'
import { SchemaForm } from '../../forms/SchemaForm'
import { text } from '../../language/locale'
import { storeUser } from '../../session/session'
import { showToast } from '../../ui/toast-list'
import { sentPassword } from '../../actions/sent-password'
import { usePasswordPolicy } from '../entry/NewPasswords'

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
        onSubmit={async ({ oldPassword, password, confirmPassword }) => {
          const body = {
            oldPassword: await sentPassword(oldPassword),
            password: await sentPassword(password),
            confirmPassword: await sentPassword(confirmPassword),
          }
          const { data, message } = await answerOf(api.POST('/admin/web/user/update/psw', { body }))
          storeUser(data)
          showToast('success', message)
          setChanged(changed + 1)
        }}
      />
    </section>
  )
}
