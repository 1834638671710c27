import { useState } from 'react'
import { text } from '../../locale'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import type { StepInput } from './content-calls'
import styles from './Office.module.css'

interface Props {
  busy: boolean
  onClose: () => void
}

/** Now, or at a time of this computer's clock. */
export function PublishDialog({
  busy,
  onClose,
  onPublish,
}: Props & { onPublish: (input: StepInput) => void }) {
  const [at, setAt] = useState('')
  const later = at !== ''
  const past = later && new Date(at).getTime() <= Date.now()
  return (
    <Dialog
      title={text('content.office.publish')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('common.close')}</Button>
          <Button
            look="main"
            disabled={busy || past}
            onClick={() => onPublish(later ? { publishTime: new Date(at).toISOString() } : {})}
          >
            {text(later ? 'content.office.publishThen' : 'content.office.publishNow')}
          </Button>
        </>
      }
    >
      <label className={styles.line}>
        {text('content.office.publishTime')}
        <input type="datetime-local" value={at} onChange={({ target }) => setAt(target.value)} />
      </label>
      {past && <p role="alert">{text('content.office.publishPast')}</p>}
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
