import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { closeService, dockService, enlargeService, useServicePlace } from '../actions/service'
import { api, dataOf } from '../calls/api'
import { text } from '../language/locale'
import { useUser } from '../session/session'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { Empty } from '../ui/Empty'
import { IconButton } from '../ui/IconButton'
import { PageSkeleton } from '../ui/PageSkeleton'
import { useMedia } from '../ui/use-media'
import styles from './ServiceDialog.module.css'
import { ServiceTalk } from './ServiceTalk'

/** Offers the login after the session has ended; unsent text is kept. */
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

/**
 * The chat as customers see it: docked beside the page, or a dialog with their orders. Its state starts anew each time it
 * opens, and stays while it changes its place.
 */
export function ServiceDialog({ onClose }: { onClose: () => void }) {
  const user = useUser()
  const hasRoom = useMedia('(min-width: 861px)')
  const isDocked = useServicePlace() === 'docked' && hasRoom
  const { data, error, refetch } = useQuery({
    queryKey: ['chatStatus', 'opened'],
    queryFn: () => dataOf(api.GET('/web/dialogue/status')),
    // The status at opening; later changes arrive with the chat.
    staleTime: Infinity,
    gcTime: 0,
    meta: { quiet: true },
  })
  return (
    <Dialog
      title={text('chat.title')}
      shape="talk"
      docked={isDocked}
      tools={
        hasRoom && (
          <IconButton
            icon={isDocked ? 'expand' : 'dock'}
            label={text(isDocked ? 'chat.expand' : 'chat.dock')}
            onClick={isDocked ? enlargeService : dockService}
          />
        )
      }
      onClose={onClose}
    >
      <div className={styles.body} data-docked={isDocked}>
        {error && (
          <Empty icon="warning" title={text('chat.failed')} hint={error.message}>
            <Button onClick={() => void refetch()}>{text('shell.retry')}</Button>
          </Empty>
        )}
        {!data && !error && <PageSkeleton />}
        {data && user && (
          // A link leads to a page that the docked chat stays beside.
          <ServiceTalk user={user} opened={data} onLeave={hasRoom ? dockService : onClose} />
        )}
        {data && !user && <SessionOver />}
      </div>
    </Dialog>
  )
}
