import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { choicesOf, labelOf } from '../../../domain/forms/field-schema'
import type { Schemas } from '../../../domain/schemas'
import companyRole from '../../../generated/screens/CompanyRole.json'
import { AskedAction } from '../../actions/AskedAction'
import { answerOf, api, dataOf } from '../../calls/api'
import { formatDate, formatNumber, language, text, formatTime } from '../../language/locale'
import { Button } from '../../ui/Button'
import { Tag } from '../../ui/Tag'
import styles from '../settings/Settings.module.css'
import { companyChanged } from './changes'
import { Link } from 'react-router'
import orderState from '../../../generated/screens/OrderState.json'
import { Dialog } from '../../ui/Dialog'
import { Empty } from '../../ui/Empty'
import { PageSkeleton } from '../../ui/PageSkeleton'

type Member = Schemas['CompanyMember']

/** A member of the company, with the actions of an administrator. */
export function MemberRow({ member, administers }: { member: Member; administers: boolean }) {
  const { id, contactName, username, email, createTime, reservations, self } = member
  const [looking, setLooking] = useState(false)
  const path = { id }
  const change = useMutation({
    mutationFn: (role: Member['companyRole']) =>
      answerOf(
        api.PUT('/web/company/member/{id}', { params: { path }, body: { companyRole: role } }),
      ),
    onSuccess: companyChanged,
  })
  const remove = useMutation({
    mutationFn: () => answerOf(api.DELETE('/web/company/member/{id}', { params: { path } })),
    onSuccess: companyChanged,
  })
  return (
    <li>
      <div className={styles.what}>
        <span>
          {contactName} {self && <Tag>{text('company.you')}</Tag>}
        </span>
        <span className={styles.soft}>
          {[username, email, text('company.since', { day: formatDate(createTime) })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      {administers ? (
        <select
          className={styles.select}
          aria-label={text('company.roleOf', { name: contactName })}
          value={change.isPending ? change.variables : member.companyRole}
          disabled={change.isPending}
          // The cast is safe: the options are the roles.
          onChange={({ target }) => change.mutate(target.value as Member['companyRole'])}
        >
          {choicesOf(companyRole, language).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <Tag>{labelOf(companyRole, member.companyRole, language)}</Tag>
      )}
      <Button small onClick={() => setLooking(true)}>
        {text('company.reservations', { count: formatNumber(reservations) })}
      </Button>
      {administers && !self && (
        <AskedAction
          label={text('company.remove')}
          question={text('company.removeAsk', { name: contactName })}
          explained={text('company.removeHint')}
          leave={text('settings.cancel')}
          pending={remove.isPending}
          onYes={(done) => remove.mutate(undefined, { onSettled: done })}
        />
      )}
      {looking && (
        <MemberReservations id={id} name={contactName} onClose={() => setLooking(false)} />
      )}
    </li>
  )
}

interface Props {
  id: number
  name: string
  onClose: () => void
}

/** The latest reservations of one member. */
function MemberReservations({ id, name, onClose }: Props) {
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
