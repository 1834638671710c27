import { Suspense, useEffect } from 'react'
import { lazyPage } from '../pages/lazy-page'
import { answerConfirmation, useIsAsked } from '../calls/confirmation'
import { useUser } from '../session/session'

const AskPassword = lazyPage('AskPassword', () => import('./AskPassword'), 'account', 'screens')

/** Shows the password dialog for any call that needs it. */
export function Confirmation() {
  const isAsked = useIsAsked()
  const user = useUser()
  // Cancel if the session has ended meanwhile.
  useEffect(() => {
    if (isAsked && !user) answerConfirmation(false)
  }, [isAsked, user])
  return isAsked && user ? (
    <Suspense>
      <AskPassword />
    </Suspense>
  ) : null
}
