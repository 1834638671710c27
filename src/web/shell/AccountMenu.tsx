import { useState } from 'react'
import { Link } from 'react-router'
import { seesCustomerAnalysis } from '../../domain/account/access'
import { pageTitles } from '../../generated/pages'
import { logOut } from '../actions/log-out'
import { LookChoices } from '../actions/LookChoices'
import { text } from '../language/locale'
import { theme } from '../session/look'
import { useUser } from '../session/session'
import { Icon } from '../ui/Icon'
import styles from './AccountMenu.module.css'
import { navigationFor, type NavigationEntry } from './navigation'

/** The places of a customer, those used most first; the personal centre has them all. */
const entries: NavigationEntry[] = [
  { label: 'settings.overview', to: '/homePage' },
  { label: pageTitles['/reserve'], to: '/reserve' },
  { label: pageTitles['/deliveryNotice'], to: '/deliveryNotice' },
  { label: pageTitles['/collect'], to: '/collect' },
  { label: pageTitles['/purchaseHistory'], to: '/purchaseHistory' },
  { label: pageTitles['/calculationReport'], to: '/calculationReport' },
  { label: 'shell.nav.customerAnalysis', to: '/customerAnalysis', visible: seesCustomerAnalysis },
  { label: 'company.title', to: '/company', visible: (user) => user?.identity === '1' },
  { label: pageTitles['/set'], to: '/set' },
]

/** The own account: its pages, the theme, and the logout. */
export function AccountMenu({ close }: { close: () => void }) {
  const user = useUser()
  const [leaving, setLeaving] = useState(false)
  return (
    <div className={styles.menu}>
      <ul>
        {navigationFor(user, entries).map(({ label, to = '/' }) => (
          <li key={to}>
            <Link to={to} onClick={close}>
              {text(label)}
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.theme}>
        <LookChoices choice={theme} />
      </div>
      <button
        type="button"
        disabled={leaving}
        onClick={() => {
          setLeaving(true)
          // The user may decide to stay when asked about an open form.
          void logOut().finally(() => setLeaving(false))
        }}
      >
        <Icon name="logOut" size={18} />
        {text('shell.logOut')}
      </button>
    </div>
  )
}
