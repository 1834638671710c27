import { pageTitles } from '../../generated/pages'
import { openPath } from '../pages/lazy-page'
import { loadedTexts, text } from '../language/locale'
import styles from './PageSkeleton.module.css'

/** What is seen while a page or a part of it arrives: as tall as a page, so that nothing jumps. */
export function PageSkeleton({ title }: { title?: string | undefined }) {
  return (
    <div className={styles.skeleton} role="status" aria-label={text('common.loading')}>
      {title ? <h1>{title}</h1> : <div className={styles.title} />}
      <div />
      <div />
    </div>
  )
}

/** The same for the page that is open, below its heading: what the server wrote of it stays to be read. */
export function OpenPageSkeleton() {
  const key: string | undefined = pageTitles[openPath() as keyof typeof pageTitles]
  return <PageSkeleton title={key && loadedTexts()[key]} />
}
