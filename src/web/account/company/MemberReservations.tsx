import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { labelOf } from '../../../domain/forms/field-schema'
import orderState from '../../../generated/screens/OrderState.json'
import { api, dataOf } from '../../calls/api'
import { formatNumber, formatTime, language, text } from '../../language/locale'
import { Dialog } from '../../ui/Dialog'
import { Empty } from '../../ui/Empty'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { Tag } from '../../ui/Tag'
import styles from '../settings/Settings.module.css'

interface Props {
  id: number
  name: string
  onClose: () => void
}

/** The latest reservations of one member. */
export function MemberReservations({ id, name, onClose }: Props) {
  const { data } = useQuery({
    queryKey: ['company', 'reservations', id],
    queryFn: () =>
      dataOf(api.GET('/web/company/member/{id}/reservations', { params: { path: { id } } })),
  })
  return (
    <Dialog title={text('company.reservationsOf', { name })} onClose={onClose}>
      {!data && <PageSkeleton />}
      {data?.length === 0 && <Empty title={text('company.noReservations')} />}
      <ul className={styles.list}>
        {data?.map(({ id: order, uniqueCode, createTime, statusCode, lines }) => (
          <li key={order}>
            <div className={styles.what}>
              <Link to={`/reserve/${order}/${uniqueCode}`}>{uniqueCode}</Link>
              <span className={styles.soft}>
                {formatTime(createTime)} · {text('company.lines', { count: formatNumber(lines) })}
              </span>
            </div>
            <Tag>{labelOf(orderState, statusCode, language)}</Tag>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
