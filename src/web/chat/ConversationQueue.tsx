import { useEffect, useState } from 'react'
import type { Schemas } from '../../domain/schemas'
import { formatSpan, text } from '../language/locale'
import { useUser } from '../session/session'
import { Tag } from '../ui/Tag'
import styles from './Console.module.css'

type Queued = Schemas['QueuedConversation']

/** Waiting customers with their waiting time, own conversations, and those of colleagues. */
export function ConversationQueue({
  queue,
  chosen,
  onChoose,
}: {
  /** Undefined until the queue has loaded. */
  queue: readonly Queued[] | undefined
  chosen: number | undefined
  onChoose: (id: number) => void
}) {
  const user = useUser()
  const now = useNow()
  const isMine = ({ agentId }: Queued) => agentId !== undefined && agentId === Number(user?.id)
  const groups = [
    { key: 'queue', of: queue?.filter(({ state }) => state === 'waiting') },
    {
      key: 'queue.mine',
      of: queue?.filter((conversation) => conversation.state === 'open' && isMine(conversation)),
    },
    {
      key: 'queue.others',
      of: queue?.filter((conversation) => conversation.state === 'open' && !isMine(conversation)),
    },
  ] as const
  return (
    <nav className={styles.queue} aria-label={text('chat.queue')} aria-busy={!queue}>
      {groups.map(({ key, of }) => (
        <section key={key}>
          <h2>
            {text(`chat.${key}`)} {of && <span className={styles.count}>{of.length}</span>}
          </h2>
          {key === 'queue' && of?.length === 0 && (
            <p className={styles.soft}>{text('chat.queue.none')}</p>
          )}
          <ul>
            {of?.map((conversation) => (
              <li key={conversation.id}>
                <button
                  type="button"
                  aria-current={conversation.id === chosen}
                  onClick={() => onChoose(conversation.id)}
                >
                  <span className={styles.name}>
                    {conversation.customerName}
                    {conversation.unread > 0 && (
                      <span
                        className={styles.unread}
                        aria-label={text('chat.queue.unread', { count: conversation.unread })}
                      >
                        {conversation.unread}
                      </span>
                    )}
                  </span>
                  {conversation.company && (
                    <span className={styles.company}>{conversation.company}</span>
                  )}
                  <span className={styles.last}>{conversation.lastText}</span>
                  <span className={styles.soft}>
                    {conversation.state === 'open' && <span>{conversation.agentName}</span>}
                    <Waiting conversation={conversation} now={now} />
                    {conversation.afterHours && (
                      <Tag tone="warn">{text('chat.queue.afterHours')}</Tag>
                    )}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

/** How long the customer has waited: for an agent, or for an answer of theirs. */
function Waiting({
  conversation: { state, waitingSince, unansweredSince },
  now,
}: {
  conversation: Queued
  now: number
}) {
  const since = state === 'waiting' ? waitingSince : unansweredSince
  if (!since) return null
  const time = wordsSince(since, now)
  return (
    <time dateTime={since}>
      {text(state === 'waiting' ? 'chat.queue.wait' : 'chat.queue.unanswered', { time })}
    </time>
  )
}

/** 5 minutes, 2 hours 5 minutes, 3 days 2 hours */
function wordsSince(since: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / 60_000))
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  const parts = [
    days > 0 && formatSpan(days, 'day'),
    hours % 24 > 0 && formatSpan(hours % 24, 'hour'),
    days === 0 && minutes % 60 > 0 && formatSpan(minutes % 60, 'minute'),
  ].filter((part) => part !== false)
  return parts.join(' ') || text('chat.wait.soon')
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), 1000)
    return () => window.clearInterval(timer)
  }, [])
  return now
}
