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

/** When editors come to work: somebody reads it then. */
const usualTime = '08:00'

const faultOf = (moment: Date) =>
  Number.isNaN(moment.getTime())
    ? 'publishNoTime'
    : moment <= new Date()
      ? 'publishPast'
      : undefined

/** A moment as day and time of this computer's clock. */
const clockOf = (moment: Date) => ({
  day: dayAt(timeZone(), moment),
  time: moment.toTimeString().slice(0, 5),
})

/** Now, or at a time of this computer's clock; what is planned already begins with its plan. */
export function PublishDialog({
  busy,
  planned,
  onClose,
  onPublish,
}: Props & { planned?: string | undefined; onPublish: (input: StepInput) => void }) {
  const id = useId()
  const plan = planned === undefined ? undefined : clockOf(new Date(planned))
  // Chosen first: a day that is refused or taken away is not a wish for now.
  const [later, setLater] = useState(plan !== undefined)
  const [day, setDay] = useState(plan?.day ?? '')
  const [time, setTime] = useState(plan?.time ?? usualTime)
  const typed = time.normalize('NFKC').trim().padStart(5, '0')
  // To the browser 24:00 is the next day's beginning; nobody means that day.
  const moment = new Date(`${day}T${typed.startsWith('24') ? '' : typed}`)
  const told = later && day !== '' ? faultOf(moment) : undefined
  return (
    <Dialog
      title={text('publishing.publish')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('common.close')}</Button>
          <Button
            look="main"
            disabled={busy || told !== undefined || (later && day === '')}
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
              aria-invalid={told !== undefined}
              value={time}
              onChange={({ target }) => setTime(target.value)}
            />
          </div>
        </>
      )}
      {told && <p role="alert">{text(`publishing.${told}`)}</p>}
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
