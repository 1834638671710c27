import { useId, useState } from 'react'
import { dayAt } from '../../../domain/days/day'
import * as limits from '../../../generated/limits'
import { useKept } from '../../forms/useKept'
import { text, timeZone } from '../../language/locale'
import { Button } from '../../ui/Button'
import { DateField } from '../../ui/DateField'
import { Dialog } from '../../ui/Dialog'
import { isTooLong, LimitedTextarea } from '../../ui/LimitedText'
import { RadioList } from '../../ui/RadioList'
import type { StepInput } from './content-calls'
import styles from './Office.module.css'

interface Props {
  busy: boolean
  onClose: () => void
}

/** Start of the editors' working day, so that somebody checks the result. */
const usualTime = '08:00'

const faultOf = (moment: Date) =>
  Number.isNaN(moment.getTime())
    ? 'publishNoTime'
    : moment <= new Date()
      ? 'publishPast'
      : undefined

/** Date and time in the browser's time zone. */
const clockOf = (moment: Date) => ({
  day: dayAt(timeZone(), moment),
  time: moment.toTimeString().slice(0, 5),
})

/** Publishes now, or at a time in the browser's time zone; an existing plan is the initial value. */
export function PublishDialog({
  busy,
  planned,
  onClose,
  onPublish,
}: Props & { planned?: string | undefined; onPublish: (input: StepInput) => void }) {
  const id = useId()
  const plan = planned === undefined ? undefined : clockOf(new Date(planned))
  // Kept separately: an invalid or cleared day does not mean "now".
  const [later, setLater] = useState(plan !== undefined)
  const [day, setDay] = useState(plan?.day ?? '')
  const [time, setTime] = useState(plan?.time ?? usualTime)
  const typed = time.normalize('NFKC').trim().padStart(5, '0')
  // Browsers read 24:00 as the start of the next day, which nobody means.
  const moment = new Date(`${day}T${typed.startsWith('24') ? '' : typed}`)
  const fault = later && day !== '' ? faultOf(moment) : undefined
  return (
    <Dialog
      title={text('publishing.publish')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('common.close')}</Button>
          <Button
            look="main"
            disabled={busy || fault !== undefined || (later && day === '')}
            onClick={() => onPublish(later ? { publishTime: moment.toISOString() } : {})}
          >
            {text(later ? 'publishing.publishThen' : 'publishing.publishNow')}
          </Button>
        </>
      }
    >
      <RadioList
        title={text('publishing.publishWhen')}
        choices={[
          { value: 'now', label: text('publishing.publishNow') },
          { value: 'later', label: text('publishing.publishLater') },
        ]}
        value={later ? 'later' : 'now'}
        onChoose={(when) => setLater(when === 'later')}
      />
      {later && (
        <>
          <div className={styles.line}>
            <label htmlFor={id}>{text('publishing.publishDay')}</label>
            <DateField id={id} min={dayAt(timeZone())} value={day} onChange={setDay} />
          </div>
          <div className={styles.line}>
            <label htmlFor={`${id}time`}>{text('publishing.publishTime')}</label>
            <input
              id={`${id}time`}
              inputMode="numeric"
              placeholder="HH:mm"
              aria-invalid={fault !== undefined}
              value={time}
              onChange={({ target }) => setTime(target.value)}
            />
          </div>
        </>
      )}
      {fault && <p role="alert">{text(`publishing.${fault}`)}</p>}
    </Dialog>
  )
}

export function ReturnDialog({
  draft,
  busy,
  onClose,
  onReturn,
}: Props & { draft: string; onReturn: (reason: string) => void }) {
  const id = useId()
  const [reason, setReason] = useKept(draft, '')
  const limit = limits.ContentReturn.reason
  return (
    <Dialog
      title={text('publishing.return')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('common.close')}</Button>
          <Button
            look="main"
            disabled={busy || reason.trim() === '' || isTooLong(reason, limit)}
            onClick={() => onReturn(reason.trim())}
          >
            {text('publishing.return')}
          </Button>
        </>
      }
    >
      <div className={styles.line}>
        <label htmlFor={id}>{text('publishing.reason')}</label>
        <LimitedTextarea id={id} rows={4} limit={limit} value={reason} onChange={setReason} />
      </div>
    </Dialog>
  )
}
