import { Link } from 'react-router'
import { api } from '../api'
import type { Schemas } from '../../domain/schemas'
import { text } from '../locale'
import { RemoveRow } from './RemoveRow'

export function EntryActions({ record: { id } }: { record: Schemas['RobotEntry'] }) {
  return (
    <>
      <Link to={`/office/chat/entry/${id}`}>{text('chat.entry.edit')}</Link>
      <RemoveRow
        label={text('chat.entry.remove')}
        remove={() => api.DELETE('/office/chat/entry/{id}', { params: { path: { id } } })}
      />
    </>
  )
}

export function AddEntry() {
  return <Link to="/office/chat/entry/new">{text('chat.entry.add')}</Link>
}
