import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { everyMinute, messagesKey, model, refreshMessages } from '../actions/read-messages'
import { api, dataOf } from '../calls/api'
import { useUser } from '../session/session'
import { openMessageStream } from '../actions/message-stream'

/** Number of unread messages: polled every minute while logged in, and refetched on a stream event. */
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

/** The badge fits two digits. */
export function badgeOf(count: number): string {
  return count > 99 ? '99+' : String(count)
}
