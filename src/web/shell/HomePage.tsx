import { Suspense } from 'react'
import { isCustomer } from '../../domain/account/account'
import { Finder } from '../catalogue/finder/Finder'
import { HomeSections } from '../content/HomeSections'
import { companyName } from '../language/company-name'
import { lazyPage } from '../pages/lazy-page'
import { useUser } from '../session/session'
import { usePageTitle } from '../ui/page-title'
import styles from './HomePage.module.css'
import { LoadFailure } from './LoadFailure'

const Waiting = lazyPage('Waiting', () => import('../account/overview/Waiting'), 'settings')

/** Home page of the shop: the finder, what waits for a customer, and the contents. */
export function HomePage() {
  usePageTitle()
  const user = useUser()
  return (
    <>
      <h1 className="visually-hidden">{companyName()}</h1>
      <Finder heading="h2" />
      {isCustomer(user) && (
        <div className={`page ${styles.waiting}`}>
          <LoadFailure fallback={null}>
            <Suspense>
              <Waiting />
            </Suspense>
          </LoadFailure>
        </div>
      )}
      <HomeSections />
    </>
  )
}
