import { useCallback, useRef, useState } from 'react'
import type { Schemas } from '../../domain/schemas'
import { api, dataOf, queries } from '../calls/api'

type Status = Schemas['ChatStatus']

/** Query key of the unread mark in the side bar. */
const unreadKey = ['chatStatus', 'unread']

/** Status of the conversation, refetched after every event. */
export function useServiceStatus(opened: Status) {
  const [status, setStatus] = useState(opened)
  const set = useCallback((next: Status) => {
    setStatus(next)
    // A message that arrives in sight is read a moment later, so it leaves no unread mark.
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
      // Race: ignore an answer overtaken by a later request.
      (next) => mine === asked.current && set(next),
      // Ignore a failure: the next event asks again, and the chat continues.
      () => undefined,
    )
  }, [set])
  return { status, set, refresh, allRead }
}
