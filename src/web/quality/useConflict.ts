import { useState } from 'react'
import { CallFailure, queries } from '../calls/api'
import { once, type KeyHeaders } from '../calls/once'

interface Sending<Value, Answer> {
  /** Name of the action, part of its idempotency key. */
  what: string
  queryKey: unknown[]
  send: (value: Value, headers: KeyHeaders) => Promise<Answer>
}

/**
 * Sends a form that two people may fill in at once. After a conflict the record is refetched and `open` stays true,
 * so that the form keeps its input even if the new state offers no form.
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
