import { formatNumber, shownValue } from '../language/locale'
import styles from './CheckList.module.css'

export interface CheckOption {
  value: string
  /** How many things the value leaves; absent: not known. */
  count?: number
  checked: boolean
  /** Why the value cannot be chosen; such a value is greyed. */
  impossible?: string | undefined
}

/** Values of which any number may be checked. */
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
