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

/** Link to the previous page. */
export interface Back {
  to: string
  title: TextKey
}

interface Props<Data> {
  /** The id in the address. */
  id: number
  queryKey: unknown[]
  ask: () => Promise<Data>
  /** Text for a record that does not exist, with possible reasons. */
  missing: { title: string; hint?: string }
  back: Back
  /** For read-only pages: shows changes at once. Under a form that would change what the user has seen. */
  isLive?: boolean
  /** For forms: waits for current data and shows nothing from the cache. */
  isFresh?: boolean
  children: (record: Data) => ReactNode
}

/** The largest id of a database's row; longer numbers name no record. */
const largestId = 2_147_483_647

/** Loads the record of an address; shows a placeholder, "not found", or an error in its place. */
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
  const known = Number.isInteger(id) && id > 0 && id <= largestId
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ask,
    enabled: known,
    // Always refetch: another user may have changed the record meanwhile.
    refetchOnMount: 'always',
    ...(isFresh && { gcTime: 0 }),
    meta: { quiet: true, changesWithMessages: isLive },
  })
  if (data !== undefined) return children(data)
  if (known && !error) return <PageSkeleton />
  const isMissing = !known || (error instanceof CallFailure && error.status === 404)
  const failure = isMissing ? missing : { title: text('screens.failed'), hint: error?.message }
  return (
    <NoRecord {...failure} back={back}>
      {!isMissing && <Button onClick={() => void refetch()}>{text('screens.retry')}</Button>}
    </NoRecord>
  )
}

/** Explains why a record cannot be shown, with a link back. */
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
