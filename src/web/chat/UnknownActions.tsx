import { Link } from 'react-router'
import type { Schemas } from '../../domain/schemas'
import { api } from '../api'
import { text } from '../locale'
import { RemoveRow } from './RemoveRow'

/** A question becomes an entry, or needs none. */
export function UnknownActions({
  record: { id, message },
}: {
  record: Schemas['UnknownQuestion']
}) {
  const query = new URLSearchParams({ unknown: String(id), message: message.slice(0, 200) })
  return (
    <>
      <Link to={`/office/chat/entry/new?${query}`}>{text('chat.unknown.answer')}</Link>
      <RemoveRow
        label={text('chat.unknown.dismiss')}
        remove={() => api.DELETE('/office/chat/unknown/{id}', { params: { path: { id } } })}
      />
    </>
  )
}
