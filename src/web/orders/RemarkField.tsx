import { useId } from 'react'
import { titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import { formatNumber, language, text } from '../language/locale'
import styles from './IntentionOrderPage.module.css'

interface Props {
  schema: FieldSchema
  value: string
  fault: string | undefined
  onChange: (value: string) => void
}

/** A remark with its character count. */
export function RemarkField({ schema, value, fault, onChange }: Props) {
  const id = useId()
  const written = [...value.trim()].length
  const most = schema.maxLength ?? Infinity
  const message = fault ?? (written > most ? schema['x-error']?.maxLength?.[language] : undefined)
  return (
    <div className={styles.remark}>
      <label htmlFor={id}>{titleOf(schema, 'remark', language)}</label>
      <textarea
        id={id}
        rows={4}
        value={value}
        placeholder={text('orders.remark.hint')}
        aria-invalid={message !== undefined}
        aria-describedby={`${id}-count ${id}-fault`}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className={styles.under}>
        <span id={`${id}-fault`} className={styles.fault}>
          {message}
        </span>
        <span
          id={`${id}-count`}
          className={written > most ? `${styles.count} ${styles.over}` : styles.count}
        >
          {formatNumber(written)} / {formatNumber(most)}
        </span>
      </div>
    </div>
  )
}
