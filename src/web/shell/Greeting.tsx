import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { greetedAs } from '../../domain/account/account'
import { logOut } from '../actions/log-out'
import { companyName } from '../language/company-name'
import { text } from '../language/locale'
import { hasPage } from '../../domain/pages/paths'
import { useUser } from '../session/session'
import styles from './Header.module.css'

/** The user's name with a logout link, or links to log in. */
export function Greeting() {
  const user = useUser()
  const { pathname, search } = useLocation()
  const [leaving, setLeaving] = useState(false)
  const login = `/login?redirect=${encodeURIComponent(pathname + search)}`
  if (!user) {
    return (
      <div className={styles.greeting}>
        <span>{text('shell.welcome', { company: companyName() })}</span>
        <Link to={login}>{text('shell.logIn')}</Link>
        {hasPage('/registered') && <Link to="/registered">{text('shell.register')}</Link>}
      </div>
    )
  }
  return (
    <div className={styles.greeting}>
      <span className={styles.name}>{text('shell.hello', { name: greetedAs(user) })}</span>
      {user.identity === '0' && hasPage('/office') && (
        <Link to="/office">{text('shell.office')}</Link>
      )}
      <button
        type="button"
        disabled={leaving}
        onClick={() => {
          setLeaving(true)
          // The user may decide to stay when asked about an open form.
          void logOut().finally(() => setLeaving(false))
        }}
      >
        {text('shell.logOut')}
      </button>
    </div>
  )
}
