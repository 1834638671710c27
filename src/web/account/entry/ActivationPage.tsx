import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { keptTarget } from '../../actions/gate'
import { answerOf, api, CallFailure, dataOf } from '../../calls/api'
import { text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { usePageTitle } from '../../ui/page-title'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { showToast } from '../../ui/toast-list'
import { LoginFrame } from '../LoginFrame'
import { ActivationForm } from './ActivationForm'
import own from './Entry.module.css'
import { DelayedMail } from './MailSentPage'
import { ResendForm } from './ResendForm'

/** The page behind an activation link. */
export function ActivationPage() {
  usePageTitle(text('entry.activation.title'))
  const token = useSearchParams()[0].get('token') ?? ''
  const [done, setDone] = useState(false)
  const { data, error, isPending } = useQuery({
    queryKey: ['activation', token],
    queryFn: () => dataOf(api.POST('/admin/web/user/activation/look', { body: { token } })),
    enabled: token !== '',
    staleTime: Infinity,
    retry: false,
    meta: { quiet: true },
  })
  if (token === '') return <Again title={text('entry.activation.title')} token="" />
  if (isPending) return <PageSkeleton />
  // A mail program may have truncated the link: the account is unknown, but the link is as unusable as an expired
  // one.
  const isDamaged = error instanceof CallFailure && error.errors.length > 0
  if (error)
    return isDamaged ? (
      <Again title={text('entry.activation.timeout')} token="" />
    ) : (
      <Again title={error.message} token={token} />
    )
  const { username, activated } = data
  if (activated || done) return <Active username={username} />
  return (
    <LoginFrame
      title={text('entry.activation.title')}
      hint={text('entry.activation.proveHint', { username })}
    >
      <ActivationForm token={token} onDone={() => setDone(true)} />
    </LoginFrame>
  )
}

function Active({ username }: { username: string }) {
  return (
    <LoginFrame title={text('entry.activation.done')} hint={text('entry.activation.welcome')}>
      <div className={own.outcome}>
        <p>{text('entry.phoneSuccess.name', { username })}</p>
        {keptTarget() === undefined && <p>{text('entry.activation.otherWindow')}</p>}
      </div>
      <p className={own.ways}>
        <Link to="/login">{text('entry.mailSent.toLogin')}</Link>
        <Link to="/">{text('account.login.back')}</Link>
      </p>
    </LoginFrame>
  )
}

/** The link has expired: resend it, or register again. */
function Again({ title, token }: { title: string; token: string }) {
  const resend = useMutation({
    mutationFn: () =>
      answerOf(api.POST('/admin/web/user/activation/sendemail', { body: { token } })),
    onSuccess: ({ message }) => showToast('success', message),
  })
  const unknown = resend.error instanceof CallFailure && resend.error.status === 404
  return (
    <LoginFrame title={title} hint={text('entry.activation.hint')}>
      <div className={own.outcome}>
        <DelayedMail />
        {token && !unknown ? (
          <Button look="main" disabled={resend.isPending} onClick={() => resend.mutate()}>
            {text('account.login.resend')}
          </Button>
        ) : (
          <ResendForm />
        )}
      </div>
      <p className={own.ways}>
        <Link to="/registered">{text('entry.activation.restart')}</Link>
        <Link to="/login">{text('entry.activation.toLogin')}</Link>
      </p>
    </LoginFrame>
  )
}
