import { useState } from 'react'
import type { Schemas } from '../../domain/schemas'
import { endLook } from '../actions/look'
import { formatTime, text } from '../language/locale'
import { Button } from '../ui/Button'
import { useFootBar } from '../ui/foot-bar'
import styles from './LookBar.module.css'

interface Props {
  user: Pick<Schemas['User'], 'contactName'>
  look: NonNullable<Schemas['User']['look']>
}

/** Banner during an impersonation: the shop is shown as a customer sees it. */
export function LookBar({ user: { contactName }, look }: Props) {
  const [ending, setEnding] = useState(false)
  return (
    <div ref={useFootBar('look')} className={styles.bar} role="status">
      <span>{text('account.look.bar', { name: contactName, until: formatTime(look.until) })}</span>
      <Button
        small
        disabled={ending}
        onClick={() => {
          setEnding(true)
          void endLook()
        }}
      >
        {text('account.look.end')}
      </Button>
    </div>
  )
}
