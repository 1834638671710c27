import { useId, useState } from 'react'
import { labelOf } from '../../domain/forms/field-schema'
import closeReason from '../../generated/screens/CloseReason.json'
import type { Schemas } from '../../domain/schemas'
import * as limits from '../../generated/limits'
import { useKept } from '../forms/useKept'
import { language, text } from '../language/locale'
import { useUser } from '../session/session'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { isTooLong, LimitedTextarea } from '../ui/LimitedText'
import { RadioList } from '../ui/RadioList'
import styles from './Console.module.css'
import { useAgents } from './console-queries'

type Reason = Schemas['CloseReason']

export function Transfer({
  draft,
  onClose,
  pending,
  onDone,
}: {
  draft: string
  onClose: () => void
  pending: boolean
  onDone: (body: Schemas['ChatTransfer']) => void
}) {
  const user = useUser()
  const { data = [] } = useAgents()
  const others = data.filter(({ id }) => id !== Number(user?.id))
  const [agentId, setAgentId] = useState<number>()
  const [note, setNote] = useKept(draft, '')
  return (
    <Dialog
      title={text('chat.transfer')}
      onClose={onClose}
      actions={
        <Actions
          onClose={onClose}
          label={text('chat.transfer')}
          onDone={
            agentId && !pending
              ? () => onDone({ agentId, ...(note.trim() && { note }) })
              : undefined
          }
        />
      }
    >
      <RadioList
        title={text('chat.transfer.to')}
        choices={others.map(({ id, name, online, open }) => ({
          value: id,
          label: [
            name,
            text(online ? 'chat.transfer.online' : 'chat.transfer.offline'),
            text('chat.transfer.open', { count: open }),
          ].join(' · '),
        }))}
        onChoose={setAgentId}
      />
      <NoteField value={note} onChange={setNote} />
    </Dialog>
  )
}

export function Noting({
  draft,
  onClose,
  pending,
  onDone,
}: {
  draft: string
  onClose: () => void
  pending: boolean
  onDone: (note: string) => void
}) {
  const [note, setNote] = useKept(draft, '')
  return (
    <Dialog
      title={text('chat.note.add')}
      onClose={onClose}
      actions={
        <Actions
          onClose={onClose}
          label={text('screens.save')}
          onDone={note.trim() && isShort(note) && !pending ? () => onDone(note) : undefined}
        />
      }
    >
      <NoteField value={note} onChange={setNote} />
    </Dialog>
  )
}

export function Closing({
  draft,
  onClose,
  pending,
  onDone,
}: {
  draft: string
  onClose: () => void
  pending: boolean
  onDone: (body: Schemas['ChatClosing']) => void
}) {
  const [reason, setReason] = useState<Reason>()
  const [note, setNote] = useKept(draft, '')
  return (
    <Dialog
      title={text('chat.close')}
      onClose={onClose}
      actions={
        <Actions
          onClose={onClose}
          label={text('chat.close')}
          onDone={
            reason && isShort(note) && !pending
              ? () => onDone({ reason, ...(note.trim() && { note }) })
              : undefined
          }
        />
      }
    >
      <RadioList
        title={text('chat.close.reason')}
        // The type of the schema widens its literals.
        choices={(closeReason.enum as Reason[]).map((value) => ({
          value,
          label: labelOf(closeReason, value, language) ?? value,
        }))}
        onChoose={setReason}
      />
      <NoteField value={note} onChange={setNote} />
    </Dialog>
  )
}

const isShort = (note: string) => !isTooLong(note, limits.ChatNote.note)

function NoteField({ value, onChange }: { value: string; onChange: (note: string) => void }) {
  const id = useId()
  return (
    <div className={styles.noteField}>
      <label htmlFor={id}>{text('chat.note')}</label>
      <LimitedTextarea
        id={id}
        rows={3}
        limit={limits.ChatNote.note}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}

function Actions({
  label,
  onClose,
  onDone,
}: {
  label: string
  onClose: () => void
  /** Undefined while required input is missing. */
  onDone: (() => void) | undefined
}) {
  return (
    <>
      <Button onClick={onClose}>{text('chat.cancel')}</Button>
      <Button look="main" disabled={!onDone} onClick={onDone}>
        {label}
      </Button>
    </>
  )
}
