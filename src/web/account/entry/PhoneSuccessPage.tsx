import { Link, useLocation } from 'react-router'
import { text } from '../../language/locale'
import { usePageTitle } from '../../ui/page-title'
import { LoginFrame } from '../LoginFrame'
import own from './Entry.module.css'

/** Shown after a registration by mobile: the account is active. */
export function PhoneSuccessPage() {
  usePageTitle(text('entry.phoneSuccess.title'))
  const { username }: { username?: string } = useLocation().state ?? {}
  return (
    <LoginFrame title={text('entry.phoneSuccess.title')} hint={text('entry.phoneSuccess.hint')}>
      <div className={own.outcome}>
        {username && <p>{text('entry.phoneSuccess.name', { username })}</p>}
      </div>
      <p className={own.ways}>
        <Link to="/login">{text('entry.mailSent.toLogin')}</Link>
        <Link to="/">{text('account.login.back')}</Link>
      </p>
    </LoginFrame>
  )
}
