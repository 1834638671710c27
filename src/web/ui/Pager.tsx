import { formatNumber, text } from '../language/locale'
import { Button } from './Button'
import { Icon } from './Icon'
import styles from './Pager.module.css'

interface Props {
  /** Counts from 1. */
  current: number
  size: number
  total: number
  onChange: (page: number) => void
  /** Called when the pointer rests on a page link, to prefetch it. */
  onPoint?: (page: number) => void
}

/** Previous, next and the current position; nothing if there is a single page. */
export function Pager({ current, size, total, onChange, onPoint }: Props) {
  const pages = Math.ceil(total / size)
  if (pages <= 1 && current <= 1) return null
  const step = (page: number) => ({
    disabled: page < 1 || page > pages,
    onClick: () => onChange(page),
    onPointerEnter: () => onPoint?.(page),
    onFocus: () => onPoint?.(page),
  })
  return (
    <nav className={styles.pager} aria-label={text('common.pager.label')}>
      <Button {...step(current - 1)}>
        <Icon name="chevronLeft" size={16} />
        {text('common.pager.previous')}
      </Button>
      <span className={styles.where} aria-live="polite">
        {text('common.pager.where', {
          current: formatNumber(current),
          pages: formatNumber(Math.max(pages, 1)),
        })}
      </span>
      <Button {...step(current + 1)}>
        {text('common.pager.next')}
        <Icon name="chevronRight" size={16} />
      </Button>
    </nav>
  )
}
