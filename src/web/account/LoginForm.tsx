import { useState, type FormEvent } from 'react'
import type { Schemas } from '../../domain/schemas'
import * as limits from '../../generated/limits'
import { text } from '../language/locale'
import { Button } from '../ui/Button'
import {
  faultsOf,
  faultsOfFailure,
  isChallenge,
  keepTypedUsername,
  logIn,
  typedUsername,
  type Entrance,
  type Faults,
} from './log-in'
import { General } from './General'
import { LabelledField } from './LabelledField'
import styles from './LoginForm.module.css'
import { PasswordField } from './PasswordField'
import { SecondStep } from './SecondStep'

interface Typed {
  username: string
  password: string
}

/**
 * The typed values, kept when the user switches to another entrance. The user name survives a reload, because a
 * change of language reloads the page.
 */
export function useTyped(): [Typed, (typed: Typed) => void] {
  const [typed, setTyped] = useState(() => ({ username: typedUsername(), password: '' }))
  return [
    typed,
    (next) => {
      keepTypedUsername(next.username)
      setTyped(next)
    },
  ]
}

interface Props {
  entrance: Entrance
  input: Typed
  onInput: (input: Typed) => void
  /** Starts the session; throws if the login is refused. */
  onLogin: (answer: { data: Schemas['Session']; message: string }) => void | Promise<void>
}

export function LoginForm({ entrance, input, onInput, onLogin }: Props) {
  const [faults, setFaults] = useState<Faults>({})
  const [general, setGeneral] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [challenge, setChallenge] = useState<Schemas['LoginChallenge']>()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const faults = faultsOf(input)
    setFaults(faults)
    setGeneral(undefined)
    if (Object.keys(faults).length > 0) return focusFirst(form, faults)
    setBusy(true)
    try {
      const { data, message } = await logIn(entrance, input)
      if (!isChallenge(data)) return await onLogin({ data, message })
      setChallenge(data)
      setBusy(false)
    } catch (error) {
      const faults = faultsOfFailure(error)
      setFaults(faults.faults)
      setGeneral(faults.general)
      setBusy(false)
      focusFirst(form, faults.general ? { password: '' } : faults.faults)
    }
  }

  const field = (name: keyof Faults) => ({
    name,
    value: input[name],
    fault: faults[name],
    onChange: (value: string) => {
      onInput({ ...input, [name]: value })
      setFaults({ ...faults, [name]: undefined })
    },
  })

  if (challenge) {
    return (
      <SecondStep challenge={challenge} onLogin={onLogin} onBack={() => setChallenge(undefined)} />
    )
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <General message={general} />
      <LabelledField
        {...field('username')}
        label={text('account.login.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        limit={limits.PasswordLogin.username}
      />
      <PasswordField
        {...field('password')}
        label={text('account.login.password')}
        autoComplete="current-password"
      />
      <Button type="submit" look="main" className={styles.submit} disabled={busy}>
        {text(busy ? 'account.login.busy' : 'account.login.submit')}
      </Button>
    </form>
  )
}

function focusFirst(form: HTMLFormElement, faults: Faults) {
  const name = 'username' in faults ? 'username' : 'password'
  form.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()
}
