import { Suspense, useEffect, useRef } from 'react'
import { matchPath, NavLink, useLocation } from 'react-router'
import type { Visitor } from '../../domain/account/access'
import { pageTitles } from '../../domain/pages/page-titles'
import { lazyPage } from '../pages/lazy-page'
import { text, type TextKey } from '../language/locale'
import { customerResources } from '../resources'
import { useUser } from '../session/session'
import menuLinks from '../ui/Menu.module.css'
import { OpenPageSkeleton } from '../ui/PageSkeleton'
import styles from './PersonalCentre.module.css'

const ReservationPage = lazyPage('ReservationPage', () => import('../orders/ReservationPage'))
const CartPage = lazyPage('CartPage', () => import('../orders/cart/CartPage'))
const SubscriptionPage = lazyPage('SubscriptionPage', () => import('../orders/SubscriptionPage'))
const ReportPage = lazyPage('ReportPage', () => import('../calculation/ReportPage'))
const ReportComparisonPage = lazyPage(
  'ReportComparisonPage',
  () => import('../calculation/ReportComparisonPage'),
)
const OverviewPage = lazyPage('OverviewPage', () => import('../account/overview/OverviewPage'))
const SettingsPage = lazyPage('SettingsPage', () => import('../account/settings/SettingsPage'))
const CompanyPage = lazyPage('CompanyPage', () => import('../account/company/CompanyPage'))
const CustomerScreens = lazyPage(
  'CustomerScreens',
  () => import('./CustomerScreens'),
  'calculation',
  'messages',
  'orders',
  'screens',
)

/** The hand-drawn pages; all others are generated from a resource. */
const ownPages = [
  { path: '/reserve/:id/:No', Page: ReservationPage },
  { path: '/homePage', Page: OverviewPage },
  { path: '/set', Page: SettingsPage },
  { path: '/company', Page: CompanyPage },
  { path: '/cart', Page: CartPage },
  { path: '/subscribe', Page: SubscriptionPage },
  { path: '/calculationReport/compare', Page: ReportComparisonPage },
  { path: '/calculationReport/:id', Page: ReportPage },
]

const pageAt = (pathname: string) =>
  ownPages.find(({ path }) => matchPath(path, pathname))?.Page ?? CustomerScreens

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
  const Page = pageAt(pathname)
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
          <Page />
        </Suspense>
      </div>
    </div>
  )
}
