import { Link } from 'react-router'
import { attendsCustomers } from '../../domain/account/access'
import { text } from '../language/locale'
import { useUser } from '../session/session'

/** Leads from a record to the conversation in which an agent made it; for staff without chats it only says so. */
export function FromConversation({ id }: { id: number | undefined }) {
  const user = useUser()
  if (id === undefined) return null
  const words = text('office.fromConversation')
  return attendsCustomers(user) ? (
    <Link to={`/office/chat?id=${id}`}>{words}</Link>
  ) : (
    <span>{words}</span>
  )
}
