import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { labelOf } from '../../domain/field-schema'
import companyRole from '../../generated/screens/CompanyRole.json'
import { api, answerOf, CallFailure, dataOf } from '../api'
import { language, text } from '../locale'
import { useUser } from '../session'
import { Button } from '../ui/Button'
import { Empty } from '../ui/Empty'
import { usePageTitle } from '../ui/page-title'
import { PageSkeleton } from '../ui/PageSkeleton'
import { LabelledField } from './LabelledField'
import { enter, sentPassword } from './log-in'
import { LoginFrame } from './LoginFrame'

const empty = { username: '', contactName: '', password: '', confirmPassword: '' }
type Field = keyof typeof empty

/** Where the link of an invitation leads: a login of one's own in the account of the company. */
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
          ? text('account.invitation.to', {
              company: data.company,
              role: labelOf(companyRole, data.companyRole, language) ?? '',
            })
          : ''
      }
    >
      {error ? (
        <Empty icon="warning" title={text('account.invitation.over')}>
          <Link to="/login">{text('account.login.title')}</Link>
        </Empty>
      ) : user ? (
        <Empty icon="info" title={text('account.invitation.loggedIn', { name: user.contactName })}>
          <Link to="/">{text('account.login.back')}</Link>
        </Empty>
      ) : data ? (
        <Acceptance token={token} email={data.email} />
      ) : (
        <PageSkeleton />
      )}
    </LoginFrame>
  )
}

function Acceptance({ token, email }: { token: string; email: string }) {
  const navigate = useNavigate()
  const [input, setInput] = useState(empty)
  const [faults, setFaults] = useState<Partial<Record<Field, string>>>({})
  const [general, setGeneral] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setGeneral(undefined)
    if (input.password !== input.confirmPassword) {
      return setFaults({ confirmPassword: text('account.invitation.unequal') })
    }
    setBusy(true)
    try {
      const { username, contactName, password } = input
      const body = { token, username, contactName, password: await sentPassword(password) }
      const answer = await answerOf(api.POST('/web/company/invitation/accept', { body }))
      enter(answer)
      await navigate('/', { replace: true })
    } catch (error) {
      const told = error instanceof CallFailure ? error.errors : []
      setFaults(Object.fromEntries(told.map(({ path, message }) => [path, message])))
      if (told.length === 0) setGeneral(error instanceof Error ? error.message : undefined)
      setBusy(false)
    }
  }

  const field = (name: Field) => ({
    name,
    label: text(`account.invitation.${name}`),
    value: input[name],
    fault: faults[name],
    onChange: (value: string) => {
      setInput({ ...input, [name]: value })
      setFaults({ ...faults, [name]: undefined })
    },
  })

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      {general && <p role="alert">{general}</p>}
      <p>{text('account.invitation.email', { email })}</p>
      <LabelledField {...field('username')} autoComplete="username" maxLength={20} />
      <LabelledField {...field('contactName')} autoComplete="name" maxLength={30} />
      <LabelledField
        {...field('password')}
        type="password"
        autoComplete="new-password"
        maxLength={200}
      />
      <LabelledField
        {...field('confirmPassword')}
        type="password"
        autoComplete="new-password"
        maxLength={200}
      />
      <Button type="submit" look="main" disabled={busy}>
        {text('account.invitation.accept')}
      </Button>
    </form>
  )
}
