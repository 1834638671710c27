import { listMarkOf } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import { formatTime, language, text } from '../language/locale'
import styles from './Timeline.module.css'

/** The history of a record, latest first. */
export function Timeline({ steps, title }: { steps: Schemas['TimelineEntry'][]; title: string }) {
  if (steps.length === 0) return null
  // By id, because two entries may have the same time.
  const latestFirst = [...steps].sort((a, b) => b.id - a.id)
  return (
    <section className={styles.timeline}>
      <h2>{title}</h2>
      <ol>
        {latestFirst.map(({ id, time, who, what, note, fields }) => (
          <li key={id}>
            <time dateTime={time}>{formatTime(time)}</time>
            <span>
              <strong>{who}</strong> {what}
            </span>
            {fields && (
              <p>
                {text('screens.timeline.fields', {
                  fields: fields.join(listMarkOf[language]),
                })}
              </p>
            )}
            {note && <p>{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
