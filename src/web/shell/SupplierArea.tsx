import { useLocation } from 'react-router'
import { lazyPage } from '../lazy-page'
import { supplierResources } from '../resources'
import { Screens } from '../screens/Screens'

const SupplierProblemPage = lazyPage(
  'SupplierProblemPage',
  () => import('../quality/SupplierProblemPage'),
)
const SupplierNewsPage = lazyPage('SupplierNewsPage', () => import('../quality/SupplierNewsPage'))

const ownPages: Record<string, typeof SupplierProblemPage> = {
  '/supplierProblem/details': SupplierProblemPage,
  '/supplierProblem/supplierProblemNews': SupplierNewsPage,
}

/** The supplier's pages: the list of problems is generated, the others are drawn by hand. */
export function SupplierArea() {
  const { pathname } = useLocation()
  const Page = ownPages[pathname.replace(/\/+$/, '')]
  return Page ? <Page /> : <Screens resources={supplierResources} />
}
