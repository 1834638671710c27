import { useMutation } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Schemas } from '../../../domain/schemas'
import { answerOf, api, CallFailure, queries } from '../../api'
import { draftOf } from '../../forms/draft'
import { useLeaveGuard } from '../../forms/useLeaveGuard'
import { text } from '../../locale'
import { Button } from '../../ui/Button'
import { showToast } from '../../ui/toast-list'
import { attachmentsKey, type Owner } from './attachments-queries'
import { CaseList } from './CaseList'
import styles from './Exchange.module.css'
import { LinkList } from './LinkList'
import { MediaList } from './MediaList'

type Content = Schemas['ProductAttachments']

/** Everything that is given to a class or a model, saved as one. */
export function AttachmentsForm({ owner, value }: { owner: Owner; value: Content }) {
  const key = attachmentsKey(owner)
  const name = JSON.stringify(key)
  const kept = useMemo(() => draftOf<Content>(name), [name])
  const [draft, setDraft] = useState(() => kept.read() ?? value)
  const changed = draft !== value
  const set = (part: Partial<Content>) => setDraft((before) => ({ ...before, ...part }))
  useEffect(() => {
    if (changed) kept.write(draft)
  }, [kept, draft, changed])
  const save = useMutation({
    mutationFn: () => {
      const { stamp, media, replacements, related, useCases } = draft
      const body = { stamp, media, replacements, related, useCases }
      return answerOf(api.PUT('/office/catalogue/attachments', { params: { query: owner }, body }))
    },
    onSuccess: ({ data, message }) => {
      kept.clear()
      queries.setQueryData(key, data)
      showToast('success', message)
    },
  })
  useLeaveGuard(changed)
  const faults = save.error instanceof CallFailure ? save.error.errors : []

  return (
    <>
      <section className={styles.card}>
        <h2>{draft.name}</h2>
        <MediaList media={draft.media} onChange={(media) => set({ media })} />
      </section>
      {(['replacements', 'related'] as const).map((kind) => (
        <section key={kind} className={styles.card}>
          <h2>{text(`products.attachments.${kind}`)}</h2>
          <LinkList
            label={text(`products.attachments.${kind}`)}
            links={draft[kind]}
            onChange={(links) => set({ [kind]: links })}
          />
        </section>
      ))}
      <section className={styles.card}>
        <h2>{text('products.attachments.useCases')}</h2>
        <CaseList cases={draft.useCases} onChange={(useCases) => set({ useCases })} />
      </section>
      {draft.linkedFrom && draft.linkedFrom.length > 0 && (
        <section className={styles.card}>
          <h2>{text('products.attachments.linkedFrom')}</h2>
          <ul>
            {draft.linkedFrom.map(({ kind, name }, index) => (
              <li key={index}>{text(`products.attachments.from.${kind}`, { name })}</li>
            ))}
          </ul>
        </section>
      )}
      {save.error && (
        <div className={styles.fault} role="alert">
          <p>{save.error.message}</p>
          {faults.map(({ message }, index) => (
            <p key={index}>{message}</p>
          ))}
          {save.error instanceof CallFailure && save.error.status === 409 && (
            <Button
              onClick={() => {
                kept.clear()
                void queries.invalidateQueries({ queryKey: key })
              }}
            >
              {text('products.attachments.reload')}
            </Button>
          )}
        </div>
      )}
      <div className={styles.buttons}>
        <Button look="main" disabled={!changed || save.isPending} onClick={() => save.mutate()}>
          {text('products.attachments.save')}
        </Button>
        {changed && <span className={styles.soft}>{text('products.attachments.unsaved')}</span>}
      </div>
    </>
  )
}
