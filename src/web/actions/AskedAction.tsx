import { useState, type ReactNode } from 'react'
import { useOneAtATime } from './useOneAtATime'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { useHandedOnFocus } from '../ui/kept-focus'

interface Props {
  /** Text of the button and of the confirming answer. */
  label: string
  look?: 'main' | 'strong' | 'plain'
  small?: boolean
  question: string
  explained: ReactNode
  /** Text of the cancelling answer. */
  leave: string
  pending: boolean
  /** Called when the dialog opens, since its subject may change while it is open. */
  onAsk?: () => void
  /** Must call `done` when finished, which closes the dialog. */
  onYes: (done: () => void) => void
}

/** A button that asks for confirmation before an irreversible action. */
export function AskedAction({ label, look = 'plain', question, explained, ...props }: Props) {
  const { small = false, leave, pending, onAsk, onYes } = props
  // The answer keeps its words while the dialog is open: a new sum is not taken with the click for the former.
  const [asked, setAsked] = useState<string>()
  useHandedOnFocus()
  const close = () => setAsked(undefined)
  function ask() {
    onAsk?.()
    setAsked(label)
  }
  const answerYes = useOneAtATime(() => new Promise<void>(onYes).then(close))
  return (
    <>
      <Button look={look} small={small} onClick={ask}>
        {label}
      </Button>
      {asked !== undefined && (
        <Dialog
          title={question}
          onClose={close}
          actions={
            <>
              <Button onClick={close}>{leave}</Button>
              <Button look="main" disabled={pending} onClick={() => answerYes()}>
                {asked}
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
