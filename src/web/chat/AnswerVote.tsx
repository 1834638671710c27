import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf, api } from '../calls/api'
import { messageOf } from '../calls/error-message'
import { once } from '../calls/once'
import { text } from '../language/locale'
import { Button } from '../ui/Button'
import styles from './Messages.module.css'
import { faultMended, tellFault } from './talk-fault'

/** Asks once whether an answer of the robot helped; where it did not, it offers a person. */
export function AnswerVote({
  id,
  helpful,
  onAsk,
}: {
  id: number
  /** The vote that is kept; undefined before it. */
  helpful: boolean | undefined
  onAsk: ((question: string) => void) | undefined
}) {
  const [given, setGiven] = useState<boolean>()
  const vote = useMutation({
    mutationFn: (next: boolean) => {
      const body = { helpful: next }
      return once(`chat.vote.${id}`, body, (headers) =>
        answerOf(api.POST('/web/robot/answer/{id}', { params: { path: { id } }, body, headers })),
      )
    },
    onSuccess(_answer, next) {
      faultMended()
      setGiven(next)
    },
    onError: (error) => tellFault(messageOf(error)),
  })
  const kept = given ?? helpful
  if (kept !== undefined)
    return (
      <div className={styles.vote} role="status">
        <p>{text(kept ? 'chat.vote.helped' : 'chat.vote.wrong')}</p>
        {!kept && onAsk && <PersonButton onAsk={onAsk} />}
      </div>
    )
  return (
    <div className={styles.vote} role="group" aria-label={text('chat.vote')}>
      <p>{text('chat.vote')}</p>
      {[true, false].map((next) => (
        <Button
          key={String(next)}
          small
          look="quiet"
          disabled={vote.isPending}
          onClick={() => vote.mutate(next)}
        >
          {text(next ? 'chat.vote.yes' : 'chat.vote.no')}
        </Button>
      ))}
    </div>
  )
}

/** Asks the robot for a person, which it understands. */
export function PersonButton({ onAsk }: { onAsk: (question: string) => void }) {
  return (
    <Button small onClick={() => onAsk(text('chat.toPerson'))}>
      {text('chat.toPerson')}
    </Button>
  )
}
