import type { ComponentType } from 'react'
import { matchPath } from 'react-router'
import { attendsCustomers, operates, type Visitor } from '../../domain/account/access'
import { catalogueImports } from '../catalogue/resources'
import { officeCharacteristics, officeClasses, officeModels } from '../catalogue/editing/resources'
import { officeContents } from '../content/resources'
import { lazyPage } from '../pages/lazy-page'
import { officeDeliveries, officeReservations } from '../orders/office-resources'
import { complaintQueue, problemQueue } from '../quality/resources'
import { mayOpen } from '../screens/may-open'
import type { Resource } from '../screens/resource'

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
  () => import('../content/editing/OfficeContentPage'),
)
const ImportPage = lazyPage('ImportPage', () => import('../catalogue/import/ImportPage'))
const AttachmentsPage = lazyPage(
  'AttachmentsPage',
  () => import('../catalogue/attachments/AttachmentsPage'),
)
const ExportPage = lazyPage('ExportPage', () => import('../catalogue/import/ExportPage'))

const ConsolePage = lazyPage('ConsolePage', () => import('../chat/ConsolePage'))
const FiguresPage = lazyPage('FiguresPage', () => import('../chat/FiguresPage'))

const OperationFiguresPage = lazyPage(
  'OperationFiguresPage',
  () => import('../operation/OperationFiguresPage'),
)

const ConditionsPage = lazyPage('ConditionsPage', () => import('../operation/ConditionsPage'))

const ClassPage = lazyPage('ClassPage', () => import('../catalogue/editing/ClassPage'))
const ModelGridPage = lazyPage('ModelGridPage', () => import('../catalogue/editing/ModelGridPage'))
const ValuesPage = lazyPage('ValuesPage', () => import('../catalogue/editing/ValuesPage'))

interface OwnPage {
  path: string
  Page: ComponentType<{ id: string | undefined }>
  /** The resource the page belongs to: its access rules apply, and the menu marks its entry. */
  of?: Resource
  /** Access rule of a page without a resource; without either the page is open to all staff. */
  isFor?: (user: Visitor) => boolean
}

/** The hand-drawn pages; all others are generated from a resource. */
const ownPages: OwnPage[] = [
  {
    path: '/office/reserve/:id/:No',
    Page: OfficeReservationPage,
    of: officeReservations,
  },
  { path: '/office/deliveryImport', Page: DeliveryImportPage, of: officeDeliveries },
  { path: '/office/account', Page: OfficeAccountPage },
  { path: '/office/quality/raise', Page: RaiseProblemPage, of: problemQueue },
  { path: '/office/quality/problem/:id', Page: OfficeProblemPage, of: problemQueue },
  {
    path: '/office/quality/complaint/:id',
    Page: OfficeComplaintPage,
    of: complaintQueue,
  },
  { path: '/office/content/:id', Page: OfficeContentPage, of: officeContents },
  { path: '/office/catalogue/import/:id', Page: ImportPage, of: catalogueImports },
  { path: '/office/catalogue/export', Page: ExportPage, of: catalogueImports },
  { path: '/office/figures', Page: OperationFiguresPage },
  { path: '/office/condition', Page: ConditionsPage, isFor: operates },
  {
    path: '/office/catalogue/attachments',
    Page: AttachmentsPage,
    of: officeClasses,
  },
  { path: '/office/chat', Page: ConsolePage, isFor: attendsCustomers },
  { path: '/office/chat/figures', Page: FiguresPage, isFor: attendsCustomers },
  { path: '/office/catalogue/class/new', Page: ClassPage, of: officeClasses },
  { path: '/office/catalogue/class/edit/:id', Page: ClassPage, of: officeClasses },
  { path: '/office/catalogue/models/:id', Page: ModelGridPage, of: officeModels },
  {
    path: '/office/catalogue/characteristic/:id/values',
    Page: ValuesPage,
    of: officeCharacteristics,
  },
]

export function ownPageAt(pathname: string) {
  for (const page of ownPages) {
    const match = matchPath(page.path, pathname)
    if (match) return { ...page, match }
  }
  return undefined
}

export const mayOpenOwn = ({ of, isFor }: OwnPage, user: Visitor): boolean =>
  of ? mayOpen(of, user) : (isFor?.(user) ?? true)

/** True if the menu marks the entry of a resource at this path. */
export function isWithin({ route }: Resource, pathname: string): boolean {
  const here = `${ownPageAt(pathname)?.of?.route ?? pathname}/`
  return here.startsWith(`${route}/`)
}
