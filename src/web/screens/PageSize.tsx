import { text } from '../language/locale'
import { pageSizes } from './list-state'
import styles from './ResourceList.module.css'

/** How many records of a long list stand on a page: what is done with those of a page is done with more of them. */
export function PageSize({
  usual,
  size,
  onChange,
}: {
  usual: number
  size: number
  /** Nothing named: the usual size. */
  onChange: (size?: number) => void
}) {
  const sizes = [usual, ...pageSizes.filter((one) => one > usual)]
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
        {sizes.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    </label>
  )
}
