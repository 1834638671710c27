import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Schemas } from '../../../domain/schemas'
import { saveFile } from '../../actions/save-file'
import { answerOf, api, dataOf } from '../../calls/api'
import { SchemaForm } from '../../forms/SchemaForm'
import { formatNumber, text } from '../../language/locale'
import { forgetUser } from '../../session/session'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { sentPassword } from '../../actions/sent-password'
import styles from './Settings.module.css'

/** Exports the user's data, or closes the account for good. */
export function OwnData() {
  const [leaving, setLeaving] = useState(false)
  const take = useMutation({
    mutationFn: () => saveFile(api.GET('/web/my/data/export', { parseAs: 'blob' })),
  })
  return (
    <div className={styles.parts}>
      <section className={styles.card}>
        <h2>{text('account.export')}</h2>
        <p className={styles.soft}>{text('account.export.hint')}</p>
        <div>
          <Button disabled={take.isPending} onClick={() => take.mutate()}>
            {text('account.export.save')}
          </Button>
        </div>
      </section>
      <section className={styles.card}>
        <h2>{text('settings.deletion')}</h2>
        <p className={styles.soft}>{text('settings.deletion.hint')}</p>
        <div>
          <Button onClick={() => setLeaving(true)}>{text('settings.deletion.begin')}</Button>
        </div>
        {leaving && <Leaving onClose={() => setLeaving(false)} />}
      </section>
    </div>
  )
}

function Leaving({ onClose }: { onClose: () => void }) {
  const { data } = useQuery({
    queryKey: ['deletion'],
    queryFn: () => dataOf(api.GET('/web/my/account/deletion')),
    staleTime: 0,
  })
  return (
    <Dialog title={text('settings.deletion')} onClose={onClose}>
      {!data && <PageSkeleton />}
      {data?.obstacle && (
        <p className={styles.warn}>{text(`settings.deletion.${data.obstacle}`)}</p>
      )}
      {data && !data.obstacle && (
        <div className={styles.parts}>
          <ul className={styles.list}>
            {consequencesOf(data).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <SchemaForm
            schema="OwnPassword"
            submitText={text('settings.deletion.confirm')}
            beside={<Button onClick={onClose}>{text('settings.cancel')}</Button>}
            onSubmit={async ({ password }) => {
              const body = { password: await sentPassword(password) }
              await answerOf(api.POST('/web/my/account/deletion', { body }))
              forgetUser()
              // Reloads the page so that nothing of the user stays in memory.
              window.location.assign(import.meta.env.BASE_URL)
            }}
          />
        </div>
      )}
    </Dialog>
  )
}

function consequencesOf({ withdrawn, kept, deleted, companyStays }: Schemas['DeletionPreview']) {
  return [
    text('settings.deletion.records', { count: formatNumber(deleted) }),
    ...(withdrawn > 0
      ? [text('settings.deletion.withdraws', { count: formatNumber(withdrawn) })]
      : []),
    ...(kept > 0 ? [text('settings.deletion.keeps', { count: formatNumber(kept) })] : []),
    ...(companyStays ? [text('settings.deletion.company')] : []),
    text('settings.deletion.final'),
  ]
}
