import { Suspense } from 'react'
import { isCustomer, chosenRole } from '../../domain/account/account'
import { lazyPage } from '../pages/lazy-page'
import { useUser } from '../session/session'
import { LoadFailure } from './LoadFailure'

const FirstLogin = lazyPage('FirstLogin', () => import('../account/FirstLogin'), 'account')

/** What somebody of the shop is asked and told at first, in whichever frame; nothing where all of it is settled. */
export function FirstThings() {
  const user = useUser()
  if (!user || user.look) return null
  const isAsked = isCustomer(user) && !chosenRole(user)
  if (!isAsked && user.isSystemPassword === 0) return null
  return (
    <LoadFailure instead={null}>
      <Suspense>
        <FirstLogin key={user.id} />
      </Suspense>
    </LoadFailure>
  )
}
