import { text } from '../language/locale'
import styles from './FormulaToggle.module.css'

interface Props {
  open: boolean
  onToggle: () => void
  /** The figure or check that the formula belongs to, where its row does not say it. */
  of?: string
}

/** Shows and hides the formula of a row. */
export function FormulaToggle({ open, onToggle, of }: Props) {
  const name = text('calculation.formula')
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-expanded={open}
      aria-label={of ? `${name}: ${of}` : name}
      title={name}
      onClick={onToggle}
    >
      ƒ
    </button>
  )
}
