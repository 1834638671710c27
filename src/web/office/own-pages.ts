import type { ComponentType } from 'react'
import { matchPath } from 'react-router'
import { attendsCustomers, operates, type Visitor } from '../../domain/account/access'
import { customerAccounts } from '../account/resources'
import { catalogueImports } from '../catalogue/resources'
import { officeCharacteristics, officeClasses, officeModels } from '../catalogue/editing/resources'
import { officeContents } from '../content/resources'
import type { TextKey } from '../language/locale'
import { lazyPage } from '../pages/lazy-page'
import { officeDeliveries, officeReservations } from '../orders/office-resources'
import { priceImports, priceLists, stockFigures } from '../prices/resources'
import { complaintQueue, problemQueue } from '../quality/resources'
import { mayCall, mayOpen } from '../screens/may-open'
import type { Resource } from '../screens/resource'
import type { IconName } from '../ui/Icon'
import { OfficeHome } from './OfficeHome'
import { officeGroups } from './resources'

const ClassPage = lazyPage('ClassPage', () => import('./ClassPage'))

interface OwnPage {
  path: string
  /** Name by which a search finds a page without parameters. */
  title?: TextKey
  Page: ComponentType<{ id: string | undefined }>
  /** A list: who may open that may open the page, and the menu marks its entry. Or staff of some role. */
  access: Resource | ((user: Visitor) => boolean)
  /** The list whose menu entry is marked, if that is not the access. */
  list?: Resource
  /** The page's own entry in the menu, above its groups. */
  entry?: { title: TextKey; icon: IconName }
}

const everyStaff = () => true

/** The pages that are drawn by hand; every other one is generated from a resource. */
export const ownPages: OwnPage[] = [
  {
    path: '/office',
    Page: OfficeHome,
    access: everyStaff,
    entry: { title: 'office.home', icon: 'home' },
  },
  {
    path: '/office/weekly',
    Page: lazyPage('WeeklyReportPage', () => import('../orders/weekly/WeeklyReportPage')),
    access: (user) => mayCall('POST', '/office/weekly/mail', user),
    entry: { title: 'weekly.title', icon: 'calendar' },
  },
  {
    path: '/office/figures',
    Page: lazyPage('OperationFiguresPage', () => import('../operation/OperationFiguresPage')),
    access: everyStaff,
    entry: { title: 'operation.figures', icon: 'chart' },
  },
  {
    path: '/office/chat',
    Page: lazyPage('ConsolePage', () => import('../chat/ConsolePage')),
    access: attendsCustomers,
    entry: { title: 'chat.console', icon: 'chat' },
  },
  {
    path: '/office/condition',
    Page: lazyPage('ConditionsPage', () => import('../operation/ConditionsPage')),
    access: operates,
    entry: { title: 'operation.condition', icon: 'pulse' },
  },
  {
    path: '/office/reserve/:id/:No',
    Page: lazyPage('OfficeReservationPage', () => import('../orders/OfficeReservationPage')),
    access: officeReservations,
  },
  {
    path: '/office/customer/:id',
    Page: lazyPage('CustomerPage', () => import('./customer/CustomerPage')),
    access: customerAccounts,
  },
  {
    path: '/office/deliveryNotice/new',
    Page: lazyPage('DeliveryPage', () => import('../orders/DeliveryPage')),
    list: officeDeliveries,
    access: (user) => mayCall('POST', '/office/delivery/order', user),
  },
  {
    path: '/office/deliveryImport',
    title: 'orders.office.import',
    Page: lazyPage('DeliveryImportPage', () => import('../orders/DeliveryImportPage')),
    list: officeDeliveries,
    access: (user) => mayCall('POST', '/office/delivery/order/import', user),
  },
  {
    path: '/office/account',
    title: 'account.own',
    Page: lazyPage('OfficeAccountPage', () => import('../account/settings/OfficeAccountPage')),
    access: everyStaff,
  },
  {
    path: '/office/quality/raise',
    title: 'quality.raise',
    Page: lazyPage('RaiseProblemPage', () => import('../quality/RaiseProblemPage')),
    list: problemQueue,
    access: (user) => mayCall('POST', '/office/quality/problem', user),
  },
  {
    path: '/office/quality/problem/:id',
    Page: lazyPage('OfficeProblemPage', () => import('../quality/OfficeProblemPage')),
    access: problemQueue,
  },
  {
    path: '/office/quality/complaint/:id',
    Page: lazyPage('OfficeComplaintPage', () => import('../quality/OfficeComplaintPage')),
    access: complaintQueue,
  },
  {
    path: '/office/content/:id',
    Page: lazyPage('OfficeContentPage', () => import('../content/editing/OfficeContentPage')),
    access: officeContents,
  },
  {
    path: '/office/catalogue/import/:id',
    Page: lazyPage('ImportPage', () => import('../catalogue/import/ImportPage')),
    access: catalogueImports,
  },
  {
    path: '/office/price/import/:id',
    Page: lazyPage('PriceImportPage', () => import('../prices/PriceImportPage')),
    access: priceImports,
  },
  {
    path: '/office/price/list/prices/:id',
    Page: lazyPage('PriceGridPage', () => import('../prices/PriceGridPage')),
    access: priceLists,
  },
  {
    path: '/office/stock/edit',
    title: 'pricing.grid.editStock',
    Page: lazyPage('StockGridPage', () => import('../prices/StockGridPage')),
    access: stockFigures,
  },
  {
    path: '/office/catalogue/export',
    title: 'catalogue.exports',
    Page: lazyPage('ExportPage', () => import('../catalogue/import/ExportPage')),
    access: catalogueImports,
  },
  {
    path: '/office/catalogue/attachments',
    title: 'catalogue.attachments',
    Page: lazyPage('AttachmentsPage', () => import('../catalogue/attachments/AttachmentsPage')),
    access: officeClasses,
  },
  {
    path: '/office/chat/figures',
    title: 'chat.figures',
    Page: lazyPage('FiguresPage', () => import('../chat/FiguresPage')),
    access: attendsCustomers,
  },
  { path: '/office/catalogue/class/new', Page: ClassPage, access: officeClasses },
  { path: '/office/catalogue/class/edit/:id', Page: ClassPage, access: officeClasses },
  {
    path: '/office/catalogue/models/:id',
    Page: lazyPage('ModelGridPage', () => import('../catalogue/editing/ModelGridPage')),
    access: officeModels,
  },
  {
    path: '/office/catalogue/characteristic/:id/values',
    Page: lazyPage('ValuesPage', () => import('../catalogue/editing/ValuesPage')),
    access: officeCharacteristics,
  },
]

export function ownPageAt(pathname: string) {
  for (const page of ownPages) {
    const match = matchPath(page.path, pathname)
    if (match) return { ...page, match }
  }
  return undefined
}

export const mayOpenOwn = ({ access }: Pick<OwnPage, 'access'>, user: Visitor): boolean =>
  typeof access === 'function' ? access(user) : mayOpen(access, user)

/** The list whose entry the menu marks at a path, and its group. */
export function menuPlaceAt(pathname: string) {
  const page = ownPageAt(pathname)
  const own = page?.list ?? page?.access
  const here = `${typeof own === 'object' ? own.route : pathname}/`
  for (const group of officeGroups) {
    const list = group.resources.find(({ route }) => here.startsWith(`${route}/`))
    if (list) return { group, list }
  }
  return undefined
}
