import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CallFailure } from '../calls/api'
import { text, type TextKey } from '../language/locale'
import { Button } from '../ui/Button'
import { Empty } from '../ui/Empty'
import { usePageTitle } from '../ui/page-title'
import { PageSkeleton } from '../ui/PageSkeleton'
import styles from './Record.module.css'

/** Where one comes from. */
export interface Back {
  to: string
  title: TextKey
}

interface Props<Data> {
  /** As the address has it. */
  id: number
  queryKey: unknown[]
  ask: () => Promise<Data>
  /** What is said when there is no such record, and why that may be. */
  missing: { title: string; hint?: string }
  back: Back
  /** It is only read: what word comes of meanwhile is shown at once. Under a form it would change what was seen. */
  isLive?: boolean
  /** What is typed into it begins with what is stored now: nothing is shown of an earlier visit. */
  isFresh?: boolean
  children: (record: Data) => ReactNode
}

/** The record of an address; instead of it, that it is on its way, is not there, or could not be fetched. */
export function OneRecord<Data>({
  id,
  queryKey,
  ask,
  missing,
  back,
  isLive = false,
  isFresh = false,
  children,
}: Props<Data>) {
  const known = Number.isSafeInteger(id) && id > 0
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ask,
    enabled: known,
    // Somebody else may have taken a step meanwhile: whoever comes, comes to see how it stands now.
    refetchOnMount: 'always',
    ...(isFresh && { gcTime: 0 }),
    meta: { quiet: true, changesWithMessages: isLive },
  })
  if (data !== undefined) return children(data)
  if (known && !error) return <PageSkeleton />
  const isMissing = !known || (error instanceof CallFailure && error.status === 404)
  const told = isMissing ? missing : { title: text('screens.failed'), hint: error?.message }
  return (
    <NoRecord {...told} back={back}>
      {!isMissing && <Button onClick={() => void refetch()}>{text('screens.retry')}</Button>}
    </NoRecord>
  )
}

/** Instead of a record that cannot be shown: why, and the way back. */
export function NoRecord({
  title,
  hint,
  back,
  children,
}: {
  title: string
  hint?: string | undefined
  back: Back
  children?: ReactNode
}) {
  usePageTitle(title)
  return (
    <div className={styles.missing}>
      <Empty isPage icon="warning" title={title} hint={hint}>
        {children}
        <Link to={back.to}>{text(back.title)}</Link>
      </Empty>
    </div>
  )
}
