import { Suspense } from 'react'
import { isCustomer, chosenRole } from '../../domain/account/account'
import { lazyPage } from '../pages/lazy-page'
import { useUser } from '../session/session'
import { LoadFailure } from './LoadFailure'

const FirstLogin = lazyPage('FirstLogin', () => import('../account/FirstLogin'), 'account')

/** Loads the first-login dialogs for users of the shop, in any frame; nothing once all are answered. */
export function FirstThings() {
  const user = useUser()
  if (!user || user.look) return null
  const isAsked = isCustomer(user) && !chosenRole(user)
  if (!isAsked && user.isSystemPassword === 0) return null
  return (
    <LoadFailure fallback={null}>
      <Suspense>
        <FirstLogin key={user.id} />
      </Suspense>
    </LoadFailure>
  )
}
