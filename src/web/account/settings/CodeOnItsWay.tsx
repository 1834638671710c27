import { useMutation } from '@tanstack/react-query'
import { text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { showToast } from '../../ui/toast-list'
import { codeWait, useCountdown } from '../useCountdown'
import styles from './Settings.module.css'

interface Props {
  /** The address or number to which the code was sent. */
  to: string
  send: () => Promise<{ message: string }>
}

/** Says where a code was sent, with a button that sends another. */
export function CodeOnItsWay({ to, send }: Props) {
  const { seconds, start } = useCountdown(codeWait)
  const again = useMutation({
    mutationFn: send,
    onSuccess: ({ message }) => {
      showToast('success', message)
      start(codeWait)
    },
  })
  return (
    <div className={styles.onItsWay}>
      <p className={styles.soft}>{text('settings.codeTo', { to })}</p>
      <Button look="quiet" disabled={seconds > 0 || again.isPending} onClick={() => again.mutate()}>
        {seconds > 0 ? text('account.code.again', { seconds }) : text('account.code.sendAgain')}
      </Button>
    </div>
  )
}
