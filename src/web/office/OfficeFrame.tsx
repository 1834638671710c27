import { ThemedLayout } from '@refinedev/antd'
import { Suspense, useMemo } from 'react'
import { Link, useLocation } from 'react-router'
import { operates } from '../../domain/account/access'
import { text } from '../language/locale'
import { ConditionsNotice } from '../operation/ConditionsNotice'
import { arrivalOf, openPath } from '../pages/lazy-page'
import { AntdProvider } from '../screens/AntdProvider'
import { ForbiddenPage } from '../screens/ForbiddenPage'
import { screenAt } from '../screens/routes'
import { ScreenProviders } from '../screens/ScreenProviders'
import { readStored, writeStored } from '../session/storage'
import { useUser } from '../session/session'
import { FirstThings } from '../shell/FirstThings'
import layout from '../shell/Layout.module.css'
import { Empty } from '../ui/Empty'
import { usePageTitle } from '../ui/page-title'
import { PageSkeleton } from '../ui/PageSkeleton'
import { officeItems } from './office-items'
import { OfficeHeader } from './OfficeHeader'
import { arriveOfficeScreen, OfficeScreen } from './OfficeScreens'
import { OfficeSider } from './OfficeSider'
import { OfficeTrail } from './OfficeTrail'
import { mayOpenOwn, ownPageAt } from './own-pages'
import { officeResources } from './resources'
import styles from './OfficeFrame.module.css'

const foldedKey = 'office.menu.folded'

/** The layout calls its side bar as a function, so that this must be one without hooks. */
const Sider = () => <OfficeSider />

/** Frame of the back office: a menu of the screens the user's roles may open, and the current page. */
export function OfficeFrame() {
  const user = useUser()
  const items = useMemo(() => officeItems(user), [user])
  return (
    <AntdProvider>
      <ScreenProviders resources={officeResources} items={items}>
        <a className={layout.skip} href="#content">
          {text('shell.skip')}
        </a>
        <ThemedLayout
          Header={OfficeHeader}
          Sider={Sider}
          initialSiderCollapsed={readStored<boolean>(foldedKey, 'local') === true}
          onSiderCollapsed={(isFolded) => writeStored(foldedKey, isFolded, 'local')}
        >
          <div id="content" tabIndex={-1} className={styles.content} data-office>
            <OfficeTrail />
            {operates(user) && <ConditionsNotice />}
            <Suspense fallback={<PageSkeleton />}>
              <OpenPage />
            </Suspense>
          </div>
        </ThemedLayout>
        <FirstThings />
      </ScreenProviders>
    </AntdProvider>
  )
}

OfficeFrame.arrive = () => {
  const own = ownPageAt(openPath())
  return own ? arrivalOf(own.Page) : arriveOfficeScreen(officeResources)
}

function OpenPage() {
  const user = useUser()
  const { pathname } = useLocation()
  const own = ownPageAt(pathname)
  if (own) return mayOpenOwn(own, user) ? <own.Page id={own.match.params.id} /> : <ForbiddenPage />
  if (screenAt(officeResources, pathname)) return <OfficeScreen resources={officeResources} />
  return <UnknownPage />
}

function UnknownPage() {
  usePageTitle(text('shell.notFound'))
  return (
    <Empty isPage icon="warning" title={text('shell.notFound')} hint={text('shell.notFound.hint')}>
      <Link to="/office">{text('office.home')}</Link>
    </Empty>
  )
}
