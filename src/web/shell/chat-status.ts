import { useQuery } from '@tanstack/react-query'
import { isCustomer } from '../../domain/account/account'
import { everyMinute } from '../actions/read-messages'
import { api, dataOf } from '../calls/api'
import { useUser } from '../session/session'

/** The conversation with customer service; reloaded as soon as an agent has answered. */
export function useChatStatus() {
  const user = useUser()
  return useQuery({
    queryKey: ['chatStatus', 'unread'],
    queryFn: () => dataOf(api.GET('/web/dialogue/status')),
    // A user who impersonates a customer has no conversation.
    enabled: isCustomer(user) && !user.look,
    refetchInterval: everyMinute,
    meta: { quiet: true, changesWithMessages: true },
  }).data
}
