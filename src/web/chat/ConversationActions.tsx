import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Schemas } from '../../domain/schemas'
import { answerOf, api } from '../calls/api'
import { draftOf } from '../forms/draft'
import { text } from '../language/locale'
import { once, type KeyHeaders } from '../calls/once'
import { useUser } from '../session/session'
import { Button } from '../ui/Button'
import { showToast } from '../ui/toast-list'
import styles from './Console.module.css'
import { askConsoleAnew } from './console-queries'
import { Transfer, Noting, Closing } from './ConversationDialogs'

type Conversation = Schemas['OfficeConversation']

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
