import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Schemas } from '../../../domain/schemas'
import { greetedAs } from '../../../domain/account/account'
import { api, dataOf, fileAddress } from '../../calls/api'
import { formatNumber, text, type TextKey } from '../../language/locale'
import { hasPage } from '../../../domain/pages/paths'
import { useUser } from '../../session/session'
import { usePageTitle } from '../../ui/page-title'
import styles from './Overview.module.css'
import { LatestNews, LatestReservations, OftenProducts } from './Latest'

type Counts = Schemas['PersonalCounts']

/** The counters and the page each one links to. */
const counted: { name: keyof Counts; title: TextKey; to: string }[] = [
  {
    name: 'openReservations',
    title: 'settings.overview.openReservations',
    to: '/reserve?progress=open',
  },
  { name: 'reservations', title: 'settings.overview.reservations', to: '/reserve' },
  { name: 'cart', title: 'settings.overview.cart', to: '/cart' },
  { name: 'favourites', title: 'settings.overview.favourites', to: '/collect' },
  { name: 'deliveries', title: 'settings.overview.deliveries', to: '/deliveryNotice' },
  { name: 'reports', title: 'settings.overview.reports', to: '/calculationReport' },
  { name: 'messages', title: 'settings.overview.messages', to: '/news?state=1' },
  { name: 'subscriptions', title: 'settings.overview.subscriptions', to: '/subscribe' },
]

/** Start page of the personal centre: counters and the latest entries. */
export function OverviewPage() {
  usePageTitle(text('settings.overview'))
  const user = useUser()
  const { data } = useQuery({
    queryKey: ['personalCounts'],
    queryFn: () => dataOf(api.GET('/web/personal/counts')),
    // Always refetch: another page may have changed the counts.
    staleTime: 0,
  })
  if (!user) return null
  const name = greetedAs(user)
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <span className={styles.picture}>
          {user.avatar ? (
            <img src={fileAddress(user.avatar)} alt="" />
          ) : (
            <span aria-hidden="true">{[...name][0]?.toUpperCase()}</span>
          )}
        </span>
        <div>
          <h1>{text('settings.overview.hello', { name })}</h1>
          {user.identity === '1' && <p className={styles.soft}>{user.contactName}</p>}
        </div>
        <Link to="/set" className={styles.toSettings}>
          {text('settings.title')}
        </Link>
      </header>
      <ul className={styles.counts} aria-label={text('settings.overview.counts')} aria-busy={!data}>
        {counted.map(({ name, title, to }) => (
          <li key={name}>
            {hasPage(to) ? (
              <Link to={to}>
                <Count value={data?.[name]} title={text(title)} />
              </Link>
            ) : (
              <span>
                <Count value={data?.[name]} title={text(title)} />
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.columns}>
        <LatestReservations />
        <LatestNews />
      </div>
      <OftenProducts />
    </div>
  )
}

function Count({ value, title }: { value: number | undefined; title: string }) {
  return (
    <>
      <strong>{value === undefined ? '–' : formatNumber(value)}</strong>
      <span>{title}</span>
    </>
  )
}
