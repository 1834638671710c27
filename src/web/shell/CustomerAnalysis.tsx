import { useLocation } from 'react-router'
import { lazyPage } from '../lazy-page'
import { analysisResources } from '../resources'
import { Screens } from '../screens/Screens'
import styles from './CustomerAnalysis.module.css'

const CustomerProblemPage = lazyPage(
  'CustomerProblemPage',
  () => import('../quality/CustomerProblemPage'),
)
const ComplaintPage = lazyPage('ComplaintPage', () => import('../quality/ComplaintPage'))

const ownPages: Record<string, typeof CustomerProblemPage> = {
  '/customerAnalysis/details': CustomerProblemPage,
  '/customerAnalysis/complaint': ComplaintPage,
}

/** Handling reports and complaints of a customer who was opened for them. */
export function CustomerAnalysis() {
  const { pathname } = useLocation()
  const Page = ownPages[pathname.replace(/\/+$/, '')]
  return (
    <div className={`page ${styles.content}`}>
      {Page ? <Page /> : <Screens resources={analysisResources} />}
    </div>
  )
}
