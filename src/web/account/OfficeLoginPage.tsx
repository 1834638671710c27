import { Link } from 'react-router'
import type { Schemas } from '../../domain/schemas'
import { api, CallFailure } from '../calls/api'
import { text } from '../language/locale'
import { usePageTitle } from '../ui/page-title'
import { enter } from './log-in'
import { LoginForm, useTyped } from './LoginForm'
import { LoginFrame } from './LoginFrame'
import styles from './LoginPage.module.css'

/** Login of the staff: the same call as for customers, but only staff accounts are accepted. */
export function OfficeLoginPage() {
  const [input, setInput] = useTyped()
  usePageTitle(text('account.office.title'))
  return (
    <LoginFrame title={text('account.office.title')} hint={text('account.office.hint')}>
      <LoginForm entrance="personal" input={input} onInput={setInput} onLogin={enterAsStaff} />
      <p className={styles.ways}>
        <Link to="/resetpassword?entrance=office">{text('account.login.forgot')}</Link>
        <Link to="/login">{text('account.office.toShop')}</Link>
      </p>
    </LoginFrame>
  )
}

async function enterAsStaff(answer: { data: Schemas['Session']; message: string }) {
  if (answer.data.user.identity === '0') return enter(answer)
  await api
    .DELETE('/auth/token/logout', {
      headers: { authorization: `Bearer ${answer.data.access_token}` },
    })
    .catch(() => undefined)
  throw new CallFailure(text('account.office.only'), 403)
}
