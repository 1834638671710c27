import { useState } from 'react'
import { sentPassword } from '../../actions/sent-password'
import { answerOf, api } from '../../calls/api'
import { text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { General } from '../General'
import styles from '../LoginForm.module.css'
import { PasswordField } from '../PasswordField'
import { Segments } from '../Segments'
import { NewPasswords, usePasswordPolicy } from './NewPasswords'
import { useEntryForm } from './useEntryForm'

const ways = ['chosen', 'new'] as const

interface Props {
  token: string
  onDone: () => void
}

/** Asks for the password chosen at registration, or for a new one in case somebody else registered the address. */
export function ActivationForm({ token, onDone }: Props) {
  const [way, setWay] = useState<(typeof ways)[number]>('chosen')
  const policy = usePasswordPolicy()
  const isNew = way === 'new'
  const form = useEntryForm('Activation', {
    initial: { token },
    also: (input) => missing(input, isNew) ?? (isNew ? policy.faults(input) : []),
    async send({ password = '', confirmPassword = '' }) {
      const body = {
        token,
        password: await sentPassword(password),
        ...(isNew && { confirmPassword: await sentPassword(confirmPassword) }),
      }
      await answerOf(api.POST('/admin/web/user/activation/check', { body }))
      onDone()
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      <p>{text('entry.activation.prove')}</p>
      <Segments
        label={text('entry.activation.way')}
        options={ways.map((value) => ({ value, label: text(`entry.activation.by.${value}`) }))}
        value={way}
        onChange={(next) => {
          setWay(next)
          form.change({ password: '', confirmPassword: '' })
        }}
      />
      <General message={form.general} />
      {isNew ? (
        <NewPasswords field={form.field} />
      ) : (
        <PasswordField {...form.field('password')} autoComplete="current-password" />
      )}
      <Button type="submit" look="main" className={styles.submit} disabled={form.busy}>
        {text('entry.activation.submit')}
      </Button>
    </form>
  )
}

/** The schema makes the password optional because a call with the token alone only inspects the link. */
function missing(input: { password?: string; confirmPassword?: string }, isNew: boolean) {
  if (!input.password) return [{ path: 'password', message: text('account.password.missing') }]
  return isNew && !input.confirmPassword
    ? [{ path: 'confirmPassword', message: text('account.password.missingAgain') }]
    : undefined
}
