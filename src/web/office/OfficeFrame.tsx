import { Layout } from 'antd'
import { Fragment, Suspense, useEffect, useRef, type ComponentType } from 'react'
import { Link, matchPath, NavLink, useLocation } from 'react-router'
import { lazyPage } from '../lazy-page'
import { text } from '../locale'
import { attendsCustomers } from '../../domain/access'
import { officeGroups, officeResources } from '../resources'
import { AntdProvider } from '../screens/AntdProvider'
import { mayOpen } from '../screens/may-open'
import { screenAt } from '../screens/routes'
import { Screens } from '../screens/Screens'
import { useUser } from '../session'
import { FirstThings } from '../shell/FirstThings'
import { Empty } from '../ui/Empty'
import { usePageTitle } from '../ui/page-title'
import menuLinks from '../ui/Menu.module.css'
import { PageSkeleton } from '../ui/PageSkeleton'
import { OfficeHeader } from './OfficeHeader'
import { OfficeHome } from './OfficeHome'
import styles from './OfficeFrame.module.css'

const OfficeReservationPage = lazyPage(
  'OfficeReservationPage',
  () => import('../orders/OfficeReservationPage'),
)
const DeliveryImportPage = lazyPage(
  'DeliveryImportPage',
  () => import('../orders/DeliveryImportPage'),
)

const OfficeProblemPage = lazyPage(
  'OfficeProblemPage',
  () => import('../quality/OfficeProblemPage'),
)
const OfficeComplaintPage = lazyPage(
  'OfficeComplaintPage',
  () => import('../quality/OfficeComplaintPage'),
)
const OfficeAccountPage = lazyPage(
  'OfficeAccountPage',
  () => import('../account/settings/OfficeAccountPage'),
)
const RaiseProblemPage = lazyPage('RaiseProblemPage', () => import('../quality/RaiseProblemPage'))

const OfficeContentPage = lazyPage(
  'OfficeContentPage',
  () => import('../content/office/OfficeContentPage'),
)
const ImportPage = lazyPage('ImportPage', () => import('../catalogue/exchange/ImportPage'))
const AttachmentsPage = lazyPage(
  'AttachmentsPage',
  () => import('../catalogue/exchange/AttachmentsPage'),
)
const ExportPage = lazyPage('ExportPage', () => import('../catalogue/exchange/ExportPage'))

const ConsolePage = lazyPage('ConsolePage', () => import('../chat/ConsolePage'))
const FiguresPage = lazyPage('FiguresPage', () => import('../chat/FiguresPage'))

const OperationFiguresPage = lazyPage(
  'OperationFiguresPage',
  () => import('../operation/OperationFiguresPage'),
)

const ClassPage = lazyPage('ClassPage', () => import('../catalogue/office/ClassPage'))
const ModelGridPage = lazyPage('ModelGridPage', () => import('../catalogue/office/ModelGridPage'))
const ValuesPage = lazyPage('ValuesPage', () => import('../catalogue/office/ValuesPage'))

/** The pages that are drawn by hand; every other one is generated from a resource. */
const ownPages: { path: string; Page: ComponentType<{ id: string | undefined }> }[] = [
  { path: '/office/reserve/:id/:No', Page: OfficeReservationPage },
  { path: '/office/deliveryImport', Page: DeliveryImportPage },
  { path: '/office/account', Page: OfficeAccountPage },
  { path: '/office/quality/raise', Page: RaiseProblemPage },
  { path: '/office/quality/problem/:id', Page: OfficeProblemPage },
  { path: '/office/quality/complaint/:id', Page: OfficeComplaintPage },
  { path: '/office/content/:id', Page: OfficeContentPage },
  { path: '/office/catalogue/import/:id', Page: ImportPage },
  { path: '/office/catalogue/export', Page: ExportPage },
  { path: '/office/figures', Page: OperationFiguresPage },
  { path: '/office/catalogue/attachments', Page: AttachmentsPage },
  { path: '/office/chat', Page: ConsolePage },
  { path: '/office/chat/figures', Page: FiguresPage },
  { path: '/office/catalogue/class/new', Page: ClassPage },
  { path: '/office/catalogue/class/edit/:id', Page: ClassPage },
  { path: '/office/catalogue/models/:id', Page: ModelGridPage },
  { path: '/office/catalogue/characteristic/:id/values', Page: ValuesPage },
]

/** The back office: a menu of the screens that one's roles open, and the page of the address. */
export function OfficeFrame() {
  const user = useUser()
  const { pathname } = useLocation()
  const menu = useRef<HTMLElement>(null)
  // In a narrow window the menu is one line that scrolls, here to where one is.
  useEffect(() => {
    const here = menu.current?.querySelector<HTMLElement>('[aria-current]')
    if (here) menu.current!.scrollLeft = here.offsetLeft - here.offsetWidth
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
            {groups.map(({ title, resources }) => (
              <Fragment key={title}>
                <p className={styles.group}>{text(title)}</p>
                {resources.map((resource) => (
                  <NavLink key={resource.name} to={resource.route}>
                    {text(resource.title)}
                  </NavLink>
                ))}
              </Fragment>
            ))}
          </nav>
          <main className={styles.content}>
            <Suspense fallback={<PageSkeleton />}>
              {atHome ? (
                <OfficeHome groups={groups} />
              ) : own ? (
                <own.Page id={own.match.params.id} />
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

function ownPageAt(pathname: string) {
  for (const { path, Page } of ownPages) {
    const match = matchPath(path, pathname)
    if (match) return { Page, match }
  }
  return undefined
}

function UnknownPage() {
  usePageTitle(text('common.notFound'))
  return (
    <Empty icon="warning" title={text('common.notFound')} hint={text('shell.notFound.hint')}>
      <Link to="/office">{text('office.home')}</Link>
    </Empty>
  )
}
