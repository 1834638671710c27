import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { text } from '../locale'
import { hasPage } from '../paths'
import { currentUser } from '../session'
import { readStored, removeStored, writeStored } from '../storage'
import { usePageTitle } from '../ui/page-title'
import { enter, type Entrance } from './log-in'
import { LoginForm } from './LoginForm'
import { LoginFrame } from './LoginFrame'
import styles from './LoginPage.module.css'

const entrances: readonly Entrance[] = ['personal', 'enterprise', 'supplier']
const stored = 'entrance'

export function LoginPage() {
  const [entrance, setEntrance] = useState(rememberedEntrance)
  usePageTitle(text('account.login.title'))
  useForgottenIntention()
  return (
    <LoginFrame title={text('account.login.title')} hint={text('account.login.hint')}>
      <fieldset className={styles.entrances}>
        <legend className="visually-hidden">{text('account.login.entrance')}</legend>
        {entrances.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="entrance"
              checked={one === entrance}
              onChange={() => {
                setEntrance(one)
                writeStored(stored, one, 'local')
              }}
            />
            <span>{text(`account.login.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      <LoginForm key={entrance} entrance={entrance} onLogin={enter} />
      <p className={styles.ways}>
        {hasPage('/registered') && entrance !== 'supplier' && (
          <Link to="/registered">{text('account.login.register')}</Link>
        )}
        {hasPage('/resetpassword') && (
          <Link to="/resetpassword">{text('account.login.forgot')}</Link>
        )}
        <Link to="/">{text('account.login.back')}</Link>
        <Link to="/office/login">{text('account.login.toOffice')}</Link>
      </p>
    </LoginFrame>
  )
}

function rememberedEntrance(): Entrance {
  const last = readStored<Entrance>(stored, 'local')
  return entrances.find((one) => one === last) ?? 'personal'
}

/** Who leaves without having logged in no longer means to do what led here. */
function useForgottenIntention() {
  useEffect(
    () => () => {
      if (!currentUser()) removeStored('pendingAction')
    },
    [],
  )
}
