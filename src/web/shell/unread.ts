import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { everyMinute, messagesKey, model, refreshMessages } from '../actions/read-messages'
import { api, dataOf } from '../calls/api'
import { useUser } from '../session/session'
import { openMessageStream } from '../actions/message-stream'

/** How many messages are unread: asked for every minute while somebody is logged in, and at once when word comes. */
export function useUnread(): number {
  const user = useUser()
  const userId = user?.id
  const { data } = useQuery({
    queryKey: [messagesKey, 'count'],
    queryFn: () =>
      dataOf(api.GET('/admin/sysnotifyremind/count', { params: { query: { model } } })),
    enabled: userId !== undefined,
    refetchInterval: everyMinute,
    meta: { quiet: true },
  })
  useEffect(() => {
    if (userId !== undefined) return openMessageStream(refreshMessages)
  }, [userId])
  return data?.unRead ?? 0
}

/** No more than two digits fit. */
export function badgeOf(count: number): string {
  return count > 99 ? '99+' : String(count)
}
