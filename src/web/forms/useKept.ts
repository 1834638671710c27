import { useMemo, useState } from 'react'
import { draftOf } from './draft'

/**
 * State of a hand-drawn input, stored under a name (which must identify the record) until it is sent. It survives
 * Escape, a reload, visiting another record, the end of the session and a change of language, for the same user in
 * the same tab. Call `forget` after sending.
 */
export function useKept<T>(
  name: string,
  initial: T,
): [value: T, set: (next: T) => void, forget: () => void] {
  const draft = useMemo(() => draftOf<T>(name), [name])
  const [held, hold] = useState({ name, value: draft.read() ?? initial })
  // Another record has its own draft.
  const value = held.name === name ? held.value : (draft.read() ?? initial)
  const set = (next: T) => {
    hold({ name, value: next })
    // The initial value need not be stored.
    if (next === initial) draft.clear()
    else draft.write(next)
  }
  const forget = () => {
    draft.clear()
    hold({ name, value: initial })
  }
  return [value, set, forget]
}
