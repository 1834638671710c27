import { Suspense, useEffect, useRef } from 'react'
import { matchPath, NavLink, useLocation } from 'react-router'
import { lazyPage } from '../lazy-page'
import { text, type TextKey } from '../locale'
import { customerResources } from '../resources'
import menuLinks from '../ui/Menu.module.css'
import { PageSkeleton } from '../ui/PageSkeleton'
import styles from './PersonalCentre.module.css'

const ReservationPage = lazyPage('ReservationPage', () => import('../orders/ReservationPage'))
const CartPage = lazyPage('CartPage', () => import('../orders/cart/CartPage'))
const SubscriptionPage = lazyPage('SubscriptionPage', () => import('../orders/SubscriptionPage'))
const ReportPage = lazyPage('ReportPage', () => import('../calculation/ReportPage'))
const ReportComparisonPage = lazyPage(
  'ReportComparisonPage',
  () => import('../calculation/ReportComparisonPage'),
)
const CustomerScreens = lazyPage('CustomerScreens', () => import('./CustomerScreens'))

/** The pages that are drawn by hand; every other one is generated from a resource. */
const ownPages = [
  { path: '/reserve/:id/:No', Page: ReservationPage },
  { path: '/cart', Page: CartPage },
  { path: '/subscribe', Page: SubscriptionPage },
  { path: '/calculationReport/compare', Page: ReportComparisonPage },
  { path: '/calculationReport/:id', Page: ReportPage },
]

/** The menu: the cart, the generated lists in their order, then the subscriptions. */
const menu: { route: string; title: TextKey }[] = [
  { route: '/cart', title: 'orders.cart' },
  ...customerResources,
  { route: '/subscribe', title: 'orders.subscriptions' },
]

/** What belongs to the customer: a menu and the page of the address beside it. */
export function PersonalCentre() {
  const { pathname } = useLocation()
  const Page = ownPages.find(({ path }) => matchPath(path, pathname))?.Page ?? CustomerScreens
  const entries = useRef<HTMLElement>(null)
  useEffect(() => {
    // In a small window the menu is a line that scrolls sideways.
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
          {menu.map(({ route, title }) => (
            <li key={route}>
              <NavLink to={route}>{text(title)}</NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.content}>
        <Suspense fallback={<PageSkeleton />}>
          <Page />
        </Suspense>
      </div>
    </div>
  )
}
