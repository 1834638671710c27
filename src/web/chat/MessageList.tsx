import { useEffect, useRef, type ReactNode } from 'react'
import type { ChatMessage, Outgoing } from '../../domain/chat/line'
import { text } from '../language/locale'
import { MessageGuard } from './MessageGuard'
import { MessageRow } from './MessageRow'
import styles from './Messages.module.css'
import type { TalkState } from './talk'

/** Something that this page says by itself, after a message. */
export interface Tip {
  key: string
  after: number
  content: ReactNode
}

interface Props {
  older: readonly ChatMessage[]
  state: TalkState
  tips: readonly Tip[]
  /** Above the first message. */
  top?: ReactNode
  /** Below the last one. */
  bottom?: ReactNode
  onAsk?: ((question: string) => void) | undefined
  onLeave?: (() => void) | undefined
  /** Staff read it: what the talk says of itself is not said to the customer here. */
  atDesk?: boolean
}

/** The talk: what was, what comes, what is on its way; it follows the newest unless somebody reads further up. */
export function MessageList({
  older,
  state,
  tips,
  top,
  bottom,
  onAsk,
  onLeave,
  atDesk = false,
}: Props) {
  const { line, marks, dropped } = state
  const list = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  const lastTop = useRef(0)
  const messages = [...older, ...line.messages]
  const size = `${line.messages.length} ${line.outbox.length} ${tips.length} ${dropped.length}`
  useEffect(() => {
    const element = list.current
    if (element && atEnd.current) element.scrollTop = element.scrollHeight
  }, [size, bottom])
  // What comes below it, such as the field for an answer, leaves it less room.
  useEffect(() => {
    const element = list.current!
    const sizes = new ResizeObserver(() => {
      if (atEnd.current) element.scrollTop = element.scrollHeight
    })
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [])

  const tipsAfter = (from: number, to: number) =>
    tips
      .filter(({ after }) => after >= from && after < to)
      .map(({ key, content }) => (
        <div key={key} className={styles.tip}>
          {content}
        </div>
      ))
  return (
    <div
      ref={list}
      className={styles.list}
      role="log"
      aria-label={text('chat.title')}
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        // What grows below, such as a picture that has come, is no reading further up.
        if (scrollHeight - scrollTop - clientHeight < 60) atEnd.current = true
        else if (scrollTop < lastTop.current) atEnd.current = false
        lastTop.current = scrollTop
      }}
      onLoad={() => {
        if (list.current && atEnd.current) list.current.scrollTop = list.current.scrollHeight
      }}
    >
      {top}
      {tipsAfter(0, messages[0]?.seq ?? Infinity)}
      {messages.map((message, place) => (
        <div key={message.seq} className={styles.entry}>
          <MessageGuard words={message.text ?? ''}>
            <MessageRow
              message={message}
              sent={message.mine ? sentState(message.seq, marks) : undefined}
              onAsk={onAsk}
              onLeave={onLeave}
              atDesk={atDesk}
            />
          </MessageGuard>
          {tipsAfter(message.seq, messages[place + 1]?.seq ?? Infinity)}
        </div>
      ))}
      {line.outbox.map((outgoing) => (
        <MessageGuard key={outgoing.clientId} words={outgoing.content}>
          <MessageRow message={asMessage(outgoing)} sent="sending" />
        </MessageGuard>
      ))}
      {dropped.map(({ outgoing, reason }) => (
        <p key={outgoing.clientId} className={styles.dropped} role="alert">
          {text('chat.dropped', { reason })}
        </p>
      ))}
      {bottom}
    </div>
  )
}

const sentState = (seq: number, { delivered, read }: TalkState['marks']) =>
  seq <= read ? 'read' : seq <= delivered ? 'delivered' : 'sent'

const asMessage = ({ clientId, content, logType, data }: Outgoing) => ({
  seq: 0,
  clientId,
  logType,
  text: content,
  mine: true,
  date: '',
  ...(data && { data }),
})
