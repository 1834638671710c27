import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Schemas } from '../../domain/schemas'
import { answerOf, api } from '../calls/api'
import * as limits from '../../generated/limits'
import { useKept } from '../forms/useKept'
import { text } from '../language/locale'
import { once } from '../calls/once'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { isTooLong, LimitedTextarea } from '../ui/LimitedText'
import { showToast } from '../ui/toast-list'
import styles from './Messages.module.css'

const limit = limits.ChatRating.comment
const scores = [1, 2, 3, 4, 5]

/** Asks for a rating once the conversation is closed. */
export function Rating({ onRated }: { onRated: (status: Schemas['ChatStatus']) => void }) {
  const [score, setScore] = useState<number>()
  const [comment, setComment, forget] = useKept('chat.rating', '')
  const rating = useMutation({
    mutationFn: (body: Schemas['ChatRating']) =>
      once('rating', body, (headers) =>
        answerOf(api.POST('/web/dialogue/rating', { body, headers })),
      ),
    onSuccess({ data, message }) {
      showToast('success', message)
      forget()
      onRated(data)
    },
  })
  return (
    <fieldset className={styles.rating}>
      <legend>{text('chat.rate')}</legend>
      <div className={styles.stars}>
        {scores.map((choice) => (
          <label key={choice} data-chosen={score !== undefined && choice <= score}>
            <input
              type="radio"
              name="score"
              checked={score === choice}
              aria-label={text('chat.rate.score', { score: choice })}
              onChange={() => setScore(choice)}
            />
            <Icon name="star" filled={score !== undefined && choice <= score} size={26} />
          </label>
        ))}
      </div>
      <LimitedTextarea
        rows={2}
        limit={limit}
        value={comment}
        aria-label={text('chat.rate.comment')}
        placeholder={text('chat.rate.comment')}
        onChange={setComment}
      />
      <Button
        look="main"
        small
        disabled={score === undefined || isTooLong(comment, limit) || rating.isPending}
        onClick={() => score && rating.mutate({ score, ...(comment.trim() && { comment }) })}
      >
        {text('chat.rate.send')}
      </Button>
    </fieldset>
  )
}
