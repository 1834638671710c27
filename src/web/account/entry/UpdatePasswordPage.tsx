import { Link, useNavigate } from 'react-router'
import { homeOf } from '../../../domain/account/access'
import { text } from '../../language/locale'
import { useUser } from '../../session/session'
import { Button } from '../../ui/Button'
import { usePageTitle } from '../../ui/page-title'
import { General } from '../General'
import styles from '../LoginForm.module.css'
import { LoginFrame } from '../LoginFrame'
import { PasswordField } from '../PasswordField'
import own from './Entry.module.css'
import { NewPasswords, usePasswordPolicy } from './NewPasswords'
import { updatePassword } from './update-password'
import { useEntryForm } from './useEntryForm'

/** Replaces the user's own password, for example an issued one. */
export function UpdatePasswordPage() {
  usePageTitle(text('account.update.title'))
  const navigate = useNavigate()
  const user = useUser()
  const policy = usePasswordPolicy()
  const form = useEntryForm('PasswordUpdate', {
    also: policy.faults,
    send: async (input) => void navigate(homeOf(await updatePassword(input))),
  })
  return (
    <LoginFrame title={text('account.update.title')} hint={text('account.update.hint')}>
      <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
        <General message={form.general} />
        <input type="text" autoComplete="username" value={user?.username ?? ''} readOnly hidden />
        <PasswordField {...form.field('oldPassword')} autoComplete="current-password" />
        <NewPasswords field={form.field} />
        <Button type="submit" look="main" className={styles.submit} disabled={form.busy}>
          {text('account.update.submit')}
        </Button>
      </form>
      <p className={own.ways}>
        <Link to={homeOf(user)}>{text('account.update.back')}</Link>
      </p>
    </LoginFrame>
  )
}
