import { useMutation } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { answerOf, api, CallFailure, dataOf, queries } from '../../calls/api'
import { changeDraftOf } from '../../forms/draft'
import { RestoredNote } from '../../forms/RestoredNote'
import { useLeaveGuard } from '../../forms/useLeaveGuard'
import { text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { showToast } from '../../ui/toast-list'
import { parts, withTheirs, type Clash, type Content } from './attachments-clash'
import { attachmentsKey, type Owner } from './attachments-queries'
import { CaseList } from './CaseList'
import styles from '../import/Exchange.module.css'
import { LinkList } from './LinkList'
import { MediaList } from './MediaList'
import { TheirPart } from './TheirPart'

/**
 * Media, links and use cases of a class or a model, saved together. On a conflict it takes over the other user's
 * changes, keeps the own ones, and shows the parts that both have changed.
 */
export function AttachmentsForm({ owner, value }: { owner: Owner; value: Content }) {
  const key = attachmentsKey(owner)
  const name = JSON.stringify(key)
  const [base, setBase] = useState(value)
  const kept = useMemo(() => changeDraftOf<Content>(name, base), [name, base])
  const [begun] = useState((): { draft: Content; clash?: Clash } => {
    const [typed, begunOn] = [kept.read(), kept.begunOn()]
    if (!typed || !begunOn || begunOn.stamp === value.stamp) return { draft: typed ?? value }
    const { draft, ...clash } = withTheirs(typed, value, begunOn)
    return { draft, clash }
  })
  const [draft, setDraft] = useState(begun.draft)
  const [clash, setClash] = useState(begun.clash)
  const [restored, setRestored] = useState(begun.draft !== value)
  const changed = draft !== value
  const set = (part: Partial<Content>) => setDraft((before) => ({ ...before, ...part }))
  useEffect(() => {
    if (changed) kept.write(draft)
  }, [kept, draft, changed])
  const save = useMutation({
    // The error is shown below the form, not in a toast.
    onError: () => undefined,
    async mutationFn({ stamp, media, replacements, related, useCases }: Content) {
      const body = { stamp, media, replacements, related, useCases }
      const params = { params: { query: owner } }
      try {
        return await answerOf(api.PUT('/office/catalogue/attachments', { ...params, body }))
      } catch (error) {
        if (error instanceof CallFailure && error.status === 409)
          takeOver(await dataOf(api.GET('/office/catalogue/attachments', params)))
        throw error
      }
    },
    onSuccess: ({ data, message }) => {
      kept.clear()
      setRestored(false)
      queries.setQueryData(key, data)
      showToast('success', message)
    },
  })
  useLeaveGuard(changed)
  const faultBox = useRef<HTMLDivElement>(null)
  // The notice may lie below the visible part of the window, so focus it.
  useEffect(() => faultBox.current?.focus(), [clash?.theirs])
  const faults = save.error instanceof CallFailure ? save.error.errors : []
  // Stay disabled until the saved answer is shown.
  const isSent = save.isPending || (save.isSuccess && save.variables === draft)
  const isClash = save.error instanceof CallFailure && save.error.status === 409

  function discard() {
    kept.clear()
    setRestored(false)
    setClash(undefined)
    setDraft(value)
    queries.setQueryData(key, base)
  }

  function takeOver(theirs: Content) {
    const merged = withTheirs(draft, theirs, base)
    setBase(theirs)
    setDraft(merged.draft)
    setClash(merged)
  }

  return (
    <>
      {restored && <RestoredNote onDiscard={discard} />}
      <section className={styles.card}>
        <h2>{base.name}</h2>
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
      {base.linkedFrom && base.linkedFrom.length > 0 && (
        <section className={styles.card}>
          <h2>{text('products.attachments.linkedFrom')}</h2>
          <ul>
            {base.linkedFrom.map(({ kind, name }, index) => (
              <li key={index}>{text(`products.attachments.from.${kind}`, { name })}</li>
            ))}
          </ul>
        </section>
      )}
      {clash && (
        <div ref={faultBox} className={styles.fault} role="alert" tabIndex={-1}>
          <p>{text('products.attachments.clash')}</p>
          {parts
            .filter((part) => clash.both.includes(part))
            .map((part) => (
              <TheirPart
                key={part}
                part={part}
                theirs={clash.theirs}
                onTake={() => {
                  set({ [part]: clash.theirs[part] })
                  setClash({ ...clash, both: clash.both.filter((other) => other !== part) })
                }}
              />
            ))}
        </div>
      )}
      {save.error && !isClash && (
        <div className={styles.fault} role="alert">
          <p>{save.error.message}</p>
          {faults.map(({ message }, index) => (
            <p key={index}>{message}</p>
          ))}
        </div>
      )}
      <div className={styles.saveBar}>
        <Button look="main" disabled={!changed || isSent} onClick={() => save.mutate(draft)}>
          {text('products.attachments.save')}
        </Button>
        {changed && <span className={styles.soft}>{text('products.attachments.unsaved')}</span>}
      </div>
    </>
  )
}
