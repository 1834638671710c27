import { useMutation } from '@tanstack/react-query'
import { Suspense, useState, type FormEvent } from 'react'
import { lazyPart } from '../pages/lazy-page'
import type { Schemas } from '../../domain/schemas'
import { answerOf, api, CallFailure } from '../calls/api'
import * as limits from '../../generated/limits'
import { text } from '../language/locale'
import { Button } from '../ui/Button'
import { LabelledField } from './LabelledField'
import styles from './SecondStep.module.css'

const KeyToScan = lazyPart('KeyToScan', () => import('./KeyToScan'))
const RecoveryCodes = lazyPart('RecoveryCodes', () => import('./RecoveryCodes'))

type Answer = { data: Schemas['Session']; message: string }

interface Props {
  challenge: Schemas['LoginChallenge']
  onLogin: (answer: Answer) => void | Promise<void>
  /** Returns to the password step. */
  onBack: () => void
}

/** Second step of a login: a code of the authenticator app, which is set up first if it must be. */
export function SecondStep({ challenge: { challenge, enrolment }, onLogin, onBack }: Props) {
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const [begun, setBegun] = useState<Answer>()
  const send = useMutation({
    mutationFn: () =>
      answerOf(api.POST('/admin/web/user/login/second', { body: { challenge, code } })),
    onSuccess: async (answer) => {
      // Show the recovery codes, which appear only once, before leaving the page.
      if (answer.data.recoveryCodes) setBegun(answer)
      else await onLogin(answer)
    },
    onError: (error) => {
      const message = error instanceof CallFailure ? error.errors[0]?.message : undefined
      setFault(message ?? error.message)
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (code.trim().length < 6) return setFault(text('account.second.enter'))
    if (!send.isPending) send.mutate()
  }

  if (begun) {
    return (
      <Suspense>
        <RecoveryCodes codes={begun.data.recoveryCodes ?? []} />
        <Button look="main" onClick={() => void onLogin(begun)}>
          {text('account.second.goOn')}
        </Button>
      </Suspense>
    )
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p>{text(enrolment ? 'account.second.setUp' : 'account.second.hint')}</p>
      {enrolment && (
        <Suspense>
          <KeyToScan {...enrolment} />
        </Suspense>
      )}
      <LabelledField
        label={text('account.second.code')}
        name="code"
        value={code}
        fault={fault}
        autoFocus
        autoComplete="one-time-code"
        inputMode={enrolment ? 'numeric' : 'text'}
        limit={limits.SecondLogin.code}
        onChange={(next) => {
          setCode(next)
          setFault(undefined)
        }}
      />
      <Button type="submit" look="main" disabled={send.isPending}>
        {text('account.second.submit')}
      </Button>
      <Button look="quiet" onClick={onBack}>
        {text('account.second.back')}
      </Button>
    </form>
  )
}
