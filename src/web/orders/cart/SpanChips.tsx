import kinds from '../../../../schemas/common/SpanKind.json'
import type { Span } from '../../../domain/reading/span'
import { language, text } from '../../language/locale'
import { Icon } from '../../ui/Icon'
import styles from './SpanChips.module.css'

interface Props {
  /** The line as it was written. */
  written: string
  spans: readonly Span[]
  line: number
  disabled: boolean
  onRemove: (span: Span) => void
}

/** How a line was read: one chip for each part that counts. Removing one resolves the line without it. */
export function SpanChips({ written, spans, line, disabled, onRemove }: Props) {
  const shown = spans.filter(({ kind }) => kind !== 'noise')
  if (shown.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={text('orders.entry.readAs', { line })}>
      {shown.map((span) => {
        const part = written.slice(span.from, span.to).trim()
        const kind = kinds['x-enum'][span.kind][language]
        const isUnknown = span.kind === 'word' || span.kind === 'figure'
        return (
          <li key={span.from}>
            <button
              type="button"
              className={`${styles.chip} ${span.state || isUnknown ? styles.unmatched : ''}`}
              disabled={disabled}
              title={kind}
              onClick={() => onRemove(span)}
            >
              <span className="visually-hidden">
                {text('orders.entry.withoutSpan', { kind, part })}
              </span>
              <span aria-hidden="true">{part}</span>
              <Icon name="close" size={12} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
