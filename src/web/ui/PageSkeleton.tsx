import { pageTitles } from '../../generated/pages'
import { openPath } from '../pages/lazy-page'
import { loadedTexts, text } from '../language/locale'
import styles from './PageSkeleton.module.css'

/** Placeholder while a page or a part loads; as tall as a page to avoid a layout shift. */
export function PageSkeleton({ title }: { title?: string | undefined }) {
  return (
    <div className={styles.skeleton} role="status" aria-label={text('common.loading')}>
      {title ? <h1>{title}</h1> : <div className={styles.title} />}
      <div />
      <div />
    </div>
  )
}

/** Placeholder of the current page below its real heading, so that the server-rendered heading stays readable. */
export function OpenPageSkeleton() {
  const key: string | undefined = pageTitles[openPath() as keyof typeof pageTitles]
  return <PageSkeleton title={key && loadedTexts()[key]} />
}
