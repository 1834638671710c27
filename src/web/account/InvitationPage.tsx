import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { labelOf } from '../../domain/forms/field-schema'
import companyRole from '../../generated/screens/CompanyRole.json'
import { answerOf, api, dataOf } from '../calls/api'
import { language, text } from '../language/locale'
import { useUser } from '../session/session'
import { Button } from '../ui/Button'
import { Empty } from '../ui/Empty'
import { usePageTitle } from '../ui/page-title'
import { PageSkeleton } from '../ui/PageSkeleton'
import { NewPasswords, usePasswordPolicy } from './entry/NewPasswords'
import { useEntryForm } from './entry/useEntryForm'
import { General } from './General'
import { LabelledField } from './LabelledField'
import { sentPassword } from '../actions/sent-password'
import { enter } from './log-in'
import styles from './LoginForm.module.css'
import { LoginFrame } from './LoginFrame'

/** The page behind an invitation link: registers an own login in the company's account. */
export function InvitationPage() {
  usePageTitle(text('account.invitation'))
  const [query] = useSearchParams()
  const user = useUser()
  const token = query.get('token') ?? ''
  const { data, error } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => dataOf(api.POST('/web/company/invitation/check', { body: { token } })),
    retry: false,
    meta: { quiet: true },
  })
  return (
    <LoginFrame
      title={text('account.invitation')}
      hint={
        data
          ? text('entry.invitation.to', {
              company: data.company,
              role: labelOf(companyRole, data.companyRole, language) ?? '',
            })
          : ''
      }
    >
      {error ? (
        <Empty icon="warning" title={text('entry.invitation.over')}>
          <Link to="/login">{text('account.login.title')}</Link>
        </Empty>
      ) : user ? (
        <Empty icon="info" title={text('entry.invitation.loggedIn', { name: user.contactName })}>
          <Link to="/">{text('account.login.back')}</Link>
        </Empty>
      ) : data ? (
        <Acceptance token={token} email={data.email} isKnown={data.isKnown} />
      ) : (
        <PageSkeleton />
      )}
    </LoginFrame>
  )
}

function Acceptance({
  token,
  email,
  isKnown,
}: {
  token: string
  email: string
  /** The address already belongs to another account. */
  isKnown: boolean
}) {
  const navigate = useNavigate()
  const policy = usePasswordPolicy()
  const form = useEntryForm('InvitationAcceptance', {
    initial: { token },
    also: policy.faults,
    async send({ password, confirmPassword, ...names }) {
      const body = {
        ...names,
        password: await sentPassword(password),
        confirmPassword: await sentPassword(confirmPassword),
      }
      enter(await answerOf(api.POST('/web/company/invitation/accept', { body })))
      void navigate('/', { replace: true })
    },
  })
  const { field } = form
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      <General message={form.general} />
      <p>{text('entry.invitation.email', { email })}</p>
      {isKnown && <p className={styles.hint}>{text('entry.invitation.known')}</p>}
      <LabelledField
        {...field('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <LabelledField {...field('contactName')} autoComplete="name" />
      <NewPasswords field={field} />
      <Button type="submit" look="main" className={styles.submit} disabled={form.busy}>
        {text('entry.invitation.accept')}
      </Button>
    </form>
  )
}
