import { useState } from 'react'
import type { Schemas } from '../../domain/schemas'
import { text } from '../language/locale'
import { useUser } from '../session/session'
import { Button } from '../ui/Button'
import styles from './Console.module.css'
import { Transfer, Noting, Closing } from './ConversationDialogs'
import { useConversationActs, noteName } from './useConversationActs'

type Conversation = Schemas['OfficeConversation']

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
  const acts = useConversationActs(id, () => setOpen(undefined))
  const mayAct = isMine || (state === 'open' && user?.staffRoles.includes('operator'))
  const close = () => setOpen(undefined)
  return (
    <div className={styles.actions}>
      {state === 'waiting' && (
        <Button small look="main" disabled={acts.isPending} onClick={acts.claim}>
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
          pending={acts.isPending}
          onDone={acts.transfer}
        />
      )}
      {open === 'note' && (
        <Noting
          draft={noteName('note', id)}
          onClose={close}
          pending={acts.isPending}
          onDone={acts.note}
        />
      )}
      {open === 'close' && (
        <Closing
          draft={noteName('close', id)}
          onClose={close}
          pending={acts.isPending}
          onDone={acts.close}
        />
      )}
    </div>
  )
}
