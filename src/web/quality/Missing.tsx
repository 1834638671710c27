import { Link } from 'react-router'
import { CallFailure } from '../api'
import { text } from '../locale'
import { Button } from '../ui/Button'
import { Empty } from '../ui/Empty'
import { PageSkeleton } from '../ui/PageSkeleton'

interface Props {
  /** Whether the address names a record at all. */
  known: boolean
  error: Error | null
  retry: () => void
  title: string
  back: { to: string; text: string }
}

/** Instead of a record: it is on its way, is not there, or could not be fetched. */
export function Missing({ known, error, retry, title, back }: Props) {
  if (known && !error) return <PageSkeleton />
  const missing = !known || (error instanceof CallFailure && error.status === 404)
  return (
    <Empty
      icon="warning"
      title={missing ? title : text('screens.failed')}
      hint={missing ? text('quality.missingHint') : error?.message}
    >
      {!missing && <Button onClick={retry}>{text('screens.retry')}</Button>}
      <Link to={back.to}>{back.text}</Link>
    </Empty>
  )
}
