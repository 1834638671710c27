import { useEffect, useRef } from 'react'
import { CallFailure } from '../../calls/api'
import { RestoredNote } from '../../forms/RestoredNote'
import { text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { parts, type Clash, type Content, type Part } from './attachments-clash'
import type { Owner } from './attachments-queries'
import { CaseList } from './CaseList'
import styles from '../../ui/Exchange.module.css'
import { LinkList } from './LinkList'
import { MediaList } from './MediaList'
import { TheirPart } from './TheirPart'
import { useAttachments } from './useAttachments'

/**
 * Media, links and use cases of a class or a model, saved together. On a conflict it takes over the other user's
 * changes, keeps the own ones, and shows the parts that both have changed.
 */
export function AttachmentsForm({ owner, value }: { owner: Owner; value: Content }) {
  const form = useAttachments(owner, value)
  const { base, draft, set, changed, clash, setClash, save, isSent } = form
  return (
    <>
      {form.restored && <RestoredNote onDiscard={form.discard} />}
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
        <ClashBox
          clash={clash}
          onTake={(part) => {
            set({ [part]: clash.theirs[part] })
            setClash({ ...clash, both: clash.both.filter((other) => other !== part) })
          }}
        />
      )}
      <SaveFaults error={save.error} />
      <div className={styles.saveBar}>
        <Button look="main" disabled={!changed || isSent} onClick={() => save.mutate(draft)}>
          {text('products.attachments.save')}
        </Button>
        {changed && <span className={styles.soft}>{text('products.attachments.unsaved')}</span>}
      </div>
    </>
  )
}

/** The parts that both users have changed; theirs can replace the own one. */
function ClashBox({ clash, onTake }: { clash: Clash; onTake: (part: Part) => void }) {
  const box = useRef<HTMLDivElement>(null)
  // The notice may lie below the visible part of the window, so focus it.
  useEffect(() => box.current?.focus(), [clash.theirs])
  return (
    <div ref={box} className={styles.fault} role="alert" tabIndex={-1}>
      <p>{text('products.attachments.clash')}</p>
      {parts
        .filter((part) => clash.both.includes(part))
        .map((part) => (
          <TheirPart key={part} part={part} theirs={clash.theirs} onTake={() => onTake(part)} />
        ))}
    </div>
  )
}

/** The faults of a refused save; a conflict is shown part by part. */
function SaveFaults({ error }: { error: Error | null }) {
  if (!error || (error instanceof CallFailure && error.status === 409)) return null
  const faults = error instanceof CallFailure ? error.errors : []
  return (
    <div className={styles.fault} role="alert">
      <p>{error.message}</p>
      {faults.map(({ message }, index) => (
        <p key={index}>{message}</p>
      ))}
    </div>
  )
}
