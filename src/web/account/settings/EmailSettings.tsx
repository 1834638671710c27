import { useState } from 'react'
import { sentPassword } from '../../actions/sent-password'
import { answerOf, api } from '../../api'
import { SchemaForm } from '../../forms/SchemaForm'
import { text } from '../../locale'
import { Button } from '../../ui/Button'
import { showToast } from '../../ui/toast-list'
import { userChanged, useProfile } from './profile'
import styles from './Settings.module.css'

/** A new address counts when its reader has sent back the code. */
export function EmailSettings() {
  const { email } = useProfile()
  const [asked, setAsked] = useState<string>()
  return (
    <section className={styles.card}>
      <h2>{text('account.set.email')}</h2>
      <p>{text('account.set.now', { value: email || text('account.set.noneYet') })}</p>
      {asked === undefined ? (
        <SchemaForm
          schema="EmailEntry"
          submitText={text('account.set.sendCode')}
          onSubmit={async (body) => {
            const { message } = await answerOf(
              api.POST('/admin/web/user/update/email/code', { body }),
            )
            showToast('success', message)
            setAsked(body.email)
          }}
        />
      ) : (
        <>
          <p className={styles.soft}>{text('account.set.codeTo', { to: asked })}</p>
          <SchemaForm
            schema="EmailChange"
            hidden={['email']}
            value={{ email: asked }}
            submitText={text('account.set.change')}
            beside={
              <Button onClick={() => setAsked(undefined)}>{text('account.set.other')}</Button>
            }
            onSubmit={async (change) => {
              const body = { ...change, password: await sentPassword(change.password) }
              await userChanged(await answerOf(api.POST('/admin/web/user/update/email', { body })))
              setAsked(undefined)
            }}
          />
        </>
      )}
    </section>
  )
}
