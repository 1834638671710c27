import { Link } from 'react-router'
import type { Schemas } from '../../domain/schemas'
import { text } from '../language/locale'
import { newEntryFor } from './new-entry'

/** Corrects a wrong answer: a new entry for the question, or the entry that answered. */
export function WriteAnswer({ record: { question, entryId } }: { record: Schemas['GivenAnswer'] }) {
  return (
    <>
      <Link to={newEntryFor(question)}>{text('chat.unknown.answer')}</Link>
      {entryId !== undefined && (
        <Link to={`/office/chat/entry/edit/${entryId}`}>{text('chat.given.change')}</Link>
      )}
    </>
  )
}
