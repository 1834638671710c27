import type { ReactNode } from 'react'
import { WithActionBar } from '../ui/ActionBar'
import styles from './OfficePage.module.css'

interface Props {
  title: string
  /** Status tags beside the title. */
  tags?: ReactNode
  /** Links to related pages. */
  links?: ReactNode
  /** Actions on the record, in the bar at the foot of the window. */
  actions?: ReactNode
  children: ReactNode
}

/** Layout of a hand-drawn page of the office: title, tags, links, content, action bar. */
export function OfficePage({ title, tags, links, actions, children }: Props) {
  return (
    <WithActionBar actions={actions}>
      <article className={styles.page}>
        <header className={styles.header}>
          <h1>{title}</h1>
          {tags}
          {links && <nav className={styles.links}>{links}</nav>}
        </header>
        {children}
      </article>
    </WithActionBar>
  )
}

interface ColumnsProps {
  /** Comes first, on the left if there is room. */
  first: ReactNode
  /** Comes next, on the right. */
  beside: ReactNode
  /** Comes last, below the first. */
  rest: ReactNode
}

/** Sections of a page in two columns if there is room. */
export function Columns({ first, beside, rest }: ColumnsProps) {
  return (
    <div className={styles.room}>
      <div className={styles.columns}>
        <div className={styles.column}>{first}</div>
        <div className={`${styles.column} ${styles.beside}`}>{beside}</div>
        <div className={styles.column}>{rest}</div>
      </div>
    </div>
  )
}
