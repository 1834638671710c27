import { Link } from 'react-router'
import type { Schemas } from '../../domain/schemas'
import { useMayHandle } from '../actions/handling'
import { text } from '../language/locale'
import { newEntryFor } from './new-entry'

/** Turns a question into a knowledge base entry, in the language of the question. */
export function AnswerUnknown({
  record: { id, message, assigneeId },
}: {
  record: Schemas['UnknownQuestion']
}) {
  const mayHandle = useMayHandle('/office/chat/entry', assigneeId)
  if (!mayHandle) return null
  return (
    <Link to={newEntryFor(message, { unknownId: String(id) })}>{text('chat.unknown.answer')}</Link>
  )
}
