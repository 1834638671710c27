import type { Schemas } from '../../domain/schemas'
import { type KeyHeaders, once } from '../calls/once'
import { useMutation } from '@tanstack/react-query'
import { showToast } from '../ui/toast-list'
import { draftOf } from '../forms/draft'
import { askConsoleAnew } from './console-queries'
import { answerOf, api } from '../calls/api'

type Conversation = Schemas['OfficeConversation']

interface Act {
  what: 'claim' | 'transfer' | 'note' | 'close'
  body: unknown
  call: (headers: KeyHeaders) => Promise<{ data: Conversation; message: string }>
}

/** The calls that act on a conversation; `onDone` follows each that succeeded. */
export function useConversationActs(id: number, onDone: () => void) {
  const { mutate, isPending } = useMutation({
    // Idempotent: a double click acts once.
    mutationFn: ({ what, body, call }: Act) => once(`chat.${what}.${id}`, body, call),
    onSuccess({ message }, { what }) {
      showToast('success', message)
      draftOf(noteName(what, id)).clear()
      onDone()
    },
    // Refetch after a refusal too: the conversation may have changed meanwhile.
    onSettled: askConsoleAnew,
  })
  const params = { path: { id } }
  return {
    isPending,
    claim: () =>
      mutate({
        what: 'claim',
        body: null,
        call: (headers) =>
          answerOf(api.POST('/office/chat/conversation/{id}/claim', { params, headers })),
      }),
    transfer: (body: Schemas['ChatTransfer']) =>
      mutate({
        what: 'transfer',
        body,
        call: (headers) =>
          answerOf(api.POST('/office/chat/conversation/{id}/transfer', { params, headers, body })),
      }),
    note: (note: string) =>
      mutate({
        what: 'note',
        body: note,
        call: (headers) =>
          answerOf(
            api.POST('/office/chat/conversation/{id}/note', { params, headers, body: { note } }),
          ),
      }),
    close: (body: Schemas['ChatClosing']) =>
      mutate({
        what: 'close',
        body,
        call: (headers) =>
          answerOf(api.POST('/office/chat/conversation/{id}/close', { params, headers, body })),
      }),
  }
}

/** Storage name of a note, which survives closing its dialog. */
export const noteName = (what: Act['what'], id: number) => `chat.${what}.${id}`
