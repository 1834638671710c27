import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Schemas } from '../../domain/schemas'
import { saveFile } from '../actions/save-file'
import { sentPassword } from '../actions/sent-password'
import { answerOf, api, queries } from '../calls/api'
import { once } from '../calls/once'
import { SchemaForm } from '../forms/SchemaForm'
import { text } from '../language/locale'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { showToast } from '../ui/toast-list'

const lookAgain = () => void queries.invalidateQueries({ queryKey: ['data'] })

export function MakeBackup() {
  const making = useMutation({
    mutationFn: () =>
      once('backup', null, (headers) => answerOf(api.POST('/office/backup', { headers }))),
    onSuccess({ message }) {
      showToast('success', message)
      lookAgain()
    },
  })
  return (
    <Button small look="main" disabled={making.isPending} onClick={() => making.mutate()}>
      {text('operation.backup.make')}
    </Button>
  )
}

const everyMs = 3000

/** Downloads a finished backup after the password is confirmed; until it is finished, the list is polled. */
export function FetchBackup({
  record: { id, state },
  small,
}: {
  record: Schemas['Backup']
  small?: boolean
}) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  useEffect(() => {
    if (state !== 'waiting') return
    const timer = setInterval(lookAgain, everyMs)
    return () => clearInterval(timer)
  }, [state])

  if (state !== 'ready') return null
  return (
    <>
      <Button small={small} onClick={() => setAsking(true)}>
        {text('operation.backup.fetch')}
      </Button>
      {asking && (
        <Dialog title={text('operation.backup.fetchTitle')} onClose={close}>
          <p>{text('operation.backup.fetchHint')}</p>
          <SchemaForm
            schema="OwnPassword"
            submitText={text('operation.backup.fetch')}
            onSubmit={async ({ password }) => {
              const body = { password: await sentPassword(password) }
              await saveFile(
                api.POST('/office/backup/{id}/file', {
                  params: { path: { id } },
                  body,
                  parseAs: 'blob',
                }),
              )
              close()
            }}
          />
        </Dialog>
      )}
    </>
  )
}
