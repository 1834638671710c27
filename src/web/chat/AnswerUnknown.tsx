import { Link } from 'react-router'
import type { Schemas } from '../../domain/schemas'
import { useMayHandle } from '../actions/handling'
import { text } from '../language/locale'

/** Turns a question into a knowledge base entry, in the language of the question. */
export function AnswerUnknown({
  record: { id, message, assigneeId },
}: {
  record: Schemas['UnknownQuestion']
}) {
  const mayHandle = useMayHandle(assigneeId)
  if (!mayHandle) return null
  const field = /\p{Script=Han}/u.test(message) ? 'questionZh' : 'questionEn'
  const query = new URLSearchParams({ unknownId: String(id), [field]: message.slice(0, 200) })
  return <Link to={`/office/chat/entry/new?${query}`}>{text('chat.unknown.answer')}</Link>
}
