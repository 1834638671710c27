import { Layout } from 'antd'
import { Fragment, Suspense, useEffect, useRef } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { arrivalOf, openPath } from '../pages/lazy-page'
import { text } from '../language/locale'
import { attendsCustomers, operates } from '../../domain/account/access'
import { ConditionsNotice } from '../operation/ConditionsNotice'
import { officeGroups, officeResources } from './resources'
import { AntdProvider } from '../screens/AntdProvider'
import { ForbiddenPage } from '../screens/ForbiddenPage'
import { mayOpen } from '../screens/may-open'
import { screenAt } from '../screens/routes'
import { arriveScreen, Screens } from '../screens/Screens'
import { useUser } from '../session/session'
import { FirstThings } from '../shell/FirstThings'
import layout from '../shell/Layout.module.css'
import { Empty } from '../ui/Empty'
import { usePageTitle } from '../ui/page-title'
import menuLinks from '../ui/Menu.module.css'
import { PageSkeleton } from '../ui/PageSkeleton'
import { OfficeHeader } from './OfficeHeader'
import { OfficeHome } from './OfficeHome'
import { isWithin, mayOpenOwn, ownPageAt } from './own-pages'
import styles from './OfficeFrame.module.css'

/** Frame of the back office: a menu of the screens the user's roles may open, and the current page. */
export function OfficeFrame() {
  const user = useUser()
  const { pathname } = useLocation()
  const menu = useRef<HTMLElement>(null)
  // The menu scrolls on its own (in a narrow window as a row), so scroll the current entry into view.
  useEffect(() => {
    const bar = menu.current
    const here = bar?.querySelector<HTMLElement>('[aria-current]')
    if (!bar || !here) return
    bar.scrollLeft = here.offsetLeft - here.offsetWidth
    const isInSight = here.offsetTop - bar.scrollTop < bar.clientHeight - here.offsetHeight
    if (!isInSight || here.offsetTop < bar.scrollTop)
      bar.scrollTop = here.offsetTop - bar.clientHeight / 2
  }, [pathname])
  const atHome = /^\/office\/?$/.test(pathname)
  const own = ownPageAt(pathname)
  const groups = officeGroups
    .map(({ title, resources }) => ({
      title,
      resources: resources.filter((resource) => mayOpen(resource, user)),
    }))
    .filter(({ resources }) => resources.length > 0)

  return (
    <AntdProvider>
      <a className={layout.skip} href="#content">
        {text('shell.skip')}
      </a>
      <Layout className={styles.frame}>
        <OfficeHeader />
        <Layout className={styles.body}>
          <nav
            ref={menu}
            className={`${menuLinks.menu} ${styles.menu}`}
            aria-label={text('office.menu')}
          >
            <NavLink to="/office" end>
              {text('office.home')}
            </NavLink>
            <NavLink to="/office/figures">{text('operation.figures')}</NavLink>
            {attendsCustomers(user) && (
              <NavLink to="/office/chat" end>
                {text('chat.console')}
              </NavLink>
            )}
            {operates(user) && (
              <NavLink to="/office/condition">{text('operation.condition')}</NavLink>
            )}
            {groups.map(({ title, resources }) => (
              <Fragment key={title}>
                <p className={styles.group}>{text(title)}</p>
                {resources.map((resource) => (
                  <Link
                    key={resource.name}
                    to={resource.route}
                    aria-current={isWithin(resource, pathname) ? 'page' : undefined}
                  >
                    {text(resource.title)}
                  </Link>
                ))}
              </Fragment>
            ))}
          </nav>
          <main className={styles.content} id="content" tabIndex={-1}>
            {operates(user) && <ConditionsNotice />}
            <Suspense fallback={<PageSkeleton />}>
              {atHome ? (
                <OfficeHome groups={groups} />
              ) : own ? (
                mayOpenOwn(own, user) ? (
                  <own.Page id={own.match.params.id} />
                ) : (
                  <ForbiddenPage />
                )
              ) : screenAt(officeResources, pathname) ? (
                <Screens resources={officeResources} />
              ) : (
                <UnknownPage />
              )}
            </Suspense>
          </main>
        </Layout>
        <FirstThings />
      </Layout>
    </AntdProvider>
  )
}

OfficeFrame.arrive = () => {
  const own = ownPageAt(openPath())
  return own ? arrivalOf(own.Page) : arriveScreen(officeResources)
}

function UnknownPage() {
  usePageTitle(text('shell.notFound'))
  return (
    <Empty isPage icon="warning" title={text('shell.notFound')} hint={text('shell.notFound.hint')}>
      <Link to="/office">{text('office.home')}</Link>
    </Empty>
  )
}
