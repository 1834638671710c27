import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { text } from '../language/locale'
import { Icon } from './Icon'
import styles from './MoreBlock.module.css'
import { MoreButton } from './MoreButton'

/** Content cut off at the limit (pixels), with a button that shows the rest. */
export function MoreBlock({ children, limit = 344 }: { children: ReactNode; limit?: number }) {
  const content = useRef<HTMLDivElement>(null)
  const [tall, setTall] = useState(false)
  const [open, setOpen] = useState(false)

  // Before painting, so that nothing jumps.
  useLayoutEffect(() => {
    setTall((content.current?.scrollHeight ?? 0) >= limit)
  }, [children, limit])

  return (
    <div>
      <div
        ref={content}
        className={tall && !open ? styles.cut : undefined}
        style={tall && !open ? { maxHeight: limit - 40 } : undefined}
      >
        {children}
      </div>
      {tall && (
        <MoreButton
          className={styles.toggle}
          open={open}
          more={text('shell.more')}
          onToggle={setOpen}
        >
          <span className={open ? styles.turned : undefined}>
            <Icon name="chevronDown" size={16} />
          </span>
        </MoreButton>
      )}
    </div>
  )
}
