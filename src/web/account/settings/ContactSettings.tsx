import { MobileSettings } from './MobileSettings'
import styles from './Settings.module.css'
import { useState } from 'react'
import { sentPassword } from '../../actions/sent-password'
import { answerOf, api } from '../../calls/api'
import { SchemaForm } from '../../forms/SchemaForm'
import { text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { showToast } from '../../ui/toast-list'
import { CodeOnItsWay } from './CodeOnItsWay'
import { userChanged, useProfile } from './profile'

/** Addresses through which the customer is reached and can recover the account. */
export function ContactSettings() {
  return (
    <div className={styles.parts}>
      <EmailSettings />
      <MobileSettings />
    </div>
  )
}

const sendCode = (body: { email: string }) =>
  answerOf(api.POST('/admin/web/user/update/email/code', { body }))

/** Changes the e-mail address; the new one takes effect once its code is entered. */
function EmailSettings() {
  const { email } = useProfile()
  const [requested, setRequested] = useState<string>()
  return (
    <section className={styles.card}>
      <h2>{text('settings.email')}</h2>
      <p>{text('settings.now', { value: email || text('settings.noneYet') })}</p>
      {requested === undefined ? (
        <SchemaForm
          schema="EmailEntry"
          draft="settings.email"
          submitText={text('settings.sendCode')}
          onSubmit={async (body) => {
            const { message } = await sendCode(body)
            showToast('success', message)
            setRequested(body.email)
          }}
        />
      ) : (
        <>
          <CodeOnItsWay to={requested} send={() => sendCode({ email: requested })} />
          <SchemaForm
            schema="EmailChange"
            hidden={['email']}
            value={{ email: requested }}
            submitText={text('settings.change')}
            beside={
              <Button onClick={() => setRequested(undefined)}>{text('settings.other')}</Button>
            }
            onSubmit={async (change) => {
              const body = { ...change, password: await sentPassword(change.password) }
              await userChanged(await answerOf(api.POST('/admin/web/user/update/email', { body })))
              setRequested(undefined)
            }}
          />
        </>
      )}
    </section>
  )
}
