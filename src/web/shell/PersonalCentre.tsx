import { Suspense, useEffect, useRef } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router'
import type { Visitor } from '../../domain/account/access'
import { pageTitles } from '../../generated/pages'
import { text, type TextKey } from '../language/locale'
import { customerResources } from '../resources'
import { useUser } from '../session/session'
import menuLinks from '../ui/Menu.module.css'
import { OpenPageSkeleton } from '../ui/PageSkeleton'
import styles from './PersonalCentre.module.css'

interface MenuEntry {
  route: string
  title: TextKey
  /** Only company accounts have colleagues. */
  companyOnly?: boolean
}

/** The menu: overview, cart, generated lists in order, subscriptions, account. */
const menu: MenuEntry[] = [
  { route: '/homePage', title: 'settings.overview' },
  { route: '/cart', title: pageTitles['/cart'] },
  ...customerResources,
  { route: '/subscribe', title: pageTitles['/subscribe'] },
  { route: '/company', title: 'company.title', companyOnly: true },
  { route: '/set', title: pageTitles['/set'] },
]

const entriesFor = (user: Visitor) =>
  menu.filter(({ companyOnly }) => !companyOnly || user?.identity === '1')

/** The personal centre: a menu with the current page beside it. */
export function PersonalCentre() {
  const { pathname } = useLocation()
  const user = useUser()
  const entries = useRef<HTMLElement>(null)
  useEffect(() => {
    // In a narrow window the menu is a row that scrolls sideways.
    const open = entries.current?.querySelector('[aria-current=page]')
    open?.scrollIntoView?.({ inline: 'center', block: 'nearest' })
  }, [pathname])
  return (
    <div className={`page ${styles.centre}`}>
      <nav
        ref={entries}
        className={`${menuLinks.menu} ${styles.menu}`}
        aria-label={text('screens.personal')}
      >
        <p className={styles.title}>{text('screens.personal')}</p>
        <ul>
          {entriesFor(user).map(({ route, title }) => (
            <li key={route}>
              <NavLink to={route}>{text(title)}</NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.content}>
        <Suspense fallback={<OpenPageSkeleton />}>
          <Outlet />
        </Suspense>
      </div>
    </div>
  )
}
