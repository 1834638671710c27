import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { answerOf, api, dataOf } from '../../calls/api'
import { text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { usePageTitle } from '../../ui/page-title'
import { showToast } from '../../ui/toast-list'
import { LoginFrame } from '../LoginFrame'
import own from './Entry.module.css'
import { ResendForm } from './ResendForm'

/** Shown after a registration by e-mail: the mail is under way, or waits for the mail server. */
export function MailSentPage() {
  usePageTitle(text('entry.mailSent.title'))
  // State passed on by the registration; missing if the address was typed directly.
  const { email, again }: { email?: string; again?: object } = useLocation().state ?? {}
  const resend = useMutation({
    mutationFn: () =>
      answerOf(api.POST('/admin/web/user/activation/sendemail', { body: { email: email ?? '' } })),
    onSuccess: ({ message }) => showToast('success', message),
  })
  return (
    <LoginFrame title={text('entry.mailSent.title')} hint={text('entry.mailSent.hint')}>
      <div className={own.outcome}>
        {email && <p>{text('entry.mailSent.to', { email })}</p>}
        <DelayedMail />
        <p>{text('entry.mailSent.missing')}</p>
        {email ? (
          <Button disabled={resend.isPending} onClick={() => resend.mutate()}>
            {text('account.login.resend')}
          </Button>
        ) : (
          <ResendForm />
        )}
      </div>
      <p className={own.ways}>
        <Link to="/login">{text('entry.mailSent.toLogin')}</Link>
        <Link to="/registered" state={{ again }}>
          {text('entry.activation.restart')}
        </Link>
      </p>
    </LoginFrame>
  )
}

/** Says that mails are delayed. Polls, because a mail is attempted within seconds. */
export function DelayedMail() {
  const { data } = useQuery({
    queryKey: ['mailState'],
    queryFn: () => dataOf(api.GET('/admin/web/front/mail/state')),
    refetchInterval: 5000,
    staleTime: 0,
    meta: { quiet: true },
  })
  if (!data?.delayed) return null
  return (
    <p className={own.delayed} role="status">
      <Icon name="warning" />
      <span>{text('entry.mailSent.delayed')}</span>
    </p>
  )
}
