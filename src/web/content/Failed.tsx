import type { ReactNode } from 'react'
import { CallFailure } from '../calls/api'
import { text } from '../language/locale'
import { Button } from '../ui/Button'
import { Empty } from '../ui/Empty'
import { usePageTitle } from '../ui/page-title'

/**
 * Explains why a content is not shown: it does not exist (in the server's words), or it failed to load and can be
 * retried.
 */
export function Failed({
  error,
  retry,
  isPage = false,
  children,
}: {
  error: Error
  retry: () => unknown
  /** True if it fills the page. */
  isPage?: boolean
  /** Links to go elsewhere. */
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

/** For an address without a valid id. */
export function NoId({ children }: { children: ReactNode }) {
  usePageTitle(text('content.noId'))
  return (
    <Empty isPage icon="search" title={text('content.noId')} hint={text('content.noIdHint')}>
      {children}
    </Empty>
  )
}
