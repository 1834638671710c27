import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { labelOf } from '../../../domain/forms/field-schema'
import kinds from '../../../generated/screens/SecurityEventKind.json'
import { api, dataOf } from '../../calls/api'
import { formatTime, language, text } from '../../language/locale'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { Pager } from '../../ui/Pager'
import styles from './Settings.module.css'

const size = 10

/** Logins and other security events of the account, newest first. */
export function SecurityEvents() {
  const [current, setCurrent] = useState(1)
  const { data } = useQuery({
    queryKey: ['securityEvents', current],
    queryFn: () =>
      dataOf(api.GET('/web/my/security/page', { params: { query: { current, size } } })),
    placeholderData: (before) => before,
    staleTime: 0,
  })
  return (
    <section className={styles.card}>
      <h2>{text('account.events')}</h2>
      <p className={styles.soft}>{text('account.events.hint')}</p>
      {!data && <PageSkeleton />}
      {data?.total === 0 && <p>{text('account.events.none')}</p>}
      <ul className={styles.list}>
        {data?.records.map(({ id, kind, time, address, browser, system }) => (
          <li key={id}>
            <div className={styles.what}>
              <span>{labelOf(kinds, kind, language)}</span>
              <span className={styles.soft}>
                {[formatTime(time), address, browser, system].filter(Boolean).join(' · ')}
              </span>
            </div>
          </li>
        ))}
      </ul>
      {data && data.total > size && (
        <Pager current={current} size={size} total={data.total} onChange={setCurrent} />
      )}
    </section>
  )
}
