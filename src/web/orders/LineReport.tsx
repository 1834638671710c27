import { Link } from 'react-router'
import { text } from '../language/locale'
import { currentUser } from '../session/session'

/** The calculation report that a line was chosen by; its own customer opens it. */
export function LineReport({
  id,
  number = '',
}: {
  id: number | undefined
  number?: string | undefined
}) {
  if (id === undefined) return null
  const words = text('orders.report', { number })
  return currentUser()?.identity === '0' ? (
    <span>{words}</span>
  ) : (
    <Link to={`/calculationReport/${id}`}>{words}</Link>
  )
}
