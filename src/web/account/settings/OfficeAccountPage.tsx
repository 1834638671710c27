import { Suspense } from 'react'
import { text } from '../../language/locale'
import { usePageTitle } from '../../ui/page-title'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { Security } from './Security'
import styles from './Settings.module.css'

/** Account settings of the staff. */
export function OfficeAccountPage() {
  usePageTitle(text('account.own'))
  return (
    <section className={styles.page}>
      <h1>{text('account.own')}</h1>
      <Suspense fallback={<PageSkeleton />}>
        <Security />
      </Suspense>
    </section>
  )
}
