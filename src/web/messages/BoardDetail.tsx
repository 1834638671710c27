import { labelOf, type FieldSchema } from '../../domain/forms/field-schema'
import type { Schemas } from '../../domain/schemas'
import { formatTime, language, text } from '../language/locale'
import { FurtherFacts } from '../screens/FurtherFacts'
import { Tag } from '../ui/Tag'
import styles from './BoardDetail.module.css'
import { repliedTones } from './state-tones'

/** The fields that the page draws; all others are listed below. */
const drawn = [
  'theme',
  'who',
  'createTime',
  'state',
  'description',
  'reply',
  'replyTime',
  'replyBy',
]

/** A message to the maker and the reply, as a talk. */
export function BoardDetail({
  record,
  schema,
}: {
  record: Schemas['BoardMessage']
  schema: FieldSchema
}) {
  const { theme, who, createTime, state, description, reply, replyTime, replyBy } = record
  const stateField = schema.properties?.state ?? {}
  return (
    <article className={styles.talk}>
      <header>
        <h2>{theme}</h2>
        <Tag tone={repliedTones[state]}>{labelOf(stateField, state, language)}</Tag>
      </header>
      <section className={styles.own}>
        <p className={styles.by}>
          <strong>{who}</strong> <time dateTime={createTime}>{formatTime(createTime)}</time>
        </p>
        <p className={styles.words}>{description}</p>
      </section>
      {reply ? (
        <section className={styles.reply}>
          <p className={styles.by}>
            <strong>{replyBy}</strong>{' '}
            {replyTime && <time dateTime={replyTime}>{formatTime(replyTime)}</time>}
          </p>
          <p className={styles.words}>{reply}</p>
        </section>
      ) : (
        <p className={styles.waiting}>{text('messages.board.waiting')}</p>
      )}
      <FurtherFacts schema={schema} record={record} drawn={drawn} />
    </article>
  )
}
