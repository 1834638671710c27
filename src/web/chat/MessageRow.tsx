import { Link } from 'react-router'
import { textIn } from '../../domain/language/language'
import { messageType } from '../../domain/chat/rules'
import type { ChatMessage } from '../../domain/chat/line'
import { formatTime, language, text } from '../language/locale'
import { AnswerParts } from './AnswerParts'
import { ChatPicture, FileLink } from './ChatPicture'
import styles from './Messages.module.css'
import { OrderCardView } from './OrderCardView'
import { RecordCardView } from './RecordCardView'
import { RichText } from './RichText'

interface Props {
  message: ChatMessage
  sent?: 'sending' | 'sent' | 'delivered' | 'read' | undefined
  onAsk?: ((question: string) => void) | undefined
  onLeave?: (() => void) | undefined
  atDesk?: boolean
}

/** One message with its sender, content and delivery state. */
export function MessageRow({ message, sent, onAsk, onLeave, atDesk = false }: Props) {
  const { sender, mine, data, date } = message
  if (sender === 'system') return <Notice message={message} atDesk={atDesk} />
  return (
    <article className={`${styles.row} ${mine ? styles.mine : ''}`}>
      <p className={styles.who}>
        <span>{nameOf(message)}</span>
        {date && <time dateTime={date}>{formatTime(date)}</time>}
      </p>
      <div className={styles.bubble}>
        <Content message={message} atDesk={atDesk} onLeave={onLeave} />
        {data?.answer && (
          <AnswerParts answer={data.answer} atDesk={atDesk} onAsk={onAsk} onLeave={onLeave} />
        )}
      </div>
      {sent && <p className={styles.sent}>{text(`chat.${sent}`)}</p>}
    </article>
  )
}

function Content({
  message: { data, text: content, logType, sender },
  atDesk = false,
  onLeave,
}: Props) {
  if (data?.file && logType === messageType.image) return <ChatPicture file={data.file} />
  if (data?.file) return <FileLink file={data.file} />
  if (data?.record) return <RecordCardView card={data.record} atDesk={atDesk} onLeave={onLeave} />
  if (data?.card) return <OrderCardView card={data.card} />
  // Only the chatbot's text may contain links; text written by people is shown as is.
  return (
    <>
      <RichText text={content} linked={sender === 'robot'} onLeave={onLeave} />
      {data?.about && (
        <Link
          className={styles.answerLink}
          to={`/productCategories/details?id=${data.about.id}`}
          target={atDesk ? '_blank' : undefined}
          onClick={onLeave}
        >
          {text('chat.about.message', { model: data.about.model })}
        </Link>
      )}
    </>
  )
}

function Notice({
  message: { data, text: content },
  atDesk,
}: {
  message: ChatMessage
  atDesk: boolean
}) {
  const { notice, agentName = '', agentNameEn } = data ?? {}
  const name = textIn(language, { zh: agentName, en: agentNameEn })
  const sentence = notice ? text(`chat.${atDesk ? 'desk' : 'notice'}.${notice}`, { name }) : content
  return <p className={styles.notice}>{sentence}</p>
}

function nameOf({ sender, mine, name }: ChatMessage): string {
  if (mine) return text('chat.you')
  return sender === 'robot' ? text('chat.robotName') : (name ?? '')
}
