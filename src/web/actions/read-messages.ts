import { useMutation } from '@tanstack/react-query'
import { answerOf, api, queries } from '../calls/api'
import { showToast } from '../ui/toast-list'
import { useThrottle } from './useThrottle'

/** The messages of this product, among those of others that a server may keep. */
export const model = 'CRRC_SALES'

export const everyMinute = 60_000

/** Questions about messages that pages drawn by hand ask. */
export const messagesKey = 'notifications'

/**
 * All that shows messages asks anew: the bell, the panel, and the lists of the generated screens; and so does the record
 * that is looked at, which a message may be about.
 */
export function refreshMessages(): void {
  void queries.invalidateQueries({ queryKey: [messagesKey] })
  void queries.invalidateQueries({
    predicate: ({ queryKey, meta }) =>
      meta?.changesWithMessages === true || (queryKey[0] === 'data' && queryKey.some(isNews)),
  })
}

const isNews = (part: unknown) => part === 'news' || part === 'officeNews'

/** Marks messages as read: some of them, or all. */
export function useReading() {
  const throttled = useThrottle()
  const said = ({ message }: { message: string }) => showToast('success', message)
  const some = useMutation({ mutationFn: markRead, onSuccess: said, onSettled: refreshMessages })
  const all = useMutation({
    mutationFn: () => answerOf(api.POST('/admin/sysnotifyremind/currentUser/setRead')),
    onSuccess: said,
    onSettled: refreshMessages,
  })
  return {
    busy: some.isPending || all.isPending,
    read: (ids: number[], done?: () => void) =>
      throttled(`read.${ids.join()}`, 'read', () => some.mutate(ids, { onSuccess: done })),
    readAll: () => throttled('readAll', 'readAll', () => all.mutate()),
  }
}

/** A message that is opened has been read, without a word of it. */
export function readOnOpening({ id, state }: { id: number; state: number }): void {
  if (state !== 1) return
  markRead([id]).then(refreshMessages, () => undefined)
}

const markRead = (ids: number[]) =>
  answerOf(api.POST('/admin/sysnotifyremind/setRead', { body: ids }))
