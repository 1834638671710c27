import { useEffect, useState } from 'react'
import type { Schemas } from '../../domain/schemas'
import { telephoneLink } from '../../domain/account/telephone'
import { useBootArea } from '../calls/boot-data'
import { text } from '../language/locale'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import styles from './ServiceDialog.module.css'
import type { Connection } from './talk-socket'
import { sharesView, shareView, stopSharing } from './view-sharing'

/** Header of the chat: who answers, how to reach a person, and the opening hours. */
export function ServiceHead({
  status,
  people,
  connection,
  refusal,
  onPerson,
  onRobot,
}: {
  status: Schemas['ChatStatus']
  /** True while the customer talks to people rather than to the chatbot. */
  people: boolean
  connection: Connection
  /** Reason why the server refuses the socket permanently; empty if it does not. */
  refusal: string
  onPerson: () => void
  onRobot: () => void
}) {
  const [hotline] = useBootArea('hotline')
  const { state, hours, agentName = '', sharesView: isSeen = false } = status
  const number = hotline?.content
  const spokenTo = people ? state : 'robot'
  useEffect(() => {
    // Consent to share the view holds for this tab and this conversation only.
    if (sharesView() ? state === 'robot' : isSeen) stopSharing()
  }, [state, isSeen])
  return (
    <div className={styles.head}>
      <p className={styles.mode} role="status">
        <span className={styles.dot} data-state={spokenTo} />
        {text(`chat.mode.${spokenTo}`, { name: agentName })}
        {people && connection === 'lost' && <em>{text('chat.offline')}</em>}
        {people && connection === 'refused' && <em>{text('chat.refused', { reason: refusal })}</em>}
      </p>
      {!people && (
        <Button small onClick={onPerson}>
          {text(state === 'robot' ? 'chat.toPerson' : `chat.backTo.${state}`, { name: agentName })}
        </Button>
      )}
      {people && (
        <Button small onClick={onRobot}>
          {text('chat.toRobot')}
        </Button>
      )}
      {state !== 'robot' && <ViewChoice />}
      <p className={styles.facts}>
        <span>{text('chat.hours', { from: hours.from, to: hours.to })}</span>
        {number && (
          <a href={telephoneLink(number)}>
            <Icon name="phone" size={16} /> {text('chat.hotline')} {number}
          </a>
        )}
      </p>
    </div>
  )
}

/** Lets the customer share the page shown in this tab. */
function ViewChoice() {
  const [agrees, setAgrees] = useState(sharesView)
  return (
    <label className={styles.agree}>
      <input
        type="checkbox"
        checked={agrees}
        onChange={({ target: { checked } }) => {
          setAgrees(checked)
          if (checked) shareView()
          else stopSharing()
        }}
      />
      {text('chat.shareView')}
    </label>
  )
}
