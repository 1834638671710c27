import { Link } from 'react-router'
import { homeOf } from '../../domain/account/access'
import { text } from '../language/locale'
import { useUser } from '../session/session'
import { Empty } from '../ui/Empty'
import { usePageTitle } from '../ui/page-title'

/** Shown for a page the user may not open: the reason, and where to go. */
export function ForbiddenPage() {
  const user = useUser()
  usePageTitle(text('common.forbidden'))
  return (
    <Empty
      isPage
      icon="warning"
      title={text('common.forbidden')}
      hint={text('common.forbidden.hint')}
    >
      <Link to={homeOf(user)}>{text('shell.notFound.home')}</Link>
    </Empty>
  )
}
