import { useCallback, useRef, useState } from 'react'
import type { Schemas } from '../../domain/schemas'
import { api, dataOf, queries } from '../calls/api'

type Status = Schemas['ChatStatus']

/** Behind the mark of the side bar. */
const unreadKey = ['chatStatus', 'unread']

/** How the conversation stands, asked anew whenever something happens to it. */
export function useServiceStatus(opened: Status) {
  const [status, setStatus] = useState(opened)
  const set = useCallback((next: Status) => {
    setStatus(next)
    // What comes while somebody looks is read a moment later: it leaves no mark.
    const isSeen = document.visibilityState === 'visible'
    queries.setQueryData(unreadKey, isSeen ? { ...next, unread: 0 } : next)
  }, [])
  const allRead = useCallback(
    () => void queries.setQueryData<Status>(unreadKey, (known) => known && { ...known, unread: 0 }),
    [],
  )
  const asked = useRef(0)
  const refresh = useCallback(() => {
    const mine = ++asked.current
    dataOf(api.GET('/web/dialogue/status')).then(
      // An answer that was overtaken by a later question tells of the past.
      (next) => mine === asked.current && set(next),
      // Not reached: the next news asks again, and the talk goes on by itself.
      () => undefined,
    )
  }, [set])
  return { status, set, refresh, allRead }
}
