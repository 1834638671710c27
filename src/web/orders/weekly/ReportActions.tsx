import { useMutation } from '@tanstack/react-query'
import { useOneAtATime } from '../../actions/useOneAtATime'
import { actionKey, answerOf, api } from '../../calls/api'
import { text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { showToast } from '../../ui/toast-list'
import { PartSheet, type Period } from './PartSheet'
import styles from './WeeklyReport.module.css'

/** Downloads the weeks as a sheet, or sends the report to the user's own address. */
export function ReportActions({ until, weeks }: Period) {
  const mail = useMutation({
    // Each press sends its own mail; a request of the same press that is repeated sends none.
    mutationFn: (key: string) =>
      answerOf(
        api.POST('/office/weekly/mail', {
          body: { until, weeks },
          headers: { 'Idempotency-Key': key },
        }),
      ),
    onSuccess: ({ message }) => showToast('success', message),
  })
  const send = useOneAtATime(() => mail.mutateAsync(actionKey()).catch(() => undefined))
  return (
    <div className={styles.actions}>
      <PartSheet part="weeks" until={until} weeks={weeks} />
      <Button small disabled={mail.isPending} onClick={() => send()}>
        <Icon name="mail" size={16} />
        {text('weekly.mail')}
      </Button>
    </div>
  )
}
