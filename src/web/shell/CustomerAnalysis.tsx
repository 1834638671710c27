import { useLocation } from 'react-router'
import { arrivalOf, lazyPage, openPath } from '../pages/lazy-page'
import styles from './CustomerAnalysis.module.css'

const CustomerProblemPage = lazyPage(
  'CustomerProblemPage',
  () => import('../quality/CustomerProblemPage'),
)
const AnalysisScreens = lazyPage('AnalysisScreens', () => import('./AnalysisScreens'))
const ComplaintPage = lazyPage('ComplaintPage', () => import('../quality/ComplaintPage'))

const ownPages: Record<string, typeof CustomerProblemPage> = {
  '/customerAnalysis/details': CustomerProblemPage,
  '/customerAnalysis/complaint': ComplaintPage,
}

const pageAt = (pathname: string) =>
  ownPages[pathname.replace(/(?<!\/)\/+$/, '')] ?? AnalysisScreens

/** Handling reports and complaints of customers with access to them. */
export function CustomerAnalysis() {
  const { pathname } = useLocation()
  const Page = pageAt(pathname)
  return (
    <div className={`page ${styles.content}`}>
      <Page />
    </div>
  )
}

CustomerAnalysis.arrive = () => arrivalOf(pageAt(openPath()))
