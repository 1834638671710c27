import { useState } from 'react'
import type { Schemas } from '../../../domain/schemas'
import { typeDefaults } from '../../../generated/defaults'
import { answerOf, api } from '../../calls/api'
import { text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { General } from '../General'
import { isChallenge } from '../log-in'
import styles from '../LoginForm.module.css'
import { SecondStep } from '../SecondStep'
import { MobileFields } from './MobileFields'
import { useEntryForm } from './useEntryForm'

interface Props {
  onLogin: (answer: { data: Schemas['Session']; message: string }) => void | Promise<void>
}

/** Login with a mobile number and the code sent to it. */
export function MobileLoginForm({ onLogin }: Props) {
  const [challenge, setChallenge] = useState<Schemas['LoginChallenge']>()
  const form = useEntryForm('MobileCode', {
    initial: { areaCode: typeDefaults.AreaCode },
    async send(body) {
      const { data, message } = await answerOf(api.POST('/admin/web/user/login/mobile', { body }))
      if (isChallenge(data)) setChallenge(data)
      else await onLogin({ data, message })
    },
  })
  if (challenge) {
    return (
      <SecondStep challenge={challenge} onLogin={onLogin} onBack={() => setChallenge(undefined)} />
    )
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      <General message={form.general} />
      <MobileFields {...form} purpose="login" />
      <Button type="submit" look="main" className={styles.submit} disabled={form.busy}>
        {text(form.busy ? 'account.login.busy' : 'account.login.submit')}
      </Button>
      <p className={styles.hint}>{text('account.code.risk')}</p>
    </form>
  )
}
