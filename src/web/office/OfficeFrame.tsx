import { Layout } from 'antd'
import { Suspense } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { text } from '../locale'
import { officeResources } from '../resources'
import { AntdProvider } from '../screens/AntdProvider'
import { mayOpen } from '../screens/may-open'
import { screenAt } from '../screens/routes'
import { Screens } from '../screens/Screens'
import { useUser } from '../session'
import { Empty } from '../ui/Empty'
import { PageSkeleton } from '../ui/PageSkeleton'
import { OfficeHeader } from './OfficeHeader'
import { OfficeHome } from './OfficeHome'
import styles from './OfficeFrame.module.css'

/** The back office: a menu of the screens that one's roles open, and the page of the address. */
export function OfficeFrame() {
  const user = useUser()
  const { pathname } = useLocation()
  const atHome = /^\/office\/?$/.test(pathname)
  const screens = officeResources.filter((resource) => mayOpen(resource, user))

  return (
    <AntdProvider>
      <Layout className={styles.frame}>
        <OfficeHeader />
        <Layout className={styles.body}>
          <nav className={styles.menu} aria-label={text('office.menu')}>
            <NavLink to="/office" end>
              {text('office.home')}
            </NavLink>
            {screens.map(({ name, route, title }) => (
              <NavLink key={name} to={route}>
                {text(title)}
              </NavLink>
            ))}
          </nav>
          <main className={styles.content}>
            <Suspense fallback={<PageSkeleton />}>
              {atHome ? (
                <OfficeHome screens={screens} />
              ) : screenAt(officeResources, pathname) ? (
                <Screens resources={officeResources} />
              ) : (
                <Empty icon="warning" title={text('common.notFound')}>
                  <Link to="/office">{text('office.home')}</Link>
                </Empty>
              )}
            </Suspense>
          </main>
        </Layout>
      </Layout>
    </AntdProvider>
  )
}
