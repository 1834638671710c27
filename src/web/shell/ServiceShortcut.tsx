import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isCustomer } from '../../domain/account/account'
import { consult } from '../actions/service'
import { text } from '../language/locale'
import { useUser } from '../session/session'
import { Icon } from '../ui/Icon'
import { useChatStatus } from './chat-status'

interface Props {
  className: string | undefined
  badgeClass: string | undefined
  /** Icon size in pixels. */
  size?: number
}

/** Opens the chat; a badge shows unread answers. */
export function ServiceShortcut({ className, badgeClass, size = 20 }: Props) {
  const user = useUser()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const status = useChatStatus()
  // Messages about an answer link here.
  const params = new URLSearchParams(search)
  const isAsked = params.get('service') === 'open'
  useEffect(() => {
    if (!isAsked) return
    const rest = new URLSearchParams(search)
    rest.delete('service')
    void navigate({ pathname, search: rest.toString() }, { replace: true })
    consult(undefined, navigate)
  }, [isAsked, navigate, pathname, search])

  if (user && !isCustomer(user)) return null
  const count = status?.unread ?? 0
  const label = count > 0 ? text('shell.side.consultUnread', { count }) : text('shell.side.consult')
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      title={label}
      onClick={() => consult(undefined, navigate)}
    >
      <Icon name="chat" size={size} />
      {count > 0 && (
        <span className={badgeClass} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </button>
  )
}
