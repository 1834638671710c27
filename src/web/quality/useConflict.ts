import { useState } from 'react'
import { CallFailure, queries } from '../calls/api'
import { once, type KeyHeaders } from '../calls/once'

interface Sending<Value, Answer> {
  /** What is done, for the key it is done under. */
  what: string
  queryKey: unknown[]
  send: (value: Value, headers: KeyHeaders) => Promise<Answer>
}

/**
 * Sends a form that two people may fill in at once. When somebody was faster the record is asked for again, and
 * `open` stays true, so that the form stays with what was typed even where the new state has no room for it.
 */
export function useConflict<Value, Answer>({ what, queryKey, send }: Sending<Value, Answer>) {
  const [open, setOpen] = useState(false)
  return {
    open,
    close: () => setOpen(false),
    async submit(value: Value): Promise<Answer> {
      try {
        const name = [what, ...queryKey].join('.')
        const answer = await once(name, value, (headers) => send(value, headers))
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
