import { text } from '../locale'
import styles from './PageSkeleton.module.css'

/** What is seen while a page arrives: as tall as a page, so that nothing jumps. */
export function PageSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label={text('common.loading')}>
      <div />
      <div />
      <div />
    </div>
  )
}
