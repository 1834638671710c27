import { inBraces } from '../../../domain/chat/placeholders'
import type { choicesOf } from '../../../domain/forms/field-schema'
import { text } from '../../language/locale'
import styles from '../SchemaForm.module.css'

export type Placeholders = ReturnType<typeof choicesOf>

/** The placeholders that a text may hold; a click puts one into it. */
export function PlaceholderList({
  placeholders,
  onInsert,
}: {
  placeholders: Placeholders
  /** Undefined where nothing can be written. */
  onInsert: ((words: string) => void) | undefined
}) {
  return (
    <div className={styles.placeholders} role="group" aria-label={text('screens.placeholders')}>
      <span>{text('screens.placeholders')}</span>
      {placeholders.map(({ value, label }) => {
        const words = inBraces(String(value))
        return (
          <button key={value} type="button" disabled={!onInsert} onClick={() => onInsert?.(words)}>
            <code>{words}</code> {label}
          </button>
        )
      })}
    </div>
  )
}
