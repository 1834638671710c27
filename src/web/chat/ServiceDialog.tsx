import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { closeService } from '../actions/service'
import { api, dataOf } from '../calls/api'
import { text } from '../language/locale'
import { useUser } from '../session/session'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { Empty } from '../ui/Empty'
import { messageOffset } from '../../domain/chat/rules'
import { PageSkeleton } from '../ui/PageSkeleton'
import styles from './ServiceDialog.module.css'
import { ServiceTalk } from './ServiceTalk'

/** Who was logged out meanwhile finds the way back; what was said is kept. */
function SessionOver() {
  const { pathname, search } = useLocation()
  return (
    <Empty icon="warning" title={text('common.loginExpired')}>
      <Link to={`/login?redirect=${encodeURIComponent(pathname + search)}`} onClick={closeService}>
        {text('shell.logIn')}
      </Link>
    </Empty>
  )
}

/** The customer service as customers see it; everything of it begins anew whenever it is opened. */
export function ServiceDialog({ onClose }: { onClose: () => void }) {
  const user = useUser()
  const { data, error, refetch } = useQuery({
    queryKey: ['chatStatus', 'opened'],
    queryFn: () => dataOf(api.GET('/web/dialogue/status')),
    // As it was when the dialog opened: what changes later comes by the talk.
    staleTime: Infinity,
    gcTime: 0,
    meta: { quiet: true },
  })
  return (
    <Dialog title={text('chat.title')} shape="talk" toastOffset={messageOffset} onClose={onClose}>
      <div className={styles.body}>
        {error && (
          <Empty icon="warning" title={text('chat.failed')} hint={error.message}>
            <Button onClick={() => void refetch()}>{text('shell.retry')}</Button>
          </Empty>
        )}
        {!data && !error && <PageSkeleton />}
        {data && user && <ServiceTalk user={user} opened={data} onLeave={onClose} />}
        {data && !user && <SessionOver />}
      </div>
    </Dialog>
  )
}
