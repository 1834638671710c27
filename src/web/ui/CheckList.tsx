import { formatNumber, shownValue } from '../language/locale'
import styles from './CheckList.module.css'

export interface CheckOption {
  value: string
  /** Number of results the value leaves; undefined if unknown. */
  count?: number
  checked: boolean
  /** Reason why the value cannot be chosen; it is then greyed out. */
  impossible?: string | undefined
}

/** A list of checkboxes. */
export function CheckList({
  options,
  onToggle,
}: {
  options: CheckOption[]
  onToggle: (value: string, checked: boolean) => void
}) {
  return (
    <ul className={styles.list}>
      {options.map(({ value, count, checked, impossible }) => (
        <li key={value}>
          <label className={styles.option} title={impossible}>
            <input
              type="checkbox"
              checked={checked}
              disabled={impossible !== undefined}
              onChange={() => onToggle(value, !checked)}
            />
            <span className={styles.value}>{shownValue(value)}</span>
            {count !== undefined && <span className={styles.count}>{formatNumber(count)}</span>}
          </label>
        </li>
      ))}
    </ul>
  )
}
