import { Suspense } from 'react'
import { sentPassword } from '../actions/sent-password'
import { answerOf, api } from '../calls/api'
import { answerConfirmation } from '../calls/confirmation'
import { SchemaForm } from '../forms/SchemaForm'
import { text } from '../language/locale'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { PageSkeleton } from '../ui/PageSkeleton'

/** Asks for the password again in a dialog; the waiting calls then continue, or fail. */
export function AskPassword() {
  const giveUp = () => answerConfirmation(false)
  return (
    <Dialog title={text('account.confirm')} onClose={giveUp}>
      <p>{text('account.confirm.why')}</p>
      <Suspense fallback={<PageSkeleton />}>
        <SchemaForm
          schema="OwnPassword"
          submitText={text('account.confirm.submit')}
          beside={<Button onClick={giveUp}>{text('account.confirm.cancel')}</Button>}
          onSubmit={async ({ password }) => {
            const body = { password: await sentPassword(password) }
            await answerOf(api.POST('/web/my/session/confirm', { body }))
            answerConfirmation(true)
          }}
        />
      </Suspense>
    </Dialog>
  )
}
