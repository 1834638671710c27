import { useState } from 'react'
import type { Schemas } from '../../domain/schemas'
import { text, type TextKey } from '../language/locale'
import styles from './Calculator.module.css'
import { FieldInput } from './FieldInput'
import { asks } from './kinds'
import { RowsEditor } from './RowsEditor'
import type { Calculator } from './useCalculator'

type Product = Schemas['CalculationProduct']

/** A choice that a lockbolt leaves no other way; one that came along from elsewhere can be put right. */
const isOfLockbolt = (name: string, values: Record<string, unknown>) =>
  (name === 'mode' || name === 'fastener') && values[name] === 'lockbolt'

/** A group of fields under its heading, those that apply. */
export function FieldGroup({
  calculator,
  group: { title, fields, advanced },
  kind,
}: {
  calculator: Calculator
  /** The product's kind; a lockbolt has only one tightening method. */
  kind: Product['kind'] | undefined
  group: { title: TextKey; fields: string[]; advanced?: boolean }
}) {
  const [open, setOpen] = useState(false)
  const asked = fields
    .filter((name) => asks(calculator.page, name, calculator.values))
    .filter((name) => kind !== 'lockbolt' || !isOfLockbolt(name, calculator.values))
  // A fault inside shows itself: what keeps the result away must not be folded.
  const faulty = asked.some((name) => calculator.messageAt(name) !== undefined)
  if (asked.length === 0) return null
  const inputs = asked.map((name) =>
    name === 'sections' || name === 'layers' ? (
      <RowsEditor key={name} calculator={calculator} path={name} />
    ) : (
      <FieldInput key={name} calculator={calculator} path={name} />
    ),
  )
  if (advanced)
    return (
      <details
        className={styles.group}
        open={open || faulty}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>{text(title)}</summary>
        <div className={styles.fields}>{inputs}</div>
      </details>
    )
  return (
    <fieldset className={styles.group}>
      <legend>{text(title)}</legend>
      <div className={styles.fields}>{inputs}</div>
    </fieldset>
  )
}
