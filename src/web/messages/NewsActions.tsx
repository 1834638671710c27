import { useQuery } from '@tanstack/react-query'
import { messagesKey, model, useReading } from '../actions/read-messages'
import type { Schemas } from '../../domain/schemas'
import { api, dataOf } from '../calls/api'
import { text } from '../language/locale'
import { Button } from '../ui/Button'

type News = Schemas['Notification']

const unreadOf = (records: News[]) => records.filter(({ state }) => state === 1).map(({ id }) => id)

/** Marks a message as read in the list. */
export function MarkRead({ record, small }: { record: News; small?: boolean }) {
  const { busy, read } = useReading()
  if (record.state !== 1) return null
  return (
    <Button small={small} look="quiet" disabled={busy} onClick={() => read([record.id])}>
      {text('messages.markRead')}
    </Button>
  )
}

/** Marks the selected messages as read. */
export function MarkChosenRead({
  records,
  onDone,
  small,
}: {
  records: News[]
  onDone: () => void
  small?: boolean
}) {
  const { busy, read } = useReading()
  const ids = unreadOf(records)
  return (
    <Button small={small} disabled={busy || ids.length === 0} onClick={() => read(ids, onDone)}>
      {text('messages.markRead')}
    </Button>
  )
}

export function ReadAll() {
  const { busy, readAll } = useReading()
  const { data } = useQuery({
    queryKey: [messagesKey, 'count'],
    queryFn: () =>
      dataOf(api.GET('/admin/sysnotifyremind/count', { params: { query: { model } } })),
    meta: { quiet: true },
  })
  return (
    <Button small disabled={busy || !data?.unRead} onClick={readAll}>
      {text('messages.readAll')}
    </Button>
  )
}
