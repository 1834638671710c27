import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { pendingReason } from '../actions/gate'
import { lazyPart } from '../pages/lazy-page'
import { text } from '../language/locale'
import { settingsQuery } from '../calls/settings'
import { usePageTitle } from '../ui/page-title'
import { PageSkeleton } from '../ui/PageSkeleton'
import { enter, rememberedWayIn, rememberWayIn, waysIn } from './log-in'
import { LoginForm, useTyped } from './LoginForm'
import { LoginFrame } from './LoginFrame'
import styles from './LoginPage.module.css'
import { Segments } from './Segments'

const MobileLoginForm = lazyPart('MobileLoginForm', () => import('./entry/MobileLoginForm'))

export function LoginPage() {
  const [chosen, setEntrance] = useState(rememberedWayIn)
  const { data: settings } = useQuery(settingsQuery)
  const offered = waysIn.filter((way) => way !== 'mobile' || settings?.codeLogin !== false)
  const entrance = offered.includes(chosen) ? chosen : 'personal'
  const [input, setInput] = useTyped()
  usePageTitle(text('account.login.title'))
  const reason = pendingReason()
  const hint = text(reason ? `account.login.for.${reason}` : 'account.login.hint')
  return (
    <LoginFrame title={text('account.login.title')} hint={hint}>
      <Segments
        label={text('account.login.entrance')}
        options={offered.map((value) => ({ value, label: text(`account.login.${value}`) }))}
        value={entrance}
        onChange={(next) => {
          setEntrance(next)
          rememberWayIn(next)
        }}
      />
      {entrance === 'mobile' ? (
        <Suspense fallback={<PageSkeleton />}>
          <MobileLoginForm onLogin={enter} />
        </Suspense>
      ) : (
        <LoginForm
          key={entrance}
          entrance={entrance}
          input={input}
          onInput={setInput}
          onLogin={enter}
        />
      )}
      <p className={styles.ways}>
        {entrance !== 'supplier' && <Link to="/registered">{text('account.login.register')}</Link>}
        <Link to="/resetpassword">{text('account.login.forgot')}</Link>
        {entrance !== 'supplier' && <Link to="/activation">{text('account.login.resend')}</Link>}
        <Link to="/">{text('account.login.back')}</Link>
        <Link to="/office/login">{text('account.login.toOffice')}</Link>
      </p>
    </LoginFrame>
  )
}
