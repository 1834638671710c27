import type { ReactNode } from 'react'
import { text } from '../language/locale'
import { Button } from './Button'
import { Empty } from './Empty'

interface Failed {
  error: { message: string } | null
  refetch: () => unknown
}

/** Stands in the place of data that could not be loaded; further ways out are its children. */
export function FailedToLoad({
  query: { error, refetch },
  children,
}: {
  query: Failed
  children?: ReactNode
}) {
  return (
    <Empty icon="warning" title={text('screens.failed')} hint={error?.message}>
      <Button onClick={() => void refetch()}>{text('screens.retry')}</Button>
      {children}
    </Empty>
  )
}
