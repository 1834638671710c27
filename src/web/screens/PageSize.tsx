import { text } from '../language/locale'
import { pageSizes } from './list-state'
import styles from './ResourceList.module.css'

/** Page size of a long list; bulk actions apply to one page, so a larger one covers more records. */
export function PageSize({
  usual,
  size,
  onChange,
}: {
  usual: number
  size: number
  /** Undefined: the default size. */
  onChange: (size?: number) => void
}) {
  const sizes = [usual, ...pageSizes.filter((pageSize) => pageSize > usual)]
  return (
    <label className={styles.pageSize}>
      {text('screens.pageSize')}
      <select
        value={size}
        onChange={({ target }) => {
          const chosen = Number(target.value)
          onChange(chosen === usual ? undefined : chosen)
        }}
      >
        {sizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
    </label>
  )
}
