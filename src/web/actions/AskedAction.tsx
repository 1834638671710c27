import { useState, type ReactNode } from 'react'
import { useOneAtATime } from './useOneAtATime'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { useHandedOnFocus } from '../ui/kept-focus'

interface Props {
  /** On the button and on the answer yes. */
  label: string
  look?: 'main' | 'strong' | 'plain'
  small?: boolean
  question: string
  explained: ReactNode
  /** The answer no. */
  leave: string
  pending: boolean
  /** When the question is put: what it is about may change while it is looked at. */
  onAsk?: () => void
  /** Told when it is over, so that the question closes. */
  onYes: (done: () => void) => void
}

/** A button that asks before it does what cannot be undone. */
export function AskedAction({ label, look = 'plain', question, explained, ...props }: Props) {
  const { small = false, leave, pending, onAsk, onYes } = props
  const [asking, setAsking] = useState(false)
  useHandedOnFocus()
  const close = () => setAsking(false)
  function ask() {
    onAsk?.()
    setAsking(true)
  }
  const answerYes = useOneAtATime(() => new Promise<void>(onYes).then(close))
  return (
    <>
      <Button look={look} small={small} onClick={ask}>
        {label}
      </Button>
      {asking && (
        <Dialog
          title={question}
          onClose={close}
          actions={
            <>
              <Button onClick={close}>{leave}</Button>
              <Button look="main" disabled={pending} onClick={() => answerYes()}>
                {label}
              </Button>
            </>
          }
        >
          {typeof explained === 'string' ? <p>{explained}</p> : explained}
        </Dialog>
      )}
    </>
  )
}
