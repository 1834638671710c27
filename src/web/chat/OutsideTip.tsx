import { useNavigate } from 'react-router'
import type { Schemas } from '../../domain/schemas'
import { leaveMessage } from '../actions/leave-message'
import { formatDate, text } from '../language/locale'
import { Button } from '../ui/Button'
import styles from './Messages.module.css'

/** After hours: names the opening hours, says that the question is kept, and links to the message board. */
export function OutsideTip({ hours }: { hours: Schemas['ServiceHours'] }) {
  const navigate = useNavigate()
  const { from, to, nextDay, nextTime = from } = hours
  return (
    <div className={styles.outside}>
      <p>
        {nextDay
          ? text('chat.tip.outside', { from, to, day: formatDate(nextDay), time: nextTime })
          : text('chat.tip.closed')}
      </p>
      <Button small onClick={() => leaveMessage(undefined, navigate)}>
        {text('chat.tip.board')}
      </Button>
    </div>
  )
}
