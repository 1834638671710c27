import { useMutation } from '@tanstack/react-query'
import { answerOf, api, queries } from '../calls/api'
import { showToast } from '../ui/toast-list'
import { useThrottle } from './useThrottle'

/** This product's messages; a server may keep those of other products too. */
export const model = 'CRRC_SALES'

export const everyMinute = 60_000

/** Query key of messages on hand-drawn pages. */
export const messagesKey = 'notifications'

/**
 * Refetches everything that shows messages (bell, panel, lists of the generated screens) and the open record, which a
 * message may concern.
 */
export function refreshMessages(): void {
  void queries.invalidateQueries({ queryKey: [messagesKey] })
  void queries.invalidateQueries({
    predicate: ({ queryKey, meta }) =>
      meta?.changesWithMessages === true || (queryKey[0] === 'data' && queryKey.some(isNews)),
  })
}

const isNews = (part: unknown) => part === 'news' || part === 'officeNews'

/** Marks some or all messages as read. */
export function useReading() {
  const throttled = useThrottle()
  const showMessage = ({ message }: { message: string }) => showToast('success', message)
  const markSome = useMutation({
    mutationFn: markRead,
    onSuccess: showMessage,
    onSettled: refreshMessages,
  })
  const all = useMutation({
    mutationFn: () => answerOf(api.POST('/admin/sysnotifyremind/currentUser/setRead')),
    onSuccess: showMessage,
    onSettled: refreshMessages,
  })
  return {
    busy: markSome.isPending || all.isPending,
    read: (ids: number[], done?: () => void) =>
      throttled(`read.${ids.join()}`, 'read', () => markSome.mutate(ids, { onSuccess: done })),
    readAll: () => throttled('readAll', 'readAll', () => all.mutate()),
  }
}

/** Marks an opened message as read, without a toast. */
export function readOnOpening({ id, state }: { id: number; state: number }): void {
  if (state !== 1) return
  markRead([id]).then(refreshMessages, () => undefined)
}

const markRead = (ids: number[]) =>
  answerOf(api.POST('/admin/sysnotifyremind/setRead', { body: ids }))
