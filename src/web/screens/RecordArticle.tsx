import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { text } from '../language/locale'
import { Icon } from '../ui/Icon'
import type { Back } from './OneRecord'
import styles from './Record.module.css'

interface Props {
  title: string
  back: Back
  /** Status tags beside the title. */
  tags?: ReactNode
  /** Actions on the record. */
  actions?: ReactNode
  children: ReactNode
}

/** Layout of a hand-drawn record: back link, title, tags, actions, content. */
export function RecordArticle({ title, back, tags, actions, children }: Props) {
  return (
    <article className={styles.record}>
      <Link to={back.to} className={styles.back}>
        <Icon name="chevronLeft" size={16} />
        {text(back.title)}
      </Link>
      <header className={styles.header}>
        <h1>{title}</h1>
        {tags}
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </article>
  )
}
