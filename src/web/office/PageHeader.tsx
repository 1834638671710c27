import type { ReactNode } from 'react'
import styles from './OfficeFrame.module.css'

interface Props {
  title?: ReactNode
  extra?: ReactNode
  children?: ReactNode
}

/** The head of Refine's pages: title and actions. */
export function PageHeader({ title, extra, children }: Props) {
  return (
    <section>
      <header className={styles.pageHeader}>
        {title}
        <div className={styles.pageActions}>{extra}</div>
      </header>
      {children}
    </section>
  )
}
