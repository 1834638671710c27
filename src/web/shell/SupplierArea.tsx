import { useLocation } from 'react-router'
import { arrivalOf, lazyPage, openPath } from '../pages/lazy-page'

const SupplierProblemPage = lazyPage(
  'SupplierProblemPage',
  () => import('../quality/SupplierProblemPage'),
)
const SupplierScreens = lazyPage('SupplierScreens', () => import('./SupplierScreens'))
const SupplierNewsPage = lazyPage('SupplierNewsPage', () => import('../quality/SupplierNewsPage'))

const ownPages: Record<string, typeof SupplierProblemPage> = {
  '/supplierProblem/details': SupplierProblemPage,
  '/supplierProblem/supplierProblemNews': SupplierNewsPage,
}

const pageAt = (pathname: string) =>
  ownPages[pathname.replace(/(?<!\/)\/+$/, '')] ?? SupplierScreens

/** The supplier's pages: a generated list of problems, and hand-drawn pages. */
export function SupplierArea() {
  const { pathname } = useLocation()
  const Page = pageAt(pathname)
  return <Page />
}

SupplierArea.arrive = () => arrivalOf(pageAt(openPath()))
