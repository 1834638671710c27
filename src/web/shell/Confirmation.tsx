import { Suspense, useEffect } from 'react'
import { lazyPage } from '../pages/lazy-page'
import { answerConfirmation, useIsAsked } from '../calls/confirmation'
import { useUser } from '../session/session'

const AskPassword = lazyPage('AskPassword', () => import('./AskPassword'), 'account', 'screens')

/** Where a page asks for the password again, whichever call wants it. */
export function Confirmation() {
  const isAsked = useIsAsked()
  const user = useUser()
  // The session has ended meanwhile: nobody is there to confirm.
  useEffect(() => {
    if (isAsked && !user) answerConfirmation(false)
  }, [isAsked, user])
  return isAsked && user ? (
    <Suspense>
      <AskPassword />
    </Suspense>
  ) : null
}
