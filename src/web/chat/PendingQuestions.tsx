import { text } from '../language/locale'
import { Button } from '../ui/Button'
import { MessageRow } from './MessageRow'
import styles from './ServiceDialog.module.css'
import type { PendingQuestion } from './useRobot'

/** Questions the chatbot has not answered yet; failed ones can be sent again. */
export function PendingQuestions({
  pending,
  onAgain,
}: {
  pending: readonly PendingQuestion[]
  onAgain: (one: PendingQuestion) => void
}) {
  return (
    <>
      {pending.map((one) => (
        <div key={one.key}>
          <MessageRow
            message={{ seq: 0, mine: true, text: one.question, date: '' }}
            sent={one.failed === undefined ? 'sending' : undefined}
          />
          {one.failed !== undefined && (
            <p className={styles.unsent} role="alert">
              {text('chat.unsent')}
              <Button small onClick={() => onAgain(one)}>
                {text('shell.retry')}
              </Button>
            </p>
          )}
        </div>
      ))}
      {pending.some(({ failed }) => failed === undefined) && (
        <p className={styles.typing} role="status">
          {text('chat.typing')}
        </p>
      )}
    </>
  )
}
