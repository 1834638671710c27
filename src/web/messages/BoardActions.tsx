import { useState } from 'react'
import { useMayHandle } from '../actions/handling'
import type { Schemas } from '../../domain/schemas'
import { answerOf, api, queries } from '../calls/api'
import { SchemaForm } from '../forms/SchemaForm'
import { text } from '../language/locale'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { showToast } from '../ui/toast-list'
import styles from './BoardActions.module.css'

/** The single reply of the staff; the message stays visible while they write. */
export function Reply({
  record: { id, state, theme, description, contact, customer, who, assigneeId },
  small,
}: {
  record: Schemas['OfficeBoardMessage']
  small?: boolean
}) {
  const [writing, setWriting] = useState(false)
  const close = () => setWriting(false)
  const mayReply = useMayHandle('/office/message/board/reply/{id}', assigneeId)
  const isOpen = state === 1 && mayReply
  // Keep a reply being written, even after a colleague has replied.
  if (!isOpen && !writing) return null
  return (
    <>
      {isOpen && (
        <Button small={small} look="main" onClick={() => setWriting(true)}>
          {text('messages.reply')}
        </Button>
      )}
      {writing && (
        <Dialog title={text('messages.reply.to', { theme })} onClose={close}>
          <p className={styles.from}>
            {customer} · {who} · {contact}
          </p>
          <blockquote className={styles.message}>{description}</blockquote>
          <SchemaForm
            schema="BoardReply"
            draft={`reply.${id}`}
            submitText={text('messages.reply.send')}
            onSubmit={async (body) => {
              try {
                const { message } = await answerOf(
                  api.POST('/office/message/board/reply/{id}', { params: { path: { id } }, body }),
                )
                showToast('success', message)
                close()
              } finally {
                // Also after a conflict: the list then shows the colleague's reply.
                void queries.invalidateQueries({ queryKey: ['data'] })
              }
            }}
          />
        </Dialog>
      )}
    </>
  )
}
