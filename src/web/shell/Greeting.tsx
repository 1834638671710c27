import { Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { greetedAs, isCustomer } from '../../domain/account/account'
import type { Schemas } from '../../domain/schemas'
import { logOut } from '../actions/log-out'
import { companyName } from '../language/company-name'
import { text } from '../language/locale'
import { hasPage } from '../../domain/pages/paths'
import { lazyPage } from '../pages/lazy-page'
import { useUser } from '../session/session'
import { Icon } from '../ui/Icon'
import { Popover } from '../ui/Popover'
import styles from './Header.module.css'
import { LoadFailure } from './LoadFailure'

const AccountMenu = lazyPage(
  'AccountMenu',
  () => import('./AccountMenu'),
  'company',
  'orders',
  'reports',
  'screens',
  'settings',
)

/** The user's name with the account menu and a logout button, or links to log in. */
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
      <OwnName user={user} />
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

/** The user's name; a customer's opens the account menu. */
function OwnName({ user }: { user: Schemas['User'] }) {
  const name = text('shell.hello', { name: greetedAs(user) })
  if (!isCustomer(user)) return <span className={styles.name}>{name}</span>
  return (
    <Popover
      align="start"
      buttonClass={styles.account}
      button={
        <>
          <span className={styles.name}>{name}</span>
          <Icon name="chevronDown" size={14} />
        </>
      }
    >
      {(close) => (
        <LoadFailure>
          <Suspense fallback={<p className={styles.coming}>{text('common.loading')}</p>}>
            <AccountMenu close={close} />
          </Suspense>
        </LoadFailure>
      )}
    </Popover>
  )
}
