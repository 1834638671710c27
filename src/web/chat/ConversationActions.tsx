import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { labelOf } from '../../domain/forms/field-schema'
import closeReason from '../../generated/screens/CloseReason.json'
import type { Schemas } from '../../domain/schemas'
import * as limits from '../../generated/limits'
import { answerOf, api } from '../calls/api'
import { draftOf } from '../forms/draft'
import { useKept } from '../forms/useKept'
import { language, text } from '../language/locale'
import { once, type KeyHeaders } from '../calls/once'
import { useUser } from '../session/session'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { isTooLong, LimitedTextarea } from '../ui/LimitedText'
import { RadioList } from '../ui/RadioList'
import { showToast } from '../ui/toast-list'
import styles from './Console.module.css'
import { askConsoleAnew, useAgents } from './console-queries'

type Conversation = Schemas['OfficeConversation']
type Reason = Schemas['CloseReason']
interface Act {
  what: 'claim' | 'transfer' | 'note' | 'close'
  body: unknown
  call: (headers: KeyHeaders) => Promise<{ data: Conversation; message: string }>
}

/** Actions on a conversation: take over, reassign, add a note, close. */
export function ConversationActions({
  conversation: { id, state },
  isMine,
}: {
  conversation: Conversation
  isMine: boolean
}) {
  const user = useUser()
  const [open, setOpen] = useState<'transfer' | 'note' | 'close'>()
  const act = useMutation({
    // Idempotent: a double click acts once.
    mutationFn: ({ what, body, call }: Act) => once(`chat.${what}.${id}`, body, call),
    onSuccess({ message }, { what }) {
      showToast('success', message)
      draftOf(noteName(what, id)).clear()
      setOpen(undefined)
    },
    // Refetch after a refusal too: the conversation may have changed meanwhile.
    onSettled: askConsoleAnew,
  })
  const params = { path: { id } }
  const mayAct = isMine || (state === 'open' && user?.staffRoles.includes('operator'))
  const close = () => setOpen(undefined)
  return (
    <div className={styles.actions}>
      {state === 'waiting' && (
        <Button
          small
          look="main"
          disabled={act.isPending}
          onClick={() =>
            act.mutate({
              what: 'claim',
              body: null,
              call: (headers) =>
                answerOf(api.POST('/office/chat/conversation/{id}/claim', { params, headers })),
            })
          }
        >
          {text('chat.claim')}
        </Button>
      )}
      {mayAct && (
        <Button small onClick={() => setOpen('transfer')}>
          {text('chat.transfer')}
        </Button>
      )}
      <Button small onClick={() => setOpen('note')}>
        {text('chat.note.add')}
      </Button>
      {(mayAct || state === 'waiting') && (
        <Button small onClick={() => setOpen('close')}>
          {text('chat.close')}
        </Button>
      )}
      {open === 'transfer' && (
        <Transfer
          draft={noteName('transfer', id)}
          onClose={close}
          pending={act.isPending}
          onDone={(body) =>
            act.mutate({
              what: 'transfer',
              body,
              call: (headers) =>
                answerOf(
                  api.POST('/office/chat/conversation/{id}/transfer', { params, headers, body }),
                ),
            })
          }
        />
      )}
      {open === 'note' && (
        <Noting
          draft={noteName('note', id)}
          onClose={close}
          pending={act.isPending}
          onDone={(note) =>
            act.mutate({
              what: 'note',
              body: note,
              call: (headers) =>
                answerOf(
                  api.POST('/office/chat/conversation/{id}/note', {
                    params,
                    headers,
                    body: { note },
                  }),
                ),
            })
          }
        />
      )}
      {open === 'close' && (
        <Closing
          draft={noteName('close', id)}
          onClose={close}
          pending={act.isPending}
          onDone={(body) =>
            act.mutate({
              what: 'close',
              body,
              call: (headers) =>
                answerOf(
                  api.POST('/office/chat/conversation/{id}/close', { params, headers, body }),
                ),
            })
          }
        />
      )}
    </div>
  )
}

/** Storage name of a note, which survives closing its dialog. */
const noteName = (what: Act['what'], id: number) => `chat.${what}.${id}`

function Transfer({
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

function Noting({
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

function Closing({
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
