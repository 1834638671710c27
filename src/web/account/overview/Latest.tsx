import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { labelOf } from '../../../domain/forms/field-schema'
import orderState from '../../../generated/screens/OrderState.json'
import { api, dataOf, fileAddress } from '../../calls/api'
import { formatTime, language, text } from '../../language/locale'
import { hasPage } from '../../../domain/pages/paths'
import { Empty } from '../../ui/Empty'
import { LongText } from '../../ui/LongText'
import { Tag } from '../../ui/Tag'
import styles from './Overview.module.css'

const few = { current: 1, size: 5 }

export function LatestReservations() {
  const { data } = useQuery({
    queryKey: ['overview', 'reservations'],
    queryFn: () => dataOf(api.GET('/web/intention/order/page', { params: { query: few } })),
    staleTime: 0,
  })
  return (
    <Card title={text('settings.overview.latestReservations')} all="/reserve">
      {data?.records.length === 0 && (
        <Empty title={text('settings.overview.noReservations')}>
          <Link to="/productCategories">{text('settings.overview.toProducts')}</Link>
        </Empty>
      )}
      <ul className={styles.list}>
        {data?.records.map(({ id, uniqueCode, createTime, statusCode, createdBy }) => (
          <li key={id}>
            <Link to={`/reserve/${id}/${uniqueCode}`}>{uniqueCode}</Link>
            <span className={styles.soft}>
              {createdBy} · {formatTime(createTime)}
            </span>
            <Tag>{labelOf(orderState, statusCode, language)}</Tag>
          </li>
        ))}
      </ul>
    </Card>
  )
}

export function LatestNews() {
  const { data } = useQuery({
    queryKey: ['notifications', 'overview'],
    queryFn: () =>
      dataOf(api.GET('/admin/sysnotifyremind/page', { params: { query: { state: 0, ...few } } })),
    meta: { quiet: true },
  })
  return (
    <Card title={text('settings.overview.latestMessages')} all="/news">
      {data?.records.length === 0 && (
        <Empty icon="bell" title={text('settings.overview.noMessages')} />
      )}
      <ul className={styles.list}>
        {data?.records.map(({ id, content, createTime, link, state }) => (
          <li key={id} className={state === 1 ? styles.unread : undefined}>
            <LongText value={content} link={link && hasPage(link) ? { to: link } : undefined} />
            <span className={styles.soft}>{formatTime(createTime)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Products the account reserves often; empty if there are none. */
export function OftenProducts() {
  const { data = [] } = useQuery({
    queryKey: ['oftenReserved', 6],
    queryFn: () =>
      dataOf(api.GET('/web/intention/order/often/product', { params: { query: { size: 6 } } })),
    meta: { quiet: true },
  })
  if (data.length === 0) return null
  return (
    <Card title={text('settings.overview.often')}>
      <ul className={styles.products}>
        {data.map(({ id, materialName, model, prodImgs }) => (
          <li key={id}>
            <Link to={`/productCategories/details?id=${id}`}>
              {prodImgs?.[0] && <img src={fileAddress(prodImgs[0])} alt="" loading="lazy" />}
              <span>{materialName}</span>
              <span className={styles.soft}>{model}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Card({ title, all, children }: { title: string; all?: string; children: ReactNode }) {
  return (
    <section className={styles.card}>
      <header>
        <h2>{title}</h2>
        {all && hasPage(all) && <Link to={all}>{text('settings.overview.all')}</Link>}
      </header>
      {children}
    </section>
  )
}
