import type { ReactNode } from 'react'
import { CallFailure } from '../calls/api'
import { text } from '../language/locale'
import { Button } from '../ui/Button'
import { Empty } from '../ui/Empty'
import { usePageTitle } from '../ui/page-title'

/** Why something cannot be shown: it is not there, in the server's words, or it did not come and can be asked for again. */
export function Failed({
  error,
  retry,
  isPage = false,
  children,
}: {
  error: Error
  retry: () => unknown
  /** Nothing else is on the page. */
  isPage?: boolean
  /** Where to go instead. */
  children?: ReactNode
}) {
  const missing = error instanceof CallFailure && error.status === 404
  const title = missing ? error.message : text('content.failed')
  return (
    <Empty
      isPage={isPage}
      icon={missing ? 'search' : 'warning'}
      title={title}
      hint={missing ? text('content.missingHint') : error.message}
    >
      {!missing && (
        <Button look="main" onClick={() => void retry()}>
          {text('common.reload')}
        </Button>
      )}
      {isPage && <PageTitle title={title} />}
      {children}
    </Empty>
  )
}

function PageTitle({ title }: { title: string }) {
  usePageTitle(title)
  return null
}

/** An address that names nothing. */
export function NoId({ children }: { children: ReactNode }) {
  usePageTitle(text('content.noId'))
  return (
    <Empty isPage icon="search" title={text('content.noId')} hint={text('content.noIdHint')}>
      {children}
    </Empty>
  )
}
