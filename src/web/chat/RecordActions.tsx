import { useState } from 'react'
import type { Schemas } from '../../domain/schemas'
import { text } from '../language/locale'
import { Button } from '../ui/Button'
import { lazyPart } from '../pages/lazy-page'
import styles from './Console.module.css'

const makeRecord = () => import('./MakeRecord')
const dialogs = {
  complaint: lazyPart('MakeComplaint', makeRecord),
  reservation: lazyPart('MakeReservation', makeRecord),
}

/** Makes a complaint or a reservation for the customer. */
export function RecordActions({ conversation }: { conversation: Schemas['OfficeConversation'] }) {
  const [open, setOpen] = useState<keyof typeof dialogs>()
  const Opened = open && dialogs[open]
  return (
    <div className={styles.actions}>
      <Button small onClick={() => setOpen('reservation')}>
        {text('chat.make.reservation')}
      </Button>
      {conversation.mayComplain && (
        <Button small onClick={() => setOpen('complaint')}>
          {text('chat.make.complaint')}
        </Button>
      )}
      {Opened && <Opened conversation={conversation} onClose={() => setOpen(undefined)} />}
    </div>
  )
}
