import { useId, useState } from 'react'
import { dayAt } from '../../../domain/day'
import { text, timeZone } from '../../locale'
import { Button } from '../../ui/Button'
import { DateField } from '../../ui/DateField'
import { Dialog } from '../../ui/Dialog'
import type { StepInput } from './content-calls'
import styles from './Office.module.css'

interface Props {
  busy: boolean
  onClose: () => void
}

/** When editors come to work: somebody reads it then. */
const usualTime = '08:00'

const faultOf = (moment: Date) =>
  Number.isNaN(moment.getTime())
    ? 'publishNoTime'
    : moment <= new Date()
      ? 'publishPast'
      : undefined

/** Now, or at a time of this computer's clock. */
export function PublishDialog({
  busy,
  onClose,
  onPublish,
}: Props & { onPublish: (input: StepInput) => void }) {
  const id = useId()
  const [day, setDay] = useState('')
  const [time, setTime] = useState(usualTime)
  const later = day !== ''
  const typed = time.normalize('NFKC').trim().padStart(5, '0')
  // To the browser 24:00 is the next day's beginning; nobody means that day.
  const moment = new Date(`${day}T${typed.startsWith('24') ? '' : typed}`)
  const told = later ? faultOf(moment) : undefined
  return (
    <Dialog
      title={text('content.office.publish')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('common.close')}</Button>
          <Button
            look="main"
            disabled={busy || told !== undefined}
            onClick={() => onPublish(later ? { publishTime: moment.toISOString() } : {})}
          >
            {text(later ? 'content.office.publishThen' : 'content.office.publishNow')}
          </Button>
        </>
      }
    >
      <div className={styles.line}>
        <label htmlFor={id}>{text('content.office.publishDay')}</label>
        <DateField id={id} min={dayAt(timeZone())} value={day} onChange={setDay} />
      </div>
      {later && (
        <label className={styles.line}>
          {text('content.office.publishTime')}
          <input
            inputMode="numeric"
            maxLength={5}
            placeholder="HH:mm"
            aria-invalid={told !== undefined}
            value={time}
            onChange={({ target }) => setTime(target.value)}
          />
        </label>
      )}
      {told && <p role="alert">{text(`content.office.${told}`)}</p>}
    </Dialog>
  )
}

export function ReturnDialog({
  busy,
  onClose,
  onReturn,
}: Props & { onReturn: (reason: string) => void }) {
  const [reason, setReason] = useState('')
  return (
    <Dialog
      title={text('content.office.return')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('common.close')}</Button>
          <Button
            look="main"
            disabled={busy || reason.trim() === ''}
            onClick={() => onReturn(reason.trim())}
          >
            {text('content.office.return')}
          </Button>
        </>
      }
    >
      <label className={styles.line}>
        {text('content.office.reason')}
        <textarea
          rows={4}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </label>
    </Dialog>
  )
}
