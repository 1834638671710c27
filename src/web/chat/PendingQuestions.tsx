import { text } from '../language/locale'
import { Button } from '../ui/Button'
import { MessageRow } from './MessageRow'
import styles from './ServiceDialog.module.css'
import type { PendingQuestion } from './useRobot'

/** Questions the chatbot has not answered yet; failed ones can be sent again. */
export function PendingQuestions({
  pending,
  isAnswering,
  onAgain,
}: {
  pending: readonly PendingQuestion[]
  /** True while the reply to any question is awaited. */
  isAnswering: boolean
  onAgain: (question: PendingQuestion) => void
}) {
  return (
    <>
      {pending.map((entry) => (
        <div key={entry.key}>
          <MessageRow
            message={{ seq: 0, mine: true, text: entry.question, date: '' }}
            sent={entry.failed === undefined ? 'sending' : undefined}
          />
          {entry.failed !== undefined && (
            <p className={styles.unsent} role="alert">
              {text('chat.unsent')}
              <Button small onClick={() => onAgain(entry)}>
                {text('shell.retry')}
              </Button>
            </p>
          )}
        </div>
      ))}
      {isAnswering && (
        <p className={styles.typing} role="status">
          {text('chat.typing')}
        </p>
      )}
    </>
  )
}
