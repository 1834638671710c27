import type { ReactNode } from 'react'
import styles from './Empty.module.css'
import { Icon, type IconName } from './Icon'

/** An empty state: what is missing, why, and what to do next (links or buttons as children). */
export function Empty({
  title,
  hint,
  icon = 'box',
  isPage = false,
  children,
}: {
  title: string
  hint?: string | undefined
  icon?: IconName
  /** True if it fills the page and is its heading. */
  isPage?: boolean
  children?: ReactNode
}) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <div className={styles.empty}>
      <span className={styles.icon}>
        <Icon name={icon} size={28} />
      </span>
      <Title className={styles.title}>{title}</Title>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
