import { answerOf, api } from '../../calls/api'
import { text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { showToast } from '../../ui/toast-list'
import { General } from '../General'
import { LabelledField } from '../LabelledField'
import styles from '../LoginForm.module.css'
import { useEntryForm } from './useEntryForm'

/** Resends the activation mail to a typed address. */
export function ResendForm() {
  const form = useEntryForm('EmailReset', {
    async send({ email }) {
      const { message } = await answerOf(
        api.POST('/admin/web/user/activation/sendemail', { body: { email } }),
      )
      showToast('success', message)
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      <General message={form.general} />
      <LabelledField {...form.field('email')} type="email" autoComplete="email" />
      <Button type="submit" disabled={form.busy}>
        {text('account.login.resend')}
      </Button>
    </form>
  )
}
