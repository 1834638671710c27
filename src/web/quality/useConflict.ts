import { useState } from 'react'
import { CallFailure, queries } from '../api'

/**
 * Sends a form that two people may fill in at once. When somebody was faster the record is asked for again, and
 * `open` stays true, so that the form stays with what was typed even where the new state has no room for it.
 */
export function useConflict<Value, Answer>(
  queryKey: unknown[],
  send: (value: Value) => Promise<Answer>,
) {
  const [open, setOpen] = useState(false)
  return {
    open,
    close: () => setOpen(false),
    async submit(value: Value): Promise<Answer> {
      try {
        const answer = await send(value)
        setOpen(false)
        return answer
      } catch (error) {
        if (error instanceof CallFailure && error.status === 409) {
          setOpen(true)
          void queries.invalidateQueries({ queryKey })
        }
        throw error
      }
    },
  }
}
