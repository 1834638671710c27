import { Link } from 'react-router'
import type { Schemas } from '../../domain/schemas'
import { text } from '../language/locale'
import styles from './Messages.module.css'

/** Below an answer of the chatbot: its page, its knowledge base entry, and follow-up questions. */
export function AnswerParts({
  answer: { link, source, related = [] },
  onAsk,
  onLeave,
}: {
  answer: Schemas['RobotAnswer']
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
    </>
  )
}
