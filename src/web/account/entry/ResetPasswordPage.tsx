import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { typeDefaults } from '../../../generated/defaults'
import { answerOf, api, CallFailure, dataOf } from '../../calls/api'
import { text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { usePageTitle } from '../../ui/page-title'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { showToast } from '../../ui/toast-list'
import { General } from '../General'
import { rememberWayIn, waysIn } from '../log-in'
import { LabelledField } from '../LabelledField'
import { prefetchForm } from '../../forms/useFormParts'
import { sentPassword } from '../../actions/sent-password'
import styles from '../LoginForm.module.css'
import { LoginFrame } from '../LoginFrame'
import { Segments } from '../Segments'
import own from './Entry.module.css'
import { DelayedMail } from './MailSentPage'
import { MobileFields } from './MobileFields'
import { NewPasswords, usePasswordPolicy } from './NewPasswords'
import { useEntryForm } from './useEntryForm'

const ways = ['email', 'mobile'] as const

/** Resets a forgotten password by a mailed link or by a code sent to the mobile number. */
export function ResetPasswordPage() {
  usePageTitle(text('entry.reset.title'))
  const token = useSearchParams()[0].get('token')
  const [way, setWay] = useState<(typeof ways)[number]>('email')
  return (
    <LoginFrame
      title={text('entry.reset.title')}
      // With a token the link decides what the page shows.
      hint={token ? undefined : text('entry.reset.hint')}
    >
      {token ? (
        <ByLink token={token} />
      ) : (
        <>
          <Segments
            label={text('entry.reset.way')}
            options={ways.map((value) => ({ value, label: text(`entry.reset.by.${value}`) }))}
            value={way}
            onChange={setWay}
          />
          <Suspense fallback={<PageSkeleton />}>
            {way === 'email' ? <ByEmail /> : <ByMobile />}
          </Suspense>
        </>
      )}
      <p className={own.ways}>
        {token && <Link to="/resetpassword">{text('entry.reset.again')}</Link>}
        <Link to={loginPageOf(useEntranceOfLink())}>{text('entry.mailSent.toLogin')}</Link>
      </p>
    </LoginFrame>
  )
}

// The form is shorter than the placeholder of a page, and would move what is below it.
ResetPasswordPage.arrive = () => prefetchForm('EmailReset')

/** The entrance (customer or office) named by a mailed link. */
const useEntranceOfLink = () => useSearchParams()[0].get('entrance')

const loginPageOf = (entrance: string | null) =>
  entrance === 'office' ? '/office/login' : '/login'

function ByEmail() {
  const [message, setMessage] = useState<string>()
  const form = useEntryForm('EmailReset', {
    async send(body) {
      setMessage((await answerOf(api.POST('/admin/web/user/psw/reset/email', { body }))).message)
    },
  })
  if (message) {
    return (
      <div className={own.outcome} role="status">
        <p>{message}</p>
        <p>{text('entry.reset.look')}</p>
        <DelayedMail />
      </div>
    )
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      <General message={form.general} />
      <LabelledField {...form.field('email')} type="email" autoComplete="email" />
      <Button type="submit" look="main" className={styles.submit} disabled={form.busy}>
        {text('entry.reset.sendLink')}
      </Button>
    </form>
  )
}

/** An expired link is reported on opening, not on submit. */
function ByLink({ token }: { token: string }) {
  const { error, isPending } = useQuery({
    queryKey: ['resetLink', token],
    queryFn: () => dataOf(api.POST('/admin/web/user/psw/reset/email/check', { body: { token } })),
    retry: false,
    meta: { quiet: true },
  })
  if (isPending) return <PageSkeleton />
  return error ? (
    <div className={own.outcome}>
      <p role="alert">
        {/* A link truncated by a mail program counts as expired. */}
        {error instanceof CallFailure && error.errors.length > 0
          ? text('entry.reset.timeout')
          : error.message}
      </p>
    </div>
  ) : (
    <NewPasswordForm token={token} />
  )
}

function NewPasswordForm({ token }: { token: string }) {
  const policy = usePasswordPolicy()
  const done = useDone()
  const form = useEntryForm('EmailResetConfirmation', {
    initial: { token },
    also: policy.faults,
    async send(input) {
      const body = { ...input, ...(await sentPasswords(input)) }
      done(await answerOf(api.POST('/admin/web/user/psw/reset/email/confirm', { body })))
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      <p>{text('entry.reset.choose')}</p>
      <General message={form.general} />
      <NewPasswords field={form.field} />
      <Button type="submit" look="main" className={styles.submit} disabled={form.busy}>
        {text('entry.reset.submit')}
      </Button>
    </form>
  )
}

/** The code is verified before the password is asked for, so that a mistyped code does not cost a new password. */
function ByMobile() {
  const [checked, setChecked] = useState(false)
  const policy = usePasswordPolicy()
  const done = useDone()
  const code = useEntryForm('MobileCode', {
    initial: { areaCode: typeDefaults.AreaCode },
    async send(body) {
      await answerOf(api.POST('/admin/web/user/psw/reset/mobile', { body }))
      setChecked(true)
    },
  })
  const form = useEntryForm('MobileReset', {
    also: policy.faults,
    async send(input) {
      const body = { ...input, ...(await sentPasswords(input)) }
      const answer = await answerOf(
        api.POST('/admin/web/user/psw/reset/mobile/submitinfo', { body }),
      )
      done(answer, answer.data.entrance)
    },
    given: code.value,
  })
  if (!checked) {
    return (
      <form
        key="code"
        className={styles.form}
        noValidate
        onSubmit={(event) => void code.submit(event)}
      >
        <General message={code.general} />
        <MobileFields {...code} purpose="reset" />
        <Button type="submit" look="main" className={styles.submit} disabled={code.busy}>
          {text('entry.reset.next')}
        </Button>
      </form>
    )
  }
  return (
    <form
      key="new"
      className={styles.form}
      noValidate
      onSubmit={(event) => void form.submit(event)}
    >
      <General message={form.general ?? form.fault('code')} />
      <NewPasswords field={form.field} />
      <Button type="submit" look="main" className={styles.submit} disabled={form.busy}>
        {text('entry.reset.submit')}
      </Button>
    </form>
  )
}

/** Goes to the account's login page, as named by the link or by the answer. */
function useDone() {
  const navigate = useNavigate()
  const ofLink = useEntranceOfLink()
  return ({ message }: { message: string }, entrance: string | null = ofLink) => {
    showToast('success', message)
    const way = waysIn.find((candidate) => candidate === entrance)
    if (way) rememberWayIn(way)
    void navigate(loginPageOf(entrance))
  }
}

async function sentPasswords(input: { password: string; confirmPassword: string }) {
  const { password, confirmPassword } = input
  return {
    password: await sentPassword(password),
    confirmPassword: await sentPassword(confirmPassword),
  }
}
