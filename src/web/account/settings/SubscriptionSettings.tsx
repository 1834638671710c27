import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api, dataOf } from '../../calls/api'
import { formatNumber, text } from '../../language/locale'
import styles from './Settings.module.css'

/** The number of subscriptions, with a link to change them. */
export function SubscriptionSettings() {
  const { data } = useSuspenseQuery({
    queryKey: ['subscriptions'],
    queryFn: () => dataOf(api.GET('/web/my/subscription')),
  })
  return (
    <section className={styles.card}>
      <h2>{text('settings.subscriptions')}</h2>
      <p className={styles.soft}>{text('settings.subscriptionsHint')}</p>
      <p>
        {data.length === 0
          ? text('settings.noSubscription')
          : text('settings.subscribed', { count: formatNumber(data.length) })}
      </p>
      <p>
        <Link to="/subscribe">{text('settings.chooseSubscriptions')}</Link>
      </p>
    </section>
  )
}
