import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { api, dataOf } from '../../calls/api'
import { text } from '../../language/locale'
import { AntdProvider } from '../../screens/AntdProvider'
import { usePageTitle } from '../../ui/page-title'
import { FailedToLoad } from '../../ui/FailedToLoad'
import { PageSkeleton } from '../../ui/PageSkeleton'
import styles from '../settings/Settings.module.css'
import { companyKey } from './changes'
import { Invitations } from './Invitations'
import { MemberRow } from './MemberRow'

export function CompanyPage() {
  usePageTitle(text('company.title'))
  const { data, error, refetch } = useQuery({
    queryKey: companyKey,
    queryFn: () => dataOf(api.GET('/web/company')),
    meta: { quiet: true },
  })
  if (error) {
    return <FailedToLoad query={{ error, refetch }} />
  }
  if (!data) return <PageSkeleton />
  return (
    <AntdProvider>
      <section className={styles.page}>
        <header>
          <h1>{data.name}</h1>
          <p className={styles.soft}>{text('company.hint')}</p>
        </header>
        <section className={styles.card}>
          <h2>{text('company.members')}</h2>
          <ul className={styles.list}>
            {data.members.map((member) => (
              <MemberRow key={member.id} member={member} administers={data.administers} />
            ))}
          </ul>
          {!data.administers && <p className={styles.soft}>{text('company.askThem')}</p>}
        </section>
        {data.administers && (
          <Suspense fallback={<PageSkeleton />}>
            <Invitations invitations={data.invitations} />
          </Suspense>
        )}
      </section>
    </AntdProvider>
  )
}
