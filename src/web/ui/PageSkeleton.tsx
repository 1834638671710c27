import { text } from '../locale'
import styles from './PageSkeleton.module.css'

/** What is seen while a page arrives, below its title where that is known: as tall as a page, so that nothing jumps. */
export function PageSkeleton({ title }: { title?: string | undefined }) {
  return (
    <div className={styles.skeleton} role="status" aria-label={text('common.loading')}>
      {title ? <h1>{title}</h1> : <div className={styles.title} />}
      <div />
      <div />
    </div>
  )
}
