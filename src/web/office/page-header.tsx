import type { ReactNode } from 'react'
import styles from './OfficeFrame.module.css'

interface Props {
  title?: ReactNode
  extra?: ReactNode
  children?: ReactNode
}

/**
 * The head of Refine's pages. It replaces that of @ant-design/pro-layout, which would load a whole second layout and a
 * second copy of the style engine.
 */
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
