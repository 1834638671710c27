import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { labelOf } from '../../../domain/forms/field-schema'
import type { Schemas } from '../../../domain/schemas'
import companyRole from '../../../generated/screens/CompanyRole.json'
import { answerOf, api } from '../../calls/api'
import { SchemaForm } from '../../forms/SchemaForm'
import { formatDate, language, text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { Tag } from '../../ui/Tag'
import styles from '../settings/Settings.module.css'
import { companyChanged } from './changes'

type Invitation = Schemas['CompanyInvitation']

/** Invites colleagues by e-mail and lists the invitations without an answer. */
export function Invitations({ invitations }: { invitations: Invitation[] }) {
  const [sent, setSent] = useState(0)
  return (
    <section className={styles.card}>
      <h2>{text('company.invite')}</h2>
      <p className={styles.soft}>{text('company.inviteHint')}</p>
      <SchemaForm
        // A new key empties the form for the next invitation.
        key={sent}
        schema="InvitationEntry"
        draft="company.invitation"
        value={{ companyRole: 'purchaser' }}
        submitText={text('company.send')}
        onSubmit={async (body) => {
          await companyChanged(await answerOf(api.POST('/web/company/invitation', { body })))
          setSent(sent + 1)
        }}
      />
      {invitations.length > 0 && (
        <>
          <h3>{text('company.open')}</h3>
          <ul className={styles.list}>
            {invitations.map((invitation) => (
              <OpenInvitation key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function OpenInvitation({ invitation }: { invitation: Invitation }) {
  const { id, email, companyRole: role, expireTime, expired } = invitation
  const again = useMutation({
    mutationFn: () =>
      answerOf(api.POST('/web/company/invitation', { body: { email, companyRole: role } })),
    onSuccess: companyChanged,
  })
  const withdraw = useMutation({
    mutationFn: () =>
      answerOf(api.DELETE('/web/company/invitation/{id}', { params: { path: { id } } })),
    onSuccess: companyChanged,
  })
  return (
    <li>
      <div className={styles.what}>
        <span>{email}</span>
        <span className={styles.soft}>
          {labelOf(companyRole, role, language)} ·{' '}
          {text('company.until', { day: formatDate(expireTime) })}
        </span>
      </div>
      {expired && <Tag tone="warn">{text('company.expired')}</Tag>}
      <Button small disabled={again.isPending} onClick={() => again.mutate()}>
        {text('company.again')}
      </Button>
      <Button small disabled={withdraw.isPending} onClick={() => withdraw.mutate()}>
        {text('company.withdraw')}
      </Button>
    </li>
  )
}
