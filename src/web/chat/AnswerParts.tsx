import { Link } from 'react-router'
import type { Schemas } from '../../domain/schemas'
import { text } from '../language/locale'
import { AnswerVote, PersonButton } from './AnswerVote'
import styles from './Messages.module.css'

/** Below an answer of the chatbot: its page, its knowledge base entry, and follow-up questions. */
export function AnswerParts({
  answer: { id, helpful, offersPerson, link, source, related = [] },
  atDesk,
  onAsk,
  onLeave,
}: {
  answer: Schemas['RobotAnswer']
  atDesk: boolean
  onAsk?: ((question: string) => void) | undefined
  onLeave?: (() => void) | undefined
}) {
  return (
    <>
      {link && (
        <Link className={styles.answerLink} to={link.to} onClick={onLeave}>
          {link.text}
        </Link>
      )}
      {source && (
        <p className={styles.source}>{text('chat.source', { question: source.question })}</p>
      )}
      {offersPerson && onAsk && <PersonButton onAsk={onAsk} />}
      {related.length > 0 && onAsk && (
        <div className={styles.related}>
          <p>{text('chat.related')}</p>
          <ul>
            {related.map(({ id, question }) => (
              <li key={id}>
                <button type="button" onClick={() => onAsk(question)}>
                  {question}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {id !== undefined && !atDesk && <AnswerVote id={id} helpful={helpful} onAsk={onAsk} />}
      {atDesk && helpful !== undefined && (
        <p className={styles.source}>{text(helpful ? 'chat.desk.helped' : 'chat.desk.wrong')}</p>
      )}
    </>
  )
}
