import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { orderState } from '../../../domain/orders/reservation-states'
import { hasPage } from '../../../domain/pages/paths'
import { messagesKey, model, readOnOpening } from '../../actions/read-messages'
import { api, dataOf } from '../../calls/api'
import { formatDate, formatNumber, text } from '../../language/locale'
import styles from './Waiting.module.css'

const few = { current: 1, size: 10 }

const hasMore = (page: { total: number } | undefined) => page !== undefined && page.total > few.size

/** Quotations to accept, deliveries on their way and unread replies of a customer. */
export function Waiting() {
  return (
    <section className={styles.waiting} aria-label={text('settings.waiting')}>
      <header className={styles.header}>
        <h2>{text('settings.waiting')}</h2>
        {hasPage('/homePage') && <Link to="/homePage">{text('settings.overview')}</Link>}
      </header>
      <ul className={styles.tiles}>
        <Quotations />
        <Deliveries />
        <Replies />
      </ul>
    </section>
  )
}

function Quotations() {
  const { data } = useQuery({
    queryKey: ['overview', 'quotations'],
    queryFn: () =>
      dataOf(
        api.GET('/web/intention/order/page', {
          params: { query: { statusCode: orderState.answered, ...few } },
        }),
      ),
    staleTime: 0,
    meta: { quiet: true },
  })
  // The one that ends first is the most urgent.
  const valid = data?.records
    .filter(({ quotation }) => quotation && !quotation.expired)
    .sort((a, b) => ((a.quotation?.validUntil ?? '') < (b.quotation?.validUntil ?? '') ? -1 : 1))
  const [first] = valid ?? []
  return (
    <Tile
      title={text('settings.waiting.quotations')}
      count={valid?.length}
      hasMore={hasMore(data)}
      all="/reserve?progress=open"
      none={text('settings.waiting.noQuotation')}
    >
      {first?.quotation && (
        <Link to={`/reserve/${first.id}/${first.uniqueCode}`}>
          {text('settings.waiting.quotation', {
            number: first.uniqueCode,
            day: formatDate(first.quotation.validUntil),
          })}
        </Link>
      )}
    </Tile>
  )
}

function Deliveries() {
  const { data } = useQuery({
    queryKey: ['overview', 'deliveries'],
    queryFn: () => dataOf(api.GET('/web/delivery/order/page', { params: { query: few } })),
    staleTime: 0,
    meta: { quiet: true },
  })
  const open = data?.records.filter(({ receivedTime }) => !receivedTime)
  const [first] = open ?? []
  return (
    <Tile
      title={text('settings.waiting.deliveries')}
      count={open?.length}
      hasMore={hasMore(data)}
      all="/deliveryNotice"
      none={text('settings.waiting.noDelivery')}
    >
      {first && (
        <Link to={`/deliveryNotice/${first.id}/${encodeURIComponent(first.billNo)}`}>
          {first.expectedArrival
            ? text('settings.waiting.arrives', {
                number: first.billNo,
                day: formatDate(first.expectedArrival),
              })
            : text('settings.waiting.shipped', {
                number: first.billNo,
                day: formatDate(first.shipTime),
              })}
        </Link>
      )}
    </Tile>
  )
}

function Replies() {
  const { data } = useQuery({
    queryKey: [messagesKey, 'waiting'],
    queryFn: () =>
      dataOf(
        api.GET('/admin/sysnotifyremind/page', { params: { query: { model, state: 1, ...few } } }),
      ),
    meta: { quiet: true },
  })
  const [first] = data?.records ?? []
  return (
    <Tile
      title={text('settings.overview.messages')}
      count={data?.total}
      all="/news?state=1"
      none={text('settings.waiting.noMessage')}
    >
      {first && (
        <Link
          to={first.link && hasPage(first.link) ? first.link : '/news?state=1'}
          onClick={() => readOnOpening(first)}
        >
          {first.content}
        </Link>
      )}
    </Tile>
  )
}

function Tile({
  title,
  count,
  hasMore = false,
  all,
  none,
  children,
}: {
  title: string
  /** Undefined while loading. */
  count: number | undefined
  /** Only the first page was counted. */
  hasMore?: boolean
  all: string
  /** Shown if nothing waits. */
  none: string
  children: ReactNode
}) {
  return (
    <li className={styles.tile} aria-busy={count === undefined}>
      <p className={styles.title}>
        {title}
        {count !== undefined && count > 0 && hasPage(all) && (
          <Link to={all} aria-label={text('settings.waiting.all', { title })}>
            {formatNumber(count)}
            {hasMore && '+'}
          </Link>
        )}
      </p>
      <p className={styles.line}>{count === 0 ? none : children}</p>
    </li>
  )
}
