import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { Schemas } from '../../domain/schemas'
import { AskedAction } from '../actions/AskedAction'
import { answerOf, api, queries } from '../calls/api'
import { SchemaForm } from '../forms/SchemaForm'
import { text } from '../language/locale'
import { Button } from '../ui/Button'
import { CopyText } from '../ui/CopyText'
import { Dialog } from '../ui/Dialog'
import { PageSkeleton } from '../ui/PageSkeleton'
import { showToast } from '../ui/toast-list'
import styles from './Operation.module.css'

const lookAgain = () => void queries.invalidateQueries({ queryKey: ['data'] })

/** Makes a key for another system. The new key can be shown until the page is left, in case its dialog is closed early. */
export function MakeKey() {
  const [open, setOpen] = useState<'form' | 'key'>()
  const [key, setKey] = useState('')
  const close = () => setOpen(undefined)
  async function make(body: Schemas['ApiKeyForm']) {
    const { data } = await answerOf(api.POST('/office/api-key', { body }))
    setKey(data.key)
    setOpen('key')
    lookAgain()
  }
  return (
    <>
      {key !== '' && (
        <Button small onClick={() => setOpen('key')}>
          {text('operation.key.show')}
        </Button>
      )}
      <Button small look="main" onClick={() => setOpen('form')}>
        {text('operation.key.make')}
      </Button>
      {open === 'form' && (
        <Dialog title={text('operation.key.make')} onClose={close}>
          <p>{text('operation.key.makeHint')}</p>
          <Suspense fallback={<PageSkeleton />}>
            <SchemaForm
              schema="ApiKeyForm"
              draft="apiKey"
              submitText={text('operation.key.make')}
              onSubmit={make}
            />
          </Suspense>
        </Dialog>
      )}
      {open === 'key' && (
        <Dialog title={text('operation.key.made')} onClose={close}>
          <p>{text('operation.key.once')}</p>
          <p className={styles.head}>
            <CopyText value={key} />
          </p>
          <p>{text('operation.key.sent')}</p>
        </Dialog>
      )}
    </>
  )
}

/** Ends a key for good. */
export function RevokeKey({
  record: { id, name, state },
  small = false,
}: {
  record: Schemas['ApiKey']
  small?: boolean
}) {
  const revoking = useMutation({
    mutationFn: () => answerOf(api.DELETE('/office/api-key/{id}', { params: { path: { id } } })),
    onSuccess: ({ message }) => showToast('success', message),
    // Also after a refusal: the list then shows the new state.
    onSettled: lookAgain,
  })
  if (state === 'revoked') return null
  return (
    <AskedAction
      label={text('operation.key.revoke')}
      small={small}
      question={text('operation.key.revoke.ask', { name })}
      explained={text('operation.key.revoke.explained')}
      leave={text('operation.key.leave')}
      pending={revoking.isPending}
      onYes={(done) => revoking.mutate(undefined, { onSettled: done })}
    />
  )
}
