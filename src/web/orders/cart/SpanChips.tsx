import { useRef, useState } from 'react'
import kinds from '../../../../schemas/common/SpanKind.json'
import type { Span } from '../../../domain/reading/span'
import { language, text } from '../../language/locale'
import { Icon } from '../../ui/Icon'
import { keyOf } from '../../ui/keys'
import { SpanChoices } from './SpanChoices'
import styles from './SpanChips.module.css'

interface Props {
  /** The line as it was written. */
  written: string
  spans: readonly Span[]
  line: number
  disabled: boolean
  /** Resolves the line with these spans. */
  onChange: (spans: Span[]) => void
}

/** How a line was read: one chip for each part that counts. A chip can be corrected or removed. */
export function SpanChips({ written, spans, line, disabled, onChange }: Props) {
  const [open, setOpen] = useState<number>()
  const list = useRef<HTMLUListElement>(null)
  const shown = [...spans.entries()].filter(([, { kind }]) => kind !== 'noise')
  if (shown.length === 0) return null
  const chosen = open === undefined ? undefined : spans[open]
  const partOf = ({ from, to, typed }: Span) => typed ?? written.slice(from, to).trim()

  /** Closes the choices; the focus returns to the chip, or to the one that takes its place. */
  function close(nth: number) {
    setOpen(undefined)
    const chips = [...(list.current?.querySelectorAll<HTMLElement>('[aria-expanded]') ?? [])]
    chips[Math.min(nth, chips.length - 1)]?.focus()
  }

  return (
    <div
      className={styles.whole}
      onKeyDown={(event) => {
        if (keyOf(event) !== 'Escape' || open === undefined) return
        event.stopPropagation()
        // Otherwise the dialog would close too.
        event.preventDefault()
        close(shown.findIndex(([nth]) => nth === open))
      }}
    >
      <ul ref={list} className={styles.chips} aria-label={text('orders.entry.readAs', { line })}>
        {shown.map(([nth, span]) => {
          const part = partOf(span)
          const kind = kinds['x-enum'][span.kind][language]
          const isUnknown = span.kind === 'word' || span.kind === 'figure'
          return (
            <li
              key={nth}
              className={`${styles.chip} ${span.state || isUnknown ? styles.unmatched : ''}`}
            >
              <button
                type="button"
                className={styles.part}
                aria-expanded={open === nth}
                aria-label={text('orders.entry.correctSpan', { kind, part })}
                aria-disabled={disabled}
                title={kind}
                onClick={() => !disabled && setOpen(open === nth ? undefined : nth)}
              >
                {isFigure(part) && <span className={styles.kind}>{kind}</span>}
                {part}
              </button>
              <button
                type="button"
                className={styles.remove}
                aria-label={text('orders.entry.withoutSpan', { kind, part })}
                aria-disabled={disabled}
                onClick={() => {
                  if (disabled) return
                  setOpen(undefined)
                  onChange(spans.filter((_span, at) => at !== nth))
                }}
              >
                <Icon name="close" size={12} />
              </button>
            </li>
          )
        })}
      </ul>
      {open !== undefined && chosen && (
        <SpanChoices
          key={open}
          spans={spans}
          nth={open}
          part={partOf(chosen)}
          onChoose={(corrected) => {
            close(shown.findIndex(([nth]) => nth === open))
            onChange(corrected)
          }}
        />
      )}
    </div>
  )
}

/** A bare figure does not tell its meaning. */
const isFigure = (part: string) => /^[\d.,\s]+$/.test(part.normalize('NFKC'))
