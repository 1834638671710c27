import { useMemo, useState } from 'react'
import { draftOf } from './draft'

/**
 * The state of an input that is drawn by hand. What was typed is kept under a name until it is sent: after Escape, a reload,
 * a look at another record, the end of the session or a change of language it stands there again, for the same user in the
 * same tab. The name says of which record. `forget` is called when it was sent.
 */
export function useKept<T>(
  name: string,
  initial: T,
): [value: T, set: (next: T) => void, forget: () => void] {
  const draft = useMemo(() => draftOf<T>(name), [name])
  const [held, hold] = useState({ name, value: draft.read() ?? initial })
  // Another record has its own text.
  const value = held.name === name ? held.value : (draft.read() ?? initial)
  const set = (next: T) => {
    hold({ name, value: next })
    // An empty field, or what stood there before, is nothing to come back to.
    if (next === initial) draft.clear()
    else draft.write(next)
  }
  const forget = () => {
    draft.clear()
    hold({ name, value: initial })
  }
  return [value, set, forget]
}
