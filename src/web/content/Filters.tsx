import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { text } from '../language/locale'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import styles from './Filters.module.css'

/** The filters of a list; on a phone they fold into one button, and do so again after each choice. */
export function Filters({
  chosen,
  children,
}: {
  /** The current choice. */
  chosen: string
  children: ReactNode
}) {
  const { search } = useLocation()
  /** Address at which they were unfolded. */
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === search
  return (
    <div className={styles.filters}>
      <Button
        className={styles.opener}
        aria-expanded={isOpen}
        onClick={() => setOpenAt(isOpen ? undefined : search)}
      >
        <Icon name="filter" size={18} />
        <span>{text('content.filters', { chosen })}</span>
        <Icon name="chevronDown" size={16} />
      </Button>
      <div className={styles.body} data-open={isOpen}>
        {children}
      </div>
    </div>
  )
}
